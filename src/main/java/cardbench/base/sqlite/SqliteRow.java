package cardbench.base.sqlite;

import java.util.Arrays;
import java.util.List;

/**
 * The current row of a table (the SQLite file format, sections 2.1 and 2.3). The object is reused:
 * its values are valid until the next row is read. A column that was added after the row was
 * written has its default. Values are converted as by {@code sqlite3_column_int64} and {@code
 * sqlite3_column_text}.
 *
 * <pre>{@code
 * record   | header size | type 0 | type 1 | ... | value 0 | value 1 | ...
 *            varint        varint   varint         length by its type
 *
 * type     0 NULL      1..6 integer of 1, 2, 3, 4, 6, 8 bytes      7 double
 *          8, 9 the integers 0, 1 without bytes                    10, 11 reserved
 *          n >= 12, even: blob of (n-12)/2 bytes    n >= 13, odd: text of (n-13)/2 bytes
 * }</pre>
 */
public final class SqliteRow {

    private static final int[] INTEGER_SIZES = {0, 1, 2, 3, 4, 6, 8};
    private static final int REAL = 7;
    private static final int FIRST_TEXT = 12;

    private final SqliteFile file;
    private final int rowidColumn;
    private final List<DefaultValue> defaults;
    private long rowid;

    /** The bytes of the record: {@link #known} of them, from {@link #from}. */
    private byte[] bytes;

    private int from;
    private int known;
    private int size;
    private int overflow;

    private int[] types = new int[16];
    private int[] offsets = new int[16];
    private int columns;

    /**
     * The number of bytes of overflow pages that may still be read. In a sound file every page
     * belongs to one record, so the total is below the size of the file. Without this limit,
     * records that share pages would take quadratic time.
     */
    private int budget;

    private boolean damaged;
    private int unread = -1;

    SqliteRow(SqliteFile file, SqliteTable table) {
        this.file = file;
        this.rowidColumn = table.rowidColumn();
        this.defaults = table.defaults();
        this.budget = file.bytes().length;
    }

    /** A requested column whose default could not be read, or -1. */
    int unread() {
        return unread;
    }

    /** Whether the pages of a requested column are damaged. */
    boolean damaged() {
        return damaged;
    }

    /**
     * Moves to another record; false if its header is malformed.
     *
     * @param at offset in the file of its local part
     * @param local the number of bytes of the local part
     * @param size the number of bytes in all
     * @param overflow the first overflow page, or 0
     */
    boolean take(long rowid, int at, int local, int size, int overflow) {
        this.rowid = rowid;
        this.bytes = file.bytes();
        this.from = at;
        this.known = local;
        this.size = size;
        this.overflow = overflow;
        Varint header = new Varint();
        boolean read = header.read(bytes, from, from + known);
        // A varint of nine bytes can be negative.
        if (!read || header.value() < 1 || header.value() > size) {
            return false;
        }
        int headerSize = (int) header.value();
        return (headerSize <= known || gather()) && header(header, headerSize);
    }

    private boolean header(Varint varint, int headerSize) {
        columns = 0;
        long offset = headerSize;
        if (!varint.read(bytes, from, from + headerSize)) {
            return false;
        }
        int at = varint.end();
        while (at < from + headerSize) {
            if (!varint.read(bytes, at, from + headerSize) || varint.value() < 0) {
                return false;
            }
            if (columns == types.length) {
                types = Arrays.copyOf(types, 2 * columns);
                offsets = Arrays.copyOf(offsets, 2 * columns);
            }
            long length = length(varint.value());
            if (length < 0 || offset + length > size) {
                return false;
            }
            // The type fits: its length was compared with the size, and it is about twice as large.
            types[columns] = (int) varint.value();
            offsets[columns++] = (int) offset;
            offset += length;
            at = varint.end();
        }
        return true;
    }

    private static long length(long type) {
        if (type >= FIRST_TEXT) {
            return type / 2 - 6;
        }
        return type < REAL ? INTEGER_SIZES[(int) type] : type == REAL ? 8 : type < 10 ? 0 : -1;
    }

    /** Copies the whole record, with its overflow pages, into one array. */
    private boolean gather() {
        budget -= size - known;
        if (budget < 0) {
            damaged = true;
            return false;
        }
        byte[] whole = new byte[size];
        System.arraycopy(bytes, from, whole, 0, known);
        int at = known;
        int page = overflow;
        while (at < size) {
            if (file.wrong(page) != null) {
                damaged = true;
                return false;
            }
            int start = file.start(page);
            int count = Math.min(file.usable() - 4, size - at);
            System.arraycopy(file.bytes(), start + 4, whole, at, count);
            at += count;
            page = SqliteFile.int32(file.bytes(), start);
        }
        bytes = whole;
        from = 0;
        known = size;
        return true;
    }

    /** The rowid, by which the table is ordered. */
    public long rowid() {
        return rowid;
    }

    /** Whether a column is NULL. */
    public boolean isNull(int column) {
        return column != rowidColumn
                && (column < columns
                        ? types[column] == 0
                        : added(column).kind() != DefaultValue.Kind.VALUE);
    }

    /** The value of a column that is not in the record. */
    private DefaultValue added(int column) {
        DefaultValue value = column < defaults.size() ? defaults.get(column) : DefaultValue.NULL;
        unread = value.kind() == DefaultValue.Kind.UNREAD ? column : unread;
        return value;
    }

    // Overflow pages are copied only for a column on them: long texts behind a name stay unread.
    private boolean reach(int column) {
        int end = offsets[column] + (int) length(types[column]);
        return end <= known || gather();
    }

    /**
     * The integer in a column. Real numbers are truncated, texts and blobs are read as the number
     * at their start, and NULL is 0.
     */
    public long integer(int column) {
        if (column == rowidColumn) {
            return rowid;
        }
        if (column >= columns) {
            return added(column).integer();
        }
        int type = types[column];
        if (type >= FIRST_TEXT) {
            return NumberText.prefix(text(column));
        }
        if (type == 0 || type > REAL || !reach(column)) {
            return type == 9 ? 1 : 0;
        }
        int at = from + offsets[column];
        int length = (int) length(type);
        // Most values are short, and long is a slow BigInt in JavaScript.
        if (length <= 4) {
            int value = bytes[at];
            for (int i = 1; i < length; i++) {
                value = value << 8 | bytes[at + i] & 255;
            }
            return value;
        }
        long value = bytes[at];
        for (int i = 1; i < length; i++) {
            value = value << 8 | bytes[at + i] & 255;
        }
        return type == REAL ? (long) Double.longBitsToDouble(value) : value;
    }

    /** The text in a column. Integers are written in decimal; NULL and real numbers are empty. */
    public String text(int column) {
        if (column >= columns && column != rowidColumn) {
            return added(column).text();
        }
        int type = column == rowidColumn ? 1 : types[column];
        if (type == 0 || type == REAL || type >= FIRST_TEXT && !reach(column)) {
            return "";
        }
        if (type < FIRST_TEXT) {
            return Long.toString(integer(column));
        }
        int at = from + offsets[column];
        return file.encoding().text(bytes, at, at + (int) length(type));
    }

    /** Writes the value in a column as it is, whatever its type; NULL for the rowid. */
    public void copy(int column, RecordWriter record) {
        if (column == rowidColumn) {
            record.absent();
        } else if (column >= columns) {
            DefaultValue value = added(column);
            boolean number = value.text().equals(Long.toString(value.integer()));
            if (value.kind() != DefaultValue.Kind.VALUE) {
                record.absent();
            } else if (number) {
                record.integer(value.integer());
            } else {
                record.text(value.text());
            }
        } else if (reach(column)) {
            int at = from + offsets[column];
            record.raw(types[column], bytes, at, at + (int) length(types[column]));
        } else {
            record.absent();
        }
    }
}
