package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How tightly classes are knotted: a knot is a set of classes each of which reaches each other one
 * by references. A class of a knot can only be understood with all others.
 */
class ClassKnotsTest {

    /** The most classes of a knot. */
    private static final int MAX_KNOT = 6;

    /** The most lines of a file. */
    private static final int MAX_LINES = 450;

    /** The most files of a package. */
    private static final int MAX_FILES = 40;

    private static String outer(String name) {
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    /** The knots of the classes below a package, the largest first. */
    private static List<List<String>> knots(String path) {
        Map<String, TreeSet<String>> references = new TreeMap<>();
        for (ClassFile file : ClassFile.ofProject()) {
            String from = outer(file.name());
            if (!from.startsWith(path)) {
                continue;
            }
            TreeSet<String> to = references.computeIfAbsent(from, unused -> new TreeSet<>());
            for (String reference : file.references()) {
                if (reference.startsWith(path) && !outer(reference).equals(from)) {
                    to.add(outer(reference));
                }
            }
        }
        assertTrue(references.size() > 5, "classes below " + path);
        Map<String, List<String>> imports = new TreeMap<>();
        references.forEach((from, to) -> imports.put(from, new ArrayList<>(to)));
        List<List<String>> knots = new ArrayList<>(ImportCircles.of(imports));
        knots.sort((a, b) -> b.size() - a.size());
        return knots;
    }

    /** All packages together, so that a knot cannot hide between them. */
    @Test
    void classes_areInSmallKnots() {
        List<List<String>> knots = knots("cardbench/");
        for (List<String> knot : knots) {
            assertTrue(knot.size() <= MAX_KNOT, knot.size() + " classes in a knot: " + knot);
        }
    }

    /**
     * The largest knot of each package of the solver; a smaller number is written down here, a
     * larger one fails.
     */
    @ParameterizedTest
    @CsvSource({"program, 4", "state, 0", "analysis, 2", "machine, 6", "search, 2"})
    void largestKnot_isAsWrittenDown(String name, int classes) {
        List<List<String>> knots = knots("cardbench/odds/exact/" + name + "/");
        assertEquals(classes, knots.isEmpty() ? 0 : knots.get(0).size(), () -> knots.toString());
    }

    /** A file of one subject is short, and a package of one subject has few files. */
    @Test
    void files_areShort_andPackagesSmall() throws IOException {
        Map<Path, Integer> packages = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(Path.of("src/main/java/cardbench"))) {
            for (Path path : paths.filter(one -> one.toString().endsWith(".java")).toList()) {
                int lines = Files.readAllLines(path).size();
                assertTrue(lines <= MAX_LINES, path + " has " + lines + " lines");
                packages.merge(path.getParent(), 1, Integer::sum);
            }
        }
        assertTrue(packages.size() > 50, packages.size() + " packages");
        packages.forEach(
                (folder, files) ->
                        assertTrue(files <= MAX_FILES, folder + " has " + files + " files"));
    }
}
