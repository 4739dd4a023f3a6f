package cardbench.odds.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The view Odds as its visitors use it. */
public final class OddsView implements AutoCloseable {

    /** A deck whose odds are 3 of 4: one of four cards is no wolf, and the hand is one card. */
    public static final String SMALL =
            """
            deck:
              cards:
                wolf: {count: 3, description: Wolf}
                cave: {count: 1}
            simulate:
              count: 2000
              tests:
                hunt:
                  start-card: 1
                  combos:
                    A: {score: 2, hand: [wolf]}
                    B: {score: 5, hand: [cave]}
            """;

    /** A deck whose first effect never ends, in a topic of many. */
    static final String ENDLESS =
            """
            deck:
              cards:
                wheel: {count: 40, program: ['/(> 2 1);@;(= turns (+ turns 1))']}
            simulate:
              tests:
            """
                    + "    t%d: {exec-program: true, combos: {A: {hand: [wheel]}}}\n".formatted(1)
                    + "    t%d: {exec-program: true, combos: {A: {hand: [wheel]}}}\n".formatted(2)
                    + "    t%d: {exec-program: true, combos: {A: {hand: [wheel]}}}\n".formatted(3);

    /**
     * A deck of which the hands without wheel are solved; in the others a number is drawn out of
     * too many, and another one cannot be computed.
     */
    public static final String HALF =
            """
            deck:
              cards:
                wheel: {count: 4, program: ['[1]@;(= turns (rand 1 9999));(= turns (/ 6 |F|));(# D.1 H)']}
                bait: {count: 3}
                rest: {count: 3}
            simulate:
              tests:
                half:
                  start-card: 2
                  exec-program: true
                  combos: {A: {hand: [bait]}}
            """;

    /** Three of ten cards, one of which is wanted; the rule for the mulligan is a bad one. */
    static final String MULLIGAN =
            """
            deck:
              cards:
                a: {}
                b: {count: 2}
                rest: {count: 7}
            simulate:
              tests:
                t:
                  start-card: 3
                  mulligan: {kind: hearthstone, keep: [b]}
                  combos: {k: {hand: [a]}}
            """;

    /** The deck file that the page keeps, in a list that is empty before it keeps one. */
    private static final String KEPT_TEXTS =
            """
            () => Object.entries(localStorage)
              .filter(([key]) => key.endsWith(":odds-text"))
              .map(([, kept]) => JSON.parse(kept).text)""";

    private final SitePage site;

    private OddsView(SitePage site) {
        this.site = site;
        page().click("#odds-mode-text");
        page().locator("#odds-text.cm-content").waitFor();
    }

    /** The view in English, with the plain box. */
    public static OddsView open(Site site, Scheme scheme) {
        return open(site, scheme, "#odds", DecksView.inLanguage("en-GB")).plain();
    }

    /** The view with the editor. */
    public static OddsView open(
            Site site, Scheme scheme, String fragment, Browser.NewContextOptions options) {
        return new OddsView(site.open(scheme, "index.html" + fragment, options));
    }

    /** Takes the plain box instead of the editor. */
    public OddsView plain() {
        page().click("#odds-switch");
        page().locator("textarea#odds-text").waitFor();
        return this;
    }

    /** An example as the project has it. */
    public static String example(String name) {
        try {
            return Files.readString(Path.of("cards-data", "examples", name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public SitePage site() {
        return site;
    }

    public Page page() {
        return site.page();
    }

    /** Replaces all of the text, of which the editor has only the visible lines in the page. */
    public OddsView write(String yaml) {
        if (page().locator("textarea#odds-text").count() > 0) {
            page().fill("#odds-text", yaml);
        } else {
            page().focus("#odds-text");
            page().keyboard().press("Control+A");
            page().keyboard().insertText(yaml);
        }
        return this;
    }

    public OddsView click(String selector) {
        page().click(selector);
        return this;
    }

    /** Opens one of the two examples, 1 or 2, and waits until it is there. */
    public OddsView openExample(int number) {
        page().click("#odds-example-" + number);
        return holds(example(number == 1 ? "example.yml" : "zhulei.yml"));
    }

    /** Waits until the view has taken a deck file that was opened: it is kept from then on. */
    public OddsView holds(String yaml) {
        try {
            page().waitForFunction("(yaml) => (" + KEPT_TEXTS + ")().includes(yaml)", yaml);
        } catch (TimeoutError late) {
            assertEquals(List.of(yaml), page().evaluate(KEPT_TEXTS), late.getMessage());
            throw late;
        }
        return this;
    }

    /** Waits until everything that is to be played has been played. */
    public OddsView played() {
        page().locator("#odds-figures:not(.stale) .topic").first().waitFor();
        awaitEnd(page());
        return this;
    }

    /** Waits until nothing is played; where all is exact, the button is not in sight. */
    public static void awaitEnd(Page page) {
        page.locator("#odds-run:text-matches('Run again|もう一度実行|重新模拟')")
                .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    }

    /** Brings the tables, the pictures to save and the choice of games into sight. */
    public OddsView unfold() {
        return click("#odds-more-0");
    }

    public String text(String selector) {
        return page().locator(selector).first().innerText();
    }

    public List<String> texts(String selector) {
        return page().locator(selector).allInnerTexts();
    }

    /** The rate of a topic, from 0 to 1. */
    public double rate(int topic) {
        String words = page().locator(".headline strong").nth(topic).innerText();
        return Double.parseDouble(words.replace("%", "")) / 100;
    }

    public String clipboard() {
        return (String) page().evaluate("() => navigator.clipboard.readText()");
    }

    @Override
    public void close() {
        site.close();
    }
}
