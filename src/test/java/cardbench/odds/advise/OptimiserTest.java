package cardbench.odds.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.BruteForce;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.question.Decks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class OptimiserTest {

    private static final int COPIES = 3;

    private static OptimisationResult search(
            DeckPrograms programs, int filler, int budget, String... locked) {
        return Optimiser.search(programs, wish(programs, filler, budget, locked), Seed.DEFAULT);
    }

    /** The filler has no maximum of its own. */
    private static Optimiser.Wish wish(
            DeckPrograms programs, int filler, int budget, String... locked) {
        List<Boolean> stay = new ArrayList<>();
        for (DeckCard card : programs.file().cards()) {
            stay.add(List.of(locked).contains(card.name()));
        }
        List<Integer> weights = new ArrayList<>();
        for (int i = 0; i < programs.topics().size(); i++) {
            weights.add(i + 1);
        }
        return new Optimiser.Wish(
                programs.topics(), weights, filler, DeckFile.MAX_CARDS, stay, COPIES, budget);
    }

    /** A deck of a filler and six names, with two topics of random pairs and triples of them. */
    private static String randomDeck(Random random) {
        StringBuilder yaml = new StringBuilder("deck: {cards: {c0: {count: 6}");
        for (int i = 1; i <= 6; i++) {
            yaml.append(", c").append(i).append(": {count: ").append(random.nextInt(3));
            yaml.append(", attribute: [k").append(random.nextInt(3)).append("]}");
        }
        yaml.append("}}\nsimulate: {tests: {");
        for (int topic = 0; topic < 2; topic++) {
            yaml.append(topic == 0 ? "" : ", ").append("t").append(topic);
            yaml.append(": {start-card: ").append(3 + random.nextInt(2)).append(", combos: {");
            for (int combo = 0; combo < 3; combo++) {
                yaml.append(combo == 0 ? "" : ", ").append("k").append(combo).append(": {hand: [");
                for (int i = 0, n = 1 + random.nextInt(3); i < n; i++) {
                    yaml.append(i == 0 ? "" : ", ");
                    boolean kind = random.nextInt(4) == 0;
                    yaml.append(kind ? "a:k" + random.nextInt(3) : "c" + (1 + random.nextInt(6)));
                }
                yaml.append("]}");
            }
            yaml.append("}}");
        }
        return yaml.append("}}").toString();
    }

    /** Every deck of the same size with up to three copies of each card but the first. */
    private static double bestOfAll(DeckPrograms programs) {
        int size = programs.file().size();
        int[] counts = new int[programs.file().cards().size()];
        double best = 0;
        for (int code = 0; code < 1 << 2 * (counts.length - 1); code++) {
            int otherCopies = 0;
            for (int i = 1; i < counts.length; i++) {
                counts[i] = code >> 2 * (i - 1) & COPIES;
                otherCopies += counts[i];
            }
            counts[0] = size - otherCopies;
            if (otherCopies <= size) {
                best = Math.max(best, value(programs, counts));
            }
        }
        return best;
    }

    /** The mean of both topics, the second one counted twice. */
    private static double value(DeckPrograms programs, int[] counts) {
        DeckPrograms changed = programs.withCounts(counts);
        double sum = 0;
        for (int i = 0; i < 2; i++) {
            ExactTally tally = Exact.solve(changed.topics().get(i), Exact.MOST);
            Fraction success = tally.success();
            sum += (i + 1) * success.approximately();
        }
        return sum / 3;
    }

    @Test
    @Tag("slow")
    void smallDecks_endWithTheBestOfAll() {
        int best = 0;
        for (int seed = 0; seed < 20; seed++) {
            DeckPrograms programs = Decks.programs(randomDeck(new Random(seed)));
            OptimisationResult found = search(programs, 0, 400);
            assertEquals("exact", found.method());
            assertTrue(found.tried() <= 400, "within its budget: " + found.tried());
            int[] counts = found.counts().stream().mapToInt(i -> i).toArray();
            assertEquals(programs.file().size(), Arrays.stream(counts).sum(), "the same size");
            best += value(programs, counts) > bestOfAll(programs) - 1e-9 ? 1 : 0;
        }
        System.out.println("optimiser: " + best + " of 20 random decks end with the best");
        assertTrue(best >= 19, best + " of 20");
    }

    @Test
    void fewDecks_areAllJudged() {
        DeckPrograms programs =
                Decks.programs(
                        """
                        deck: {cards: {a: {count: 1}, b: {count: 1}, c: {}, rest: {count: 7}}}
                        simulate: {tests: {t: {start-card: 2, combos: {k: {hand: [a, b]}}}}}
                        """);
        OptimisationResult found = search(programs, 3, 400);
        assertTrue(found.whole());
        // c and rest are alike: 4 times 4 decks of a and b
        assertEquals(16, found.possible());
        assertEquals(16, found.tried());
        assertEquals(List.of(List.of("c", "rest")), found.alike());
        // 3 a and 3 b of ten cards: 9 of 45 hands
        assertEquals(List.of(3, 3), found.counts().subList(0, 2));
        assertEquals("1/5", found.goals().get(0).pair().after().success().fraction().text());
        OptimisationResult locked = search(programs, 3, 400, "a");
        assertEquals(1, locked.counts().get(0));
        assertEquals(3, locked.counts().get(1));
        OptimisationResult none = search(programs, 3, 400, "a", "b", "c", "rest");
        assertEquals(List.of(1, 1, 1, 7), none.counts());
        assertEquals(1, none.tried());
    }

    private static DeckPrograms acting(String deed, int blanks) {
        return Decks.programs(
                """
                deck:
                  cards:
                    draw: {count: 1, program: ['[1]@;(# X B);%s']}
                    goal: {count: 1}
                    rest: {count: %d}
                simulate:
                  tests:
                    t: {exec-program: true, start-card: 2, combos: {k: {hand: [goal, draw]}}}
                """
                        .formatted(deed, blanks));
    }

    /** All decks of eight cards, each judged by all its orders. */
    @Test
    void cardsThatAct_areJudgedExactly() {
        DeckPrograms programs = acting("(# D.2 H)", 6);
        Fraction best = null;
        int[] counts = null;
        for (int code = 0; code < 16; code++) {
            int[] other = {code & 3, code >> 2, 8 - (code & 3) - (code >> 2)};
            DeckPrograms changed = programs.withCounts(other);
            BruteForce bruteForce = new BruteForce(changed, changed.topics().get(0));
            Fraction rate = Fraction.of(bruteForce.successes, bruteForce.orders);
            if (best == null || rate.approximately() > best.approximately()) {
                best = rate;
                counts = other;
            }
        }
        OptimisationResult found = search(programs, 2, 20);
        assertEquals("exact", found.method());
        assertTrue(found.whole());
        assertEquals(16, found.tried());
        assertEquals(0, found.sampled());
        assertEquals(Arrays.stream(counts).boxed().toList(), found.counts());
        assertEquals(best, found.goals().get(0).pair().after().success().fraction());
    }

    @Test
    void topicsBeyondReach_areJudgedByGames() {
        OptimisationResult found = search(acting("(# D.2 H);(repeat 1 (rand 1 1) ())", 18), 2, 20);
        assertEquals("sampled", found.method());
        assertEquals(List.of(3, 3, 14), found.counts());
        Difference gain = found.goals().get(0).pair().difference();
        assertTrue(Double.parseDouble(gain.low()) > 0, gain.toString());
    }

    /** A search that is broken off is none that arrived anywhere. */
    @Test
    void budgetTooSmall_isToldOf() {
        OptimisationResult found = search(Decks.programs(randomDeck(new Random(1))), 0, 5);
        assertFalse(found.whole());
        assertEquals(5, found.tried());
        assertEquals(1, found.climbs());
        assertEquals(0, found.arrived());
    }

    /** Cards of which the file has more than the rules allow are groups of cards: they may stay. */
    @Test
    void manyCopies_mayStay() {
        DeckPrograms programs =
                Decks.programs(
                        """
                        deck: {cards: {a: {count: 9}, b: {count: 1}, rest: {count: 10}}}
                        simulate: {tests: {t: {start-card: 2, combos: {k: {hand: [a]}}}}}
                        """);
        assertEquals(9, search(programs, 2, 400).counts().get(0));
    }

    /**
     * A deck of twenty cards with a searcher, a drawer and three parts: 1,024 decks, of which the
     * one with most acting cards takes the most transitions.
     */
    private static DeckPrograms twenty() {
        return Decks.programs(
                """
                deck:
                  cards:
                    key: {count: 1}
                    lock: {count: 2}
                    spare: {count: 1}
                    seek: {count: 1, program: ['[1]@;(# X B);(# D.key.1 H);(shuffle D)']}
                    more: {count: 2, program: ['@;(# X B);(# D.1 H)']}
                    rest: {count: 13}
                simulate:
                  tests:
                    t:
                      exec-program: true
                      combos:
                        both: {hand: [key, lock]}
                        part: {score: 2, hand: [key, spare]}
                """);
    }

    private static double rate(DeckPrograms programs, int[] counts) {
        TopicPrograms topic = programs.withCounts(counts).topics().get(0);
        return Exact.attempt(topic, Effort.PATIENT).tally().success().approximately();
    }

    @Test
    @Tag("slow")
    @Tag("long")
    void largerBudgets_findTheBestOfAllToo() {
        DeckPrograms programs = twenty();
        double best = 0;
        for (int code = 0; code < 1024; code++) {
            int[] counts = new int[6];
            int left = 20;
            for (int i = 0; i < 5; i++) {
                counts[i] = code >> 2 * i & COPIES;
                left -= counts[i];
            }
            counts[5] = left;
            best = Math.max(best, rate(programs, counts));
        }
        for (int budget : new int[] {500, 1000, 1024, 1500, 2000, 3000, 5000}) {
            OptimisationResult found = search(programs, 5, budget);
            int[] counts = found.counts().stream().mapToInt(i -> i).toArray();
            assertEquals(best, rate(programs, counts), 1e-12, "with a budget of " + budget);
            assertEquals(1024, found.possible());
            assertEquals(budget >= 1024, found.whole());
            assertEquals("exact", found.method());
        }
    }

    /** A search with a larger budget begins like one with a smaller budget. */
    @Test
    void largerBudgets_areNeverWorse() {
        DeckPrograms programs = twenty();
        double before = 0;
        for (int budget : new int[] {1, 2, 4, 7, 11, 16, 25, 40}) {
            OptimisationResult found = search(programs, 5, budget);
            double rate = rate(programs, found.counts().stream().mapToInt(i -> i).toArray());
            assertTrue(rate >= before, budget + " decks: " + rate + ", before " + before);
            assertEquals(budget, found.tried());
            before = rate;
        }
    }

    /**
     * However a search is cut, and asked in between, it evaluates the same decks in the same way.
     */
    @Test
    void searchInParts_endsLikeOneInOne() {
        for (DeckPrograms programs :
                List.of(
                        twenty(),
                        acting("(# D.2 H)", 6),
                        acting("(# D.2 H);(repeat 1 (rand 1 1) ())", 6),
                        Decks.programs(randomDeck(new Random(3))))) {
            int filler = programs.file().cards().get(0).name().equals("c0") ? 0 : 2;
            Optimiser.Wish wish = wish(programs, filler, 40);
            Optimiser parts = new Optimiser(programs, wish, Seed.DEFAULT);
            double before = 0;
            for (int decks = 1; !parts.isOver(); decks += 1 + decks / 2) {
                parts.advance(decks);
                assertTrue(parts.tried() <= decks, parts.tried() + " of " + decks);
                assertTrue(parts.tried() == decks || parts.isOver());
                boolean exact = parts.result().method().equals("exact");
                assertTrue(!exact || parts.bestValue() >= before, "the best so far never falls");
                before = parts.bestValue();
                assertEquals(parts.isOver(), parts.result().over());
            }
            assertEquals(search(programs, filler, 40), parts.result());
        }
    }

    /**
     * Ten cards, of which three are wanted: with a cap of 5, the filler cannot replace the other.
     */
    @Test
    void filler_hasAMaximumOfItsOwn() {
        DeckPrograms programs =
                Decks.programs(
                        """
                        deck: {cards: {a: {count: 3}, bad: {count: 3}, rest: {count: 4}}}
                        simulate: {tests: {t: {start-card: 1, combos: {k: {hand: ['!bad']}}}}}
                        """);
        Optimiser.Wish free = wish(programs, 2, 400, "a");
        assertEquals(List.of(3, 0, 7), Optimiser.search(programs, free, Seed.DEFAULT).counts());
        Optimiser.Wish capped =
                new Optimiser.Wish(free.topics(), free.weights(), 2, 5, free.locked(), COPIES, 400);
        assertEquals(List.of(3, 2, 5), Optimiser.search(programs, capped, Seed.DEFAULT).counts());
    }

    /**
     * A card that leaves and draws another one makes the deck smaller, so more copies are better.
     * The decks with most copies, which are the best, are those that take too long to solve.
     */
    @Test
    @Tag("slow")
    @Tag("long")
    void decksThatAreTooMuch_arePlayed() {
        StringBuilder yaml = new StringBuilder("deck: {cards: {");
        StringBuilder combos = new StringBuilder();
        for (int i = 0; i < 3; i++) {
            yaml.append("d%d: {count: 0, program: ['@;(# X B);(# D.%d H)']}, ".formatted(i, 1 + i));
            yaml.append("p%d: {count: 1}, q%d: {count: 1}, ".formatted(i, i));
            combos.append("c%d: {score: %d, hand: [p%d, q%d]}, ".formatted(i, 1 + i, i, i));
        }
        yaml.append("rest: {count: 22}}}\nsimulate: {tests: {t: {exec-program: true, combos: {");
        DeckPrograms programs = Decks.programs(yaml.append(combos).append("}}}}").toString());
        List<String> parts = new ArrayList<>();
        for (DeckCard card : programs.file().cards()) {
            if (card.name().charAt(0) == 'p' || card.name().charAt(0) == 'q') {
                parts.add(card.name());
            }
        }
        OptimisationResult found = search(programs, 9, 300, parts.toArray(new String[0]));
        assertEquals("hybrid", found.method());
        assertTrue(found.sampled() < found.tried());
        for (int i = 0; i < found.counts().size(); i += 3) {
            assertEquals(i == 9 ? 13 : 3, found.counts().get(i), found.counts().toString());
        }
    }
}
