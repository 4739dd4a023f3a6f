package cardbench.app.e2e;

import cardbench.codes.e2e.DecksView;
import cardbench.wizard.e2e.WizardEditor;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.function.Consumer;

/** The states of each view that look different, and what brings them about. */
final class ViewStates {

    private static final String YDK =
            """
            #created by a test
            #main
            10001
            10001
            10002
            #extra
            20001
            !side
            30001
            """;

    /** A state of a view, and what brings it about from the state before it. */
    record State(String name, Consumer<Page> reach) {}

    private static final List<State> DECKS =
            List.of(
                    new State("empty", page -> shown(page, "#start-hearthstone")),
                    new State(
                            "example",
                            page -> {
                                page.click("#example");
                                // drawn a moment later
                                shown(page, "#recent-0");
                            }),
                    new State("share", page -> page.click("#tab-share")),
                    new State("edit", page -> page.click("#edit")),
                    new State("genshin", page -> fill(page, DecksView.GENIUS)),
                    new State("post", page -> fill(page, DecksView.POST.replace("=", ""))),
                    new State(
                            "compare",
                            page -> {
                                page.click("#tab-compare");
                                DecksView.fillOther(page, DecksView.ROGUE);
                            }),
                    new State("ydk", page -> fill(page, YDK)),
                    new State(
                            "ydk-edit",
                            page -> {
                                page.click("#tab-deck");
                                if (page.getAttribute("#edit", "aria-pressed").equals("false")) {
                                    page.click("#edit");
                                }
                                shown(page, "#move-side-main-10001");
                            }),
                    new State("damaged", page -> fill(page, DecksView.HUNTER.substring(0, 50))),
                    new State(
                            "linked",
                            page ->
                                    fill(
                                            page,
                                            DecksView.WARLOCK.replace("/", "_").replace("=", ""))),
                    new State("unknown", page -> fill(page, "no deck at all")),
                    new State(
                            "help",
                            page -> {
                                page.click(".help-link");
                                shown(page, "#help h1");
                            }));

    private static final List<State> ODDS =
            List.of(
                    new State(
                            "empty",
                            page -> {
                                shown(page, "#odds-text");
                                exactAnswer(page); // of the example that is shown at first
                            }),
                    new State(
                            "example",
                            page -> {
                                page.click("#odds-example-1");
                                shown(page, "#odds-figures:not(.stale) .topic");
                            }),
                    new State("chart", page -> page.click("#odds-fold-rates-0")),
                    new State("overlap", page -> page.click("#odds-fold-sets-0")),
                    new State(
                            "games",
                            page -> {
                                page.click("#odds-tab-games");
                                shown(page, ".zone");
                            }),
                    new State("steps", page -> page.click("#odds-fold-steps")),
                    new State("versions", page -> page.click("#odds-tab-versions")),
                    new State(
                            "cards",
                            page -> {
                                page.click("#odds-tab-cards");
                                shown(page, "#odds-fold-second");
                            }),
                    new State("optimiser", page -> page.click("#odds-tab-optimum")));

    private static final List<State> WIZARD =
            List.of(
                    // a card and its table are shown at first
                    new State(
                            "empty",
                            page -> {
                                shown(page, WizardEditor.CODE);
                                shown(page, "#wizard-zones .seat");
                            }),
                    new State(
                            "example",
                            page -> {
                                page.click("#wizard-example-bash");
                                page.waitForFunction(
                                        "() => document.querySelector('#wizard-mark').hidden");
                                shown(page, "#wizard-zones .seat");
                            }),
                    new State(
                            "choice",
                            page -> {
                                page.click("#wizard-card-c1");
                                shown(page, "#wizard-choice-0");
                            }),
                    new State("played", page -> page.click("#wizard-choice-0")),
                    new State("more", page -> page.click("#wizard-more summary")),
                    new State(
                            "board",
                            page -> {
                                page.selectOption("#wizard-profile", "board-game");
                                page.selectOption("#wizard-seats", "4");
                                shown(page, "#wizard-p4-gold");
                            }));

    private static final List<State> ARCHETYPES =
            List.of(
                    new State("start", page -> shown(page, "#setcode-design-answer .family")),
                    new State(
                            "designed",
                            page -> {
                                page.click("#setcode-hero");
                                shown(page, "#setcode-number-0x9008");
                            }));

    private ViewStates() {}

    private static void fill(Page page, String text) {
        page.fill("#box", text);
    }

    private static void shown(Page page, String selector) {
        page.locator(selector).first().waitFor();
    }

    /** The figures change once more, after many games, when the exact answer is there. */
    private static void exactAnswer(Page page) {
        shown(page, "#odds-figures:not(.stale) #odds-fold-fraction-0");
    }

    /** The states of a view, in the order in which they are reached. */
    static List<State> of(String view) {
        return switch (view) {
            case "decks" -> DECKS;
            case "odds" -> ODDS;
            case "wizard" -> WIZARD;
            case "archetypes" -> ARCHETYPES;
            default -> throw new IllegalArgumentException(view);
        };
    }
}
