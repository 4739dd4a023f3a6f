package cardbench.codes.snap;

import cardbench.base.json.JsonEscapes;
import cardbench.base.text.Ascii;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Utf8;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads the bytes of a code: a JSON object with {@code Cards}, or short ids with commas. What it
 * finds are parts: ids and the name, each with its bytes. Reading ends with the first error.
 */
final class SnapBytes {

    /** The deepest nesting of values; the game's own have three levels. */
    private static final int MAX_DEPTH = 6;

    private static final String CARDS = "Cards";
    private static final String ID = "CardDefId";
    private static final String NAME = "Name";

    /**
     * An id or the name of the deck.
     *
     * @param from the first byte
     * @param to the byte behind the last one
     */
    record Part(int from, int to, String text) {}

    private final byte[] bytes;
    private final int end;
    private final List<Part> cards = new ArrayList<>();
    private Part name;
    private int at;
    private DiagnosticCode error;
    private boolean listed;

    /** The keys of the objects around the current value, outermost first. */
    private final List<String> path = new ArrayList<>();

    private SnapBytes(byte[] bytes) {
        this.bytes = bytes;
        this.end = bytes.length;
    }

    /** Reads a JSON object from the first byte; what is behind it is left. */
    static SnapBytes json(byte[] bytes) {
        SnapBytes read = new SnapBytes(bytes);
        read.value(0);
        if (read.error == null && !read.listed) {
            read.error = SnapCodes.NO_CARDS;
        }
        return read;
    }

    /** Reads short ids from the first byte to the last. */
    static SnapBytes ids(byte[] bytes) {
        SnapBytes read = new SnapBytes(bytes);
        while (read.at <= read.end && read.error == null) {
            int from = read.at;
            while (read.at < read.end && bytes[read.at] != ',') {
                read.at++;
            }
            Part part = read.part(from, read.at);
            read.cards.add(part);
            if (!SnapCard.isShort(part.text)) {
                read.at = from;
                read.error = SnapCodes.BAD_ID;
            } else {
                read.at++;
            }
        }
        read.at = Math.min(read.at, read.end);
        return read;
    }

    /** The ids. */
    List<Part> cards() {
        return cards;
    }

    /** The name of the deck, or {@code null}. */
    Part name() {
        return name;
    }

    /** What is wrong, or {@code null}. */
    DiagnosticCode error() {
        return error;
    }

    /** The byte behind the object, or the one where the error is. */
    int position() {
        return at;
    }

    private Part part(int from, int to) {
        return new Part(from, to, Utf8.decode(Arrays.copyOfRange(bytes, from, to)));
    }

    private void fail(DiagnosticCode code) {
        if (error == null) {
            error = at >= end ? SnapCodes.CUT : code;
        }
    }

    private int peek() {
        while (at < end && (bytes[at] == ' ' || bytes[at] >= 9 && bytes[at] <= 13)) {
            at++;
        }
        return at < end ? bytes[at] : -1;
    }

    private boolean take(char c) {
        if (error != null || peek() != c) {
            fail(SnapCodes.SYNTAX);
            return false;
        }
        at++;
        return true;
    }

    private void value(int depth) {
        int c = peek();
        if (error != null || depth > MAX_DEPTH) {
            fail(SnapCodes.SYNTAX);
        } else if (depth == 1 && c != '[' && path.get(0).equals(CARDS)) {
            fail(SnapCodes.NO_CARDS);
        } else if (c == '{') {
            object(depth);
        } else if (c == '[') {
            array(depth);
        } else if (c == '"') {
            Part text = string();
            if (text != null) {
                note(text);
            }
        } else {
            word();
        }
    }

    private void note(Part text) {
        int depth = path.size();
        if (depth == 1 && path.get(0).equals(NAME)) {
            name = text;
        } else if (depth == 2 && path.get(0).equals(CARDS) && path.get(1).equals(ID)) {
            cards.add(text);
            listed = true;
        }
    }

    private void object(int depth) {
        take('{');
        if (peek() == '}') {
            at++;
            return;
        }
        do {
            Part key = peek() == '"' ? string() : null;
            if (key == null || !take(':')) {
                fail(SnapCodes.SYNTAX);
                return;
            }
            path.add(key.text);
            value(depth + 1);
            path.remove(path.size() - 1);
        } while (error == null && more());
        take('}');
    }

    private void array(int depth) {
        take('[');
        boolean ofDeck = path.size() == 1 && path.get(0).equals(CARDS);
        if (peek() == ']') {
            at++;
            // a deck that somebody has begun
            listed |= ofDeck;
            return;
        }
        do {
            value(depth + 1);
        } while (error == null && more());
        take(']');
    }

    private boolean more() {
        boolean comma = peek() == ',';
        at += comma ? 1 : 0;
        return comma;
    }

    /** A string without its quotation marks, or {@code null} after an error. */
    private Part string() {
        int from = ++at;
        boolean escaped = false;
        while (at < end && bytes[at] != '"') {
            if (bytes[at] >= 0 && bytes[at] < ' ') {
                fail(SnapCodes.SYNTAX);
                return null;
            }
            escaped |= bytes[at] == '\\';
            at += bytes[at] == '\\' ? 2 : 1;
        }
        if (at >= end) {
            at = end;
            fail(SnapCodes.CUT);
            return null;
        }
        Part raw = part(from, at);
        at++;
        return escaped ? new Part(from, at - 1, JsonEscapes.resolved(raw.text)) : raw;
    }

    /** A number, true, false or null: whatever the game may add later. */
    private void word() {
        int from = at;
        while (at < end && isWordly(bytes[at])) {
            at++;
        }
        if (at == from || at == end) {
            fail(SnapCodes.SYNTAX);
        }
    }

    private static boolean isWordly(byte c) {
        return Ascii.isDigit((char) c)
                || c >= 'a' && c <= 'z'
                || c == 'E'
                || c == '+'
                || c == '-'
                || c == '.';
    }
}
