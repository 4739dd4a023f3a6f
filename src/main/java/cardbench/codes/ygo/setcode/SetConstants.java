package cardbench.codes.ygo.setcode;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.NameFold;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Archetypes as constants of Lua: {@code SET_BLUE_EYES = 0xdd}. A comment has the name, so that a
 * file that was written here is read with the same names.
 *
 * @see <a href="https://github.com/ProjectIgnis/CardScripts">the scripts of EDOPro, which name
 *     archetypes by such constants</a>
 */
public final class SetConstants {

    /** What each constant begins with. */
    static final String MARK = "SET_";

    /** The comment that states whose numbers a file has. */
    static final String NUMBERING = "-- numbering: ";

    private SetConstants() {}

    /** Reads a file of constants or a {@code strings.conf}, like {@link SetnameTable#read}. */
    public static SetnameTable read(String list, String text, Diagnostics diagnostics) {
        return SetnameTable.of(list, new SetConstantsReader(text, diagnostics), diagnostics);
    }

    /**
     * The constant of a name: capitals without accents, and one underscore for all between them.
     * Names without Latin letters or digits have their number instead.
     */
    public static String constant(String name, int code) {
        String letters = letters(name);
        return MARK + (letters.isEmpty() ? number(code) : letters);
    }

    /** Whether a constant is that of this name, perhaps with the number behind it. */
    static boolean isOf(String constant, String name, int code) {
        String plain = constant(name, code);
        return !name.isEmpty()
                && (constant.equals(plain) || constant.equals(plain + "_" + number(code)));
    }

    /** Whether two names are equal; a name that was made of a constant equals all that give it. */
    public static boolean areSame(String one, String other, int code) {
        return one.equals(other)
                || (isMade(one, code) || isMade(other, code))
                        && constant(one, code).equals(constant(other, code));
    }

    /** Whether a name is the words of a constant. */
    private static boolean isMade(String name, int code) {
        return name.equals(words(constant(name, code)));
    }

    /** The name that a constant has without a comment. */
    static String words(String constant) {
        return constant.substring(MARK.length()).replace('_', ' ');
    }

    private static String letters(String name) {
        StringBuilder letters = new StringBuilder();
        boolean gap = false;
        for (int i = 0; i < name.length(); i++) {
            // character by character, so that blanks and punctuation are seen
            String folded = NameFold.fold(name.substring(i, i + 1));
            char c = folded.isEmpty() ? ' ' : folded.charAt(0);
            boolean letter = c >= 'a' && c <= 'z';
            if (letter || Ascii.isDigit(c)) {
                letters.append(gap && letters.length() > 0 ? "_" : "");
                letters.append(letter ? (char) (c - 'a' + 'A') : c);
            }
            gap = !(letter || Ascii.isDigit(c));
        }
        return letters.toString();
    }

    private static String number(int code) {
        StringBuilder digits = new StringBuilder();
        for (char c : Integer.toHexString(code).toCharArray()) {
            digits.append(c >= 'a' ? (char) (c - 'a' + 'A') : c);
        }
        return digits.toString();
    }

    /**
     * One line for each archetype, by base and then by number. A constant that two archetypes would
     * have gets their numbers behind it. The first line states whose numbers these are.
     */
    public static String write(List<Archetype> archetypes, Dialect numbering) {
        List<Archetype> sorted = new ArrayList<>(archetypes);
        sorted.sort(
                (a, b) -> {
                    int base = Archetype.base(a.code()) - Archetype.base(b.code());
                    return base == 0 ? a.code() - b.code() : base;
                });
        Set<String> once = new HashSet<>();
        Set<String> twice = new HashSet<>();
        for (Archetype archetype : sorted) {
            String constant = constant(archetype.name(), archetype.code());
            if (!once.add(constant)) {
                twice.add(constant);
            }
        }
        StringBuilder text = new StringBuilder(NUMBERING).append(numbering.word()).append('\n');
        for (Archetype archetype : sorted) {
            String constant = constant(archetype.name(), archetype.code());
            text.append(constant);
            text.append(twice.contains(constant) ? "_" + number(archetype.code()) : "");
            text.append(" = ").append(Archetype.hex(archetype.code()));
            text.append(archetype.name().isEmpty() ? "" : " -- " + archetype.name()).append('\n');
        }
        return text.toString();
    }
}
