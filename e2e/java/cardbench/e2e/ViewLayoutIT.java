package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every view in every state that looks different, in three languages, on the narrowest screen, a
 * phone and a desktop, light and dark: nothing sticks out, is squeezed, lies over something else or
 * is too pale. Each state leaves a picture for the eye.
 */
@ExtendWith(SiteExtension.class)
class ViewLayoutIT {

    private static final int[] WIDTHS = {320, DecksView.PHONE_WIDTH, 1280};

    private static final int HEIGHT = 844;

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
    private record State(String name, Consumer<Page> reach) {}

    private static final List<State> DECKS =
            List.of(
                    new State("empty", page -> {}),
                    new State("example", page -> page.click("#example")),
                    new State("share", page -> page.click("#tab-share")),
                    new State("edit", page -> page.click("#edit")),
                    new State("genshin", page -> fill(page, DecksView.GENIUS)),
                    new State("post", page -> fill(page, DecksView.POST.replace("=", ""))),
                    new State(
                            "compare",
                            page -> {
                                page.click("#tab-compare");
                                page.fill("#other", DecksView.ROGUE);
                            }),
                    new State("ydk", page -> fill(page, YDK)),
                    new State("unknown", page -> fill(page, "no deck at all")),
                    new State(
                            "help",
                            page -> {
                                page.click(".help-link");
                                shown(page, "#help h1");
                            }));

    private static final List<State> ODDS =
            List.of(
                    new State("empty", page -> shown(page, "#odds-text")),
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
                    new State("empty", page -> shown(page, "#wizard-text")),
                    new State(
                            "example",
                            page -> {
                                page.click("#wizard-example-bash");
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

    private static void fill(Page page, String text) {
        page.fill("#box", text);
    }

    private static void shown(Page page, String selector) {
        page.locator(selector).first().waitFor();
    }

    private static List<State> states(String view) {
        return switch (view) {
            case "decks" -> DECKS;
            case "odds" -> ODDS;
            case "wizard" -> WIZARD;
            case "archetypes" -> ARCHETYPES;
            default -> throw new IllegalArgumentException(view);
        };
    }

    @ParameterizedTest
    @CsvSource({
        "decks, zh, LIGHT", "decks, ja, DARK", "decks, en, LIGHT",
        "odds, zh, DARK", "odds, ja, LIGHT", "odds, en, DARK",
        "wizard, zh, LIGHT", "wizard, ja, DARK", "wizard, en, LIGHT",
        "archetypes, zh, DARK", "archetypes, ja, LIGHT", "archetypes, en, DARK"
    })
    void nothing_isSqueezedOrCovered(String view, String language, ColorScheme scheme, Site site) {
        List<String> faults = new ArrayList<>();
        try (SitePage shown =
                site.open(
                        Scheme.HTTP,
                        "index.html#" + view,
                        DecksView.inLanguage(language)
                                .setViewportSize(1280, HEIGHT)
                                .setColorScheme(scheme))) {
            Page page = shown.page();
            shown(page, "#page");
            for (State state : states(view)) {
                state.reach().accept(page);
                String name =
                        view
                                + "-"
                                + state.name()
                                + "-"
                                + language
                                + "-"
                                + scheme.name().toLowerCase();
                for (int width : WIDTHS) {
                    page.setViewportSize(width, HEIGHT);
                    LayoutFaults.of(page)
                            .forEach(fault -> faults.add(name + " at " + width + ": " + fault));
                    if (width != DecksView.PHONE_WIDTH) {
                        shown.picture(name + "-" + width);
                    }
                }
                Axe.contrast(page).forEach(fault -> faults.add(name + ": " + fault));
            }
        }
        assertEquals(List.of(), faults);
    }

    @Test
    void everyKindOfFault_isFound(Site site) {
        try (SitePage shown = site.blank()) {
            assertEquals(List.of(), faultsOf(shown, "<p>one word after another</p>"));
            assertFault(
                    shown, "<div style='width:900px'>wide</div>", "wide, because of body > div");
            assertFault(
                    shown,
                    "<p style='width:2em;overflow-wrap:anywhere'>probability</p>",
                    "p is narrower than 'probability'");
            assertFault(
                    shown,
                    "<div style='width:3em;overflow:hidden;white-space:nowrap'>a long line</div>",
                    "cuts off 'a long line'");
            assertFault(
                    shown,
                    "<p style='margin:0'>over</p><p style='margin:-1em 0 0'>under</p>",
                    "p 'over' lies over body > p 'under'");
            assertFault(
                    shown,
                    "<button>first</button><button style='margin-left:-20px'>second</button>",
                    "button lies over body > button");
        }
    }

    private static void assertFault(SitePage shown, String html, String fault) {
        List<String> faults = faultsOf(shown, html);
        assertTrue(faults.stream().anyMatch(one -> one.contains(fault)), fault + ": " + faults);
    }

    private static List<String> faultsOf(SitePage shown, String html) {
        shown.page().setViewportSize(400, HEIGHT);
        shown.page().setContent("<!doctype html><body>" + html);
        return LayoutFaults.of(shown.page());
    }
}
