package cardbench.app.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.base.e2e.engine.Engine;
import cardbench.base.e2e.engine.EngineDriver;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page in an engine that Playwright for Java does not drive: every view, in one window. Without
 * the engine's programs, the tests are skipped and say which packages are missing.
 */
@ExtendWith(SiteExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EngineTests {

    /**
     * For how many milliseconds a check of a broken site looks in vain: its page is loaded and has
     * failed by then, and nothing is to come.
     */
    private static final int IN_VAIN = 0;

    /** With a page that fails at its start, and without the widget and the service worker. */
    private static final Map<String, String> BROKEN =
            Map.of(
                    "main.js", "throw new Error('broken');",
                    "cardbench.js", "",
                    "cardbench-widget.js", "",
                    "sw.js", "");

    private final Engine engine;
    private EngineDriver driver;
    private Site broken;

    EngineTests(Engine engine) {
        this.engine = engine;
    }

    @BeforeAll
    void startEngine() {
        String missing = engine.whatIsMissing();
        assumeTrue(missing.isEmpty(), missing);
        driver = engine.start(Map.of());
    }

    @AfterAll
    void endEngine() {
        if (driver != null) {
            driver.close();
        }
    }

    /** In every run the first steps of most readers, from a server; all with all seeds. */
    private static final Set<EngineCheck> FIRST_STEPS =
            Seeds.of(1, 0) == 1
                    ? EnumSet.of(
                            EngineCheck.DECK_BY_PASTE,
                            EngineCheck.ODDS,
                            EngineCheck.FRAME,
                            EngineCheck.OFFLINE)
                    : EnumSet.noneOf(EngineCheck.class);

    private static boolean isTaken(EngineCheck check, Scheme scheme) {
        boolean isFirst = FIRST_STEPS.contains(check) && scheme == Scheme.HTTP;
        return check.isFor(scheme) && (FIRST_STEPS.isEmpty() || isFirst);
    }

    static Stream<Arguments> checks() {
        return Arrays.stream(EngineCheck.values())
                .flatMap(
                        check ->
                                Arrays.stream(Scheme.values())
                                        .filter(scheme -> isTaken(check, scheme))
                                        .map(scheme -> Arguments.of(check, scheme)));
    }

    Stream<EngineTask> tasks() {
        return Arrays.stream(EngineTask.values()).filter(task -> task.isFor(engine));
    }

    @ParameterizedTest
    @MethodSource("checks")
    void view_works(EngineCheck check, Scheme scheme, Site site) {
        int before = driver.console().size();
        check.run(new EngineVisit(driver, site, scheme, SitePage.MILLISECONDS));
        if (SitePage.arePicturesWanted()) {
            String name = String.join("-", engine.name(), check.name(), scheme.name());
            driver.picture(
                    Path.of(
                            System.getProperty("pictures.dir"),
                            name.toLowerCase(Locale.ROOT).replace('_', '-') + ".png"));
        }
        assertEquals(List.of(), consoleSince(before), "the console");
    }

    /** From a server alone: what differs on disk is in the checks of the views. */
    @ParameterizedTest
    @MethodSource("tasks")
    void task_isDone(EngineTask task, Site site) {
        int before = driver.console().size();
        task.run(new EngineVisit(driver, site, Scheme.HTTP, SitePage.MILLISECONDS));
        assertEquals(List.of(), consoleSince(before), "the console");
    }

    @ParameterizedTest
    @TakesTurns(5)
    @MethodSource("tasks")
    void brokenSite_failsEveryTask(EngineTask task, Site site) {
        Site broken = broken(site);
        assertThrows(
                AssertionError.class,
                () -> task.run(new EngineVisit(driver, broken, Scheme.HTTP, IN_VAIN)));
    }

    /** What each check finds if the page does not start and the widget is not there. */
    @ParameterizedTest
    @TakesTurns(5)
    @EnumSource(EngineCheck.class)
    void brokenSite_failsEveryCheck(EngineCheck check, Site site) {
        Site broken = broken(site);
        assertThrows(
                AssertionError.class,
                () -> check.run(new EngineVisit(driver, broken, Scheme.HTTP, IN_VAIN)));
    }

    /** What is said where the page does not start; where the console is told, it is not empty. */
    @Test
    void brokenSite_isToldByASentence_andByTheConsole(Site site) {
        int before = driver.console().size();
        EngineVisit visit =
                new EngineVisit(driver, broken(site), Scheme.HTTP, SitePage.MILLISECONDS);
        visit.open("index.html");
        visit.await(
                "getComputedStyle(document.querySelector('#unstarted')).visibility === 'visible'");
        visit.awaitText("#unstarted", "Cardbench has not started.");
        if (engine == Engine.FIREFOX) {
            assertFalse(driver.console().size() == before, "the console is empty");
        }
    }

    /**
     * What the console shows since a moment. That a file could not be loaded through the service
     * worker is also said of files that the page of the test before was still loading when it was
     * left; a file that is missing in this test fails its check.
     */
    private List<String> consoleSince(int before) {
        List<String> console = driver.console();
        return console.subList(before, console.size()).stream()
                .filter(line -> !line.contains("A ServiceWorker intercepted the request"))
                .toList();
    }

    /** Made once for all tests of the class. */
    private Site broken(Site site) {
        if (broken == null) {
            broken = site.with(BROKEN);
        }
        return broken;
    }
}
