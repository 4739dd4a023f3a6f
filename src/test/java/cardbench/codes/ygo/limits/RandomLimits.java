package cardbench.codes.ygo.limits;

import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.Setcode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Cards with aliases near and far, and lists of every grammar about them. */
final class RandomLimits implements YgoCards {

    private static final int[] TYPES = {0x21, 0x11, 2, 4, 0x4000021, 0x1000021, 0x61};
    private static final int[] DISTANCES = {1, 9, 10, 19, 20, 5000};

    final Map<Integer, CardRow> rows = new LinkedHashMap<>();
    private final List<Integer> ids;
    private final Random random;
    private final Dialect dialect;

    RandomLimits(Random random, int originals) {
        this.random = random;
        this.dialect = random.nextBoolean() ? Dialect.EDOPRO : Dialect.YGOPRO;
        put(5405694, 0);
        put(5405695, 5405694);
        put((int) 3_000_000_000L, 0);
        put((int) 3_000_000_009L, (int) 3_000_000_000L);
        for (int i = 0; i < originals; i++) {
            int id = 10_000 + 100 * i;
            put(id, 0);
            if (random.nextInt(3) > 0) {
                put(id + DISTANCES[random.nextInt(DISTANCES.length)], id);
            }
        }
        this.ids = List.copyOf(rows.keySet());
    }

    private void put(int id, int alias) {
        int type = TYPES[random.nextInt(TYPES.length)];
        rows.put(
                id,
                new CardRow(
                        id,
                        "n" + (id & 0xffffffffL),
                        alias,
                        new Setcode(0),
                        type,
                        4,
                        0,
                        0,
                        1,
                        1,
                        3));
    }

    @Override
    public CardRow card(int id) {
        return rows.get(id);
    }

    @Override
    public Dialect dialect() {
        return dialect;
    }

    /** Some of the cards, some several times, and one that is unknown. */
    List<Integer> cards(int count) {
        List<Integer> cards = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            cards.add(random.nextInt(20) == 0 ? 7 : ids.get(random.nextInt(ids.size())));
        }
        return cards;
    }

    /** A list of one of six kinds. */
    String list(int kind, int points) {
        StringBuilder text = new StringBuilder("# c\n!list ").append(kind).append('\n');
        text.append(kind == 1 ? "$whitelist\n" : kind == 2 ? "$genesys\n" : "");
        text.append(kind == 3 ? "$genesys 40\n" : kind == 4 ? "$A 30\n$B 9\nM 4000000\n" : "");
        for (int id : ids) {
            long number = id & 0xffffffffL;
            if (random.nextInt(4) > 0) {
                boolean named = kind == 3 || kind == 4;
                text.append(number).append(random.nextBoolean() ? "  " : " ");
                if (named) {
                    text.append(kind == 3 ? "$genesys " : random.nextBoolean() ? "$A " : "$B ");
                }
                text.append(random.nextInt(named || kind == 2 ? points : 4)).append(" -- name\n");
            }
        }
        // a second row of the same card, which counts
        return text.append(kind == 3 ? "10000 1\n" : "10000 0\n").toString();
    }
}
