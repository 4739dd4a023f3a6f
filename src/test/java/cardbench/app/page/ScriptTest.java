package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the tests of the page's modules, {@code src/test/webapp/**}{@code /*.test.js}, without a
 * browser; with {@code -Dhouse=codes}, those of one house and of the base. Each file has a
 * JavaScript realm of its own, which has the language and nothing of a browser; a test that needs
 * more brings a stub. Nothing waits: a promise is settled when no reaction is left to run, or
 * never.
 */
class ScriptTest {
    private static final Path TESTS = Path.of("src/test/webapp");

    /** The folders that are tested, as an expression. */
    private static final String HOUSES = System.getProperty("houses", "[a-z]+");

    private static final Engine ENGINE =
            Engine.newBuilder("js").option("engine.WarnInterpreterOnly", "false").build();

    @AfterAll
    static void closeEngine() {
        ENGINE.close(true);
    }

    @TestFactory
    List<DynamicContainer> testsOfModules() throws IOException {
        List<DynamicContainer> files = tests(file -> !isOfPage(file));
        assertFalse(files.isEmpty());
        return files;
    }

    @Test
    void everyHouseWithTestsOfThePage_hasAClassThatRunsThem() throws IOException {
        for (Path file : testFiles()) {
            if (isOfPage(file)) {
                String house = TESTS.relativize(file).getName(0).toString();
                String name = house.substring(0, 1).toUpperCase(Locale.ROOT) + house.substring(1);
                assertDoesNotThrow(
                        () -> Class.forName("cardbench.app.page." + name + "PageScriptTest"));
            }
        }
    }

    /** The tests of a house that open the page; none where other houses are tested. */
    static List<DynamicContainer> testsOfPage(String house) throws IOException {
        return tests(file -> isOfPage(file) && TESTS.relativize(file).startsWith(house));
    }

    private static boolean isOfPage(Path file) {
        return file.getParent().endsWith("page");
    }

    private static List<DynamicContainer> tests(Predicate<Path> isTaken) throws IOException {
        List<DynamicContainer> files = new ArrayList<>();
        for (Path file : testFiles()) {
            if (isTaken.test(file)) {
                String name = TESTS.relativize(file).toString().replace('\\', '/');
                files.add(dynamicContainer(name, file.toUri(), testsIn(file).stream()));
            }
        }
        return files;
    }

    private static List<Path> testFiles() throws IOException {
        try (Stream<Path> files = Files.walk(TESTS)) {
            return files.filter(file -> file.toString().endsWith(".test.js"))
                    .filter(file -> TESTS.relativize(file).getName(0).toString().matches(HOUSES))
                    .sorted()
                    .toList();
        }
    }

    private static List<DynamicTest> testsIn(Path file) {
        Context context =
                Context.newBuilder("js")
                        .engine(ENGINE)
                        .allowIO(IOAccess.ALL)
                        .allowHostAccess(HostAccess.ALL)
                        .allowHostClassLookup(name -> true)
                        .build();
        Value load = context.eval("js", "(path) => import(path)");
        Value tests =
                settled(load.execute(path(TESTS.resolve("base/testing.js"))))
                        .getMember("registered");
        List<DynamicTest> found = new ArrayList<>();
        try {
            settled(load.execute(path(file)));
        } catch (AssertionError broken) {
            return List.of(
                    dynamicTest(
                            "is loaded",
                            () -> {
                                throw broken;
                            }));
        }
        for (long i = 0; i < tests.getArraySize(); i++) {
            Value test = tests.getArrayElement(i);
            found.add(
                    dynamicTest(
                            test.getMember("name").asString(),
                            file.toUri(),
                            () -> settled(test.invokeMember("run"))));
        }
        assertFalse(found.isEmpty(), () -> file + " has no test");
        return found;
    }

    private static String path(Path file) {
        return file.toAbsolutePath().toString();
    }

    /** What a promise was fulfilled with; one that was rejected is a failure with its stack. */
    private static Value settled(Value promise) {
        List<Value> values = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        promise.invokeMember(
                "then",
                (ProxyExecutable) fulfilled -> values.add(fulfilled[0]),
                (ProxyExecutable) rejected -> failures.add(described(rejected[0])));
        if (!failures.isEmpty()) {
            throw new AssertionError(failures.get(0));
        }
        if (values.isEmpty()) {
            throw new AssertionError("waits for a promise that nothing settles");
        }
        return values.get(0);
    }

    private static String described(Value reason) {
        return reason.hasMember("stack") ? reason.getMember("stack").asString() : reason.toString();
    }
}
