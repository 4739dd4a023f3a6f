package cardbench.base.sqlite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Writes a file with tables whose rows are ordered by their rowids, in the form that {@link
 * SqliteFile} and {@link SqliteTable} read: pages of 4,096 bytes, without indexes and without free
 * pages. Each table is a tree: leaves filled in order, above them as many levels of interior pages
 * as are needed.
 */
public final class SqliteWriter {

    /** A row of a table that is written. */
    private record Row(long rowid, byte[] record) {}

    /** A page below an interior page, and the largest rowid in it. */
    private record Child(int page, long last) {}

    private static final int PAGE = 4096;
    private static final int HEADER = 100;
    private static final int LEAF = 13;
    private static final int INTERIOR = 5;

    /** Children of an interior page: each takes at most 15 bytes. */
    private static final int MAX_CHILDREN = 250;

    private static final int UTF_8_NUMBER = 1;

    /** The version of SQLite whose format this is. */
    private static final int VERSION = 3_040_000;

    private final TextEncoding encoding;
    private final List<byte[]> pages = new ArrayList<>();
    private final List<Row> schema = new ArrayList<>();
    private List<Row> rows = new ArrayList<>();

    /** A writer of a file whose texts are in UTF-8. */
    public SqliteWriter() {
        this(TextEncoding.UTF_8);
    }

    /** A writer of a file with the text encoding of another one, whose values can be copied. */
    public SqliteWriter(SqliteFile file) {
        this(file.encoding());
    }

    private SqliteWriter(TextEncoding encoding) {
        this.encoding = encoding;
        pages.add(new byte[PAGE]); // the first page holds the table of tables, written last
    }

    /** A record for the next row. */
    public RecordWriter record() {
        return new RecordWriter(encoding);
    }

    /** Adds a row to the table that {@link #table} ends. Rowids ascend. */
    public void row(long rowid, RecordWriter record) {
        if (!rows.isEmpty() && rows.get(rows.size() - 1).rowid >= rowid) {
            throw new IllegalArgumentException("rowids must ascend");
        }
        rows.add(new Row(rowid, record.record()));
    }

    /**
     * Ends a table, which has the rows added since the last one.
     *
     * @param sql the statement that creates it, with a column for each value of its records
     */
    public void table(String name, String sql) {
        int root = newPage();
        tree(root, rows);
        rows = new ArrayList<>();
        RecordWriter entry = record().text("table").text(name).text(name).integer(root).text(sql);
        schema.add(new Row(schema.size() + 1, entry.record()));
    }

    /** The whole file. The writer cannot be used again. */
    public byte[] file() {
        tree(1, schema);
        byte[] file = new byte[pages.size() * PAGE];
        for (int i = 0; i < pages.size(); i++) {
            System.arraycopy(pages.get(i), 0, file, i * PAGE, PAGE);
        }
        header(file);
        return file;
    }

    private int newPage() {
        pages.add(new byte[PAGE]);
        return pages.size();
    }

    private byte[] page(int number) {
        return pages.get(number - 1);
    }

    private static int start(int page) {
        return page == 1 ? HEADER : 0;
    }

    /** Writes a tree below a root that has its page already. */
    private void tree(int root, List<Row> rows) {
        List<byte[]> cells = new ArrayList<>();
        List<Long> rowids = new ArrayList<>();
        for (Row row : rows) {
            cells.add(cell(row));
            rowids.add(row.rowid);
        }
        if (size(cells) + start(root) <= PAGE) {
            leaf(root, cells);
            return;
        }
        List<Child> children = new ArrayList<>();
        int from = 0;
        while (from < cells.size()) {
            int to = from;
            int used = 8;
            while (to < cells.size() && used + 2 + cells.get(to).length <= PAGE) {
                used += 2 + cells.get(to++).length;
            }
            int page = newPage();
            leaf(page, cells.subList(from, to));
            children.add(new Child(page, rowids.get(to - 1)));
            from = to;
        }
        while (children.size() > MAX_CHILDREN) {
            children = level(children);
        }
        interior(root, children);
    }

    private static int size(List<byte[]> cells) {
        int size = 8;
        for (byte[] cell : cells) {
            size += 2 + cell.length;
        }
        return size;
    }

    /** Interior pages over these pages, with nearly as many children each: at least two. */
    private List<Child> level(List<Child> below) {
        int groups = (below.size() + MAX_CHILDREN - 1) / MAX_CHILDREN;
        List<Child> level = new ArrayList<>();
        for (int i = 0; i < groups; i++) {
            int from = (int) ((long) below.size() * i / groups);
            int to = (int) ((long) below.size() * (i + 1) / groups);
            int page = newPage();
            interior(page, below.subList(from, to));
            level.add(new Child(page, below.get(to - 1).last));
        }
        return level;
    }

    private void leaf(int number, List<byte[]> cells) {
        fill(number, LEAF, 8, cells);
    }

    private void interior(int number, List<Child> children) {
        List<byte[]> cells = new ArrayList<>();
        for (Child child : children.subList(0, children.size() - 1)) {
            byte[] rowid = Varint.write(child.last);
            byte[] cell = new byte[4 + rowid.length];
            int32(cell, 0, child.page);
            System.arraycopy(rowid, 0, cell, 4, rowid.length);
            cells.add(cell);
        }
        fill(number, INTERIOR, 12, cells);
        int32(page(number), start(number) + 8, children.get(children.size() - 1).page);
    }

    /** Writes the cells from the end of a page, and their places behind its header. */
    private void fill(int number, int type, int headerSize, List<byte[]> cells) {
        byte[] page = page(number);
        int at = start(number);
        int content = PAGE;
        for (int i = 0; i < cells.size(); i++) {
            byte[] cell = cells.get(i);
            content -= cell.length;
            System.arraycopy(cell, 0, page, content, cell.length);
            int16(page, at + headerSize + 2 * i, content);
        }
        page[at] = (byte) type;
        int16(page, at + 3, cells.size());
        int16(page, at + 5, content);
    }

    /** The cell of a row: what does not fit into a page stands on pages of its own. */
    private byte[] cell(Row row) {
        byte[] size = Varint.write(row.record.length);
        byte[] rowid = Varint.write(row.rowid);
        int local = SqliteTable.local(row.record.length, PAGE);
        boolean more = local < row.record.length;
        int head = size.length + rowid.length;
        byte[] cell = Arrays.copyOf(size, head + local + (more ? 4 : 0));
        System.arraycopy(rowid, 0, cell, size.length, rowid.length);
        System.arraycopy(row.record, 0, cell, head, local);
        if (more) {
            int32(cell, head + local, overflow(row.record, local));
        }
        return cell;
    }

    /**
     * Writes the rest of a record to pages, each with the number of the next. Returns the first.
     */
    private int overflow(byte[] record, int from) {
        int first = 0;
        byte[] before = null;
        for (int at = from; at < record.length; at += PAGE - 4) {
            int page = newPage();
            first = first == 0 ? page : first;
            if (before != null) {
                int32(before, 0, page);
            }
            before = page(page);
            System.arraycopy(record, at, before, 4, Math.min(PAGE - 4, record.length - at));
        }
        return first;
    }

    private void header(byte[] file) {
        String magic = "SQLite format 3\0";
        for (int i = 0; i < magic.length(); i++) {
            file[i] = (byte) magic.charAt(i);
        }
        int16(file, 16, PAGE);
        file[18] = 1; // written and read without a log of its own
        file[19] = 1;
        file[21] = 64; // three fractions that every file has
        file[22] = 32;
        file[23] = 32;
        int32(file, 24, 1);
        int32(file, 28, pages.size());
        int32(file, 40, 1);
        int32(file, 44, 4); // the format with the integers 0 and 1 without bytes
        int32(file, 56, encoding.ordinal() + UTF_8_NUMBER);
        int32(file, 92, 1);
        int32(file, 96, VERSION);
    }

    private static void int16(byte[] bytes, int at, int value) {
        bytes[at] = (byte) (value >> 8);
        bytes[at + 1] = (byte) value;
    }

    private static void int32(byte[] bytes, int at, int value) {
        int16(bytes, at, value >> 16);
        int16(bytes, at + 2, value);
    }
}
