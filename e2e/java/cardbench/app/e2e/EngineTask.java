package cardbench.app.e2e;

import cardbench.base.e2e.engine.Engine;
import cardbench.base.e2e.engine.EngineDriver;
import cardbench.codes.e2e.DeckLists;
import cardbench.codes.e2e.DecksView;
import com.eclipsesource.json.Json;
import java.util.regex.Pattern;

/** What a reader does with what is open. A task that ends otherwise is an error. */
enum EngineTask {
    EDIT {
        @Override
        void run(EngineVisit visit) {
            deckWithNames(visit);
            visit.click("#edit");
            visit.click("#less-actions-61");
            visit.await("document.querySelector('#box').value !== '" + DecksView.GENIUS + "'");
            visit.click("#undo:not([disabled])");
            visit.await("document.querySelector('#box').value === '" + DecksView.GENIUS + "'");
        }
    },
    DECK_LIST {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#lang=en");
            visit.await("document.querySelector('#box').getClientRects().length > 0");
            visit.evaluate(dropped(null, DeckLists.MAGIC));
            visit.awaitText("#deck-title", "Elves of the North");
            visit.click("#tab-draws");
            visit.awaitText("#draws-panel", "Forest");
            // rows that become a grid on phones are rows by their roles alone
            visit.await(
                    "['.chances table', 'thead rowgroup', 'tbody rowgroup', 'tr row', 'td cell'].every((pair) =>"
                            + " { const [name, role] = pair.split(' '); const all ="
                            + " document.querySelectorAll(name[0] === '.' ? name : '.chances ' + name);"
                            + " return all.length > 0 && [...all].every((one) => one.getAttribute('role') ==="
                            + " role); })");
            visit.await(CONTRAST + "('.banner .first, #draws-panel .chip')");
        }
    },
    DROPPED_FILE {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#lang=en");
            visit.await("document.querySelector('#box').getClientRects().length > 0");
            visit.evaluate(dropped("deck.txt", DecksView.ROGUE));
            visit.awaitText("#answer h2", "Standard Rogue");
        }
    },
    KEYBOARD {
        /** The driver of WebKit 2.50 never answers to a Tab key. */
        @Override
        boolean isFor(Engine engine) {
            return engine == Engine.FIREFOX;
        }

        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#lang=en");
            visit.await("document.querySelector('#box').getClientRects().length > 0");
            for (int i = 0; i < MOST_STOPS && !isFocused(visit, "example"); i++) {
                visit.driver().press(EngineDriver.TAB);
            }
            visit.driver().press(EngineDriver.ENTER);
            visit.await("document.querySelector('#deck-title')");
        }
    },
    PRINT {
        @Override
        void run(EngineVisit visit) {
            deckWithNames(visit);
            visit.click("#tab-share");
            visit.click("#share-picture");
            visit.await("document.querySelector('#share-panel .picture img').naturalWidth > 0");
            visit.evaluate(
                    "void (window.print = () => { window.paper = document.querySelector('.paper')"
                            + "?.naturalWidth; dispatchEvent(new Event('afterprint')); })");
            visit.click("#share-print");
            visit.await("window.paper > 700 && !document.querySelector('.paper')");
        }
    },
    FULL_STORAGE {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#odds&lang=en");
            visit.await("document.querySelector('#odds-example-1')");
            visit.evaluate(
                    "void (Storage.prototype.setItem = () => {"
                            + " throw new DOMException('full', 'QuotaExceededError'); })");
            visit.click("#odds-example-1");
            visit.awaitText("#odds-figures:not(.stale)", "49/57");
        }
    },
    FORM {
        @Override
        void run(EngineVisit visit) {
            example(visit);
            visit.click("#odds-mode-form");
            oneMore(visit);
            visit.await(
                    "[document.querySelector('#odds-figures:not(.stale)')].some((figures) =>"
                            + " /\\d\\/\\d/.test(figures.innerText)"
                            + " && !figures.innerText.includes('49/57'))");
        }
    },
    SINGLE_GAME {
        @Override
        void run(EngineVisit visit) {
            example(visit);
            visit.click("#odds-tab-games");
            visit.await("document.querySelectorAll('.zone .playing-card').length >= 5");
            String number = "document.querySelector('#odds-game').value";
            String before = visit.evaluate(number).asString();
            visit.click("#odds-game-next");
            visit.await(number + " !== '" + before + "'");
        }
    },
    VERSIONS {
        @Override
        void run(EngineVisit visit) {
            example(visit);
            visit.click("#odds-tab-versions");
            visit.click("#odds-hold");
            visit.click("#odds-mode-form");
            oneMore(visit);
            visit.await("document.querySelector('#odds-versions .headline')");
        }
    },
    /** As {@link HostileContentIT} tries every way into the page. */
    TEXTS_OF_STRANGERS {
        @Override
        void run(EngineVisit visit) {
            visit.open("index.html#lang=en");
            visit.await("document.querySelector('#box').getClientRects().length > 0");
            visit.evaluate("(() => {" + HostileContentIT.WATCH + "})()");
            visit.evaluate(dropped(null, HostileInput.listOfCards()));
            visit.awaitText("#deck-panel", TRAP);
            visit.click("#tab-share");
            visit.click("#share-picture");
            visit.await("document.querySelector('#share-panel .picture img').naturalWidth > 0");
            for (String place : new String[] {"html", "note"}) {
                visit.click("#share-" + place);
                visit.awaitText("#share-shown", TRAP);
            }
            StringBuilder post = new StringBuilder();
            for (String name : HostileInput.postedNames()) {
                post.append("### ")
                        .append(name)
                        .append('\n')
                        .append(DecksView.ROGUE)
                        .append("\n\n");
            }
            visit.evaluate(dropped(null, post.toString()));
            visit.awaitText("#found", TRAP);
            visit.evaluate("void (location.hash = 'wizard')");
            visit.click("#wizard-example-bash");
            visit.await("document.querySelector('.wizard-card')");
            visit.await("traps.length === 0");
        }
    },
    OPTIMISER {
        @Override
        void run(EngineVisit visit) {
            example(visit);
            visit.click("#odds-tab-optimum");
            visit.click("#odds-optimise");
            visit.await("document.querySelector('#odds-optimum-plan')");
        }
    };

    /**
     * A function of JavaScript: whether the words of these elements have a contrast of at least 4.5
     * : 1 to the opaque background behind them, as WCAG 2 computes it.
     */
    private static final String CONTRAST =
            """
            ((selector) => {
              const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
              const light = (colour) => parts(colour).slice(0, 3).map((part) => part / 255)
                .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
                .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
              const behind = (one) => {
                const colour = getComputedStyle(one).backgroundColor;
                return (parts(colour)[3] ?? 1) === 1 ? colour : behind(one.parentElement);
              };
              const contrast = (one) => {
                const both = [getComputedStyle(one).color, behind(one)].map(light).sort((a, b) => b - a);
                return (both[0] + 0.05) / (both[1] + 0.05);
              };
              const all = [...document.querySelectorAll(selector)];
              return all.length > 3 && all.every((one) => contrast(one) >= 4.5);
            })""";

    /** A part of the texts of strangers that would run if it were markup. */
    private static final String TRAP = "onerror=trapped()";

    /** More stops of the Tab key than there are before the example. */
    private static final int MOST_STOPS = 20;

    /** Does what the reader does, and waits for what the reader expects. */
    abstract void run(EngineVisit visit);

    /** Whether a driver of the engine can do it. */
    boolean isFor(Engine engine) {
        return true;
    }

    /** An answer is drawn once more when the names come, and a press at that moment is lost. */
    private static void deckWithNames(EngineVisit visit) {
        visit.open("index.html#lang=en&deck=" + DecksView.GENIUS);
        visit.await("document.querySelector('#decks[data-cards=loaded]')");
        visit.awaitText("#deck-panel", "Raiden Shogun");
    }

    private static void example(EngineVisit visit) {
        visit.open("index.html#odds&lang=en");
        visit.click("#odds-example-1");
        visit.awaitText("#odds-figures:not(.stale)", "49/57");
    }

    /** Pressed by script: drivers press no button that is transparent until the row is in use. */
    private static void oneMore(EngineVisit visit) {
        visit.await("document.querySelector('#form-card-0-more')");
        visit.evaluate("void document.querySelector('#form-card-0-more').click()");
    }

    private static boolean isFocused(EngineVisit visit, String id) {
        return visit.evaluate("document.activeElement.id === '" + id + "'").isTrue();
    }

    /** What drops a text, or a file with that text, on the page. */
    private static String dropped(String file, String text) {
        // halves of surrogate pairs are no text that a driver can be sent
        String content =
                Pattern.compile("\\p{Cs}")
                        .matcher(Json.value(text).toString())
                        .replaceAll(half -> "\\\\u" + Integer.toHexString(half.group().charAt(0)));
        String item =
                file == null
                        ? "data.setData('text/plain', " + content + ")"
                        : "data.items.add(new File([" + content + "], '" + file + "'))";
        return "(() => { const data = new DataTransfer(); "
                + item
                + "; document.querySelector('#box').dispatchEvent(new DragEvent('drop',"
                + " {dataTransfer: data, bubbles: true, cancelable: true})); })()";
    }
}
