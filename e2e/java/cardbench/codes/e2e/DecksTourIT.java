package cardbench.codes.e2e;

import cardbench.base.e2e.ViewTour;
import com.microsoft.playwright.Page;
import java.util.List;

/** The states of the view “Decks” before all judges. */
class DecksTourIT extends ViewTour {

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

    private static final List<State> STATES =
            List.of(
                    new State("empty", page -> awaitShown(page, "#start-hearthstone")),
                    new State(
                            "example",
                            page -> {
                                page.click("#example");
                                // drawn a moment later
                                awaitShown(page, "#recent-0");
                            }),
                    new State("share", page -> page.click("#tab-share")),
                    new State("edit", page -> page.click("#edit")),
                    new State("genshin", page -> fill(page, DecksView.GENIUS)),
                    new State("post", page -> fill(page, DecksView.POST.replace("=", ""))),
                    new State("picked", page -> page.click("#found-1")),
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
                                awaitShown(page, "#move-side-main-10001");
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
                                awaitShown(page, "#help h1");
                            }));

    DecksTourIT() {
        super("decks", STATES);
    }

    private static void fill(Page page, String text) {
        page.fill("#box", text);
    }
}
