package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Locator;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * Questions in players' words: from a pasted list to the answer in three presses, which are counted
 * here, in each language and on a phone. What is expected is reckoned with binomials.
 */
@ExtendWith(SiteExtension.class)
class QuestionsIT {

    private static final String YUGIOH =
            "Game: Yu-Gi-Oh!\nDeck\n3 Bait\n3 Second Bait\n3 Third Bait\n3 More\n3 Ash Blossom\n"
                    + "2 Garnet\n23 Rest\n";

    private static final String MAGIC =
            "Game: Magic: The Gathering\nDeck\n4 Llanowar Elves\n4 Grizzly Bears\n14 Mountain\n"
                    + "10 Forest\n4 Shock\n4 Giant Growth\n4 Hill Giant\n4 Gray Ogre\n4 Lava Axe\n"
                    + "4 Volcanic Hammer\n4 Craw Wurm\n";

    private static final String POKEMON =
            "Game: Pokémon TCG\nDeck\n1 Star\n4 Charcadet\n4 Iono\n51 Rest\n";

    /**
     * A question, its answer, and the cards that are pressed for it.
     *
     * @param pressed the role, and the place of the card in the list
     */
    private record Asked(String key, double rate, String... pressed) {}

    private static double choose(int cards, int drawn) {
        double ways = cards < drawn ? 0 : 1;
        for (int i = 0; i < drawn; i++) {
            ways = ways * (cards - i) / (i + 1);
        }
        return ways;
    }

    /** The probability that some cards of a deck have one of some copies. */
    private static double held(int deck, int copies, int drawn) {
        return 1 - choose(deck - copies, drawn) / choose(deck, drawn);
    }

    private static double least(int deck, int copies, int drawn, int wanted) {
        double rate = 0;
        for (int k = wanted; k <= drawn; k++) {
            rate += choose(copies, k) * choose(deck - copies, drawn - k) / choose(deck, drawn);
        }
        return rate;
    }

    private static final double LANDS = least(60, 24, 7, 2) - least(60, 24, 7, 6);

    private static double sources() {
        double given = 0;
        double good = 0;
        for (int land = 2; land <= 8; land++) {
            double rate = choose(24, land) * choose(36, 8 - land);
            given += rate;
            good += rate * (1 - choose(14, land) / choose(24, land));
        }
        return good / given;
    }

    /** Land drops of the player on the draw, card by card. */
    private static double drops(int seen, int lands) {
        int turn = seen - 7;
        if (turn >= 1 && lands < turn) {
            return 0;
        }
        if (turn == 4) {
            return 1;
        }
        double land = (24.0 - lands) / (60 - seen);
        return land * drops(seen + 1, lands + 1) + (1 - land) * drops(seen + 1, lands);
    }

    private static final double NO_ELVES = 1 - held(60, 4, 7);

    private static final List<Asked> OF_MAGIC =
            List.of(
                    new Asked("keepable", LANDS),
                    new Asked("keepable", 1 - (1 - LANDS) * (1 - LANDS)),
                    new Asked("drops", drops(0, 0)),
                    new Asked("by-turn", held(60, 4, 10)),
                    new Asked("mulligan", 1 - NO_ELVES * NO_ELVES * NO_ELVES),
                    new Asked("sources", sources(), "source", "3"));

    private static final double NO_BASIC = choose(56, 7) / choose(60, 7);

    private static DecksView asked(Site site, String locale, String list) {
        DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.onPhone(locale));
        view.page().fill("#box", list);
        view.page().locator("#list-game").waitFor();
        return view;
    }

    /**
     * Asks all questions of a list: the presses of a question are the tab, what counts and a card.
     */
    private static void answersAll(Site site, String locale, String list, List<Asked> questions) {
        NumberFormat percent = NumberFormat.getPercentInstance(Locale.forLanguageTag(locale));
        percent.setMinimumFractionDigits(2);
        try (DecksView view = asked(site, locale, list)) {
            view.tab("draws");
            view.page().locator("#draws .answers article").first().waitFor();
            for (Asked asked : questions) {
                if (asked.pressed().length > 0) {
                    String counted = asked.key() + "-" + asked.pressed()[0];
                    view.click("#count-" + counted);
                    view.click("#role-" + counted + "-" + asked.pressed()[1]);
                }
                assertThat(view.locator("#answer-" + asked.key()))
                        .containsText(percent.format(asked.rate()));
            }
        }
    }

    @ParameterizedTest
    @InTurn({"en-GB", "zh-CN", "ja-JP"})
    void magic_isAnsweredInThreePresses(String locale, Site site) {
        answersAll(site, locale, MAGIC, OF_MAGIC);
    }

    private static String percentOf(double rate) {
        NumberFormat percent = NumberFormat.getPercentInstance(Locale.UK);
        percent.setMinimumFractionDigits(2);
        return percent.format(rate);
    }

    /** What rests on a guess looks like one until the reader confirms the cards that count. */
    @Test
    void guess_isConfirmedAndKept(Site site) {
        try (DecksView view = asked(site, "en-GB", POKEMON)) {
            view.tab("draws");
            view.click("#count-basic-basic").click("#role-basic-basic-1");
            assertThat(view.locator("#answer-basic.guess .rate")).hasText(percentOf(1 - NO_BASIC));
            view.click("#confirm-basic-basic");
            assertThat(view.locator("#answer-basic .rate")).hasText(percentOf(1 - NO_BASIC));
            assertThat(view.locator("#answer-basic.guess")).hasCount(0);
            view.page().reload();
            view.page().fill("#box", POKEMON);
            view.tab("draws");
            assertThat(view.locator("#answer-basic .rate")).hasText(percentOf(1 - NO_BASIC));
            assertThat(view.locator("#answer-basic.guess")).hasCount(0);
        }
    }

    /**
     * Few controls are in sight beside those of recent decks, also where cards are to be chosen.
     */
    @Test
    void answers_standBeforeControls(Site site) {
        String names =
                IntStream.range(0, 20)
                        .mapToObj(i -> "2 Card " + (char) ('A' + i) + "\n")
                        .collect(Collectors.joining());
        try (DecksView view = asked(site, "en-GB", MAGIC)) {
            view.tab("draws");
            for (String list : List.of(MAGIC, "Game: Yu-Gi-Oh!\nDeck\n" + names)) {
                view.fill(list);
                assertThat(view.locator("#draws"))
                        .containsText(list.equals(MAGIC) ? "Mountain" : "Card A");
                view.page().locator("#draws .rate").first().waitFor();
                Object controls =
                        view.page()
                                .evaluate(
                                        "() => [...document.querySelectorAll('a[href],button,input,"
                                                + "select,textarea,summary,[role=listbox]')]"
                                                + ".filter((one) => !one.closest('#recent, #skip')"
                                                + " && one.checkVisibility()"
                                                + " && one.getClientRects().length > 0).length");
                assertTrue((Integer) controls <= 45, controls + " controls\n" + list);
            }
        }
    }

    /** The cards of a choice are one stop of the Tab key: arrows go on, the space bar chooses. */
    @Test
    void cards_areChosenByKeyboard(Site site) {
        try (DecksView view = asked(site, "en-GB", YUGIOH)) {
            view.tab("draws");
            Locator cards = view.locator("#answer-starter-extender [role=option]");
            cards.first().focus();
            view.press("ArrowDown").press("ArrowRight").press("ArrowLeft");
            assertThat(cards.nth(1)).isFocused();
            assertThat(view.locator("#answer-starter-extender [tabindex='0']")).hasCount(1);
            view.press("Space");
            assertThat(view.locator("#answer-starter-extender")).containsText("Extenders");
            assertThat(view.locator("#answer-starter .rate")).hasText(percentOf(held(40, 3, 5)));
        }
    }
}
