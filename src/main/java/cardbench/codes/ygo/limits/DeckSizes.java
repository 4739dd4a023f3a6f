package cardbench.codes.ygo.limits;

import java.util.List;

/**
 * How many cards the parts of a deck may have: main, extra and side deck. Immutable.
 *
 * @param least the smallest number of each part
 * @param most the largest number of each part
 */
public record DeckSizes(List<Integer> least, List<Integer> most) {

    /** The sizes of the usual rules, and those of Rush Duels. */
    public static final DeckSizes USUAL = of(40, 60, 15);

    /** The sizes of Speed Duels, as EDOPro presets them. */
    public static final DeckSizes SPEED = of(20, 30, 6);

    private static final String SPEED_WORD = "speed";

    private static DeckSizes of(int least, int most, int sideMost) {
        return new DeckSizes(List.of(least, 0, 0), List.of(most, sideMost, sideMost));
    }

    /** The sizes for a list; no grammar states them, so the name of the list gives the format. */
    public static DeckSizes of(LimitList list) {
        String name = list.name();
        for (int at = 0; at + SPEED_WORD.length() <= name.length(); at++) {
            int same = 0;
            while (same < SPEED_WORD.length()
                    && (name.charAt(at + same) | 0x20) == SPEED_WORD.charAt(same)) {
                same++;
            }
            if (same == SPEED_WORD.length()) {
                return SPEED;
            }
        }
        return USUAL;
    }
}
