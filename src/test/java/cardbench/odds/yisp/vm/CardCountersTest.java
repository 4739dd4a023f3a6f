package cardbench.odds.yisp.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import cardbench.base.chance.Random32;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Moves cards at random, and counts them one by one. */
class CardCountersTest {

    private static final String LETTERS = "DHBF";
    private static final int CARDS = 12;

    private static boolean[] randomSet(Random random) {
        boolean[] has = new boolean[CARDS];
        for (int card = 0; card < CARDS; card++) {
            has[card] = random.nextInt(3) == 0;
        }
        return has;
    }

    private static int counted(Zone zone, boolean[] has) {
        int count = 0;
        for (int place = 0; place < zone.size(); place++) {
            count += has[zone.card(place)] ? 1 : 0;
        }
        return count;
    }

    private static void move(Zones zones, Zone from, Zone to, boolean[] has, Random random) {
        switch (random.nextInt(7)) {
            case 0 -> zones.gather();
            case 1 -> zones.deal(random.nextInt(4));
            case 2 -> zones.moveFirst(from, random.nextInt(5) - 1, to);
            case 3 -> zones.moveMatching(from, has, to);
            case 4 -> zones.moveOne(random.nextInt(CARDS), from, random.nextInt(2 * CARDS), to);
            case 5 -> {
                int count = zones.taken.take(from, has, random.nextInt(4));
                zones.taken.put(to, count, random.nextBoolean());
            }
            default -> zones.shuffle(from);
        }
    }

    /** Twelve sets of about four cards have room for ten counters; the others have none. */
    @Test
    void afterAnyMoves_countersHoldWhatLiesInTheZones() {
        for (int seed = 0; seed < 200; seed++) {
            Random random = new Random(seed);
            CardCounters counters = new CardCounters();
            List<boolean[]> cards = new ArrayList<>();
            List<CountedSet> sets = new ArrayList<>();
            for (int i = 0; i < 12; i++) {
                cards.add(randomSet(random));
                sets.add(counters.of(cards.get(i)));
            }
            Zones zones = new Zones(CARDS, LETTERS, counters, new Random32(seed, 1, 2, 3));
            for (int step = 0; step < 60; step++) {
                Zone from = zones.row(LETTERS.charAt(random.nextInt(4)) - 'A');
                Zone to = zones.row(LETTERS.charAt(random.nextInt(4)) - 'A');
                if (from != to) {
                    move(zones, from, to, cards.get(random.nextInt(12)), random);
                }
                int total = 0;
                for (int zone = 0; zone < LETTERS.length(); zone++) {
                    Zone row = zones.row(LETTERS.charAt(zone) - 'A');
                    total += row.size();
                    for (int i = 0; i < sets.size(); i++) {
                        assertEquals(
                                counted(row, cards.get(i)),
                                sets.get(i).in(row),
                                "seed " + seed + " step " + step + " set " + i);
                    }
                }
                assertEquals(CARDS, total, "seed " + seed + " step " + step);
            }
        }
    }

    @Test
    void equalCards_shareACounter() {
        CardCounters counters = new CardCounters();
        CountedSet set = counters.of(new boolean[] {true, false, true});
        assertSame(set, counters.of(new boolean[] {true, false, true}));
        assertNotSame(set, counters.of(new boolean[] {true, true, false}));
    }
}
