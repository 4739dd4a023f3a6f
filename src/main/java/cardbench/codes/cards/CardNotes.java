package cardbench.codes.cards;

import cardbench.base.text.ListSigns;

/**
 * What lists write beside the name of a card: a printing in brackets ({@code [SDY-006]}), its code
 * without them, an id ({@code ID: EX1_621}), a price, a mark of foil or a comment.
 */
final class CardNotes {

    /** The longest note in brackets that is left out. */
    private static final int MAX_NOTE = 40;

    /** The most digits of a number that counts or numbers something; an id has more. */
    private static final int MAX_NUMBER = 4;

    /** The longest code of a printing, such as {@code RA01-EN053}. */
    private static final int MAX_CODE = 12;

    private CardNotes() {}

    /** The same reading without one note at its end or beginning; {@code null} if it has none. */
    static CountedLine without(String text, CountedLine reading) {
        int from = reading.from();
        int end = nameEnd(text, from, reading.to());
        int begin = end == reading.to() ? nameBegin(text, from, end) : from;
        boolean changed = end < reading.to() || begin > from;
        return changed && begin < end ? new CountedLine(reading.copies(), begin, end) : null;
    }

    private static int nameEnd(String text, int from, int to) {
        char opening = from == to ? 0 : ListSigns.opening(text.charAt(to - 1));
        if (opening != 0) {
            int least = Math.max(from, to - MAX_NOTE);
            for (int at = to - 2; at > least; at--) {
                if (text.charAt(at) == opening) {
                    return isNote(text, at + 1, to - 1) ? ListSigns.dropBlanks(text, from, at) : to;
                }
            }
            return to;
        }
        int id = Math.min(idBegin(text, from, to), remarkBegin(text, from, to));
        if (id < to) {
            return ListSigns.dropBlanks(text, from, id);
        }
        int least = Math.max(from, to - MAX_CODE - 1);
        int word = to;
        while (word > least && !ListSigns.isBlank(text.charAt(word - 1))) {
            word--;
        }
        return isCode(text, word, to) ? ListSigns.dropBlanks(text, from, word) : to;
    }

    private static int nameBegin(String text, int from, int to) {
        char closing = from == to ? 0 : ListSigns.closing(text.charAt(from));
        if (closing != 0) {
            int most = Math.min(to, from + MAX_NOTE);
            for (int at = from + 1; at < most; at++) {
                if (text.charAt(at) == closing) {
                    return isNote(text, from + 1, at)
                            ? ListSigns.skipBlanks(text, at + 1, to)
                            : from;
                }
            }
            return from;
        }
        int most = Math.min(to, from + MAX_CODE + 1);
        int word = from;
        while (word < most && !ListSigns.isBlank(text.charAt(word))) {
            word++;
        }
        return isCode(text, from, word) ? ListSigns.skipBlanks(text, word, to) : from;
    }

    /** Whether there is more between brackets than a number, which counts copies, or an id. */
    private static boolean isNote(String text, int from, int to) {
        String folded = NameFold.fold(text.substring(from, to));
        boolean number = folded.length() <= MAX_NUMBER;
        for (int i = 0; i < folded.length(); i++) {
            char c = folded.charAt(i);
            number &= ListSigns.isDigit(c) || ListSigns.isTimes(c) || ListSigns.isCounter(c);
        }
        return !number;
    }

    /** Where {@code ID: EX1_621} begins, one word behind the colon; {@code to} if nowhere. */
    private static int idBegin(String text, int from, int to) {
        int least = Math.max(from, to - MAX_NOTE);
        int word = to;
        while (word > least && isIdLetter(text.charAt(word - 1))) {
            word--;
        }
        int colon = ListSigns.dropBlanks(text, from, word);
        boolean named = word < to && colon > from && ":：=".indexOf(text.charAt(colon - 1)) >= 0;
        int id = named ? ListSigns.dropBlanks(text, from, colon - 1) - 2 : -1;
        boolean apart = id > from && !isIdLetter(text.charAt(id - 1));
        return apart && ListSigns.lower(text.substring(id, id + 2)).equals("id") ? id : to;
    }

    /**
     * Where a remark without a number or a price begins behind a blank: {@code # words}, {@code //
     * words}, {@code *F*}, {@code $1.20}; {@code to} if nowhere.
     */
    private static int remarkBegin(String text, int from, int to) {
        for (int at = from + 1; at < to - 1; at++) {
            char sign = text.charAt(at);
            char next = text.charAt(at + 1);
            boolean words = sign == '#' || sign == '/' && next == '/';
            words |= "*<^~".indexOf(sign) >= 0 && isIdLetter(next);
            boolean price = "$€£".indexOf(sign) >= 0;
            if ((words || price) && ListSigns.isBlank(text.charAt(at - 1))) {
                return isRemark(text, at + 1, to, price) ? at : to;
            }
        }
        return to;
    }

    /** Whether a price has digits and points alone, and other words have no digit. */
    private static boolean isRemark(String text, int from, int to, boolean price) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            boolean digit = ListSigns.isDigit(c);
            if (price ? !digit && c != '.' && c != ',' : digit) {
                return false;
            }
        }
        return true;
    }

    private static boolean isIdLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }

    /** Whether a word is the code of a printing: capitals and digits, a hyphen, and a number. */
    private static boolean isCode(String text, int from, int to) {
        if (to - from > MAX_CODE) {
            return false;
        }
        int hyphen = -1;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c == '-' && hyphen < 0) {
                hyphen = i;
            } else if (!(c >= 'A' && c <= 'Z' || c >= '0' && c <= '9')) {
                return false;
            }
        }
        return hyphen > from && hyphen < to - 1 && ListSigns.isDigit(text.charAt(to - 1));
    }
}
