package cardbench.hearthstone;

import cardbench.text.Base64Ending;
import cardbench.text.Base64Text;
import cardbench.text.ByteReader;
import cardbench.text.Diagnostic;
import cardbench.text.DiagnosticCode;

/**
 * The numbers of a deckstring, one field after the other. Without notes it is quick: it only finds
 * out whether there would be anything to say, and stops at the first error. With notes it says it,
 * and goes on behind a number that cannot be used.
 */
final class DeckstringInput {

    /** Nothing more can be read. */
    static final int END = -1;

    /** A number that was there but cannot be used; reading goes on behind it. */
    static final int UNUSABLE = 0;

    private final Base64Text code;
    private final ByteReader in;
    private final DeckstringNotes notes;
    private String block = "";
    private boolean flawless = true;
    private boolean failed;
    private int entries;

    /**
     * The numbers of this code.
     *
     * @param notes where to say what there is to say, or {@code null}
     */
    DeckstringInput(Base64Text code, DeckstringNotes notes) {
        this.code = code;
        this.in = new ByteReader(code);
        this.notes = notes;
    }

    /** Names the block that the fields to come are part of, with a space, or empty. */
    void enter(String name) {
        block = name;
    }

    /** The byte that is read next. */
    int position() {
        return in.position();
    }

    /** Whether an error was met. */
    boolean failed() {
        return failed;
    }

    /** Whether nothing was met of which anything is to be said. */
    boolean flawless() {
        return flawless;
    }

    /**
     * Whether another byte follows that belongs to the code: one that the game writes there, or any
     * that is closed as the end of a code is. A word behind an old code is neither.
     */
    boolean continues() {
        int at = in.position();
        if (at >= code.size() || DeckstringPlace.beginsBehind(code, at)) {
            return false;
        }
        int next = code.byteAt(at);
        if (next == 1 || next == 0 && code.adjoins(at)) {
            return true;
        }
        Base64Ending ending = new Base64Ending(code);
        return ending.isPadded() || code.adjoins(at) && ending.codeSize(at) > at;
    }

    /** A single byte, or {@link #END}. */
    int unsignedByte(String field) {
        int value = in.unsignedByte();
        return value == ByteReader.END ? truncated(field) : value;
    }

    /** A number from 0 on, or {@link #END}. */
    int number(String field) {
        int at = in.position();
        int value = in.varint();
        if (value >= 0) {
            overlong(field, at);
            return value;
        }
        unusable(field, at, value);
        return END;
    }

    /** How many entries follow, of at least so many bytes each, or {@link #END}. */
    int count(String field, int width, String meaning) {
        int at = in.position();
        int count = number(field);
        boolean fits = count <= in.remaining() / width;
        // of a code that is longer than any that is read, only the beginning is there
        boolean complete = in.remaining() < HearthstoneDeck.MOST_ENTRIES;
        if (count > HearthstoneDeck.MOST_ENTRIES - entries && (fits || !complete)) {
            if (error()) {
                say(
                        at(HearthstoneCodes.TOO_MANY_ENTRIES, at)
                                .with("limit", HearthstoneDeck.MOST_ENTRIES));
            }
            count = END;
        } else if (!fits) {
            if (error()) {
                say(
                        at(HearthstoneCodes.COUNT, at)
                                .with("field", block + field)
                                .with("count", count)
                                .with("remaining", in.remaining()));
            }
            count = END;
        }
        if (count != END) {
            entries += count;
            field(field, at, count, meaning);
        }
        return count;
    }

    /** A number from 1 on, or {@link #UNUSABLE}, or {@link #END}. */
    int positive(String field, String meaning) {
        int at = in.position();
        int value = in.varint();
        if (value > 0) {
            overlong(field, at);
            field(field, at, value, meaning);
            return value;
        }
        return unusable(field, at, value);
    }

    private void overlong(String field, int at) {
        if (in.overlong() && remark()) {
            say(at(HearthstoneCodes.OVERLONG, at).with("field", block + field));
        }
    }

    private int unusable(String field, int at, int value) {
        if (value == ByteReader.END) {
            return truncated(field);
        }
        if (!error()) {
            return END;
        }
        DiagnosticCode kind = value == 0 ? HearthstoneCodes.ZERO : HearthstoneCodes.TOO_LARGE;
        say(at(kind, at).with("field", block + field));
        field(field, at, value, value == 0 ? "" : "too large");
        return UNUSABLE;
    }

    private int truncated(String field) {
        if (error()) {
            say(
                    notes.at(HearthstoneCodes.TRUNCATED, code.size(), code.size())
                            .with("field", block + field));
        }
        return END;
    }

    /** Notes the field that was read last, from byte {@code at} on. */
    void field(String field, int at, int value, String meaning) {
        if (notes != null) {
            notes.field(block + field, at, in.position(), value, meaning);
        }
    }

    /** Says that the card at this byte is not where the game sorts it to. */
    void unsorted(int at) {
        if (remark()) {
            say(at(HearthstoneCodes.UNSORTED, at));
        }
    }

    /** Says that a card with one or two copies stands in the block for more. */
    void copiesBlock(int at, int card, int copies) {
        if (remark()) {
            say(at(HearthstoneCodes.COPIES_BLOCK, at).with("card", card).with("copies", copies));
        }
    }

    /** Names a field better, now that more is known: the last one, or one so many before it. */
    void rename(int back, String field, String meaning) {
        if (notes != null) {
            notes.rename(back, block + field, meaning);
        }
    }

    /** Remembers an error; whether it can be said. */
    boolean error() {
        failed = true;
        return remark();
    }

    /** Remembers that there is something to say; whether it can be said. */
    boolean remark() {
        flawless = false;
        return notes != null;
    }

    /** A diagnostic about what was read from byte {@code from} on. Only with notes. */
    Diagnostic at(DiagnosticCode kind, int from) {
        return notes.at(kind, from, in.position());
    }

    /** A diagnostic about bytes read before. Only with notes. */
    Diagnostic at(DiagnosticCode kind, int from, int to) {
        return notes.at(kind, from, to);
    }

    /** Says it. Only with notes. */
    void say(Diagnostic diagnostic) {
        notes.say(diagnostic);
    }
}
