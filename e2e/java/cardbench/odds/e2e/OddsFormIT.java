package cardbench.odds.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.Axe;
import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    @Test
    void rolesAreGivenByClickingCards(Site site) {
        try (OddsView view = form(open(site, Scheme.HTTP), OddsView.SMALL)) {
            view.page().fill("#form-new-role", "pack leader");
            view.click("#form-add-role").click("#form-card-0-name");
            view.holds(
                    OddsView.SMALL.replace(
                            "description: Wolf", "description: Wolf, attribute: [pack-leader]"));
            view.page().selectOption("#form-topic-0-combo-0-row-0-0-of", "a:pack-leader");
            view.holds(
                    OddsView.SMALL
                            .replace(
                                    "description: Wolf",
                                    "description: Wolf, attribute: [pack-leader]")
                            .replace("[wolf]", "['a:pack-leader']"));
            view.click("#form-card-0-name");
            view.holds(OddsView.SMALL.replace("[wolf]", "['a:pack-leader']"));
        }
    }

    /**
     * A field in which somebody writes is drawn anew: with Enter, or when it is left, the text
     * counts.
     */
    @ParameterizedTest
    @ValueSource(strings = {"Enter", "Tab"})
    void whatIsBeingWritten_outlivesADrawing(String key, Site site) {
        try (OddsView view = form(open(site, Scheme.HTTP), OddsView.SMALL)) {
            view.page().fill("#form-card-0-count", "7");
            drawAnew(view);
            assertEquals("7", view.page().inputValue("#form-card-0-count"));
            view.page().keyboard().press(key);
            view.holds(OddsView.SMALL.replace("wolf: {count: 3", "wolf: {count: 7"));
        }
    }

    /** Letters go on where they would have gone, and replace what was selected. */
    @Test
    void drawing_keepsThePlaceInAField(Site site) {
        try (OddsView view = form(open(site, Scheme.HTTP), OddsView.SMALL)) {
            Page page = view.page();
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

    @Test
    void emptyText_becomesADeckFileWithoutYaml(Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            view.write("").click("#odds-mode-form");
            assertThat(view.page().locator("#form-card-0-count")).hasCount(0);
            view.page().fill("#form-new-card", "Ash Blossom");
            view.click("#form-add-card");
            view.page().locator("#form-card-0-count").waitFor();
            view.page().fill("#form-new-card", "rest");
            view.page().press("#form-new-card", "Enter");
            view.page().fill("#form-card-1-count", "37");
            view.page().press("#form-card-1-count", "Enter");
            view.click("#form-add-topic");
            view.page().locator("#form-topic-0-combo-0-name").waitFor();
            view.page().selectOption("#form-topic-0-go", "second");
            view.holds(
                    """
                    deck:
                        cards:
                            Ash-Blossom:
                                count: 3
                                description: Ash Blossom
                            rest:
                                count: 37
                    simulate:
                        tests:
                            opening:
                                start-card: 5
                                combos:
                                    A:
                                        hand: [Ash-Blossom]
                                header: '(# D.1 H)'
                    """);
            view.played();
            // 1 - C(37,6) / C(40,6)
            assertEquals(0.3943, view.rate(0), 0.0001);
        }
    }

    @Test
    void whatTheFormDoesNotShow_isListedWithItsLine(Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            view.openExample(2).click("#odds-mode-form");
            view.page().locator("#form-topic-0-text-0").waitFor();
            assertTrue(
                    view.texts(".in-text button").stream()
                            .anyMatch(one -> one.contains("program")));
            view.click("#form-card-0-text-0");
            assertEquals(
                    "program",
                    view.page()
                            .evaluate(
                                    "() => { const box = document.getElementById('odds-text');"
                                            + " return box.value.slice(box.selectionStart, box.selectionEnd); }"));
        }
    }

    @Test
    void brokenYaml_saysWhereItIsBroken(Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            view.write("deck:\n  cards: {a: {count: 1}\n").click("#odds-mode-form");
            view.page().locator("#form-bad-0").waitFor();
            view.click("#form-bad-0");
            view.page().locator("#odds-text").waitFor();
        }
    }

    @Test
    void deckOfAnotherGame_becomesADeckFileInOnePress(Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            view.click("#odds-mode-form").click("#form-from-deck");
            view.page()
                    .fill(
                            "#form-deck",
                            "AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA");
            view.click("#form-take-deck");
            assertThat(view.page().locator(".form-cards h2 .quiet").first()).hasText("30 cards");
            List<String> names = view.texts(".form-card .card-name");
            assertTrue(names.size() > 10, names.toString());
            assertEquals("5", view.page().inputValue("#form-topic-0-hand"));
        }
    }

    @ParameterizedTest
    @InTurn({"320", "390", "1280"})
    void form_fitsTheScreenAndTheRulesOfAccess(int width, Site site) {
        try (OddsView view = open(site, Scheme.HTTP)) {
            Page page = view.page();
            page.setViewportSize(width, 900);
            view.openExample(1).click("#odds-mode-form");
            page.locator("#form-topic-1-add-combo").waitFor();
            assertEquals(
                    true,
                    page.evaluate(
                            "() => document.documentElement.scrollWidth <= innerWidth"
                                    + " && [...document.querySelectorAll('#odds-form *')]"
                                    + ".every((one) => one.getBoundingClientRect().right <= innerWidth)"));
            assertEquals(List.of(), Axe.violations(page));
        }
    }
}
