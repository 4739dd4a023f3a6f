package cardbench.codes.hearthstone;

import cardbench.base.text.Base64Ending;
import cardbench.base.text.Base64Text;
import cardbench.base.text.ByteReader;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;

/**
 * The numbers of a deckstring, field by field. Without notes it works in fast mode: it only detects
 * whether there is anything to report, and stops at the first error. With notes it reports every
 * flaw, and continues behind a number that is invalid.
 */
final class DeckstringInput {

    /** No further number can be read. */
    static final int END = -1;

    /** The number is present but invalid; reading continues behind it. */
    static final int UNUSABLE = 0;

    private final Base64Text code;
    private final ByteReader in;
    private final DeckstringNotes notes;
    private String block = "";
    private boolean flawless = true;
    private boolean failed;
    private int entries;

    /**
     * Reads the numbers of a code.
     *
     * @param notes receives diagnostics and fields, or {@code null} for fast mode
     */
    DeckstringInput(Base64Text code, DeckstringNotes notes) {
        this(code, 0, notes);
    }

    private DeckstringInput(Base64Text code, int from, DeckstringNotes notes) {
        this.code = code;
        this.in = new ByteReader(code, from);
        this.notes = notes;
    }

    /** Sets the prefix for the names of the following fields: the block with a space, or empty. */
    void enter(String name) {
        block = name;
    }

    /** The offset of the next byte. */
    int position() {
        return in.position();
    }

    /** Whether an error was found. */
    boolean failed() {
        return failed;
    }

    /** Whether nothing was found that would be reported. */
    boolean flawless() {
        return flawless;
    }

    /**
     * Whether another byte follows that belongs to the code: either one that the game writes there,
     * or any byte whose letters are closed as base64 closes a code. Behind a gap it must also be
     * certain that the code goes on there: codes from before the sideboards end here, and the next
     * line of a post may begin with letters that read as a flag.
     */
    boolean continues() {
        int at = in.position();
        if (at >= code.size() || DeckstringPlace.beginsBehind(code, at)) {
            return false;
        }
        int next = code.byteAt(at);
        Base64Ending ending = new Base64Ending(code);
        if (!code.continuesTo(at)) {
            return next == 0 && ending.endsRow(at + 1) || next == 1 && hasSideboards(at + 1);
        }
        return next <= 1 || ending.isPadded() || ending.codeSize(at) > at;
    }

    /** Whether the letters from this byte to the end of their row are sideboards, one or more. */
    private boolean hasSideboards(int from) {
        DeckstringInput remaining = new DeckstringInput(code, from, null);
        CardCollector cards = new CardCollector();
        return new SideboardReader(remaining, cards).read()
                && !remaining.failed()
                && !cards.isEmpty()
                && new Base64Ending(code).endsRow(remaining.position());
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

    /** The number of entries that follow, each of at least {@code width} bytes, or {@link #END}. */
    int count(String field, int width, String meaning) {
        int at = in.position();
        int count = number(field);
        // a count without its bytes is refused before any loop runs: eight bytes could claim 300
        // million entries
        boolean fits = count <= in.remaining() / width;
        // a code beyond the longest that is read has been cut, so missing bytes are not the
        // author's error
        boolean complete = in.remaining() < HearthstoneDeck.MAX_ENTRIES;
        if (count > HearthstoneDeck.MAX_ENTRIES - entries && (fits || !complete)) {
            if (error()) {
                report(
                        at(HearthstoneCodes.TOO_MANY_ENTRIES, at)
                                .with("limit", HearthstoneDeck.MAX_ENTRIES));
            }
            count = END;
        } else if (!fits) {
            if (error()) {
                report(
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

    /** A number from 1 on, {@link #UNUSABLE} or {@link #END}. */
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
            report(at(HearthstoneCodes.OVERLONG, at).with("field", block + field));
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
        report(at(kind, at).with("field", block + field));
        field(field, at, value, value == 0 ? "" : "too large");
        return UNUSABLE;
    }

    private int truncated(String field) {
        if (error()) {
            report(
                    notes.at(HearthstoneCodes.TRUNCATED, code.size(), code.size())
                            .with("field", block + field));
        }
        return END;
    }

    /** Records the field that was read last, which begins at byte {@code at}. */
    void field(String field, int at, int value, String meaning) {
        if (notes != null) {
            notes.field(block + field, at, in.position(), value, meaning);
        }
    }

    /** Reports that the card at this byte is out of the game's order. */
    void unsorted(int at) {
        if (remark()) {
            report(at(HearthstoneCodes.UNSORTED, at));
        }
    }

    /** Reports a card with one or two copies in the block for three and more. */
    void copiesBlock(int at, int card, int copies) {
        if (remark()) {
            report(at(HearthstoneCodes.COPIES_BLOCK, at).with("card", card).with("copies", copies));
        }
    }

    /**
     * Renames a recorded field, once later numbers have shown what it is.
     *
     * @param back 0 for the last field, 1 for the one before it, and so on
     */
    void rename(int back, String field, String meaning) {
        if (notes != null) {
            notes.rename(back, block + field, meaning);
        }
    }

    /** Records that there was an error. Returns whether there are notes to report it to. */
    boolean error() {
        failed = true;
        return remark();
    }

    /**
     * Records that there is something to report. Returns whether there are notes to report it to.
     */
    boolean remark() {
        flawless = false;
        return notes != null;
    }

    /** A diagnostic for the bytes from {@code from} to the current position. Only with notes. */
    Diagnostic at(DiagnosticCode kind, int from) {
        return notes.at(kind, from, in.position());
    }

    /** A diagnostic for bytes that were read before. Only with notes. */
    Diagnostic at(DiagnosticCode kind, int from, int to) {
        return notes.at(kind, from, to);
    }

    /** Reports a diagnostic. Only with notes. */
    void report(Diagnostic diagnostic) {
        notes.report(diagnostic);
    }
}
