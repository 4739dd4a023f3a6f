package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.ygo.setcode.Setcode;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Five cards in the order of each column, in both directions. */
class CardOrderTest {

    private static final CardRow DRAGON = row(1, "Élan", 0x8001000000000000L, 0x21, 8, 3000, 2500);
    private static final CardRow LINK = row(2, "beta", 0x20, 0x4000021, 2, -2, 0x121);
    private static final CardRow SPELL = row(3, "!", 0, 2, 9, 9999, 9999);
    private static final CardRow TWIN = row(5, "ELAN", 0x20, 0x21, 8, 1000, 2500);
    private static final CardRow LAST = row(-1, "Alpha", 0x30, 0x11, 1, 0, 0);

    /** The attributes, races and regions of a card grow with its level. */
    private static CardRow row(
            int id, String name, long setcode, int type, int level, int attack, int defence) {
        long race = 1L << level * 7;
        return new CardRow(
                id,
                name,
                0,
                new Setcode(setcode),
                type,
                level | 0x0101_0000,
                attack,
                defence,
                race,
                level == 1 ? 0 : level,
                level);
    }

    private static String ids(CardOrder order, boolean descending) {
        StringBuilder ids = new StringBuilder();
        for (CardRow card : order.sorted(List.of(LAST, TWIN, SPELL, LINK, DRAGON), descending)) {
            ids.append(ids.length() == 0 ? "" : " ").append(card.id());
        }
        return ids.toString();
    }

    /** Cards with equal values are by id, and those without a value are at the end. */
    @ParameterizedTest
    @CsvSource({
        "id, 1 2 3 5 -1, -1 5 3 2 1",
        "name, -1 2 1 5 3, 1 5 2 -1 3",
        "setcode, 2 5 -1 1 3, 1 -1 2 5 3",
        "types, 3 -1 1 5 2, 2 1 5 -1 3",
        "attributes, 2 1 5 3 -1, 1 5 2 3 -1",
        "races, -1 2 1 5 3, 1 5 2 -1 3",
        "level, -1 2 1 5 3, 1 5 2 -1 3",
        "attack, 2 -1 5 1 3, 1 5 -1 2 3",
        "defence, -1 1 5 2 3, 1 5 -1 2 3",
        "regions, -1 2 1 5 3, 3 1 5 2 -1"
    })
    void cards_areInTheOrderOfAColumn(String word, String ascending, String descending) {
        CardOrder order = CardOrder.valueOf(word.toUpperCase(Locale.ROOT));
        assertEquals(ascending, ids(order, false));
        assertEquals(descending, ids(order, true));
    }

    @ParameterizedTest
    @EnumSource(CardOrder.class)
    void order_isNamedByItsColumn(CardOrder order) {
        assertEquals(order.name().toLowerCase(Locale.ROOT), order.word());
    }
}
