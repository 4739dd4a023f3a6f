package cardbench.codes.deck;

import cardbench.base.text.Base32Codes;
import cardbench.base.text.Base32Text;
import cardbench.base.text.ByteReader;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.List;

/**
 * Reads the bytes of a base32 code field by field, and notes what each is for. After the first
 * error every number is {@link #NONE}, so that loops end. Not safe for use by several threads.
 */
public final class FieldReader {

    /** In place of a number that could not be read. */
    public static final int NONE = -1;

    private final Base32Text code;
    private final int offset;
    private final ByteReader in;
    private final Diagnostics diagnostics;

    /** The fields so far, or {@code null} if they are not wanted. */
    private final List<Field> fields;

    /** The last field: its first byte, and the byte behind it. */
    private int from;

    private int to;
    private boolean failed;

    /**
     * A reader at the first byte.
     *
     * @param offset the number of bytes before these, for an explanation of several codes
     * @param diagnostics receives what is wrong
     * @param fields receives the fields, or {@code null}
     */
    FieldReader(Base32Text code, int offset, Diagnostics diagnostics, List<Field> fields) {
        this.code = code;
        this.offset = offset;
        this.in = new ByteReader(code);
        this.diagnostics = diagnostics;
        this.fields = fields;
    }

    /** The next byte, or {@link #NONE}. */
    public int unsignedByte(String name) {
        from = in.position();
        return field(name, failed ? NONE : in.unsignedByte());
    }

    /** The next varint, below 2<sup>31</sup>, or {@link #NONE}. */
    public int varint(String name) {
        from = in.position();
        int value = failed ? NONE : in.varint();
        int read = field(name, value);
        if (read >= 0 && in.overlong()) {
            add(at(Base32Codes.OVERLONG).with("field", name));
        }
        return read;
    }

    private int field(String name, int value) {
        to = in.position();
        if (failed) {
            return NONE;
        }
        if (value < 0) {
            DiagnosticCode reason =
                    value == ByteReader.TOO_LARGE ? Base32Codes.TOO_LARGE : Base32Codes.CUT;
            add(at(reason).with("field", name));
        } else if (fields != null) {
            Location place = code.range(from, to);
            fields.add(
                    new Field(
                            name, offset + from, offset + to, place.from(), place.to(), value, ""));
        }
        return failed ? NONE : value;
    }

    /** Describes the number of the last field. */
    public void meaning(String meaning) {
        if (fields != null && !failed) {
            int last = fields.size() - 1;
            Field field = fields.get(last);
            fields.set(last, field.named(field.name(), meaning));
        }
    }

    /** Whether the bytes of the last field and of those before it are explained. */
    public boolean explains() {
        return fields != null;
    }

    /** A diagnostic at the last field. */
    public Diagnostic at(DiagnosticCode diagnosticCode) {
        Location place = code.range(from, Math.max(to, from));
        return diagnosticCode.at(place.withByte(offset + from));
    }

    /** Adds a diagnostic; nothing is read after an error. */
    public void add(Diagnostic diagnostic) {
        diagnostics.add(diagnostic);
        failed = diagnostics.failed();
    }

    /** Whether reading ended with an error. */
    public boolean failed() {
        return failed;
    }

    /** Whether bytes are left and may be read. */
    public boolean hasMore() {
        return !failed && in.remaining() > 0;
    }

    /** The number of bytes before the error that ended the reading, or before the end. */
    int reached() {
        return failed ? from : in.position();
    }

    /** Reports bytes that are left, which belong to no field. */
    void end() {
        int left = in.remaining();
        int size = code.size();
        if (!failed && left > 0) {
            Location place = code.range(size - left, size);
            add(Base32Codes.REST.at(place).with("count", left));
        }
        if (fields != null && left > 0) {
            Location place = code.range(size - left, size);
            fields.add(
                    new Field(
                            "rest",
                            offset + size - left,
                            offset + size,
                            place.from(),
                            place.to(),
                            left,
                            ""));
        }
    }
}
