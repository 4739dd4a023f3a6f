package cardbench.app.bench;

import com.microsoft.playwright.Page;

/** A view of the page, and what a reader waits for in it. */
enum View {
    DECKS("Decks", "deck=" + View.CODE, ".bytes", ""),
    ODDS("Odds", "odds", "#odds-figures .headline strong", "#odds-example-1"),
    WIZARD("Wizard", "wizard", "#wizard-text", ""),
    ARCHETYPES("Archetypes", "archetypes", "#setcode-slots .value-line", ""),
    HELP("Help", "help", "#help h1", "");

    /** The article's example, a Warlock's deck. */
    static final String CODE = "AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=";

    /** Clicks the button as soon as it is there, and notes when the answer is shown. */
    private static final String CLOCK =
            """
            (() => {
              const answer = %s, button = %s;
              let clicked = button === "";
              new MutationObserver((changes, observer) => {
                const shown = clicked ? null : document.querySelector(button);
                if (shown !== null && shown.textContent !== "") {
                  clicked = true;
                  shown.click();
                }
                if (clicked && document.querySelector(answer)) {
                  observer.disconnect();
                  requestAnimationFrame(() => { window.answered = performance.now(); });
                }
              }).observe(document, { childList: true, subtree: true });
            })();
            """;

    private final String title;
    private final String fragment;
    private final String answer;
    private final String button;

    View(String title, String fragment, String answer, String button) {
        this.title = title;
        this.fragment = fragment;
        this.answer = answer;
        this.button = button;
    }

    /** Its name in the table. */
    String title() {
        return title;
    }

    /** Its address, below that of the site. */
    String path() {
        return "index.html#" + fragment;
    }

    /**
     * Opens it on a new page and waits for the answer: a script takes the place of the reader's
     * first click, without the time that a driver needs for it.
     *
     * @return the milliseconds since the navigation began
     */
    double open(Page page, String base) {
        page.addInitScript(String.format(CLOCK, quoted(answer), quoted(button)));
        page.navigate(base + path());
        page.waitForFunction("() => window.answered");
        return ((Number) page.evaluate("() => window.answered")).doubleValue();
    }

    /** Opens it as a reader does, with real clicks, whose layout shifts are no surprise. */
    void openByHand(Page page, String base) {
        page.navigate(base + path());
        if (!button.isEmpty()) {
            page.click(button);
        }
        page.locator(answer).first().waitFor();
    }

    private static String quoted(String text) {
        return "\"" + text + "\"";
    }
}
