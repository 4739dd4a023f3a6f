package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The document of published odds: each row is what its file computes, and a closed form. */
class PublishedOddsTest {

    private static final Path DOCUMENT = Path.of("src/site/markdown/published-odds.md");

    /** A row: its name and the exact rate in per cent. */
    private static final Pattern ROW =
            Pattern.compile("\\| `([^`]+): ([^`:]+)` \\| ([0-9.]+) % \\| [^|]*\\|");

    /** A rational number of any sign. */
    private record Ratio(BigInteger above, BigInteger below) {
        static final Ratio ONE = of(1, 1);

        static Ratio of(long above, long below) {
            return new Ratio(BigInteger.valueOf(above), BigInteger.valueOf(below));
        }

        Ratio plus(Ratio other) {
            return new Ratio(
                    above.multiply(other.below).add(other.above.multiply(below)),
                    below.multiply(other.below));
        }

        Ratio times(Ratio other) {
            return new Ratio(above.multiply(other.above), below.multiply(other.below));
        }

        Ratio over(Ratio other) {
            return times(new Ratio(other.below, other.above));
        }

        Ratio rest() {
            return ONE.plus(times(of(-1, 1)));
        }

        Fraction fraction() {
            return Fraction.of(Natural.parse(above.toString()), Natural.parse(below.toString()));
        }
    }

    private static BigInteger choose(int cards, int drawn) {
        BigInteger ways = drawn > cards || drawn < 0 ? BigInteger.ZERO : BigInteger.ONE;
        for (int i = 0; i < drawn; i++) {
            ways = ways.multiply(BigInteger.valueOf(cards - i)).divide(BigInteger.valueOf(i + 1));
        }
        return ways;
    }

    /** Exactly so many of some copies among the cards drawn. */
    private static Ratio exactly(int deck, int copies, int drawn, int wanted) {
        return new Ratio(
                choose(copies, wanted).multiply(choose(deck - copies, drawn - wanted)),
                choose(deck, drawn));
    }

    private static Ratio least(int deck, int copies, int drawn, int wanted) {
        Ratio fewer = Ratio.of(0, 1);
        for (int k = 0; k < wanted; k++) {
            fewer = fewer.plus(exactly(deck, copies, drawn, k));
        }
        return fewer.rest();
    }

    private static Ratio none(int deck, int copies, int drawn) {
        return exactly(deck, copies, drawn, 0);
    }

    private static Ratio mean(Ratio one, Ratio other) {
        return one.plus(other).times(Ratio.of(1, 2));
    }

    /** No card of two threes among the cards drawn, by inclusion and exclusion. */
    private static Ratio both(int drawn) {
        return none(40, 3, drawn)
                .times(Ratio.of(2, 1))
                .plus(none(40, 6, drawn).times(Ratio.of(-1, 1)))
                .rest();
    }

    /**
     * Copies of a card by turn 1: a hand, another one for it, and a card from the shuffled deck.
     */
    private static Ratio redrawn(int copies, int hand) {
        return none(30, copies, hand)
                .times(none(30 - hand, copies, hand))
                .times(none(30 - hand, copies, 1))
                .rest();
    }

    /**
     * Enough good lands by a turn, of the games with a land for each turn, by Karsten's rule of
     * 2022: of seven cards some go to the bottom, spells in excess first, good lands last. Kept are
     * three to five lands if the mulligan is free, two to five of seven cards, two to four of fewer
     * cards, and every hand of four.
     *
     * @param free how many mulligans are free
     * @param draws the cards drawn behind the hand
     */
    private static Ratio karsten(
            int deck, int lands, int free, int draws, int turn, int good, int wanted) {
        BigInteger hands = choose(deck, 7);
        BigInteger counted = BigInteger.ZERO;
        BigInteger met = BigInteger.ZERO;
        BigInteger reached = BigInteger.ONE;
        for (int taken = -free; taken <= 3; taken++) {
            counted = counted.multiply(hands);
            met = met.multiply(hands);
            BigInteger again = BigInteger.ZERO;
            for (int other = 0; other <= 7; other++) {
                for (int best = 0; best <= 7 - other; best++) {
                    int spells = 7 - other - best;
                    BigInteger ways =
                            choose(deck - lands, spells)
                                    .multiply(choose(lands - good, other))
                                    .multiply(choose(good, best))
                                    .multiply(reached);
                    int down = taken > 0 ? Math.max(0, Math.min(taken, spells - 4 + taken)) : 0;
                    int landsDown = Math.max(0, taken) - down;
                    int left = other + best - landsDown;
                    int bestLeft = best - Math.max(0, landsDown - other);
                    boolean kept = left >= (taken < 0 ? 3 : 2) && left <= (taken > 0 ? 4 : 5);
                    if (!kept && taken < 3) {
                        again = again.add(ways);
                        continue;
                    }
                    for (int a = 0; a <= draws; a++) {
                        for (int b = 0; b <= draws - a; b++) {
                            BigInteger games =
                                    choose(lands - good - other, a)
                                            .multiply(choose(good - best, b))
                                            .multiply(choose(deck - lands - spells, draws - a - b))
                                            .multiply(ways);
                            boolean counts = left + a + b >= turn;
                            counted = counts ? counted.add(games) : counted;
                            met = counts && bestLeft + b >= wanted ? met.add(games) : met;
                        }
                    }
                }
            }
            reached = again;
        }
        return new Ratio(met, counted);
    }

    private static Map<String, Ratio> closedForms() {
        Map<String, Ratio> forms = new LinkedHashMap<>();
        forms.put("first: one of three", least(40, 3, 5, 1));
        forms.put("second: one of three", least(40, 3, 6, 1));
        forms.put("first: both", both(5));
        forms.put("second: both", both(6));
        forms.put(
                "either T1: exactly one of five", mean(exactly(40, 5, 5, 1), exactly(40, 5, 6, 1)));
        forms.put("either T1: one of five", mean(least(40, 5, 5, 1), least(40, 5, 6, 1)));
        forms.put("hands: no Basic of 12", none(60, 12, 7));
        for (int k = 0; k <= 2; k++) {
            forms.put("eight: " + k + " Basics", exactly(60, 8, 7, k));
        }
        forms.put("prizes: one of one", Ratio.of(1, 10));
        forms.put("prizes: one of two", least(60, 2, 6, 1));
        forms.put("prizes: both of two", exactly(60, 2, 6, 2));
        forms.put(
                "redrawn: star prized",
                Ratio.of(1, 10).times(least(59, 11, 7, 1)).over(least(60, 12, 7, 1)));
        forms.put("play: one of two", redrawn(2, 3));
        forms.put("coin: one of two", redrawn(2, 4));
        Ratio missed = none(30, 1, 3).times(none(27, 1, 3));
        forms.put("one: after 0 draws", missed.rest());
        forms.put("one, later: after 5 draws", missed.times(none(27, 1, 5)).rest());
        forms.put("one, late: after 10 draws", missed.times(none(27, 1, 10)).rest());
        forms.put("one, coin: after 0 draws", none(30, 1, 4).times(none(26, 1, 4)).rest());
        for (int cards = 5; cards <= 7; cards++) {
            forms.put(cards + " cards: two lands", least(60, 24, cards, 2));
        }
        forms.put("turn 4: on the play", least(60, 24, 10, 4));
        forms.put("turn 4, draw: on the draw", least(60, 24, 11, 4));
        Ratio miss = Ratio.ONE;
        for (String hand : new String[] {"seven", "six", "five", "four"}) {
            miss = miss.times(none(60, 4, 7));
            forms.put("key: to " + hand, miss.rest());
        }
        forms.put(
                "tron: by turn 3",
                none(60, 4, 10)
                        .times(Ratio.of(3, 1))
                        .plus(none(60, 8, 10).times(Ratio.of(-3, 1)))
                        .plus(none(60, 12, 10))
                        .rest());
        forms.put("turn 1: C of 14", karsten(60, 25, 0, 0, 1, 14, 1));
        forms.put("turn 2: 1C of 13", karsten(60, 25, 0, 1, 2, 13, 1));
        forms.put("turn 2: CC of 21", karsten(60, 25, 0, 1, 2, 21, 2));
        forms.put("99 cards: 1CC in turn 3", karsten(99, 41, 1, 3, 3, 28, 2));
        forms.put("commander: three lands", least(99, 38, 10, 3));
        return forms;
    }

    @Test
    void everyRow_isWhatItsFileComputes_andAClosedForm() throws IOException {
        Map<String, Ratio> forms = closedForms();
        TreeSet<String> left = new TreeSet<>(forms.keySet());
        DeckPrograms programs = null;
        StringBuilder yaml = new StringBuilder();
        for (String line : Files.readAllLines(DOCUMENT)) {
            if (line.startsWith("    ")) {
                yaml.append(line.substring(4)).append('\n');
                programs = null;
                continue;
            }
            Matcher row = ROW.matcher(line);
            if (!row.matches()) {
                assertTrue(!line.startsWith("| `"), line);
                continue;
            }
            if (programs == null) {
                programs = Decks.programs(yaml.toString());
                yaml.setLength(0);
            }
            String name = row.group(1) + ": " + row.group(2);
            assertTrue(forms.containsKey(name), "a row without a closed form: " + name);
            Fraction computed = rate(programs, row.group(1), row.group(2));
            assertEquals(forms.get(name).fraction(), computed, name);
            assertEquals(row.group(3), computed.decimals(4, 100), name);
            left.remove(name);
        }
        assertEquals(new TreeSet<>(), left);
    }

    /** The fewest sources that reach the goal: one source less is below 89 % and 1 % a turn. */
    @Test
    void sourcesOfKarsten_areTheFewest() {
        assertEquals("88.9609", karsten(60, 25, 0, 0, 1, 13, 1).fraction().decimals(4, 100));
        assertEquals("89.3508", karsten(60, 25, 0, 1, 2, 12, 1).fraction().decimals(4, 100));
        assertEquals("90.3007", karsten(60, 25, 0, 1, 2, 20, 2).fraction().decimals(4, 100));
    }

    /** The rows of the document that the help of the page shows, in its order. */
    private static final List<String> IN_HELP =
            List.of(
                    "first: one of three",
                    "second: one of three",
                    "hands: no Basic of 12",
                    "prizes: one of one",
                    "play: one of two",
                    "7 cards: two lands",
                    "turn 4: on the play");

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh", "ja"})
    void rowsOfTheHelp_areThoseOfTheDocument(String language) throws IOException {
        Map<String, String> figures = new LinkedHashMap<>();
        for (String line : Files.readAllLines(DOCUMENT)) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                figures.put(row.group(1) + ": " + row.group(2), row.group(3) + " %");
            }
        }
        List<String> expected = new ArrayList<>();
        IN_HELP.forEach(row -> expected.add(figures.get(row)));
        String words = Files.readString(Path.of("webapp/app/words/" + language + "/help.json"));
        List<String> shown = new ArrayList<>();
        for (JsonValue row :
                Json.parse(words)
                        .asObject()
                        .get("help")
                        .asObject()
                        .get("published")
                        .asObject()
                        .get("rows")
                        .asArray()) {
            shown.add(row.asArray().get(1).asString());
        }
        assertEquals(expected, shown);
    }

    private static Fraction rate(DeckPrograms programs, String topic, String combo) {
        TopicPrograms asked = programs.topic(topic);
        assertNotNull(asked, topic);
        Attempt attempt = Exact.attempt(asked, Effort.PATIENT);
        for (int i = 0; i < asked.combos().size(); i++) {
            if (asked.combos().get(i).combo().name().equals(combo)) {
                return attempt.tally().combo(i);
            }
        }
        throw new AssertionError(topic + ": " + combo);
    }
}
