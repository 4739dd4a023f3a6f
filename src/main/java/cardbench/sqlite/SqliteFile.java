package cardbench.sqlite;

import cardbench.text.Diagnostic;
import cardbench.text.Diagnostics;
import cardbench.text.Location;

/**
 * An SQLite 3 file: its bytes, cut into pages (the SQLite file format, section 1.3). Pages count
 * from 1.
 *
 * @see <a href="https://www.sqlite.org/fileformat2.html">the SQLite file format</a>
 */
public final class SqliteFile {

    /** Larger files are not read: they would not fit beside everything else in a page. */
    public static final int LIMIT = 512 << 20;

    private static final String MAGIC = "SQLite format 3\0";
    private static final int HEADER = 100;
    private static final int LEAST_USABLE = 480;
    private static final int WAL = 2;

    private final byte[] bytes;
    private final int pageSize;
    private final int usable;
    private final int pages;
    private final TextEncoding encoding;

    private SqliteFile(byte[] bytes, int pageSize, int usable, TextEncoding encoding) {
        this.bytes = bytes;
        this.pageSize = pageSize;
        this.usable = usable;
        this.pages = bytes.length / pageSize;
        this.encoding = encoding;
    }

    /** Opens a file; {@code null}, and an error is said, where it cannot be read. */
    public static SqliteFile open(byte[] bytes, Diagnostics diagnostics) {
        Diagnostic wrong = outside(bytes);
        if (wrong != null) {
            diagnostics.add(wrong);
            return null;
        }
        int size = (bytes[16] & 255) << 8 | bytes[17] & 255;
        int pageSize = size == 1 ? 65536 : size;
        int usable = pageSize - (bytes[20] & 255);
        boolean power = (pageSize & pageSize - 1) == 0;
        if (pageSize < 512 || !power || usable < LEAST_USABLE) {
            diagnostics.add(bad("page size", pageSize, 16));
            return null;
        }
        if (bytes[18] == WAL || bytes[19] == WAL) {
            diagnostics.add(SqliteCodes.WAL_MODE.at(Location.NONE.withByte(18)));
            return null;
        }
        TextEncoding encoding = TextEncoding.of(int32(bytes, 56));
        if (encoding == null) {
            diagnostics.add(bad("text encoding", int32(bytes, 56), 56));
            return null;
        }
        SqliteFile file = new SqliteFile(bytes, pageSize, usable, encoding);
        int announced = int32(bytes, 24) == int32(bytes, 92) ? int32(bytes, 28) : 0;
        if (announced > file.pages || file.pages == 0) {
            diagnostics.add(file.missing(file.pages + 1));
            return null;
        }
        return file;
    }

    private static Diagnostic outside(byte[] bytes) {
        if (bytes.length > LIMIT) {
            return SqliteCodes.TOO_LARGE.anywhere().with("limit", LIMIT);
        }
        if (bytes.length >= 4 && (int32(bytes, 0) & ~1) == 0x377f0682) {
            return SqliteCodes.WAL_FILE.anywhere();
        }
        boolean magic = bytes.length >= HEADER;
        for (int i = 0; i < MAGIC.length() && magic; i++) {
            magic = bytes[i] == MAGIC.charAt(i);
        }
        return magic ? null : SqliteCodes.NOT_SQLITE.anywhere();
    }

    private static Diagnostic bad(String field, int value, int at) {
        return SqliteCodes.BAD_HEADER
                .at(Location.NONE.withByte(at))
                .with("field", field)
                .with("value", value);
    }

    /** A big-endian integer, as every number outside of records is. */
    static int int32(byte[] bytes, int at) {
        return bytes[at] << 24
                | (bytes[at + 1] & 255) << 16
                | (bytes[at + 2] & 255) << 8
                | bytes[at + 3] & 255;
    }

    /** All bytes. */
    byte[] bytes() {
        return bytes;
    }

    /** How texts are written. */
    TextEncoding encoding() {
        return encoding;
    }

    /** How many bytes of a page hold content. */
    int usable() {
        return usable;
    }

    /** How many whole pages there are. */
    int pages() {
        return pages;
    }

    /** Where a page begins. */
    int start(int page) {
        return (page - 1) * pageSize;
    }

    /** Where the tree header of a page begins: behind the file's header on the first one. */
    int tree(int page) {
        return start(page) + (page == 1 ? HEADER : 0);
    }

    /** What is wrong with a page number, or {@code null}. */
    Diagnostic wrong(int page) {
        if (page < 1) {
            return SqliteCodes.BAD_PAGE.anywhere().with("page", page);
        }
        return page > pages ? missing(page) : null;
    }

    private Diagnostic missing(int page) {
        return SqliteCodes.TRUNCATED
                .at(Location.NONE.withByte(bytes.length))
                .with("page", page)
                .with("pages", pages);
    }
}
