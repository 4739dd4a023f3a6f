package cardbench.base.sqlite;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import java.util.List;

/**
 * A table of a file, stored as a b-tree (the SQLite file format, section 1.6).
 *
 * <pre>{@code
 * page      | header | cell pointers: 2 bytes each --> | free | cells |
 * header    type:1  first free block:2  number of cells:2  start of cells:2
 *           fragments:1  [right child:4, only in interior pages]
 *
 * interior  left child:4  rowid:varint
 * leaf      size:varint  rowid:varint  local part of the record  [overflow page:4]
 * overflow  next overflow page:4 (0: last)  more of the record
 * }</pre>
 *
 * @param name its name
 * @param columns the names of the columns in its records, in order, in lower case
 * @param defaults the values of these columns in rows that are older than the columns
 * @param rowidColumn the column that is the rowid and is NULL in records, or -1
 * @param root the root page of its tree
 */
public record SqliteTable(
        String name, List<String> columns, List<DefaultValue> defaults, int rowidColumn, int root) {

    /** Interior pages have two children or more: a deeper tree has more pages than any file. */
    private static final int MAX_DEPTH = 20;

    private static final int INTERIOR = 5;
    private static final int LEAF = 13;

    /** Copies the lists. */
    public SqliteTable {
        columns = List.copyOf(columns);
        defaults = List.copyOf(defaults);
    }

    /** Receives the rows of a table in order. */
    public interface Rows {

        /** Receives a row. Return false, after adding an error, to stop. */
        boolean row(SqliteRow row);
    }

    /** The index of a column by its name in lower case, or -1. */
    public int column(String wanted) {
        return columns.indexOf(wanted);
    }

    /** Reads all rows in the order of their rowids; false if a page is damaged. */
    public boolean read(SqliteFile file, Rows rows, Diagnostics diagnostics) {
        SqliteRow row = new SqliteRow(file, this);
        boolean sound = new Walk(file, rows, row, diagnostics).page(root, 0);
        if (row.unread() >= 0) {
            diagnostics.add(
                    SqliteCodes.DEFAULT_NOT_READ
                            .anywhere()
                            .with("table", name)
                            .with("column", columns.get(row.unread())));
        }
        return sound;
    }

    private static final class Walk {

        private final SqliteFile file;
        private final byte[] bytes;
        private final Rows rows;
        private final SqliteRow row;
        private final Diagnostics diagnostics;
        private final boolean[] seen;
        private final Varint varint = new Varint();

        Walk(SqliteFile file, Rows rows, SqliteRow row, Diagnostics diagnostics) {
            this.file = file;
            this.bytes = file.bytes();
            this.rows = rows;
            this.row = row;
            this.diagnostics = diagnostics;
            this.seen = new boolean[file.pages() + 1];
        }

        private boolean refuse(Diagnostic diagnostic) {
            diagnostics.add(diagnostic);
            return false;
        }

        boolean page(int page, int depth) {
            Diagnostic wrong = file.wrong(page);
            if (wrong != null) {
                return refuse(wrong);
            }
            if (seen[page] || depth > MAX_DEPTH) {
                return refuse(SqliteCodes.CYCLE.anywhere().with("page", page));
            }
            // Never reset: in a tree, no page is reached by two branches.
            seen[page] = true;
            int head = file.tree(page);
            int type = bytes[head];
            int count = (bytes[head + 3] & 255) << 8 | bytes[head + 4] & 255;
            int cells = head + (type == INTERIOR ? 12 : 8);
            int end = file.start(page) + file.usable();
            if (type != INTERIOR && type != LEAF || cells + 2 * count > end) {
                return damaged(page);
            }
            for (int i = 0; i < count; i++) {
                int offset = (bytes[cells + 2 * i] & 255) << 8 | bytes[cells + 2 * i + 1] & 255;
                int cell = file.start(page) + offset;
                // SQLite gives every cell at least four bytes, so a child page can be read.
                if (cell < cells + 2 * count || cell + 4 > end) {
                    return damaged(page);
                }
                boolean sound =
                        type == LEAF
                                ? leaf(cell, end, page)
                                : page(SqliteFile.int32(bytes, cell), depth + 1);
                if (!sound) {
                    return false;
                }
            }
            // The right child has the rowids above those of all cells.
            return type == LEAF || page(SqliteFile.int32(bytes, head + 8), depth + 1);
        }

        private boolean damaged(int page) {
            return refuse(SqliteCodes.BAD_PAGE.anywhere().with("page", page));
        }

        private boolean leaf(int cell, int end, int page) {
            boolean sound = varint.read(bytes, cell, end);
            long length = varint.value();
            sound = sound && varint.read(bytes, varint.end(), end);
            sound &= length >= 0 && length <= bytes.length;
            if (!sound) {
                return damaged(page);
            }
            int size = (int) length;
            int local = local(size, file.usable());
            int at = varint.end();
            boolean more = local < size;
            if (at + local + (more ? 4 : 0) > end) {
                return damaged(page);
            }
            int overflow = more ? SqliteFile.int32(bytes, at + local) : 0;
            boolean taken = row.take(varint.value(), at, local, size, overflow);
            boolean goesOn = taken && rows.row(row);
            return taken && !row.damaged()
                    ? goesOn
                    : refuse(SqliteCodes.BAD_RECORD.anywhere().with("page", page));
        }
    }

    /** The number of bytes of a record on the leaf page, by the formula of section 1.6. */
    static int local(int size, int usable) {
        int most = usable - 35;
        if (size <= most) {
            return size;
        }
        // As many bytes as make the rest fill whole overflow pages of usable - 4 bytes; if these
        // are too many for the leaf, the least.
        int least = (usable - 12) * 32 / 255 - 23;
        int kept = least + (size - least) % (usable - 4);
        return kept <= most ? kept : least;
    }
}
