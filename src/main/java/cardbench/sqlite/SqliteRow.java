package cardbench.sqlite;

import java.util.Arrays;
import java.util.List;

/**
 * A row of a table (the SQLite file format, sections 2.1 and 2.3). It is only good until the next
 * one is read. A column that was added after the row was written has its default. Values are
 * converted as {@code sqlite3_column_int64} and {@code sqlite3_column_text} do.
 */
public final class SqliteRow {

    private static final int[] INTEGER_SIZES = {0, 1, 2, 3, 4, 6, 8};
    private static final int REAL = 7;
    private static final int FIRST_TEXT = 12;

    private final SqliteFile file;
    private final int rowidColumn;
    private final List<DefaultValue> defaults;
    private long rowid;

    /** The record, of which the bytes from {@link #from} to {@link #known} are at hand. */
    private byte[] bytes;

    private int from;
    private int known;
    private int size;
    private int overflow;

    private int[] types = new int[16];
    private int[] offsets = new int[16];
    private int columns;

    /** How many more bytes of overflow pages may be read: each belongs to one record alone. */
    private int budget;

    private boolean damaged;
    private int unread = -1;

    SqliteRow(SqliteFile file, SqliteTable table) {
        this.file = file;
        this.rowidColumn = table.rowidColumn();
        this.defaults = table.defaults();
        this.budget = file.bytes().length;
    }

    /** A column that was asked for and whose default is not read, or -1. */
    int unread() {
        return unread;
    }

    /** Whether a column was asked for whose pages are damaged. */
    boolean damaged() {
        return damaged;
    }

    /**
     * Takes in a record; false where its header does not fit into it.
     *
     * @param at where its first bytes are in the file
     * @param local how many of them are there
     * @param size how many there are in all
     * @param overflow the page with the others, or 0
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
        // nine bytes can say a negative number
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

    /** Brings the whole record together out of the overflow pages. */
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

    /** The number by which the table is ordered. */
    public long rowid() {
        return rowid;
    }

    /** Whether there is nothing in a column. */
    public boolean isNull(int column) {
        return column != rowidColumn
                && (column < columns
                        ? types[column] == 0
                        : added(column).kind() != DefaultValue.Kind.VALUE);
    }

    /** The value of a column that the record does not have. */
    private DefaultValue added(int column) {
        DefaultValue value = column < defaults.size() ? defaults.get(column) : DefaultValue.NULL;
        unread = value.kind() == DefaultValue.Kind.UNREAD ? column : unread;
        return value;
    }

    private boolean reach(int column) {
        int end = offsets[column] + (int) length(types[column]);
        return end <= known || gather();
    }

    /**
     * The integer in a column: real numbers are cut, of texts and bytes the number that they begin
     * with counts, and NULL is 0.
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

    /** The text in a column; integers are written out, NULL and real numbers are empty. */
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
}
