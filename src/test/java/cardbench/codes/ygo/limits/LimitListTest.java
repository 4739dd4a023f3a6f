package cardbench.codes.ygo.limits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.view.ListRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LimitListTest {

    private final Diagnostics diagnostics = new Diagnostics();

    private LimitList read(String... lines) {
        List<LimitList> lists = LimitListReader.read(String.join("\n", lines) + "\n", diagnostics);
        assertEquals(1, lists.size());
        return lists.get(0);
    }

    private static List<String> checks(LimitList list, List<Integer> main) {
        List<Integer> cards = new ArrayList<>(main);
        while (cards.size() < 40) {
            cards.add(900_000 + cards.size() / 3);
        }
        YgoDeck deck = new YgoDeck("ydk", cards, List.of(), List.of());
        return new ListRules(YgoCards.NONE, list)
                .check(deck).stream()
                        .filter(diagnostic -> !diagnostic.message().contains("#9000"))
                        .map(Diagnostic::message)
                        .toList();
    }

    /** The lines of what was said, each with its code. */
    private List<String> lines() {
        return diagnostics.list().stream()
                .map(diagnostic -> diagnostic.location().line() + " " + diagnostic.code().name())
                .toList();
    }

    @Test
    void whitelist_forbidsEverythingElse() {
        LimitList list = read("!GOAT", "$whitelist", "5 3 --a", "6 1\t--b", "7 0");
        assertEquals(List.of(), lines());
        assertEquals(Dialect.EDOPRO, list.dialect());
        assertEquals(
                List.of(
                        "the deck has 2 copies of #6 (b); 1 is allowed",
                        "the deck has 1 copy of #7; 0 are allowed",
                        "#8 is not on the list “GOAT”, which forbids all others"),
                checks(list, List.of(5, 5, 5, 6, 8, 8, 6, 7)));
    }

    @Test
    void genesysOfEdopro_hasAHundredPoints() {
        LimitList list = read("!2026.03 Genesys", "$genesys", "5 33 -- a", "6 1  -- b", "8 100");
        assertEquals(List.of(), lines());
        assertEquals(List.of(), checks(list, List.of(5, 5, 5, 6)));
        assertEquals(
                List.of("the deck has genesys points: 101; 100 are allowed"),
                checks(list, List.of(5, 5, 5, 6, 6)));
        assertEquals(0x5000000, list.forbiddenTypes());
    }

    @Test
    void pointsOfYgopro_haveNamesAndLimits_inAnyOrder() {
        LimitList list =
                read(
                        "!L",
                        "5 $A 6",
                        "$A 10",
                        "5 $B 1",
                        "6 $B 2 -- x",
                        "$B 3",
                        "7 1",
                        "M 0x4000000");
        assertEquals(List.of(), lines());
        assertEquals(Dialect.YGOPRO, list.dialect());
        assertEquals(5, list.size() + 1);
        assertEquals(
                List.of(
                        "the deck has 2 copies of #7; 1 is allowed",
                        "the deck has A points: 12; 10 are allowed",
                        "the deck has B points: 4; 3 are allowed"),
                checks(list, List.of(5, 5, 6, 7, 7)));
        assertEquals(0x4000000, list.forbiddenTypes());
    }

    @Test
    void severalLists_areReadWithTheirOwnHeaders() {
        List<LimitList> lists =
                LimitListReader.read(
                        "\ufeff#[a][b]\r\n!a\r\n$whitelist\r\n5 1\r\n!b\r\n6 2\r\n\r\n!c",
                        diagnostics);
        assertEquals(List.of("a", "b", "c"), lists.stream().map(LimitList::name).toList());
        assertEquals(
                List.of(true, false, false), lists.stream().map(LimitList::whitelist).toList());
        assertEquals(List.of(1, 1, 0), lists.stream().map(LimitList::size).toList());
        assertEquals(List.of(), lines());
    }

    @Test
    void limitsAboveThree_areBelievedInAListThatHasNoHighNumbers() {
        LimitList list = read("!Fan", "5 4", "6 3", "7 5", "8 1", "9 2");
        assertEquals(List.of("1 ygo.list-copies"), lines());
        assertEquals(
                "the list allows up to 5 copies of a card, as games of their own do; YGOPro and"
                        + " EDOPro themselves allow 3",
                diagnostics.list().get(0).message());
        assertEquals(
                List.of(4, 3, 5, 1, 2, 3),
                IntStream.of(5, 6, 7, 8, 9, 10)
                        .mapToObj(id -> list.copies(id, YgoCards.NONE))
                        .toList());
    }

    @Test
    void numbersTooHighForCopies_areToldOnceForAList() {
        LimitList list = read("!Points", "5 33", "6 4", "7 100", "8 1");
        assertEquals(List.of("2 ygo.list-points"), lines());
        assertEquals(
                "the list has 2 numbers too high for copies, such as 33, which mean 3; if they"
                        + " are points, the list needs a line “$genesys”",
                diagnostics.list().get(0).message());
        assertEquals(
                List.of(3, 3, 3, 1),
                IntStream.of(5, 6, 7, 8).mapToObj(id -> list.copies(id, YgoCards.NONE)).toList());
    }

    @Test
    void whatIsNotUnderstood_isReportedWithItsLine_andLosesNothingElse() {
        LimitList list =
                read(
                        "5 1",
                        "# comment",
                        "!L",
                        "--comment",
                        "$whitelst",
                        "$genesys many",
                        "5 1 --x",
                        "6",
                        "7 one",
                        "8x 1",
                        "9 -1",
                        "10 60",
                        "99999999999 1",
                        "11 $",
                        "12 $A 3",
                        "13 $A 4",
                        "hello",
                        "M xyz",
                        "$123 456",
                        "14 2");
        assertEquals(
                List.of(
                        "1 ygo.list-before",
                        "5 ygo.list-header",
                        "6 ygo.list-header",
                        "8 ygo.list-row",
                        "9 ygo.list-row",
                        "10 ygo.list-row",
                        "13 ygo.list-row",
                        "14 ygo.list-row",
                        "17 ygo.list-line",
                        "18 ygo.list-header",
                        "19 ygo.list-header",
                        "15 ygo.list-budget",
                        "12 ygo.list-points",
                        "11 ygo.list-limit"),
                lines());
        assertEquals("$whitelist", diagnostics.list().get(1).fix());
        assertEquals(
                List.of(1, 0, 3, 2),
                List.of(5, 9, 10, 14).stream().map(id -> list.copies(id, YgoCards.NONE)).toList());
    }

    @Test
    void text_withoutAList_isRefused() {
        assertEquals(List.of(), LimitListReader.read("5 1\n", diagnostics));
        assertTrue(diagnostics.failed());
    }

    @Test
    void speedDuels_haveTwentyToThirtyCards_besideASkill() {
        LimitList list = read("!2025.07 Speed Duel", "$whitelist", "300307012 3", "5 3");
        List<Integer> main = new ArrayList<>(List.of(300307012));
        for (int i = 0; i < 20; i++) {
            main.add(5);
        }
        YgoDeck deck = new YgoDeck("ydk", main, List.of(5, 5, 5, 5, 5, 5, 5), List.of());
        assertEquals(
                List.of(
                        "the extra deck has 7 cards; 0 to 6 are allowed",
                        "the deck has 27 copies of #5; 3 are allowed"),
                new ListRules(YgoCards.NONE, list)
                        .check(deck).stream().map(Diagnostic::message).toList());
    }

    @Test
    void verdicts_areThoseOfTheClients() {
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            RandomLimits cards = new RandomLimits(random, 12);
            String text = cards.list(seed % 5, 12);
            List<Integer> main = cards.cards(random.nextInt(40));
            List<Integer> side = cards.cards(random.nextInt(6));
            List<Integer> ids = new ArrayList<>(main);
            ids.addAll(side);
            boolean edopro = cards.dialect() == Dialect.EDOPRO;
            assertEquals(
                    NaiveLimits.read(text).get(0).violations(ids, cards.rows, edopro),
                    violations(new YgoDeck("ydk", main, List.of(), side), text, cards),
                    "seed " + seed);
        }
    }

    /** The violations in the words of the naive reader; names are the numbers of the cards. */
    private TreeSet<String> violations(YgoDeck deck, String text, YgoCards cards) {
        TreeSet<String> codes = new TreeSet<>();
        LimitList list = LimitListReader.read(text, diagnostics).get(0);
        for (Diagnostic check : new ListRules(cards, list).check(deck)) {
            String name = check.args().get(0).value().replaceFirst("^[n#]", "");
            switch (check.code().name()) {
                case "ygo.not-listed" -> codes.add("unlisted " + name);
                case "ygo.forbidden-type" -> codes.add("type " + name);
                case "ygo.copies" ->
                        codes.add("copies " + name + " " + check.args().get(1).value());
                case "ygo.points" ->
                        codes.add("points " + name + " " + check.args().get(1).value());
                default -> {}
            }
        }
        return codes;
    }
}
