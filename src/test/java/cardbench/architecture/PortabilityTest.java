package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class PortabilityTest {

    @Test
    void project_isPortable() {
        List<String> breaches = new ArrayList<>();
        for (ClassFile file : ClassFile.ofProject()) {
            if (!Set.of("app.cli", "build").contains(ClassFile.subject(file.packageName()))) {
                breaches.addAll(Portability.breaches(file));
            }
        }
        assertEquals(List.of(), breaches);
    }

    /** One fault in each method, named after it. */
    static final class Faulty {

        static String format(int n) {
            return String.format("%d", n);
        }

        static String[] split(String text) {
            return text.split(",");
        }

        static String lower(String text) {
            return text.toLowerCase();
        }

        static boolean letter(char c) {
            return Character.isLetter(c);
        }

        static double power(double x) {
            return Math.pow(x, 2);
        }

        static String concatenated(double x) {
            return "x = " + x;
        }

        static StringBuilder appended(StringBuilder out, double x) {
            return out.append(x);
        }

        static double parsed(String text) {
            return Double.parseDouble(text);
        }

        static int half(int x) {
            return (int) (x * 0.5f);
        }

        static int caught(int x) {
            try {
                return 1 / x;
            } catch (ArithmeticException e) {
                return 0;
            }
        }

        static void asserted(int x) {
            assert x > 0;
        }

        static long clock() {
            return System.nanoTime();
        }

        static String className(Object o) {
            return o.getClass().getSimpleName();
        }

        static String message(NumberFormatException e) {
            return e.getMessage();
        }

        static void shuffled(List<Integer> list) {
            Collections.shuffle(list);
        }

        static Function<String, String> reference() {
            return String::strip;
        }
    }

    static final class KnowsRandom {
        private final Random random = new Random(1);

        int next() {
            return random.nextInt(6);
        }
    }

    static final class KnowsStreams {
        static int sum(List<Integer> list) {
            return list.stream().mapToInt(n -> n).sum();
        }
    }

    /** Nothing to find here. */
    record Sound(int id, List<String> names) {

        double share(int total) {
            return total == 0 ? 0 : Math.sqrt((double) id / total);
        }

        String shown() {
            StringBuilder out = new StringBuilder();
            for (Map.Entry<String, Integer> entry : new TreeMap<>(Map.of("a", id)).entrySet()) {
                out.append(entry.getKey()).append(entry.getValue());
            }
            try {
                return "id " + Integer.parseInt(out.substring(1));
            } catch (NumberFormatException e) {
                return "none";
            }
        }
    }

    @Test
    void faults_areFoundInTheMethodsThatHaveThem() {
        TreeSet<String> found = new TreeSet<>();
        for (String breach : Portability.breaches(ClassFile.of(Faulty.class))) {
            found.add(breach.split(" ")[1].split(":")[0]);
        }
        TreeSet<String> expected = new TreeSet<>();
        Arrays.stream(Faulty.class.getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .forEach(method -> expected.add(method.getName()));
        found.remove("<clinit>"); // where the compiler asks whether assertions are on
        found.remove("knows");
        assertEquals(expected, found);
    }

    @Test
    void breach_saysWhereAndWhy() {
        List<String> breaches = Portability.breaches(ClassFile.of(Faulty.class));
        assertTrue(
                breaches.stream()
                        .anyMatch(
                                breach ->
                                        breach.matches(
                                                "cardbench/architecture/PortabilityTest\\$Faulty"
                                                        + " power:\\d+ calls java/lang/Math.pow:"
                                                        + " differs between the platforms")),
                breaches.toString());
    }

    @Test
    void classesOfTheLibrary_areFound() {
        assertEquals(
                List.of(
                        "cardbench/architecture/PortabilityTest$KnowsRandom knows java/util/Random"),
                Portability.breaches(ClassFile.of(KnowsRandom.class)));
        assertTrue(
                Portability.breaches(ClassFile.of(KnowsStreams.class)).stream()
                        .anyMatch(breach -> breach.endsWith("knows java/util/stream/IntStream")));
    }

    @Test
    void soundClass_isLetThrough() {
        assertEquals(List.of(), Portability.breaches(ClassFile.of(Sound.class)));
    }
}
