package cardbench.codes.cards;

import java.util.ArrayList;
import java.util.List;

/** The words of headings in lists of names, which may have the number of their cards. */
public final class ListHeadings {

    /** The most digits of a number of cards; an id has more. */
    private static final int MAX_DIGITS = 4;

    private static final List<String> UNITS =
            List.of("cards", "karten", "cartes", "张", "張", "枚", "장");

    private ListHeadings() {}

    /**
     * The words between bars. {@code String.split} would bring regular expressions into the script.
     */
    public static List<String> words(String words) {
        List<String> divided = new ArrayList<>();
        int at = 0;
        for (int bar = words.indexOf('|'); bar >= 0; bar = words.indexOf('|', at)) {
            divided.add(words.substring(at, bar));
            at = bar + 1;
        }
        divided.add(words.substring(at));
        return divided;
    }

    /**
     * A line in the form of {@link NameFold} without a number and its unit: {@code "sidedeck"} for
     * {@code Side Deck (15 cards)}; {@code null} if it has the digits of an id.
     */
    public static String word(String line) {
        String folded = NameFold.fold(line);
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < folded.length(); i++) {
            char c = folded.charAt(i);
            letters.append(c >= '0' && c <= '9' ? "" : c);
        }
        if (folded.length() - letters.length() > MAX_DIGITS) {
            return null;
        }
        String word = letters.toString();
        for (String unit : UNITS) {
            boolean counted = word.length() > unit.length() && word.endsWith(unit);
            boolean digit = folded.length() > letters.length() || unit.equals("cards");
            if (counted && digit) {
                return word.substring(0, word.length() - unit.length());
            }
        }
        return word;
    }
}
