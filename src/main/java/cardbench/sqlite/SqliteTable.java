package cardbench.sqlite;

import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import java.util.List;

/**
 * A table of a file.
 *
 * @param name its name
 * @param columns the names of what its records hold, in their order, in small letters
 * @param defaults what these columns hold in rows that are older than they
 * @param rowidColumn the column that is the row's number itself, which records leave out, or -1
 * @param root the page of its tree
 */
public record SqliteTable(
        String name, List<String> columns, List<DefaultValue> defaults, int rowidColumn, int root) {

    /** A tree of more levels holds more rows than there are bytes. */
    private static final int DEEPEST = 20;

    private static final int INTERIOR = 5;
    private static final int LEAF = 13;

    /** Copies the lists, so that a table never changes. */
    public SqliteTable {
        columns = List.copyOf(columns);
        defaults = List.copyOf(defaults);
    }

    /** Takes the rows of a table, one after the other. */
    public interface Rows {

        /** Takes one; false, and an error is said, ends the reading. */
        boolean row(SqliteRow row);
    }

    /** The number of a column by its name in small letters, or -1. */
    public int column(String wanted) {
        return columns.indexOf(wanted);
    }

    /** Goes through all rows in the order of their numbers; false where a page is damaged. */
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
            if (seen[page] || depth > DEEPEST) {
                return refuse(SqliteCodes.CYCLE.anywhere().with("page", page));
            }
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
            int local = local(size);
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

        /** How many bytes of a record stand on the page itself. */
        private int local(int size) {
            int usable = file.usable();
            int most = usable - 35;
            if (size <= most) {
                return size;
            }
            int least = (usable - 12) * 32 / 255 - 23;
            int kept = least + (size - least) % (usable - 4);
            return kept <= most ? kept : least;
        }
    }
}
