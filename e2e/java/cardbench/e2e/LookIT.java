package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.BoundingBox;
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
        try (Bench bench = Bench.open(site, Scheme.HTTP, "", Bench.onPhone(language))) {
            bench.click("#example");
            for (String part : List.of("#box", "#answer h2", ".facts", ".head .verdict")) {
                BoundingBox place = bench.page().locator(part).boundingBox();
                assertTrue(place.y + place.height <= Bench.PHONE_HEIGHT, part + " ends lower");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"zh", "ja", "en"})
    void nothing_sticksOutAtTheSide(String language, Site site) {
        for (int width : new int[] {320, Bench.PHONE_WIDTH, 768, 1280}) {
            Browser.NewContextOptions options =
                    Bench.inLanguage(language).setViewportSize(width, 800);
            try (Bench bench = Bench.open(site, Scheme.HTTP, "#deck=" + Bench.HUNTER, options)) {
                bench.page().fill("#other", Bench.WARLOCK);
                assertEquals(
                        0,
                        bench.page()
                                .evaluate(
                                        "() => Math.max(0, document.documentElement.scrollWidth -"
                                                + " innerWidth)"),
                        language + " at " + width);
                bench.click(".help-link");
                bench.page().locator("#help h1").waitFor();
                assertEquals(
                        0,
                        bench.page()
                                .evaluate(
                                        "() => Math.max(0, document.documentElement.scrollWidth -"
                                                + " innerWidth)"),
                        "help, " + language + " at " + width);
            }
        }
    }

    @Test
    void nothing_movesWhileThePageComes(Site site) {
        try (SitePage page = site.blank()) {
            page.page().addInitScript(SHIFTS);
            page.page().navigate(site.address(Scheme.HTTP, "index.html#deck=" + Bench.HUNTER));
            Bench bench = Bench.on(page);
            bench.page().locator("#offline:not(:empty)").waitFor();
            assertEquals(0.0, ((Number) bench.page().evaluate("() => moved")).doubleValue());
        }
    }

    @Test
    void marks_lieUnderTheirLetters(Site site) {
        try (Bench bench = Bench.open(site, "")) {
            bench.fill(Bench.POST.repeat(4)).click("#found-5");
            Object same =
                    bench.page()
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
                Bench.onPhone(language).setColorScheme(onPhone),
                name + onPhone.name().toLowerCase() + "-phone");
        picture(
                site,
                Bench.inLanguage(language).setColorScheme(onDesktop),
                name + onDesktop.name().toLowerCase() + "-desktop");
    }

    private static void picture(Site site, Browser.NewContextOptions options, String name) {
        try (Bench bench = Bench.open(site, Scheme.HTTP, "", options)) {
            bench.site().picture(name + "-empty");
            bench.click("#example").press("Escape");
            bench.site().picture(name + "-example");
            bench.fill(Bench.POST.replace("=", "")).click("#found-1");
            bench.page().locator("#field-20").hover();
            bench.site().picture(name + "-post");
            bench.fill(Bench.WARLOCK.replace("/", "_").substring(0, 50));
            bench.site().picture(name + "-faulty");
            bench.click(".help-link");
            bench.page().locator("#help h1").waitFor();
            bench.site().picture(name + "-help");
        }
    }
}
