package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.deckfile.Mulligan;
import cardbench.odds.exact.OpeningKeysTest.Ratio;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.question.Decks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * The best mulligans of small decks, against trying every choice for every hand of single cards and
 * every order of the deck.
 */
class BestMulliganTest {

    /** A small random deck with 4 names; a topic that draws, searches or looks at the deck. */
    private static final class Small {
        private final int[] copies = new int[4];
        private final List<Integer> deck = new ArrayList<>();
        private final int hand;
        private final int draws;
        private final int goal;
        private final int most;

        /** What hands are worth that have been played, by the cards of all three places. */
        private final Map<List<List<Integer>>, Ratio> played = new HashMap<>();

        Small(int seed) {
            Random random = new Random(seed);
            for (int kind = 0; kind < 4; kind++) {
                copies[kind] = 1 + random.nextInt(kind == 3 ? 3 : 2);
                for (int i = 0; i < copies[kind]; i++) {
                    deck.add(kind);
                }
            }
            hand = 2 + random.nextInt(2);
            draws = random.nextInt(3);
            goal = random.nextInt(4);
            most = random.nextInt(3);
        }

        TopicPrograms topic() {
            String combo =
                    switch (goal) {
                        case 0 -> "{hand: [a, b]}";
                        case 1 -> "{condition: '(and |H.a| (< |H.a:x| 2))'}";
                        case 2 -> "{condition: '(and |D.1.a| (>= |H.a:x| 1))'}";
                        default -> "{condition: '(>= |H.a:x| 2)'}";
                    };
            String yaml =
                    """
                    deck: {cards: {a: {count: %d}, b: {count: %d, attribute: [x]}, c: {count: %d, attribute: [x]}, d: {count: %d}}}
                    simulate: {tests: {t: {start-card: %d, header: '(# D.:%d H)', mulligan: {kind: hearthstone, keep: a}, combos: {k: %s}}}}
                    """
                            .formatted(
                                    copies[0], copies[1], copies[2], copies[3], hand, draws, combo);
            return Decks.programs(yaml).topics().get(0);
        }

        /** What a hand is worth: over all orders of the cards that are not at the bottom. */
        Ratio worth(List<Integer> held, List<Integer> left, List<Integer> bottom) {
            List<List<Integer>> places = List.of(sorted(held), sorted(left), sorted(bottom));
            Ratio known = played.get(places);
            if (known == null) {
                known = play(held, left, bottom);
                played.put(places, known);
            }
            return known;
        }

        private static List<Integer> sorted(List<Integer> cards) {
            return cards.stream().sorted().toList();
        }

        private Ratio play(List<Integer> held, List<Integer> left, List<Integer> bottom) {
            return OpeningKeysTest.shuffled(
                    left,
                    order ->
                            OpeningKeysTest.shuffled(
                                    bottom,
                                    low -> {
                                        List<Integer> pile = new ArrayList<>(order);
                                        pile.addAll(low);
                                        List<Integer> last = new ArrayList<>(held);
                                        last.addAll(OpeningKeysTest.take(pile, draws));
                                        return met(last, pile) ? Ratio.ONE : Ratio.ZERO;
                                    }));
        }

        private boolean met(List<Integer> last, List<Integer> pile) {
            int x = OpeningKeysTest.count(last, 1) + OpeningKeysTest.count(last, 2);
            boolean a = last.contains(0);
            return switch (goal) {
                case 0 -> a && last.contains(1);
                case 1 -> a && x < 2;
                case 2 -> !pile.isEmpty() && pile.get(0) == 0 && x >= 1;
                default -> x >= 2;
            };
        }

        /** The mean over all hands of single cards. */
        Ratio best(Mulligan.Kind kind, int taken) {
            Ratio again = kind.isWhole() && taken < most ? best(kind, taken + 1) : Ratio.ZERO;
            Ratio sum = Ratio.ZERO;
            int hands = 0;
            for (int set = 0; set < 1 << deck.size(); set++) {
                if (Integer.bitCount(set) == hand) {
                    hands++;
                    Ratio best = again;
                    for (int keep = set; keep >= 0; keep = keep == 0 ? -1 : keep - 1 & set) {
                        int back = hand - Integer.bitCount(keep);
                        if (kind.isWhole() ? back == taken : most > 0 || back == 0) {
                            Ratio one = worth(kind, set, keep);
                            best = isMore(one, best) ? one : best;
                        }
                    }
                    sum = sum.plus(best);
                }
            }
            return sum.over(hands);
        }

        private static boolean isMore(Ratio one, Ratio other) {
            return one.above()
                            .multiply(other.below())
                            .compareTo(other.above().multiply(one.below()))
                    > 0;
        }

        private List<Integer> cards(int set) {
            List<Integer> cards = new ArrayList<>();
            for (int i = 0; i < deck.size(); i++) {
                if ((set >> i & 1) == 1) {
                    cards.add(deck.get(i));
                }
            }
            return cards;
        }

        private Ratio worth(Mulligan.Kind kind, int set, int keep) {
            List<Integer> kept = cards(keep);
            List<Integer> back = cards(set & ~keep);
            List<Integer> left = cards((1 << deck.size()) - 1 & ~set);
            if (kind.isWhole() || back.isEmpty()) {
                return worth(kept, left, back);
            }
            List<Integer> pile = new ArrayList<>(left);
            if (kind.passesNames()) {
                pile.addAll(back);
            }
            return OpeningKeysTest.shuffled(
                    pile,
                    order -> {
                        List<Integer> held = new ArrayList<>(kept);
                        List<Integer> rest = new ArrayList<>(order);
                        for (int i = 0; i < back.size(); i++) {
                            int at = 0;
                            while (kind.passesNames()
                                    && at < rest.size()
                                    && back.contains(rest.get(at))) {
                                at++;
                            }
                            held.add(rest.remove(at < rest.size() ? at : 0));
                        }
                        if (!kind.passesNames()) {
                            rest.addAll(back);
                        }
                        return worth(held, rest, List.of());
                    });
        }
    }

    @ParameterizedTest
    @EnumSource(value = Mulligan.Kind.class, mode = Mode.EXCLUDE, names = "VANCOUVER")
    void smallDecks_areWhatAllChoicesSay(Mulligan.Kind kind) {
        areWhatAllChoicesSay(kind, 40, 6);
    }

    @ParameterizedTest
    @EnumSource(value = Mulligan.Kind.class, mode = Mode.EXCLUDE, names = "VANCOUVER")
    @Tag("slow")
    void largerDecks_areWhatAllChoicesSay(Mulligan.Kind kind) {
        areWhatAllChoicesSay(kind, 10, 9);
    }

    /** The random decks of some seeds that have at most so many cards. */
    private static void areWhatAllChoicesSay(Mulligan.Kind kind, int seeds, int largest) {
        int gained = 0;
        for (int seed = 0; seed < seeds; seed++) {
            Small small = new Small(seed);
            int left = small.deck.size() - small.hand;
            if (left < (kind.isWhole() ? 1 : small.hand) || small.deck.size() > largest) {
                continue;
            }
            int most = kind.isWhole() ? small.most : Math.min(1, small.most);
            BestMulligan found = BestMulligan.of(small.topic(), kind, most, Effort.PATIENT);
            assertNull(found.why(), () -> kind + " " + found.why());
            assertEquals(small.best(kind, 0).fraction(), found.success(), kind + " seed " + seed);
            gained += found.success().equals(found.without()) ? 0 : 1;
            double sum = 0;
            double mean = 0;
            for (BestMulligan.Decision one : found.decisions()) {
                sum += one.taken() == 0 ? one.share() : 0;
                mean += one.taken() == 0 ? one.share() * one.success() : 0;
            }
            assertEquals(1, sum, 1e-12);
            assertEquals(found.success().approximately(), mean, 1e-12);
        }
        assertTrue(gained > 3);
    }

    /** Without a mulligan it is what the topic itself says. */
    @Test
    void withoutMulligans_theTopicIsAsItIs() {
        String yaml = Decks.sample("zhulei");
        TopicPrograms topic = Decks.programs(yaml).topic("test-hand-trap");
        ExactTally plain = Exact.attempt(topic, Effort.PATIENT).tally();
        BestMulligan best = BestMulligan.of(topic, Mulligan.Kind.LONDON, 0, Effort.PATIENT);
        assertEquals(plain.success(), best.success());
        assertEquals(plain.success(), best.without());
    }

    /** The choices are counted before any hand is solved: the budget is for no transition. */
    @Test
    void tooManyChoices_areRefusedBeforeAnythingIsSolved() {
        TopicPrograms topic = Decks.programs(Decks.sample("zhulei")).topic("test-expend");
        RedrawDecisions decisions =
                new RedrawDecisions(topic, Mulligan.Kind.GENSHIN, 1, new Budget(0, 1 << 20));
        assertThrows(BestMulligan.TooLargeException.class, decisions::best);
        TopicPrograms small = new Small(1).topic();
        BestMulligan unsolved =
                new RedrawDecisions(small, Mulligan.Kind.GENSHIN, 1, new Budget(0, 1 << 20)).best();
        assertEquals(SolveCodes.TOO_LONG, unsolved.why().code());
    }

    /**
     * One card of 30 that must be in the hand: all others go back. Of the hands without it, the new
     * cards are any of the other 30 - n.
     */
    @ParameterizedTest
    @CsvSource({"hearthstone, 3", "hearthstone, 4", "genshin, 5"})
    void oneCard_isLookedForTwice(String kind, int hand) {
        String yaml =
                """
                deck: {cards: {key: {}, a: {count: 14}, b: {count: 15}}}
                simulate: {tests: {t: {start-card: %d, combos: {k: {hand: [key]}}}}}
                """
                        .formatted(hand);
        if (kind.equals("genshin")) {
            yaml =
                    yaml.replace("a: {count: 14}", names('a', 7))
                            .replace("b: {count: 15}", names('b', 7) + ", z: {}");
        }
        BestMulligan best =
                BestMulligan.of(
                        Decks.programs(yaml).topics().get(0),
                        Mulligan.Kind.of(kind),
                        1,
                        Effort.PATIENT);
        assertNotNull(best.success(), () -> best.why().toString());
        assertEquals(Fraction.of(hand, 30), best.without());
        if (kind.equals("hearthstone")) {
            Fraction miss = Fraction.of(30 - hand, 30).times(Fraction.of(30 - 2 * hand, 30 - hand));
            assertEquals(miss.rest(), best.success());
        } else {
            // names that are passed over make it more likely than 5 of 25
            assertTrue(best.success().approximately() > 1 - 25 / 30.0 * 20 / 25);
        }
        for (BestMulligan.Decision one : best.decisions()) {
            boolean has = false;
            for (int[] pair : one.hand()) {
                has |= best.classes().get(pair[0]).contains(0);
            }
            assertEquals(has, one.success() == 1);
            if (kind.equals("hearthstone")) {
                assertEquals(has, !one.kept().isEmpty());
            }
        }
    }

    private static String written(BestMulligan found) {
        StringBuilder text = new StringBuilder();
        for (BestMulligan.Decision one : found.decisions()) {
            text.append(one.taken()).append(pairs(one.hand())).append("->");
            text.append(one.kept() == null ? "new" : pairs(one.kept()));
            text.append(String.format(" %.2f %.2f; ", one.share(), one.success()));
        }
        return text.toString().strip();
    }

    private static String pairs(List<int[]> pairs) {
        StringBuilder text = new StringBuilder();
        pairs.forEach(pair -> text.append(' ').append(pair[1]).append("ab".charAt(pair[0])));
        return text.append(' ').toString();
    }

    private static BestMulligan bestForOneA(String kind, int most) {
        String yaml =
                """
                deck: {cards: {a: {count: 2}, b: {count: 3}}}
                simulate: {tests: {t: {start-card: 2, combos: {k: {hand: [a]}}}}}
                """;
        TopicPrograms topic = Decks.programs(yaml).topics().get(0);
        return BestMulligan.of(topic, Mulligan.Kind.of(kind), most, Effort.PATIENT);
    }

    /**
     * By hand: of ten hands six have one a, three none, one two. Behind a mulligan seven in ten
     * keep one.
     */
    @Test
    void decisionsAboutWholeHands_areListedByRoundAndShare() {
        BestMulligan found = bestForOneA("london", 1);
        assertEquals(List.of(List.of(0), List.of(1)), found.classes());
        assertEquals("7/10", found.without().text());
        assertEquals("91/100", found.success().text());
        assertEquals(
                "0 1a 1b -> 1a 1b  0.60 1.00; 0 2b ->new 0.30 0.70; 0 2a -> 2a  0.10 1.00;"
                        + " 1 1a 1b -> 1a  0.60 1.00; 1 2b -> 1b  0.30 0.00; 1 2a -> 1a  0.10 1.00;",
                written(found));
    }

    /** Two new cards out of two a and one b: one of them is a. */
    @Test
    void decisionsAboutSingleCards_keepWhatHelps() {
        BestMulligan found = bestForOneA("hearthstone", 1);
        assertEquals("7/10", found.without().text());
        assertEquals("1", found.success().text());
        assertEquals(
                "0 1a 1b -> 1a 1b  0.60 1.00; 0 2b ->  0.30 1.00; 0 2a -> 2a  0.10 1.00;",
                written(found));
    }

    /** No mulligan is left: every hand stays as it is. */
    @ParameterizedTest
    @CsvSource({"london", "hearthstone", "genshin"})
    void withoutMulligans_everyHandIsKept(String kind) {
        BestMulligan found = bestForOneA(kind, 0);
        assertEquals("7/10", found.success().text());
        assertEquals(
                "0 1a 1b -> 1a 1b  0.60 1.00; 0 2b -> 2b  0.30 0.00; 0 2a -> 2a  0.10 1.00;",
                written(found));
    }

    /** 1,000 cards have more hands of 30 than a double counts. */
    @Test
    void handsBeyondExactNumbers_areRefused() {
        String yaml =
                """
                deck: {cards: {a: {count: 500}, b: {count: 500}}}
                simulate: {tests: {t: {start-card: 30, combos: {k: {hand: [a]}}}}}
                """;
        TopicPrograms topic = Decks.programs(yaml).topics().get(0);
        for (Mulligan.Kind kind : List.of(Mulligan.Kind.LONDON, Mulligan.Kind.HEARTHSTONE)) {
            BestMulligan refused = BestMulligan.of(topic, kind, 1, Effort.QUICK);
            assertEquals(GameCodes.LARGE_MULLIGAN, refused.why().code());
            assertNull(refused.success());
            assertEquals(List.of(), refused.decisions());
        }
    }

    private static String names(char first, int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add("" + first + i + ": {count: 2}");
        }
        return String.join(", ", names);
    }

    @Test
    @Tag("slow")
    void hugeHands_areRefused() {
        List<String> cards = new ArrayList<>();
        List<String> combos = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            cards.add("n" + i + ": {count: 3}");
            combos.add("k" + i + ": {hand: [n" + i + ", n" + (i + 1) % 20 + "]}");
        }
        String yaml =
                "deck: {cards: {"
                        + String.join(", ", cards)
                        + "}}\nsimulate: {tests: {t: {start-card: 7, combos: {"
                        + String.join(", ", combos)
                        + "}}}}\n";
        TopicPrograms topic = Decks.programs(yaml).topics().get(0);
        for (Mulligan.Kind kind : List.of(Mulligan.Kind.LONDON, Mulligan.Kind.HEARTHSTONE)) {
            assertNotNull(BestMulligan.of(topic, kind, 1, Effort.QUICK).why());
        }
    }
}
