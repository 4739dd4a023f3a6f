package cardbench.odds.deckfile;

import cardbench.base.text.Ascii;
import cardbench.base.yaml.CoreSchema;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlScalar;
import java.util.OptionalInt;

/** Suggests a list for names with counts, as in {@code {a: 2, b: 1}}, where a list is required. */
final class CountedNames {

    /** The most items of a suggested list. */
    private static final int MAX = 20;

    private static final String SIGNS = "-_:";

    private CountedNames() {}

    /**
     * The list in brackets that repeats each name as often as its count, or {@code null} if a count
     * is no number or the list would be too long.
     */
    static String asList(YamlMap map) {
        StringBuilder list = new StringBuilder();
        int total = 0;
        for (YamlMap.Entry entry : map.entries()) {
            OptionalInt count =
                    entry.value() instanceof YamlScalar text
                            ? CoreSchema.integer(text.value())
                            : OptionalInt.empty();
            if (count.isEmpty() || count.getAsInt() < 1 || count.getAsInt() > MAX - total) {
                return null;
            }
            total += count.getAsInt();
            for (int i = count.getAsInt(); i > 0; i--) {
                list.append(list.isEmpty() ? "[" : ", ").append(written(entry.key().value()));
            }
        }
        return total == 0 ? null : list.append(']').toString();
    }

    private static String written(String name) {
        boolean bare = !name.isEmpty() && isLetter(name.charAt(0)) && !name.endsWith(":");
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            bare &= isLetter(c) || Ascii.isDigit(c) || SIGNS.indexOf(c) >= 0;
        }
        return bare ? name : YamlScalar.inQuotes(name);
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '\u4e00' && c <= '\u9fff';
    }
}
