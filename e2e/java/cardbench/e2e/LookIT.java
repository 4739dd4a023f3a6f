package cardbench.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How the page looks: nothing moves, nothing sticks out, and pictures of it for the eye. */
@ExtendWith(SiteExtension.class)
class LookIT {

    /** Adds up in {@code moved} how far things on the page were moved by others. */
    static final String SHIFTS =
            "window.moved = 0; new PerformanceObserver((list) => list.getEntries()"
                    + ".forEach((entry) => { window.moved += entry.value; }))"
                    + ".observe({type: 'layout-shift', buffered: true});";

    @ParameterizedTest
    @ValueSource(strings = {"zh", "ja", "en"})
    void firstScreenOfAPhone_hasTheBoxAndTheAnswer(String language, Site site) {
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.onPhone(language))) {
            view.click("#example");
            for (String part :
                    List.of("#box", "#answer h2", ".facts", "#verdict-code", "#verdict-deck")) {
                Locator place = view.page().locator(part);
                assertThat(place).isVisible();
                // asked in one step: names that come draw the answer anew
                Object bottom =
                        place.evaluate("(element) => element.getBoundingClientRect().bottom");
                assertTrue(
                        ((Number) bottom).doubleValue() <= DecksView.PHONE_HEIGHT,
                        part + " ends lower");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh", "ja", "en"})
    void nothing_sticksOutAtTheSide(String language, Site site) {
        for (int width : new int[] {320, DecksView.PHONE_WIDTH, 768, 1280}) {
            Browser.NewContextOptions options =
                    DecksView.inLanguage(language).setViewportSize(width, 800);
            try (DecksView view =
                    DecksView.open(site, Scheme.HTTP, "#deck=" + DecksView.HUNTER, options)) {
                view.compareWith(DecksView.WARLOCK);
                assertEquals(
                        0,
                        view.page()
                                .evaluate(
                                        "() => Math.max(0, document.documentElement.scrollWidth -"
                                                + " innerWidth)"),
                        language + " at " + width);
                view.click(".help-link");
                view.page().locator("#help h1").waitFor();
                assertEquals(
                        0,
                        view.page()
                                .evaluate(
                                        "() => Math.max(0, document.documentElement.scrollWidth -"
                                                + " innerWidth)"),
                        "help, " + language + " at " + width);
            }
        }
    }

    @Test
    void nothing_movesWhileThePageComes(Site site) {
        try (SitePage page = site.withServiceWorker().blank()) {
            page.page().addInitScript(SHIFTS);
            page.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + DecksView.HUNTER));
            DecksView view = DecksView.on(page);
            view.page().locator("#offline:not(:empty)").waitFor();
            assertEquals(0.0, ((Number) view.page().evaluate("() => moved")).doubleValue());
        }
    }

    @Test
    void marks_lieUnderTheirLetters(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(DecksView.POST.repeat(4)).click("#found-5");
            Object same =
                    view.page()
                            .evaluate(
                                    """
                                    () => {
                                      const marks = document.getElementById("box-marks");
                                      const box = document.getElementById("box");
                                      const style = (of) => [getComputedStyle(of).font, getComputedStyle(of).padding];
                                      return String(style(marks)) === String(style(box))
                                        && getComputedStyle(marks.querySelector("mark")).font === getComputedStyle(box).font
                                        && marks.clientWidth === box.clientWidth
                                        && marks.clientHeight === box.clientHeight
                                        && box.scrollHeight <= box.clientHeight;
                                    }""");
            assertEquals(true, same);
        }
    }

    @ParameterizedTest
    @CsvSource({"zh, LIGHT, DARK", "ja, DARK, LIGHT", "en, LIGHT, DARK"})
    void pictures(String language, ColorScheme onPhone, ColorScheme onDesktop, Site site) {
        String name = "decks-" + language + "-";
        picture(
                site,
                DecksView.onPhone(language).setColorScheme(onPhone),
                name + onPhone.name().toLowerCase() + "-phone");
        picture(
                site,
                DecksView.inLanguage(language).setColorScheme(onDesktop),
                name + onDesktop.name().toLowerCase() + "-desktop");
    }

    private static void picture(Site site, Browser.NewContextOptions options, String name) {
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", options)) {
            view.site().picture(name + "-empty");
            view.click("#example").press("Escape");
            view.site().picture(name + "-example");
            view.fill(DecksView.POST.replace("=", "")).click("#found-1");
            view.tab("bytes").page().locator("#field-20").hover();
            view.site().picture(name + "-post");
            view.fill(DecksView.WARLOCK.replace("/", "_").substring(0, 50));
            view.site().picture(name + "-faulty");
            view.click(".help-link");
            view.page().locator("#help h1").waitFor();
            view.site().picture(name + "-help");
        }
    }
}
