package cardbench.odds.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import cardbench.base.chance.Seed;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.question.Decks;
import cardbench.odds.sample.TopicTally;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Mulligans and given states: small decks against every order of the deck before the deal and after
 * each shuffle, with the rules played on lists of cards; and exact odds against played games.
 */
class OpeningKeysTest {

    private static final int GAMES = 8192;

    /** A probability. */
    record Ratio(BigInteger above, BigInteger below) {
        static final Ratio ZERO = new Ratio(BigInteger.ZERO, BigInteger.ONE);
        static final Ratio ONE = new Ratio(BigInteger.ONE, BigInteger.ONE);

        Ratio plus(Ratio other) {
            BigInteger sum = above.multiply(other.below).add(other.above.multiply(below));
            BigInteger all = below.multiply(other.below);
            BigInteger common = sum.gcd(all);
            return new Ratio(sum.divide(common), all.divide(common));
        }

        Ratio over(int number) {
            return new Ratio(above, below.multiply(BigInteger.valueOf(number)));
        }

        Fraction fraction() {
            return Fraction.of(Natural.parse(above.toString()), Natural.parse(below.toString()));
        }
    }

    /** The mean over all orders of some cards; those of a kind are told apart, too. */
    static Ratio shuffled(List<Integer> cards, Function<List<Integer>, Ratio> then) {
        List<List<Integer>> orders = new ArrayList<>();
        orders(new ArrayList<>(cards), new ArrayList<>(), orders);
        Ratio sum = Ratio.ZERO;
        for (List<Integer> order : orders) {
            sum = sum.plus(then.apply(order));
        }
        return sum.over(orders.size());
    }

    /** The distinct orders, which are all equally likely. */
    private static void orders(List<Integer> left, List<Integer> laid, List<List<Integer>> all) {
        if (left.isEmpty()) {
            all.add(List.copyOf(laid));
        }
        List<Integer> tried = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            Integer card = left.get(i);
            if (!tried.contains(card)) {
                tried.add(card);
                List<Integer> others = new ArrayList<>(left);
                others.remove(i);
                laid.add(card);
                orders(others, laid, all);
                laid.remove(laid.size() - 1);
            }
        }
    }

    static List<Integer> take(List<Integer> from, int cards) {
        List<Integer> taken = new ArrayList<>(from.subList(0, Math.min(cards, from.size())));
        from.subList(0, taken.size()).clear();
        return taken;
    }

    static int count(List<Integer> cards, int kind) {
        int count = 0;
        for (int card : cards) {
            count += card == kind ? 1 : 0;
        }
        return count;
    }

    /** A small deck of cards a (0), b (1) and c (2). */
    private static final class Small {
        private final Random random;
        private final int[] copies;
        private final List<Integer> deck = new ArrayList<>();
        private final int hand;
        private final int draws;
        private final int most;
        private final int least;

        Small(int seed, int cards) {
            random = new Random(seed);
            copies = new int[] {1 + random.nextInt(2), 1 + random.nextInt(2), 0};
            copies[2] = cards - copies[0] - copies[1];
            for (int kind = 0; kind < 3; kind++) {
                for (int i = 0; i < copies[kind]; i++) {
                    deck.add(kind);
                }
            }
            hand = 1 + random.nextInt(3);
            draws = random.nextInt(3);
            most = random.nextInt(3);
            least = 1 + random.nextInt(2);
        }

        String yaml(String key) {
            return """
            deck: {cards: {a: {count: %d}, b: {count: %d, attribute: [x]}, c: {count: %d, attribute: [x]}}}
            simulate: {tests: {t: {start-card: %d, %s, header: '(# D.:%d H)', combos: {k: {condition: '(>= |H.a| %d)'}, m: {hand: [b], condition: '(== mulligans 1)'}, d: {condition: '(and |D.1.b| |H.c|)'}}}}}
            """
                    .formatted(copies[0], copies[1], copies[2], hand, key, draws, least);
        }

        Ratio end(List<Integer> held, List<Integer> left, int taken, int combo) {
            List<Integer> last = new ArrayList<>(held);
            List<Integer> rest = new ArrayList<>(left);
            last.addAll(take(rest, draws));
            boolean met =
                    combo == 0
                            ? count(last, 0) >= least
                            : combo == 1
                                    ? taken == 1 && count(last, 1) > 0
                                    : !rest.isEmpty() && rest.get(0) == 1 && count(last, 2) > 0;
            return met ? Ratio.ONE : Ratio.ZERO;
        }

        /** London, keeping hands with an a; bottoms c beyond one, then b, then any. */
        Ratio london(List<Integer> all, int taken, int combo) {
            return shuffled(
                    all,
                    order -> {
                        List<Integer> left = new ArrayList<>(order);
                        List<Integer> held = take(left, hand);
                        if (taken < most && count(held, 0) == 0) {
                            return london(all, taken + 1, combo);
                        }
                        List<Integer> under = new ArrayList<>();
                        while (under.size() < taken && count(held, 2) > 1) {
                            held.remove(Integer.valueOf(2));
                            under.add(2);
                        }
                        while (under.size() < taken && count(held, 1) > 0) {
                            held.remove(Integer.valueOf(1));
                            under.add(1);
                        }
                        while (under.size() < taken && !held.isEmpty()) {
                            under.add(held.remove(0));
                        }
                        left.addAll(under);
                        return end(held, left, taken, combo);
                    });
        }

        /** Vancouver, keeping hands with an a; the scry keeps nothing but a on top. */
        Ratio vancouver(List<Integer> all, int taken, int combo) {
            return shuffled(
                    all,
                    order -> {
                        List<Integer> left = new ArrayList<>(order);
                        List<Integer> held = take(left, Math.max(0, hand - taken));
                        if (taken < most && count(held, 0) == 0) {
                            return vancouver(all, taken + 1, combo);
                        }
                        if (taken > 0 && !left.isEmpty() && left.get(0) != 0) {
                            left.add(left.remove(0));
                        }
                        return end(held, left, taken, combo);
                    });
        }

        /** Hearthstone or Genshin, keeping each a and one b. */
        Ratio single(boolean names, int combo) {
            return shuffled(
                    deck,
                    order -> {
                        List<Integer> left = new ArrayList<>(order);
                        List<Integer> kept = new ArrayList<>();
                        List<Integer> back = new ArrayList<>();
                        for (int card : take(left, hand)) {
                            boolean stays = card == 0 || card == 1 && count(kept, 1) == 0;
                            (stays ? kept : back).add(card);
                        }
                        if (back.isEmpty()) {
                            return end(kept, left, 0, combo);
                        }
                        if (!names) {
                            kept.addAll(take(left, back.size()));
                            left.addAll(back);
                            return shuffled(left, rest -> end(kept, rest, 1, combo));
                        }
                        left.addAll(back);
                        // returned first, then drawn: those of other names come first
                        return shuffled(
                                left,
                                pile -> {
                                    List<Integer> held = new ArrayList<>(kept);
                                    List<Integer> rest = new ArrayList<>(pile);
                                    for (int i = 0; i < back.size(); i++) {
                                        int at = 0;
                                        while (at < rest.size() && back.contains(rest.get(at))) {
                                            at++;
                                        }
                                        held.add(rest.remove(at < rest.size() ? at : 0));
                                    }
                                    return shuffled(rest, again -> end(held, again, 1, combo));
                                });
                    });
        }
    }

    private static void check(String yaml, Function<Integer, Ratio> expected) {
        DeckPrograms programs = Decks.programs(yaml);
        TopicPrograms topic = programs.topics().get(0);
        for (SolverOptions options : List.of(SolverOptions.FAST, SolverOptions.PLAIN)) {
            Solution solution = Solver.solve(topic, options, Effort.PATIENT.budget());
            assertNotNull(solution.multiplicity(), () -> yaml + solution.why());
            ExactTally tally = ExactTally.of(topic, solution.multiplicity(), solution.shares());
            for (int combo = 0; combo < topic.combos().size(); combo++) {
                assertEquals(expected.apply(combo).fraction(), tally.combo(combo), yaml + options);
            }
        }
    }

    @Test
    void londonMulligans_areWhatAllOrdersSay() {
        for (int seed = 0; seed < 12; seed++) {
            Small small = new Small(seed, 5);
            String key =
                    "mulligan: {kind: london, keep: '|H.a|', most: "
                            + small.most
                            + ", bottom: [c: 1, b]}";
            check(small.yaml(key), combo -> small.london(small.deck, 0, combo));
        }
    }

    @Test
    void vancouverMulligans_areWhatAllOrdersSay() {
        for (int seed = 0; seed < 12; seed++) {
            Small small = new Small(seed, 5);
            String key =
                    "mulligan: {kind: vancouver, keep: '|H.a|', most: "
                            + small.most
                            + ", bottom: [b a:x, c]}";
            check(small.yaml(key), combo -> small.vancouver(small.deck, 0, combo));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hearthstone", "genshin"})
    void redrawnCards_areWhatAllOrdersSay(String kind) {
        redrawnCardsAreWhatAllOrdersSay(kind, 0, 4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hearthstone", "genshin"})
    @Tag("slow")
    void redrawnCardsOfMoreDecks_areWhatAllOrdersSay(String kind) {
        redrawnCardsAreWhatAllOrdersSay(kind, 4, 12);
    }

    private static void redrawnCardsAreWhatAllOrdersSay(String kind, int from, int to) {
        for (int seed = from; seed < to; seed++) {
            Small small = new Small(seed, 6);
            String key = "mulligan: {kind: " + kind + ", keep: [a, b: 1]}";
            check(small.yaml(key), combo -> small.single(kind.equals("genshin"), combo));
        }
    }

    /** Keeps a and b, in their places; what is drawn comes to the places of the others. */
    private static Ratio inPlace(List<Integer> deck, int hand, int place, int kind) {
        return shuffled(
                deck,
                order -> {
                    List<Integer> left = new ArrayList<>(order);
                    List<Integer> held = take(left, hand);
                    for (int i = 0; i < hand; i++) {
                        if (held.get(i) == 2) {
                            held.set(i, left.remove(0));
                        }
                    }
                    return held.get(place) == kind ? Ratio.ONE : Ratio.ZERO;
                });
    }

    @Test
    void drawnCards_comeToThePlacesOfTheReturnedOnes() {
        List<Integer> deck = List.of(0, 0, 1, 2, 2, 2, 2);
        // as many first cards of the hand as the combo asks about
        String yaml =
                """
                deck: {cards: {a: {count: 2}, b: {count: 1}, c: {count: 4}}}
                simulate: {tests: {t: {start-card: 3, mulligan: {kind: hearthstone, keep: %s}, combos: {first: {condition: '|H.1.a|'}, later: {condition: '(- |H.2.a| |H.1.a|)'}, last: {condition: '(- |H.3.b| |H.2.b|)'}}}}}
                """;
        for (String keep : List.of("[a, b]", "[b, a]")) {
            check(yaml.formatted(keep), combo -> inPlace(deck, 3, combo, combo == 2 ? 1 : 0));
        }
    }

    /** A state: a and c in the hand, c on top, b lowest, an unknown card in P, one missing. */
    @Test
    void states_areWhatAllOrdersSay() {
        String yaml =
                """
                deck: {cards: {a: {count: 3}, b: {count: 2}, c: {count: 3}}}
                simulate: {tests: {t: {start-card: 1, state: {hand: [a, c], top: c, bottom: [b], zones: {Q: {a: 1}}, unknown: {P: 1}, deck: 3}, header: '(# D.2 H)', combos: {k: {hand: [a, a]}, l: {condition: '(and |P.a| |J.c|)'}, d: {condition: '|D.1.b|'}, h: {hand: [c, c], condition: '(and |Q.a| (== |H| 5))'}}}}}
                """;
        check(
                yaml,
                combo ->
                        shuffled(
                                List.of(0, 1, 2),
                                order -> {
                                    List<Integer> left = new ArrayList<>(order);
                                    int hidden = left.remove(0);
                                    int dealt = left.remove(0);
                                    List<Integer> hand = new ArrayList<>(List.of(0, 2, dealt));
                                    // three cards in the deck: c, one unknown, b
                                    List<Integer> deck = new ArrayList<>(List.of(2));
                                    deck.addAll(take(left, 1));
                                    deck.add(1);
                                    hand.addAll(take(deck, 2));
                                    boolean met =
                                            switch (combo) {
                                                case 0 -> count(hand, 0) >= 2;
                                                case 1 -> hidden == 0 && left.contains(2);
                                                case 2 -> deck.get(0) == 1;
                                                default -> count(hand, 2) >= 2;
                                            };
                                    return met ? Ratio.ONE : Ratio.ZERO;
                                }));
    }

    private static final String BODY =
            """
            deck: {cards: {land: {count: 12}, one: {count: 2}, two: {count: 2}, three: {count: 2}, other: {count: 12}}}
            simulate: {tests: {t: {start-card: 5, %s, header: '(# D.3 H)', combos: {k: {hand: [land, one]}, m: {condition: '(and mulligans (>= |H.land| 3))'}}}}}
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mulligan: {keep: '(>= |H.land| 2)', bottom: [other, land: 3]}",
                "mulligan: {kind: vancouver, keep: '(>= |H.land| 2)', most: 3, bottom: [other]}",
                "mulligan: {kind: hearthstone, keep: [one, land: 2]}",
                "mulligan: {kind: genshin, keep: [one, land: 1]}",
                "mulligan: {kind: hearthstone, keep: [one]}, state: {hand: [land: 3], field: {two:"
                        + " 1}, unknown: {P: 4}}"
            })
    void playedGames_agree(String key) {
        String yaml = BODY.formatted(key);
        Attempt attempt = Exact.attempt(Decks.programs(yaml).topics().get(0), Effort.PATIENT);
        assertNotNull(attempt.tally(), () -> attempt.why().toString());
        TopicTally played = Decks.play(yaml, GAMES, false, Seed.DEFAULT).get(0);
        for (int i = 0; i < played.combos().size(); i++) {
            double rate = attempt.tally().combo(i).approximately();
            double error = Math.sqrt(rate * (1 - rate) / GAMES);
            assertEquals(rate, played.combos().get(i) / (double) GAMES, 4.5 * error, key + i);
        }
    }

    /**
     * The one unknown card of the hand is an a or an r, and k lies on top. Single cards are
     * replaced by the k. Behind a mulligan of the whole hand each of the six cards is as likely,
     * and a hand that is not drawn again leaves the k on top.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "{kind: hearthstone, keep: []} ~ |H.k| ~ 1",
                "{kind: hearthstone, keep: [k, b: 1]} ~ |H.k| ~ 1",
                "{kind: genshin, keep: []} ~ |H.k| ~ 1",
                "{kind: genshin, keep: [k, b: 1]} ~ |H.k| ~ 1",
                "{kind: one-by-one, keep: [k]} ~ |H.k| ~ 1",
                "{kind: one-by-one, keep: [k, b: 1], most: 1} ~ |H.k| ~ 1",
                "{kind: london, keep: '|H.k|', most: 1, free: 1, bottom: [a]} ~ |H.k| ~ 6",
                "{kind: london, keep: '|H.a|', most: 0, bottom: [a]} ~ |D.1.k| ~ 1",
                "{kind: vancouver, keep: '|H.k|', most: 1, free: 1, bottom: [a]} ~ |H.k| ~ 6",
                "{kind: vancouver, keep: '(or |H.a| |H.r|)', bottom: [k]} ~ |D.1.k| ~ 1",
                "{kind: redraw, keep: '|H.a|'} ~ |D.1.k| ~ 1"
            })
    void autoShuffle_leavesTheOpeningAlone(String mulligan, String condition, int among) {
        String yaml =
                """
                deck: {cards: {k: {}, a: {count: 3}, r: {count: 2}, b: {count: 0}}}
                simulate: {tests: {t: {start-card: 1, auto-shuffle: true, state: {top: [k]}, mulligan: %s, combos: {k: {condition: '%s'}}}}}
                """
                        .formatted(mulligan, condition);
        Attempt attempt = Exact.attempt(Decks.programs(yaml).topics().get(0), Effort.QUICK);
        assertEquals(among == 1 ? "1" : "1/" + among, attempt.tally().success().text());
        TopicTally played = Decks.play(yaml, GAMES, false, Seed.DEFAULT).get(0);
        // 5/6 of 8,192 games, give or take 4 standard errors of 34
        int failures = GAMES - GAMES / among;
        assertEquals(failures, played.scores().count(0), among == 1 ? 0 : 136, mulligan);
    }

    /** Two random files with effects; no game of theirs succeeds when played as documented. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[1H]@;(repeat 2 (> |B| 1) (# D.1 B));(if |H.k| (# D.1 B) (# D.1 H))"
                        + " ~ mulligan: {kind: genshin, keep: [k, a: 1]}, given: '|H.1.a:x|',"
                        + " combos: {g: {hand: ['a:x', a]}, m: {condition: '(== |B| 2)'}}",
                "[1]/(> |D| 1);@;(# H.1 B);(# X B);(# D.2 B);"
                        + " ~ scan-zones: BH, mulligan: {kind: genshin, keep: []},"
                        + " given: '(> |H.a:x| 0)', turns: {count: 2, draw: 1, go: first},"
                        + " combos: {g: {hand: ['!r', k]}, m: {hand: ['a:x'], grave: ['a:x']}}"
            })
    void autoShuffleWithEffects_leavesTheOpeningAlone(String effect, String topic) {
        String yaml =
                """
                deck: {cards: {c: {attribute: [x], program: ['%s']}, k: {attribute: [x]}, a: {count: 3, attribute: [x]}, r: {count: 2}}}
                simulate: {tests: {t: {start-card: 1, exec-program: true, auto-shuffle: true, state: {top: [k]}, %s}}}
                """
                        .formatted(effect, topic);
        check(yaml, combo -> Ratio.ZERO);
    }
}
