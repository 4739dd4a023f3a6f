package cardbench.odds.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.chance.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chances of groups: fractions of another program, and of all hands of small decks. */
class DrawnGroupsTest {

    /** Groups as {@code count:least:most}, divided by blanks. */
    private static List<DrawnGroups.Group> groups(String text) {
        List<DrawnGroups.Group> groups = new ArrayList<>();
        for (String group : text.split(" ")) {
            String[] numbers = group.split(":");
            groups.add(
                    new DrawnGroups.Group(
                            "",
                            Integer.parseInt(numbers[0]),
                            Integer.parseInt(numbers[1]),
                            Integer.parseInt(numbers[2])));
        }
        return groups;
    }

    /** Sums of binomials, as Python's fractions reckon them. */
    @ParameterizedTest
    @CsvSource({
        "60, 7, 24:2:99, 1, 139357/162545",
        "60, 7, 24:2:5 12:1:99, 2, 982744/1462905",
        "60, 7, 24:0:2, 1, 13396/32509",
        "60, 10, 4:0:0, 1, 46060/97527",
        "60, 8, 24:3:3, 1, 7707392/25844655",
        "40, 5, 3:1:99 3:1:99 3:1:99, 2, 9059/36556",
        "40, 6, 9:1:3 6:0:1 3:2:2, 2, 839661/1279460",
        "99, 10, 37:3:5 10:1:99, 2, 342146081689/741870405276",
        "60, 7, 24:8:9, 1, 0",
        "60, 7, 0:0:0, 1, 1",
        "10, 10, 4:4:4 6:6:6, 2, 1",
        "10, 0, 4:1:4, 1, 0",
        "10, 3, 4:1:4, 0, 1",
    })
    void rate_isThatOfTheSum(int size, int drawn, String groups, int wanted, String rate) {
        assertEquals(rate, new DrawnGroups(size, groups(groups), wanted).rate(drawn).text());
    }

    /** Each subset of a small deck is a hand, and all hands are equally likely. */
    @Test
    void rate_isThatOfAllHands() {
        for (int seed = 0; seed < Seeds.of(60, 2_000); seed++) {
            Random random = new Random(seed);
            int size = 1 + random.nextInt(11);
            int drawn = random.nextInt(size + 1);
            List<DrawnGroups.Group> groups = new ArrayList<>();
            int left = size;
            for (int i = 0; i <= random.nextInt(3); i++) {
                int count = random.nextInt(left + 1);
                int least = random.nextInt(4);
                groups.add(new DrawnGroups.Group("", count, least, least + random.nextInt(4)));
                left -= count;
            }
            int wanted = random.nextInt(groups.size() + 1);
            DrawnGroups odds = new DrawnGroups(size, groups, wanted);
            int hands = 0;
            int good = 0;
            for (int hand = 0; hand < 1 << size; hand++) {
                if (Integer.bitCount(hand) == drawn) {
                    hands++;
                    good += fulfilled(hand, groups) >= wanted ? 1 : 0;
                }
            }
            double expected = (double) good / hands;
            assertEquals(expected, odds.rate(drawn).approximately(), 1e-12, "seed " + seed);
        }
    }

    private static int fulfilled(int hand, List<DrawnGroups.Group> groups) {
        int fulfilled = 0;
        int from = 0;
        for (DrawnGroups.Group group : groups) {
            int held = Integer.bitCount(hand >>> from & (1 << group.count()) - 1);
            fulfilled += group.least() <= held && held <= group.most() ? 1 : 0;
            from += group.count();
        }
        return fulfilled;
    }

    @Test
    void formula_hasALetterForEachGroup() {
        assertEquals(
                "Σ C(24,a)·C(12,b)·C(24,7−a−b) / C(60,7); a = 2…5, b = 1…7",
                new DrawnGroups(60, groups("24:2:5 12:1:99"), 2).formula(7));
        assertEquals(
                "Σ C(3,a)·C(3,b)·C(34,5−a−b) / C(40,5); a = 1…3, b = 1…3 (1/2)",
                new DrawnGroups(40, groups("3:1:9 3:1:9"), 1).formula(5));
    }
}
