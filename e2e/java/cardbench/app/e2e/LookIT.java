package cardbench.app.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Locator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** How the page looks: nothing moves, nothing sticks out. */
@ExtendWith(SiteExtension.class)
public class LookIT {

    /** Adds up in {@code moved} how far things on the page were moved by others. */
    public static final String SHIFTS =
            "window.moved = 0; new PerformanceObserver((list) => list.getEntries()"
                    + ".forEach((entry) => { window.moved += entry.value; }))"
                    + ".observe({type: 'layout-shift', buffered: true});";

    @ParameterizedTest
    @InTurn({"zh", "ja", "en"})
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

    /** The picture of each example is as high as what it shows. */
    @ParameterizedTest
    @InTurn({"zh", "ja", "en"})
    void picturesOfTheStartPage_holdWhatTheyShow(String language, Site site) {
        try (DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.onPhone(language))) {
            view.page().locator("#start-wizard").waitFor();
            Object high =
                    view.page()
                            .evaluate(
                                    "() => [...document.querySelectorAll('.shows > *')].filter("
                                            + "(one) => one.getBoundingClientRect().top < one"
                                            + ".parentElement.getBoundingClientRect().top).length");
            assertEquals(0, high);
        }
    }

    @ParameterizedTest
    @InTurn({"zh", "ja", "en"})
    void nothing_sticksOutAtTheSide(String language, Site site) {
        try (DecksView view =
                DecksView.open(
                        site,
                        Scheme.HTTP,
                        "#deck=" + DecksView.HUNTER,
                        DecksView.inLanguage(language))) {
            view.compareWith(DecksView.WARLOCK);
            fits(view, language);
            view.click(".help-link");
            view.page().locator("#help h1").waitFor();
            fits(view, "help, " + language);
        }
    }

    private static void fits(DecksView view, String shown) {
        for (int width : new int[] {320, DecksView.PHONE_WIDTH, 768, 1280}) {
            view.page().setViewportSize(width, 800);
            assertEquals(
                    0,
                    view.page()
                            .evaluate(
                                    "() => Math.max(0, document.documentElement.scrollWidth -"
                                            + " innerWidth)"),
                    shown + " at " + width);
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
}
