package cardbench.odds.exact.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.number.Fraction;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.ExactTally;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.search.PairedFeatures.Feature;
import cardbench.odds.question.Decks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Exact odds of files in which two features meet, against all games as the documents have them. */
class PairedFeaturesTest {

    private static final Budget ENOUGH = new Budget(200_000, 64 << 20);

    /** Nearly all topics have fewer games. */
    private static final int MOST_GAMES = Seeds.of(4_000, 40_000);

    /** No more topics that differ are shown. */
    private static final int MOST_SHOWN = 20;

    private static final int TOPICS = Seeds.of(1_500, 20_000);

    /** Topics with a rate between 0 and 1, for each pair of features that a topic may have. */
    private static final int LEAST = TOPICS / 500;

    private final int[][] pairs = new int[Feature.values().length][Feature.values().length];
    private final Map<String, Integer> ends = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();

    @Test
    void oddsOfPairsOfFeatures_areThoseOfAllGames() {
        for (int seed = 0; seed < TOPICS; seed++) {
            PairedFeatures file = new PairedFeatures(new Random(seed));
            DeckPrograms programs = Decks.programs(file.yaml());
            for (TopicPrograms topic : programs.topics()) {
                if (topic == programs.topics().get(programs.topics().size() - 1)) {
                    compare(file, programs, topic, seed);
                }
            }
        }
        System.out.println(table());
        assertEquals(List.of(), differences.subList(0, Math.min(MOST_SHOWN, differences.size())));
        for (Feature one : Feature.values()) {
            for (Feature other : Feature.values()) {
                boolean meets = !one.excludes(other) && !other.excludes(one);
                int count = pairs[one.ordinal()][other.ordinal()];
                assertTrue(!meets || count >= LEAST, one + " and " + other + ": " + count);
            }
        }
    }

    /**
     * A card of a mulligan comes from the top of the deck, which a state makes known: one by one
     * behind the others of the hand, and with auto-shuffle where names are passed over.
     */
    @ParameterizedTest
    @ValueSource(ints = {2135, 3283, 7036})
    void knownCardOnTop_isDrawn(int seed) {
        PairedFeatures file = new PairedFeatures(new Random(seed));
        DeckPrograms programs = Decks.programs(file.yaml());
        compare(file, programs, programs.topics().get(programs.topics().size() - 1), seed);
        assertEquals(1, ends.size());
        assertTrue(ends.keySet().iterator().next().startsWith("equal"), ends + "" + differences);
    }

    private void compare(
            PairedFeatures file, DeckPrograms programs, TopicPrograms topic, int seed) {
        Attempt attempt = Exact.attempt(topic, Exact.QUICK, ENOUGH);
        if (attempt.tally() == null) {
            end(attempt.why().code().name());
            return;
        }
        ConcreteTopic all = new ConcreteTopic(programs, topic, MOST_GAMES);
        if (!all.isComplete()) {
            end("too many games");
            return;
        }
        String difference = difference(all, attempt.tally(), topic);
        if (!difference.isEmpty()) {
            differences.add("seed " + seed + ", " + difference + "\n" + file.yaml());
            end("differs");
            return;
        }
        boolean open = false;
        for (int i = 0; i < topic.combos().size(); i++) {
            double rate = all.combo(i).approximately();
            open |= rate > 0 && rate < 1;
        }
        end(open ? "equal, between 0 and 1" : "equal, 0 or 1");
        if (open) {
            for (Feature one : file.features()) {
                for (Feature other : file.features()) {
                    pairs[one.ordinal()][other.ordinal()]++;
                }
            }
        }
    }

    /** The first number that differs; empty if none does. */
    private static String difference(ConcreteTopic all, ExactTally tally, TopicPrograms topic) {
        Map<String, Fraction> expected = new TreeMap<>();
        Map<String, Fraction> found = new TreeMap<>();
        expected.put("success", all.success());
        found.put("success", tally.success());
        expected.put("score", all.averageScore());
        found.put("score", tally.averageScore());
        for (int i = 0; i < topic.combos().size(); i++) {
            String combo = topic.combos().get(i).combo().name();
            expected.put(combo, all.combo(i));
            found.put(combo, tally.combo(i));
            if (tally.hasOther(i)) {
                expected.put(combo + " otherwise", all.other(i));
                found.put(combo + " otherwise", tally.other(i));
            }
        }
        for (ExactTally.Part part : tally.sets()) {
            expected.put("set " + part.key(), all.set(part.key()));
            found.put("set " + part.key(), Fraction.of(part.hands(), tally.hands()));
        }
        return expected.equals(found) ? "" : "expected " + expected + ", found " + found;
    }

    private void end(String how) {
        ends.merge(how, 1, Integer::sum);
    }

    private String table() {
        StringBuilder table = new StringBuilder("Topics with a rate between 0 and 1, by pair\n");
        for (Feature feature : Feature.values()) {
            table.append(String.format("%2d %-16s", feature.ordinal(), feature));
            for (int other = 0; other <= feature.ordinal(); other++) {
                table.append(String.format("%6d", pairs[feature.ordinal()][other]));
            }
            table.append('\n');
        }
        table.append(TOPICS).append(" topics from seed 0: ").append(ends);
        return table.append(", ").append(differences.size()).append(" differ").toString();
    }
}
