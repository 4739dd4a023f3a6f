package cardbench.codes.collection;

import cardbench.base.text.Ascii;
import cardbench.base.text.ListSigns;
import cardbench.codes.cards.NameFold;

/**
 * The ways in which a collection or a deck names a card. Absent texts are empty.
 *
 * @param name the name of the card, in any language
 * @param id the id of the card in its game: {@code "OGN-007"}, a DBF id, a passcode
 * @param set the abbreviation or the name of the set
 * @param number the number in the set: {@code "032"}
 */
public record CardKeys(String name, String id, String set, String number) {

    /** The name without case, accents and signs; of a card with two faces, that of the first. */
    String foldedName() {
        int second = name.indexOf("//");
        String folded = NameFold.fold(second > 0 ? name.substring(0, second) : name);
        return folded.isEmpty() ? ListSigns.lower(ListSigns.trim(name)) : folded;
    }

    /** The id in lower case. */
    String foldedId() {
        return folded(id);
    }

    /** The set and the number in it without leading zeros; empty if one of them is absent. */
    String printing() {
        String at = folded(number);
        int slash = at.indexOf('/');
        at = slash > 0 ? at.substring(0, slash) : at;
        int zeros = 0;
        while (zeros + 1 < at.length()
                && at.charAt(zeros) == '0'
                && Ascii.isDigit(at.charAt(zeros + 1))) {
            zeros++;
        }
        return set.isEmpty() || at.isEmpty() ? "" : folded(set) + '\n' + at.substring(zeros);
    }

    /** The key of the card: its name, or else its id, or else its printing. */
    String key() {
        return !name.isEmpty()
                ? 'n' + foldedName()
                : !id.isEmpty() ? 'i' + foldedId() : 'p' + printing();
    }

    /** Whether the card has no key. */
    public boolean isEmpty() {
        return name.isEmpty() && id.isEmpty() && printing().isEmpty();
    }

    static String folded(String text) {
        return ListSigns.lower(ListSigns.trim(text));
    }
}
