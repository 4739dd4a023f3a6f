package cardbench.codes.ygo.deck;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Decks to write and read again. */
final class SampleDecks {

    private SampleDecks() {}

    /** The deck of the description's table of formats. */
    static YgoDeck described(String kind) {
        return new YgoDeck(
                kind,
                List.of(46986414, 46986414, 46986414, 44095762, 89631139),
                List.of(1861629, 44508094),
                List.of(5318639));
    }

    /** A deck of up to 60, 15 and 15 cards, some of them several times, in any order. */
    static YgoDeck random(String kind, int most, Random random) {
        return new YgoDeck(
                kind, part(60, most, random), part(15, most, random), part(15, most, random));
    }

    private static List<Integer> part(int size, int most, Random random) {
        List<Integer> cards = new ArrayList<>();
        while (cards.size() < 1 + random.nextInt(size)) {
            int id = 1 + random.nextInt(most);
            for (int copies = random.nextInt(5); copies >= 0 && cards.size() < size; copies--) {
                cards.add(random.nextInt(10) == 0 ? 1 + random.nextInt(most) : id);
            }
        }
        return cards;
    }
}
