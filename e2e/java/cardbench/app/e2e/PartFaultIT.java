package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.e2e.StartFaultIT.Fault;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.base.e2e.TakesTurns;
import cardbench.codes.e2e.DecksView;
import cardbench.odds.e2e.OddsView;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A part of a view that comes late, not at all, or as something else. */
@ExtendWith(SiteExtension.class)
@TakesTurns(2)
class PartFaultIT {

    /** One of four cards is no wolf, and the hand is one card. */
    private static final String DECK = OddsView.SMALL.replaceFirst(" +B: .*\n", "");

    /** What a browser's developer tools call slow 3G: 400 ms, and 50 kB each second. */
    private static final int LATENCY = 400;

    private static final int BYTES_EACH_SECOND = 50_000;

    private static final int SLOW_MILLISECONDS = 60_000;

    static Stream<Arguments> faults() {
        return Stream.of("odds", "wizard")
                .flatMap(
                        view ->
                                Arrays.stream(Fault.values())
                                        .filter(
                                                fault ->
                                                        fault != Fault.UNANSWERED
                                                                && fault != Fault.CUT)
                                        .map(fault -> Arguments.of(view, fault)));
    }

    private static String built(String file) {
        try {
            return Files.readString(Path.of(System.getProperty("site.dir"), file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Locator.FilterOptions withText(String text) {
        return new Locator.FilterOptions().setHasText(text);
    }

    private static Locator box(Page page, String view) {
        return page.locator(view.equals("odds") ? "#form-card-0-count" : "#" + view + "-text");
    }

    @ParameterizedTest
    @TakesTurns(4)
    @MethodSource("faults")
    void scriptOfAView_isMissed_andTriedAgain(String view, Fault fault, Site site) {
        try (SitePage opened = site.blank(DecksView.inLanguage("en-GB")).withNoisyConsole()) {
            Page page = opened.page();
            AtomicBoolean faulty = new AtomicBoolean(true);
            String script = view + ".js";
            String whole = built(script);
            page.route(
                    site.address(Scheme.HTTP, script), // not the words of that name
                    route -> {
                        if (faulty.get()) {
                            fault.answer(route, whole);
                        } else {
                            route.resume();
                        }
                    });
            page.navigate(site.address(Scheme.HTTP, "index.html#" + view));
            Locator notice = page.locator("#" + view + " .trouble[role=alert]");
            assertThat(notice).containsText("could not be loaded");
            faulty.set(false);
            page.click("#" + view + " button");
            assertThat(box(page, view)).isVisible();
            assertThat(notice.filter(withText("could not be loaded"))).hasCount(0);
        }
    }

    /** What is written stays, and is computed when the lab is there. */
    @ParameterizedTest
    @TakesTurns(2)
    @EnumSource(names = {"MISSING", "DROPPED", "PAGE_INSTEAD", "WRONG_TYPE"})
    void missingLab_isSaid_andLoadedAgain(Fault fault, Site site) {
        try (SitePage opened = site.blank(DecksView.inLanguage("en-GB")).withNoisyConsole()) {
            Page page = opened.page();
            AtomicBoolean faulty = new AtomicBoolean(true);
            for (String lab : List.of("odds-lab.js", "odds-lab.wasm")) {
                page.context()
                        .route(
                                "**/" + lab,
                                route -> {
                                    if (faulty.get()) {
                                        fault.answer(route, "0");
                                    } else {
                                        route.resume();
                                    }
                                });
            }
            page.navigate(site.address(Scheme.HTTP, "index.html#odds"));
            page.click("#odds-mode-text");
            page.click("#odds-switch");
            page.fill("#odds-text", DECK);
            assertThat(page.locator("#odds .trouble:visible").first())
                    .containsText("Could not be computed");
            assertThat(page.locator("#odds-text")).hasValue(DECK);
            faulty.set(false);
            page.fill("#odds-text", DECK + "\n");
            assertThat(page.locator(".headline strong").first()).hasText("75.00%");
        }
    }

    /** The sentence that the page did not start goes as soon as it has. */
    @Test
    void slowNetwork_onlyTakesLonger(Site site) {
        try (SitePage opened = site.blank(DecksView.inLanguage("en-GB"))) {
            Page page = opened.page();
            CDPSession network = opened.session();
            JsonObject slow = new JsonObject();
            slow.addProperty("offline", false);
            slow.addProperty("latency", LATENCY);
            slow.addProperty("downloadThroughput", BYTES_EACH_SECOND);
            slow.addProperty("uploadThroughput", BYTES_EACH_SECOND);
            network.send("Network.enable");
            network.send("Network.emulateNetworkConditions", slow);
            page.setDefaultTimeout(SLOW_MILLISECONDS);
            String address = "index.html#deck=" + DecksView.ROGUE;
            page.navigate(site.address(Scheme.HTTP, address));
            LocatorAssertions.IsVisibleOptions late =
                    new LocatorAssertions.IsVisibleOptions().setTimeout(SLOW_MILLISECONDS);
            assertThat(page.locator("#answer h2")).isVisible(late);
            assertThat(page.locator("#unstarted p:visible")).hasCount(0);
            slow.addProperty("downloadThroughput", 4 * BYTES_EACH_SECOND);
            network.send("Network.emulateNetworkConditions", slow);
            page.evaluate("() => { location.hash = 'odds'; }");
            assertThat(box(page, "odds")).isVisible(late);
            assertThat(page.locator(".trouble").first()).isHidden();
        }
    }

    /** Before anything is kept, what is there works, and what is not is said and tried again. */
    @Test
    void networkThatGoesAtTheFirstVisit_isSaid_andTriedAgain(Site site) {
        try (SitePage opened = site.blank(DecksView.inLanguage("en-GB")).withNoisyConsole()) {
            Page page = opened.page();
            page.navigate(site.address(Scheme.HTTP, "index.html"));
            DecksView.on(opened).ready();
            page.context().setOffline(true);
            page.fill("#box", DecksView.GENIUS);
            assertThat(page.locator("#answer h2")).isVisible();
            page.evaluate("() => { location.hash = 'wizard'; }");
            Locator notice = page.locator("#wizard .trouble[role=alert]");
            assertThat(notice).containsText("could not be loaded");
            page.context().setOffline(false);
            page.click("#wizard button");
            assertThat(box(page, "wizard")).isVisible();
            page.evaluate("() => { location.hash = ''; }");
            assertTrue(page.inputValue("#box").contains(DecksView.GENIUS), "the text stays");
        }
    }
}
