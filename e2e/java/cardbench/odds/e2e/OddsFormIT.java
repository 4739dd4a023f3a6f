package cardbench.odds.e2e;

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
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/** The form of the view Odds: the same deck file without writing YAML. */
@ExtendWith(SiteExtension.class)
class OddsFormIT {

    private static OddsView open(Site site, Scheme scheme) {
        return OddsView.open(site, scheme);
    }

    private static OddsView form(OddsView view, String yaml) {
        view.write(yaml).holds(yaml);
        view.click("#odds-mode-form");
        view.page().locator("#form-card-0-count").waitFor();
        return view;
    }

    @ParameterizedTest
    @InTurn({"HTTP", "FILE"})
    void changes_areWrittenInTheTextAndPlayed(Scheme scheme, Site site) {
        String yaml = "# my deck\n" + OddsView.SMALL.replace("{count: 1}", "{count: 1} # the cave");
        try (OddsView view = form(open(site, scheme), yaml)) {
            view.click("#form-card-0-more");
            String more = yaml.replace("wolf: {count: 3", "wolf: {count: 4");
            view.holds(more).click("#form-topic-0-combo-1-on");
            String off = more.replace("[cave]}", "[cave], disabled: true}");
            view.holds(off).played();
            assertEquals(0.8, view.rate(0), 0.001, "four wolves of five cards");
            view.page().selectOption("#form-topic-0-combo-0-row-0-0-how", "most");
            view.holds(off.replace("hand: [wolf]", "condition: '(<= |H.wolf| 1)'"));
            view.click("#form-undo").holds(off);
            view.click("#form-undo").holds(more);
            view.click("#odds-mode-text");
            assertEquals(more, view.page().inputValue("#odds-text"));
        }
    }

    /**
     * A field in which somebody writes is drawn anew: with Enter, or when it is left, the text
     * counts; letters go on where they would have gone, and replace what was selected.
     */
    @Test
    void whatIsBeingWritten_outlivesADrawing(Site site) {
        try (OddsView view = form(open(site, Scheme.HTTP), OddsView.SMALL)) {
            Page page = view.page();
            for (String[] number : new String[][] {{"7", "Enter"}, {"3", "Tab"}}) {
                page.fill("#form-card-0-count", number[0]);
                drawAnew(view);
                assertEquals(number[0], page.inputValue("#form-card-0-count"));
                page.keyboard().press(number[1]);
                view.holds(OddsView.SMALL.replace("count: 3", "count: " + number[0]));
            }
            page.focus("#form-card-0-count");
            page.keyboard().press("End");
            drawAnew(view);
            page.keyboard().type("1");
            assertEquals("31", page.inputValue("#form-card-0-count"));
            drawAnew(view);
            page.keyboard().type("2");
            assertEquals("312", page.inputValue("#form-card-0-count"));
            page.keyboard().press("Control+a");
            drawAnew(view);
            page.keyboard().type("5");
            assertEquals("5", page.inputValue("#form-card-0-count"));
            page.fill("#form-new-card", "wlf");
            page.keyboard().press("ArrowLeft");
            page.keyboard().press("ArrowLeft");
            drawAnew(view);
            page.keyboard().type("o");
            assertEquals("wolf", page.inputValue("#form-new-card"));
        }
    }

    /** Has the form drawn in the other language, and waits for it. */
    private static void drawAnew(OddsView view) {
        view.page()
                .evaluate(
                        "() => { window.drawnBefore = document.getElementById('form-undo');"
                                + " const language = document.getElementById('language');"
                                + " language.value = language.value === 'ja' ? 'en' : 'ja';"
                                + " language.dispatchEvent(new Event('change')); }");
        view.page().waitForFunction("() => document.getElementById('form-undo') !== drawnBefore");
    }

    /** A first visit shows the form and few controls; what is chosen then is kept. */
    @Test
    void firstVisit_showsTheForm_andALaterOneTheChoice(Site site) {
        try (SitePage shown =
                site.open(Scheme.HTTP, "index.html#odds", DecksView.inLanguage("en-GB"))) {
            Page page = shown.page();
            page.setViewportSize(1280, 800);
            page.locator("#form-card-0-count").waitFor();
            page.locator("#calculator-chance").waitFor();
            OddsView.awaitEnd(page);
            assertTrue((int) page.evaluate(CONTROLS) <= 45, "controls: " + page.evaluate(CONTROLS));
            assertEquals(1, page.locator("button.first:visible").count());
            page.click("#odds-mode-text");
            page.reload();
            page.locator("#odds-text.cm-content").waitFor();
        }
    }

    /** Ten cards show their copies; a row that is pointed at or entered shows its buttons, too. */
    @Test
    void example_showsTheButtonsOfTheRowInUse(Site site) {
        try (SitePage shown =
                site.open(
                        Scheme.HTTP,
                        "index.html#odds&example=example",
                        DecksView.inLanguage("en-GB"))) {
            Page page = shown.page();
            page.setViewportSize(1280, 800);
            page.locator("#form-card-9-count").waitFor();
            OddsView.awaitEnd(page);
            page.locator("#odds-hands-0").waitFor();
            assertTrue((int) page.evaluate(CONTROLS) <= 45, "controls: " + page.evaluate(CONTROLS));
            Locator more = page.locator("#form-card-1-more");
            assertThat(more).hasCSS("opacity", "0");
            page.hover("#form-card-1-count");
            assertThat(more).hasCSS("opacity", "1");
            page.focus("#form-card-2-count");
            page.keyboard().press("Tab");
            assertThat(page.locator("#form-card-2-more")).isFocused();
            assertThat(page.locator("#form-card-2-more")).hasCSS("opacity", "1");
        }
    }

    /** The number of controls in sight without scrolling. */
    private static final String CONTROLS =
            """
            () => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
              .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              .map((one) => one.getBoundingClientRect())
              .filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight)
              .length""";

    @Test
    void divider_widensTheDeck_byKeyboardAndPointer(Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            Page page = view.page();
            page.setViewportSize(1280, 800);
            Locator divider = page.locator("#odds-divider");
            double before = page.locator("#odds-deck").boundingBox().width;
            divider.press("ArrowRight");
            assertTrue(page.locator("#odds-deck").boundingBox().width > before);
            divider.press("End");
            double half = page.locator("#odds .columns").boundingBox().width / 2;
            assertTrue(page.locator("#odds-deck").boundingBox().width >= half);
            BoundingBox place = divider.boundingBox();
            page.mouse().move(place.x + place.width / 2, place.y + 40);
            page.mouse().down();
            page.mouse().move(page.locator("#odds .columns").boundingBox().x + 450, place.y + 40);
            page.mouse().up();
            double dragged = page.locator("#odds-deck").boundingBox().width;
            assertEquals(450, dragged, 20);
            page.reload();
            page.locator("#odds-text").waitFor();
            assertEquals(dragged, page.locator("#odds-deck").boundingBox().width, 1);
        }
    }
}
