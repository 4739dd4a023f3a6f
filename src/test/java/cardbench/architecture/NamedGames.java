package cardbench.architecture;

import cardbench.app.bundle.Games;
import cardbench.codes.call.decks.GameModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files that name a game but do not belong to one: what somebody who adds a game must look at.
 * Comments do not count, nor do tests that take a game as an example.
 */
final class NamedGames {

    private static final List<String> ROOTS =
            List.of(
                    "src/main/java",
                    "src/build/java/cardbench/build/site",
                    "src/test/java",
                    "webapp",
                    "pom.xml");

    private static final Pattern BLOCK_COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern LINE_COMMENT = Pattern.compile("(?m)^\\s*//.*$");

    /** Words in which an id may stand by chance; such an id counts only as a word of its own. */
    private static final String ORDINARY = "color explored snapshot";

    private NamedGames() {}

    /** The ids of all games, in the order of their list. */
    static List<String> ids() {
        return Games.all().stream().map(GameModule::id).toList();
    }

    /** The paths of the files, sorted. */
    static Set<String> files() {
        Set<String> files = new TreeSet<>();
        for (String root : ROOTS) {
            try (Stream<Path> paths = Files.walk(Path.of(root))) {
                paths.filter(Files::isRegularFile)
                        .filter(NamedGames::counts)
                        .filter(file -> namesGame(file.toString(), read(file)))
                        .forEach(file -> files.add(file.toString().replace('\\', '/')));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean counts(Path file) {
        String path = file.toString().replace('\\', '/');
        boolean test =
                path.startsWith("src/test/")
                        && (path.endsWith("Test.java") || path.endsWith("IT.java"));
        return !path.endsWith(".png") && !test && !isOwn(path);
    }

    /** Whether a file belongs to a game: by its package, or by its folder. */
    static boolean isOwn(String path) {
        for (String id : ids()) {
            boolean ofPackage =
                    path.matches("src/[a-z]+/java/cardbench/codes/(call/)?" + id + "/.*");
            boolean ofPage = path.startsWith("webapp/codes/games/" + id + "/");
            if (ofPackage || ofPage) {
                return true;
            }
        }
        return false;
    }

    /** Whether a text names a game outside of comments. ygo-calc is a program, not a game. */
    static boolean namesGame(String path, String text) {
        String code = text;
        if (path.endsWith(".java") || path.endsWith(".js") || path.endsWith(".css")) {
            code = BLOCK_COMMENT.matcher(code).replaceAll("");
            code = LINE_COMMENT.matcher(code).replaceAll("");
        }
        String ids =
                ids().stream()
                        .filter(id -> !ORDINARY.contains(id))
                        .map(id -> id + "(?!-?calc)")
                        .collect(Collectors.joining("|"));
        return Pattern.compile(ids).matcher(code.toLowerCase(Locale.ROOT)).find() || hasWord(code);
    }

    private static boolean hasWord(String code) {
        return ids().stream().filter(ORDINARY::contains).anyMatch(id -> isWord(id, code));
    }

    /** Whether an id stands in a text as a word, or begins the name of a class. */
    private static boolean isWord(String id, String code) {
        String capital = id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
        String word = "(?<![A-Za-z-])" + id + "(?![A-Za-z-])|\\b" + capital + "[A-Z]";
        return Pattern.compile(word).matcher(code).find();
    }
}
