package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.e2e.InTurn;
import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import com.microsoft.playwright.Locator;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
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

    private static final String HEARTHSTONE =
            "Game: Hearthstone\nDeck\n2 Quest\n2 Second Card\n26 Rest\n";

    /**
     * A question, the cards that are pressed for it, and its answer in a row.
     *
     * @param pressed pairs of the place of a card in the list and a role
     */
    private record Asked(String key, int row, double rate, String... pressed) {}

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

    /** The same of cards of each of two kinds. */
    private static double both(int deck, int a, int b, int drawn) {
        return 1
                - (choose(deck - a, drawn) + choose(deck - b, drawn) - choose(deck - a - b, drawn))
                        / choose(deck, drawn);
    }

    private static double least(int deck, int copies, int drawn, int wanted) {
        double rate = 0;
        for (int k = wanted; k <= drawn; k++) {
            rate += choose(copies, k) * choose(deck - copies, drawn - k) / choose(deck, drawn);
        }
        return rate;
    }

    private static final List<Asked> OF_YUGIOH =
            List.of(
                    new Asked("starter", 0, held(40, 3, 5), "0-starter"),
                    new Asked("starter", 1, held(40, 3, 6), "0-starter"),
                    new Asked(
                            "clean-starter",
                            0,
                            (choose(38, 5) - choose(35, 5)) / choose(40, 5),
                            "0-starter",
                            "5-brick"),
                    new Asked("starter-extender", 0, both(40, 3, 3, 5), "0-starter", "3-extender"),
                    new Asked("hand-trap", 0, held(40, 3, 5), "4-hand-trap"),
                    new Asked("brick", 0, held(40, 2, 5), "5-brick"),
                    new Asked("starter-by-turn", 1, held(40, 3, 7), "0-starter"));

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

    private static final List<Asked> OF_MAGIC =
            List.of(
                    new Asked("lands", 0, least(60, 24, 9, 3)),
                    new Asked("lands", 1, least(60, 24, 10, 3)),
                    new Asked("keepable", 0, LANDS),
                    new Asked("keepable", 2, 1 - Math.pow(1 - LANDS, 3)),
                    new Asked("sources", 0, sources(), "3-source"),
                    new Asked("mulligan", 1, 1 - Math.pow(1 - held(60, 4, 7), 3), "0-key"),
                    new Asked("by-turn", 0, held(60, 4, 10), "0-key"),
                    new Asked("pair", 0, both(60, 4, 4, 7), "0-key", "1-partner"));

    private static final double NO_BASIC = choose(56, 7) / choose(60, 7);

    private static final List<Asked> OF_POKEMON =
            List.of(
                    new Asked("basic", 0, 1 - NO_BASIC, "1-basic"),
                    new Asked(
                            "supporter",
                            0,
                            // no Supporter among seven with a Basic, nor drawn from 53
                            1
                                    - (choose(56, 7) - choose(52, 7))
                                            / (choose(60, 7) - choose(56, 7))
                                            * 49
                                            / 53,
                            "1-basic",
                            "2-supporter"),
                    new Asked(
                            "prized",
                            0,
                            0.1 * (1 - choose(55, 7) / choose(59, 7)) / (1 - NO_BASIC),
                            "1-basic",
                            "0-key"));

    private static final List<Asked> OF_HEARTHSTONE =
            List.of(
                    new Asked(
                            "mulligan",
                            1,
                            1
                                    - choose(28, 3)
                                            / choose(30, 3)
                                            * choose(25, 3)
                                            / choose(27, 3)
                                            * 25
                                            / 27,
                            "0-key"),
                    new Asked("by-turn", 0, held(30, 2, 7), "0-key"));

    private static DecksView asked(Site site, String locale, String list) {
        DecksView view = DecksView.open(site, Scheme.HTTP, "", DecksView.onPhone(locale));
        view.page().fill("#box", list);
        view.page().locator("#list-game").waitFor();
        return view;
    }

    /**
     * Asks all questions of a list. The presses of a question are the tab and the roles that it
     * needs, whether or not one of them was pressed for a question before.
     */
    private static void answersAll(Site site, String locale, String list, List<Asked> questions) {
        NumberFormat percent = NumberFormat.getPercentInstance(Locale.forLanguageTag(locale));
        percent.setMinimumFractionDigits(2);
        try (DecksView view = asked(site, locale, list)) {
            view.tab("draws");
            view.page().locator("#questions .question").first().waitFor();
            for (Asked asked : questions) {
                assertTrue(1 + asked.pressed().length <= 3, asked.key());
                for (String role : asked.pressed()) {
                    Locator chip = view.locator("#role-" + role);
                    if (chip.getAttribute("aria-pressed").equals("false")) {
                        chip.click();
                        view.page().locator("#role-" + role + "[aria-pressed=true]").waitFor();
                    }
                }
                assertThat(view.locator("#question-" + asked.key() + " .rate").nth(asked.row()))
                        .hasText(percent.format(asked.rate()));
            }
        }
    }

    @ParameterizedTest
    @InTurn({"en-GB", "zh-CN", "ja-JP"})
    void yugioh_isAnsweredInThreePresses(String locale, Site site) {
        answersAll(site, locale, YUGIOH, OF_YUGIOH);
    }

    @ParameterizedTest
    @InTurn({"en-GB", "zh-CN", "ja-JP"})
    void magic_isAnsweredInThreePresses(String locale, Site site) {
        answersAll(site, locale, MAGIC, OF_MAGIC);
    }

    @ParameterizedTest
    @InTurn({"en-GB", "zh-CN", "ja-JP"})
    void pokemonAndHearthstone_areAnsweredInThreePresses(String locale, Site site) {
        answersAll(site, locale, POKEMON, OF_POKEMON);
        answersAll(site, locale, HEARTHSTONE, OF_HEARTHSTONE);
    }

    @Test
    void questions_areTwenty() {
        assertEquals(
                20, OF_YUGIOH.size() + OF_MAGIC.size() + OF_POKEMON.size() + OF_HEARTHSTONE.size());
    }

    /** The roles stay with the deck, the file opens as a form, and says the same. */
    @Test
    void answers_areThoseOfTheirFiles(Site site) {
        try (DecksView view = asked(site, "en-GB", YUGIOH)) {
            view.tab("draws");
            view.click("#role-0-starter").click("#role-5-brick");
            Locator rate = view.locator("#question-clean-starter .rate").first();
            assertThat(rate).hasText(percentOf((choose(38, 5) - choose(35, 5)) / choose(40, 5)));
            view.click("#question-clean-starter-open");
            view.locator("#form-card-0-count").waitFor();
            assertThat(view.locator(".topic .headline strong").first())
                    .hasText(percentOf((choose(38, 5) - choose(35, 5)) / choose(40, 5)));
            view.page().goBack();
            view.page().locator("#role-5-brick[aria-pressed=true]").waitFor();
            view.page().reload();
            view.page().fill("#box", YUGIOH);
            view.tab("draws");
            view.page().locator("#role-0-starter[aria-pressed=true]").waitFor();
        }
    }

    private static String percentOf(double rate) {
        NumberFormat percent = NumberFormat.getPercentInstance(Locale.UK);
        percent.setMinimumFractionDigits(2);
        return percent.format(rate);
    }

    /** One copy more or less beside the answer: those that help, the most helpful one first. */
    @Test
    void whatHelpsMost_standsBesideTheAnswer(Site site) {
        try (DecksView view = asked(site, "en-GB", YUGIOH)) {
            view.tab("draws");
            view.click("#role-0-starter").click("#role-5-brick");
            view.click("#question-clean-starter-helps summary");
            double hands = choose(40, 5);
            double rate = (choose(38, 5) - choose(35, 5)) / hands;
            double more = (choose(38, 5) - choose(34, 5)) / hands - rate;
            double less = (choose(39, 5) - choose(36, 5)) / hands - rate;
            assertTrue(more > less, "a fourth starter helps most");
            Locator helps = view.locator("#question-clean-starter-helps li");
            assertThat(helps)
                    .hasText(
                            new String[] {
                                String.format(Locale.UK, "one more Bait: +%.2f points", 100 * more),
                                String.format(
                                        Locale.UK, "one Garnet less: +%.2f points", 100 * less)
                            });
        }
    }

    /** Other numbers, and the derivation of the answer. */
    @Test
    void numbersAndReceipts_followTheQuestion(Site site) {
        try (DecksView view = asked(site, "en-GB", MAGIC)) {
            view.tab("draws");
            view.page().fill("#question-lands-count", "4");
            view.page().keyboard().press("Tab");
            assertThat(view.locator("#question-lands .rate").first())
                    .hasText(percentOf(least(60, 24, 9, 4)));
            view.click("#question-lands-receipt summary");
            Locator receipt = view.locator("#question-lands-receipt pre");
            // fewer than four lands: none to three of 24 among nine cards
            assertThat(receipt).containsText("C(36, 8)·C(24, 1) + C(36, 9) = 7066682128");
            assertThat(receipt).containsText("C(60, 9) = 14783142660");
            view.click("#question-keepable-receipt summary");
            assertThat(view.locator("#question-keepable-receipt pre")).containsText("transitions");
        }
    }
}
