package cardbench.odds.yisp.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.odds.yisp.syntax.ZoneNumbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What chance decides in programs: random numbers, shuffles, the undecided deck. */
class ChanceTest {

    private static ChoiceScript script(String text, List<String> lines, List<Double> ways) {
        PlayedDeck deck = new PlayedDeck(false, false, "[1]@;" + text);
        ChoiceScript script = new ChoiceScript();
        deck.machine.follow(script);
        script.forEach(
                () -> {
                    deck.machine.startBatch();
                    deck.play(0);
                    lines.addAll(deck.machine.prints());
                    ways.add(script.ways());
                    return lines.size() < 50;
                });
        return script;
    }

    @Test
    void script_goesThroughAllSequencesOfRandomNumbers() {
        List<String> lines = new ArrayList<>();
        List<Double> ways = new ArrayList<>();
        ChoiceScript script = script("(print (rand 4 6) (rand 0 1))", lines, ways);
        assertEquals(List.of("4 0 ", "4 1 ", "5 0 ", "5 1 ", "6 0 ", "6 1 "), lines);
        assertEquals(List.of(6.0, 6.0, 6.0, 6.0, 6.0, 6.0), ways);
        assertFalse(script.isBroken());
    }

    @Test
    void rangesOfLaterNumbers_mayDependOnEarlierOnes() {
        List<String> lines = new ArrayList<>();
        List<Double> ways = new ArrayList<>();
        script("(= n (rand 1 2));(print n (rand 1 n))", lines, ways);
        assertEquals(List.of("1 1 ", "2 1 ", "2 2 "), lines);
        assertEquals(List.of(2.0, 4.0, 4.0), ways);
    }

    @Test
    void script_endsWhenItsRunSaysSo() {
        List<String> lines = new ArrayList<>();
        script("(print (rand 1 1000))", lines, new ArrayList<>());
        assertEquals(50, lines.size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "(rand 0 2147483646)~false",
                "(rand 0 2147483647)~true",
                "(rand -1 2147483647)~true",
            })
    void rangeOfTwoToThePowerOf31_breaksAScript(String number, boolean broken) {
        ChoiceScript script =
                script("(print " + number + ")", new ArrayList<>(), new ArrayList<>());
        assertEquals(broken, script.isBroken());
    }

    @Test
    void scriptOfMoreThan64Numbers_isBroken() {
        String one = "(print (rand 1 1));";
        assertFalse(script(one.repeat(64), new ArrayList<>(), new ArrayList<>()).isBroken());
        assertTrue(script(one.repeat(65), new ArrayList<>(), new ArrayList<>()).isBroken());
    }

    /** ygo-calc shuffles blocks of a quarter of the cards, of four at most. */
    @ParameterizedTest
    @CsvSource({"3, 1, 6", "7, 1, 5040", "8, 2, 24", "12, 3, 24", "18, 4, 120", "20, 4, 120"})
    void legacyShuffle_movesWholeBlocks(int size, int width, int orders) {
        Random32 random = new Random32(1, 2, 3, 4);
        Set<String> found = new TreeSet<>();
        for (int game = 0; game < 10 * orders && found.size() < Math.min(orders, 100); game++) {
            Zone row = zone(size);
            BlockShuffle.shuffle(row, random);
            List<Integer> starts = new ArrayList<>();
            for (int at = 0; at < size; ) {
                int block = row.card(at) / width;
                starts.add(block);
                int end = Math.min(size, (block + 1) * width);
                for (int card = block * width; card < end; card++) {
                    assertEquals(card, row.card(at++), "a block keeps its order");
                }
            }
            assertEquals((size + width - 1) / width, Set.copyOf(starts).size());
            found.add(starts.toString());
        }
        assertEquals(Math.min(orders, 100), found.size());
    }

    private static Zone zone(int size) {
        Zones zones =
                new Zones(
                        size,
                        new ZoneNumbers().letters(),
                        new CardCounters(),
                        new Random32(5, 6, 7, 8));
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            order[i] = i;
        }
        zones.stackDeck(order, size);
        zones.deal(size);
        return zones.row('H' - 'A');
    }

    /** All six orders of three cards, each 100 times of 600, five deviations of 9.1 wide. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void deck_isShuffledAfterASearch_whereThatIsAskedFor(boolean autoShuffle) {
        PlayedDeck deck =
                new PlayedDeck(false, autoShuffle, "[1]@;(# D.e F);(# D.a.1 F);(# D.3 B)");
        TreeMap<String, Integer> orders = new TreeMap<>();
        for (int game = 0; game < 600; game++) {
            deck.machine.startGame(game, new int[] {0, 1, 2, 3, 4, 5, 6, 7});
            deck.machine.deal(4);
            deck.activated(true);
            orders.merge(deck.zone('B'), 1, Integer::sum);
        }
        assertEquals(autoShuffle ? 6 : 1, orders.size(), orders.toString());
        orders.forEach((order, games) -> assertEquals(autoShuffle ? 100 : 600, games, 46, order));
    }

    /** Each of eight cards is on top in an eighth of 800 games, five deviations of 9.4 wide. */
    @Test
    void gameWithoutAnOrder_hasAShuffledDeck() {
        PlayedDeck deck = new PlayedDeck(false, false, "[1]@;(# D F)");
        int[] top = new int[8];
        for (int game = 0; game < 800; game++) {
            deck.machine.startGame(game);
            deck.machine.deal(3);
            top[deck.machine.card('H', 0)]++;
            assertEquals(5, deck.machine.row('D').size());
        }
        for (int games : top) {
            assertEquals(100, games, 47);
        }
    }

    /** The same random numbers mean the same games after a batch has begun. */
    @Test
    void batch_beginsWithASortedDeckAndNoLines() {
        List<String> hands = new ArrayList<>();
        Random32 random = new Random32(1, 2, 3, 4);
        Zones zones = new Zones(8, new ZoneNumbers().letters(), new CardCounters(), random);
        for (int batch = 0; batch < 3; batch++) {
            random.restart(1, 2, 3, 4);
            zones.sortDeck();
            zones.gather();
            zones.deal(5);
            StringBuilder hand = new StringBuilder();
            for (int i = 0; i < 5; i++) {
                hand.append(zones.row('H' - 'A').card(i));
            }
            hands.add(hand.toString());
        }
        assertEquals(1, Set.copyOf(hands).size(), hands.toString());
        PlayedDeck deck = new PlayedDeck(false, false, "[1]@;(print 1)");
        deck.play(0);
        assertEquals(1, deck.machine.printed());
        deck.machine.startBatch();
        assertEquals(0, deck.machine.printed());
        assertEquals(List.of(), deck.machine.prints());
    }
}
