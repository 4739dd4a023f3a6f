package cardbench.base.e2e;

import com.microsoft.playwright.Page;
import java.util.List;

/**
 * The keyboard of somebody who has no mouse: what of a page it never comes to, and what has no name
 * there. The rules are in {@code e2e/scripts/keyboard-faults.js}.
 */
public final class Keyboard {

    private static final JudgeScript FAULTS = JudgeScript.of("keyboard-faults.js");

    /** No state of a view has so many stops; a trap has no end. */
    private static final int MOST_STOPS = 600;

    /** Notes every element that listens to clicks. */
    private static final String LISTENER =
            """
            window.keyboardClicked = new WeakSet();
            const listen = EventTarget.prototype.addEventListener;
            EventTarget.prototype.addEventListener = function (type, ...others) {
              if (this instanceof Element && /^(click|mousedown|pointerdown)$/.test(type)) {
                window.keyboardClicked.add(this);
              }
              return listen.call(this, type, ...others);
            };
            """;

    /** Puts the keyboard before everything else. */
    private static final String BEGIN =
            """
            () => {
              window.keyboardReached = new Set();
              window.keyboardBefore = new Set([...document.querySelectorAll("[id]")].map((one) => one.id));
              document.activeElement.blur();
              getSelection().removeAllRanges();
              const start = document.createElement("span");
              start.tabIndex = -1;
              document.body.prepend(start);
              start.focus();
              start.remove();
            }""";

    /**
     * Marks the element that has the keyboard; whether it came to it for the first time. It is
     * marked by its identifier, too: a part that is drawn anew meanwhile has the same controls.
     */
    private static final String MARK =
            """
            () => {
              let at = document.activeElement;
              while (at?.shadowRoot?.activeElement) {
                window.keyboardReached.add(at);
                at = at.shadowRoot.activeElement;
              }
              if (!at || at === document.body || window.keyboardReached.has(at)) return false;
              window.keyboardReached.add(at);
              if (at.id) window.keyboardReached.add("#" + at.id);
              return true;
            }""";

    /** Whether something is there that was not when the keyboard began. */
    private static final String GROWN =
            """
            () => [...document.querySelectorAll("[id]")].some((one) => !window.keyboardBefore.has(one.id))""";

    private Keyboard() {}

    /** Watches a page from before it is loaded. */
    public static void watch(Page page) {
        page.addInitScript(LISTENER);
    }

    /**
     * Presses Tab until it comes back, and says what is wrong, a sentence each. What is drawn
     * meanwhile, as the recent decks are, may be behind the keyboard, which then begins once more.
     */
    public static List<String> faults(Page page) {
        List<String> faults = faultsOfOneRound(page);
        return !faults.isEmpty() && (Boolean) page.evaluate(GROWN)
                ? faultsOfOneRound(page)
                : faults;
    }

    private static List<String> faultsOfOneRound(Page page) {
        page.evaluate(BEGIN);
        int stops = 0;
        do {
            page.keyboard().press("Tab");
            stops++;
        } while (stops < MOST_STOPS && (Boolean) page.evaluate(MARK));
        if (stops == MOST_STOPS) {
            throw new AssertionError("Tab never comes back");
        }
        return FAULTS.faults(page);
    }
}
