package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** The sets of combos that succeed together. */
class ComboSetsTest {

    @Test
    void everySetOfAFewCombos_isCounted() {
        assertEquals(1, new ComboSets(0).size());
        assertEquals(8, new ComboSets(3).size());
        assertEquals(1024, new ComboSets(10).size());
        assertEquals(0, new ComboSets(11).size());
    }

    @Test
    void games_areAddedToTheirSet() {
        ComboSets sets = new ComboSets(2);
        sets.add(0);
        sets.add(3);
        sets.add(3, 4);
        assertEquals(1, sets.games(0));
        assertEquals(0, sets.games(1));
        assertEquals(5, sets.games(3));
    }

    @Test
    void setsThatCannotOccur_areIgnored() {
        ComboSets sets = new ComboSets(1);
        sets.add(2);
        sets.add(2, 1);
        sets.add(-1, 1);
        assertEquals(0, sets.games(0) + sets.games(1));
    }

    @Test
    void sumOfTwo_hasTheGamesOfBoth() {
        ComboSets sets = new ComboSets(1);
        sets.add(1, 2);
        ComboSets other = new ComboSets(1);
        other.add(1, 3);
        other.add(0);
        sets.add(other);
        assertEquals(1, sets.games(0));
        assertEquals(5, sets.games(1));
        assertEquals(3, other.games(1));
    }
}
