package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.ygo.database.CardFilter.Range;
import cardbench.codes.ygo.setcode.Setcode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which cards a filter finds, one condition at a time. */
class CardFilterTest {

    private static final Setcode BLUE = new Setcode(0x50080000L);

    private static final CardRow DRAGON =
            new CardRow(1, "", 0, BLUE, 0x1021, 0x0101_0008, 3000, 2500, 0x2000, 0x30, 3);
    private static final CardRow LINK =
            new CardRow(2, "", 0, BLUE, 0x4000021, 2, -2, 0x121, 0x1000000, 0x20, 1);
    private static final CardRow SPELL =
            new CardRow(3, "", 0, new Setcode(0), 0x10002, 8, 3000, 2500, 0x2000, 0x30, 3);

    private static CardFilter bits(long types, long attributes, long races, long regions) {
        return new CardFilter(
                List.of(),
                false,
                types,
                attributes,
                races,
                regions,
                Range.ANY,
                Range.ANY,
                Range.ANY);
    }

    private static CardFilter numbers(Range level, Range attack, Range defence) {
        return new CardFilter(List.of(), false, 0, 0, 0, 0, level, attack, defence);
    }

    private static CardFilter archetypes(boolean none, Integer... codes) {
        return new CardFilter(List.of(codes), none, 0, 0, 0, 0, Range.ANY, Range.ANY, Range.ANY);
    }

    @Test
    void filterWithoutCondition_findsEveryCard() {
        CardFilter filter = bits(0, 0, 0, 0);
        assertTrue(filter.holds(DRAGON));
        assertTrue(filter.holds(LINK));
        assertTrue(filter.holds(SPELL));
    }

    @ParameterizedTest
    @CsvSource({
        "0x21, 0, 0, 0, true",
        "0x1021, 0, 0, 0, true",
        "0x41, 0, 0, 0, false",
        "0, 0x20, 0, 0, true",
        "0, 0x41, 0, 0, false",
        "0, 0x21, 0, 0, true",
        "0, 0, 0x6000, 0, true",
        "0, 0, 0x4000, 0, false",
        "0, 0, 0, 2, true",
        "0, 0, 0, 12, false"
    })
    void card_hasAllOfTheTypesAndOneOfTheOthers(
            long types, long attributes, long races, long regions, boolean holds) {
        assertEquals(holds, bits(types, attributes, races, regions).holds(DRAGON));
    }

    @Test
    void spell_hasNoAttributeOrRaceToFind() {
        assertFalse(bits(0, 0x30, 0, 0).holds(SPELL));
        assertFalse(bits(0, 0, 0x2000, 0).holds(SPELL));
        assertTrue(bits(2, 0, 0, 1).holds(SPELL));
    }

    @Test
    void numbers_areThoseOfMonsters() {
        Range eight = new Range(8, 8);
        assertTrue(numbers(eight, Range.ANY, Range.ANY).holds(DRAGON));
        assertFalse(numbers(eight, Range.ANY, Range.ANY).holds(SPELL));
        assertFalse(numbers(new Range(9, 12), Range.ANY, Range.ANY).holds(DRAGON));
        Range strong = new Range(3000, 5000);
        assertTrue(numbers(Range.ANY, strong, Range.ANY).holds(DRAGON));
        assertFalse(numbers(Range.ANY, strong, Range.ANY).holds(SPELL));
        assertFalse(numbers(Range.ANY, new Range(3001, 5000), Range.ANY).holds(DRAGON));
    }

    @Test
    void linkMonster_hasNoDefence() {
        assertFalse(numbers(Range.ANY, Range.ANY, new Range(0x121, 0x121)).holds(LINK));
        assertTrue(numbers(Range.ANY, Range.ANY, new Range(2500, 2500)).holds(DRAGON));
        assertFalse(numbers(Range.ANY, Range.ANY, new Range(2501, 9999)).holds(DRAGON));
    }

    @Test
    void questionMark_isInRangesThatBeginBelowZero() {
        assertFalse(numbers(Range.ANY, new Range(0, 9999), Range.ANY).holds(LINK));
        assertFalse(numbers(Range.ANY, new Range(Integer.MIN_VALUE, 1000), Range.ANY).holds(LINK));
        assertTrue(numbers(Range.ANY, new Range(-2, -2), Range.ANY).holds(LINK));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 3, 0, false",
        "1, 3, 1, true",
        "1, 3, 3, true",
        "1, 3, 4, false",
        "-2147483648, 3, 0, true",
        "-2147483648, 3, -1, false",
        "-5, 3, -5, true",
        "1, 2147483647, 99999, true"
    })
    void range_includesItsBounds(int least, int most, int number, boolean holds) {
        Range range = new Range(least, most);
        assertEquals(holds, range.holds(number));
        assertFalse(range.isAny());
    }

    @Test
    void archetype_isOneOfThoseThatTheCardIsAMemberOf() {
        assertTrue(archetypes(false, 0x1008).holds(DRAGON));
        assertTrue(archetypes(false, 0x9, 0x4008).holds(DRAGON));
        assertFalse(archetypes(false, 0x9, 0x2008).holds(DRAGON));
        assertFalse(archetypes(false, 0x8).holds(SPELL));
        assertFalse(archetypes(true).holds(DRAGON));
    }
}
