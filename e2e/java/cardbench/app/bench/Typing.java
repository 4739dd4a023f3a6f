package cardbench.app.bench;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;

/** Something that a reader writes into the page, key by key. */
enum Typing {
    KEYS_IN_DECKS("30 characters typed in the Decks box", View.DECKS) {
        @Override
        void placeCaret(Page page) {
            page.focus("#box");
            page.keyboard().press("Control+a");
            page.waitForTimeout(REST);
        }

        @Override
        int write(Page page) {
            page.keyboard().type(View.CODE.substring(0, 30), EACH);
            return 30;
        }
    },
    CODES_IN_DECKS("Codes pasted in the Decks box", View.DECKS) {
        @Override
        void placeCaret(Page page) {
            page.focus("#box");
        }

        @Override
        int write(Page page) {
            for (int i = 0; i < PASTES; i++) {
                String code = i % 2 == 0 ? ROGUE : View.CODE;
                page.evaluate("(text) => navigator.clipboard.writeText(text)", code);
                page.keyboard().press("Control+a");
                page.keyboard().press("Control+v");
                page.waitForTimeout(REST);
            }
            return 2 * PASTES;
        }
    },
    KEYS_IN_ODDS("30 characters typed in the Odds editor", View.ODDS) {
        @Override
        void placeCaret(Page page) {
            page.click("#odds-mode-text");
            goToTheEnd(page, "#odds-text.cm-content");
        }

        @Override
        int write(Page page) {
            page.keyboard().type("# thirty characters, no deck..", EACH);
            return 30;
        }
    },
    COPIES_IN_THE_FORM("Copies added in the form of Odds", View.ODDS) {
        @Override
        void placeCaret(Page page) {
            page.click("#odds-mode-form");
            page.locator(MORE).first().waitFor();
            page.waitForTimeout(REST);
        }

        @Override
        int write(Page page) {
            for (int i = 0; i < PRESSES; i++) {
                page.locator(MORE).first().click();
                page.waitForTimeout(REST);
            }
            return PRESSES;
        }
    },
    KEYS_IN_WIZARD("30 characters typed in the editor of cards", View.WIZARD) {
        @Override
        void placeCaret(Page page) {
            goToTheEnd(page, "#wizard-text.cm-content");
        }

        @Override
        int write(Page page) {
            page.keyboard().type("// thirty characters, no card.", EACH);
            return 30;
        }
    };

    /** The button of a card in the form that adds a copy. */
    private static final String MORE = "#odds-form [id$='-more']";

    private static final int PRESSES = 8;

    private static final int PASTES = 6;
    private static final String ROGUE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

    /** A fast typist's 150 words a minute. */
    private static final Keyboard.TypeOptions EACH = new Keyboard.TypeOptions().setDelay(80);

    private static final int REST = 600;

    private final String title;
    private final View view;

    Typing(String title, View view) {
        this.title = title;
        this.view = view;
    }

    /** Its name in the table. */
    String title() {
        return title;
    }

    /** Goes where it is written. */
    abstract void placeCaret(Page page);

    /** Writes, and returns how many interactions that took. */
    abstract int write(Page page);

    private static void goToTheEnd(Page page, String editor) {
        page.click(editor);
        page.keyboard().press("Control+End");
        page.waitForTimeout(REST);
    }

    /** How long each interaction took up to the next picture; 0 for those too short to be noted. */
    List<Double> durations(Visit visit, String base) {
        Page page = visit.page();
        view.open(page, base);
        visit.settle();
        placeCaret(page);
        visit.forgetInteractions();
        int interactions = write(page);
        page.waitForTimeout(REST);
        List<Double> durations = new ArrayList<>(visit.interactions());
        while (durations.size() < interactions) {
            durations.add(0.0);
        }
        return durations;
    }
}
