package cardbench.odds.exact.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.exact.search.Topics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class CardClassPartitionTest {

    private static String seen(Topics topics) {
        CardClassPartition partition = CardClassPartition.of(topics.text());
        return Arrays.toString(partition.ofKinds())
                + Arrays.toString(partition.counts())
                + Arrays.deepToString(partition.twins());
    }

    /** Cards without effects, and no combo. */
    private static Topics idle() {
        return new Topics()
                .card("a", 2, "x")
                .card("b", 1, "x y")
                .card("c", 3, "x")
                .card("none", 0, "")
                .card("d", 1, "y")
                .card("e", 4, "");
    }

    /** Cards without effects are one class where nothing that is written tells them apart. */
    @Test
    void cardsThatNothingTellsApart_areOneClass() {
        String[][] asked = {
            {"", "", "[0, 0, 0, -1, 0, 0][11][]"},
            {"a:x", "", "[0, 0, 0, -1, 1, 1][6, 5][]"},
            {"a:x", "a:y", "[0, 1, 0, -1, 2, 3][5, 1, 1, 4][]"},
            {"c", "none", "[0, 0, 1, -1, 0, 0][8, 3][]"},
            {"!a:x", "", "[0, 0, 0, -1, 1, 1][6, 5][]"},
        };
        for (String[] one : asked) {
            // twins are of interest where classes have effects of their own
            assertEquals(one[2], seen(idle().combo(one[0], one[1])), Arrays.toString(one));
        }
        assertEquals("[0, 0, 0, -1, 0, 0][11][]", seen(idle()));
    }

    /** Wherever a condition is written: in a header, a score, a condition, an effect. */
    @Test
    void everyText_mayTellCardsApart() {
        String apart = "[0, 1, 2][1, 1, 1][]";
        String alike = "[0, 0, 1][2, 1][]";
        for (int place = 0; place < 6; place++) {
            boolean acts = place < 4;
            Topics topics =
                    new Topics()
                            .card("a", 1, "x")
                            .card("b", 1, "")
                            .card("c", 1, "y", place == 0 ? "@;(# D.1.a:x H)" : "@;(# D.1 H)")
                            .header(place == 1 ? "(if 1 () (= n |B.2.a:x|))" : "(= n 1)")
                            .combo(
                                    "",
                                    "",
                                    place == 2 ? "|D.!a|" : "",
                                    place == 3 ? "|H.a|" : "",
                                    "best");
            if (place == 5) {
                topics.resting();
            }
            assertEquals(
                    acts ? apart : place == 4 ? alike : "[0, 0, 0][3][]",
                    seen(topics),
                    "place " + place);
        }
    }

    /** Twins have the same copies, the same effects and meet the same conditions. */
    @Test
    void twins_differInTheirNamesAlone() {
        String effect = "[1]@;(# D.1 H)";
        Topics topics =
                new Topics()
                        .card("a", 2, "x", effect)
                        .card("b", 1, "x", effect)
                        .card("c", 2, "", effect)
                        .card("d", 2, "x", effect)
                        .card("e", 2, "x", effect, effect)
                        .card("f", 2, "x", "@;(# D.1 H)")
                        .card("g", 2, "z", effect)
                        .card("h", 2, "x w", effect)
                        .combo("a:x", "");
        assertEquals(
                "[0, 1, 2, 3, 4, 5, 6, 7][2, 1, 2, 2, 2, 2, 2, 2][[0, 3, 7], [2, 6]]",
                seen(topics));
    }

    @Test
    void masks_haveABitForEachClass() {
        Topics topics =
                new Topics()
                        .card("a", 2, "x")
                        .card("b", 1, "y")
                        .card("none", 0, "y")
                        .card("c", 1, "x")
                        .combo("a:x", "");
        CardClassPartition partition = CardClassPartition.of(topics.text());
        assertEquals(2, partition.count());
        assertEquals(1, partition.mask(new boolean[] {true, false, true, true}));
        assertEquals(2, partition.mask(new boolean[] {false, true, true, false}));
        assertEquals(0, partition.mask(new boolean[] {false, false, true, false}));
        assertEquals(0, partition.mask(null));
        assertEquals(0, partition.of(3));
        assertEquals(-1, partition.of(2));
    }
}
