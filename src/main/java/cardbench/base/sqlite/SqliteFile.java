package cardbench.base.sqlite;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;

/**
 * An SQLite 3 file in memory: its header and its pages, which are numbered from 1 (the SQLite file
 * format, section 1.3). The array is not copied and must not be changed.
 *
 * <pre>{@code
 * page 1     | file header: 100 bytes | b-tree page: sqlite_schema                 |
 * page 2..n  | b-tree page, or overflow page, or unused                            |
 *            | <---------------- usable bytes ----------------> | reserved bytes   |
 * }</pre>
 *
 * @see <a href="https://www.sqlite.org/fileformat2.html">the SQLite file format</a>
 */
public final class SqliteFile {

    /** The maximum size of a file in bytes: larger ones do not fit into the memory of a tab. */
    public static final int LIMIT = 512 << 20;

    private static final String MAGIC = "SQLite format 3\0";
    private static final int HEADER = 100;
    private static final int MIN_USABLE = 480;
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

    /** Opens a file; if it cannot be read, adds an error and returns {@code null}. */
    public static SqliteFile open(byte[] bytes, Diagnostics diagnostics) {
        Diagnostic wrong = outside(bytes);
        if (wrong != null) {
            diagnostics.add(wrong);
            return null;
        }
        int size = (bytes[16] & 255) << 8 | bytes[17] & 255;
        // 65,536 does not fit into the two bytes, and is written as 1.
        int pageSize = size == 1 ? 65536 : size;
        int usable = pageSize - (bytes[20] & 255);
        boolean power = (pageSize & pageSize - 1) == 0;
        if (pageSize < 512 || !power || usable < MIN_USABLE) {
            diagnostics.add(bad("page size", pageSize, 16));
            return null;
        }
        // In WAL mode, the newest pages may be in a second file, and these may be outdated.
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
        // Programs before SQLite 3.7.0 change a file without updating its number of pages. They
        // leave the number at 92 as well, so that it differs from the change counter.
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
        // The lowest bit of the mark is the byte order of the checksums.
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

    /** A big-endian integer, like all numbers outside of records. */
    static int int32(byte[] bytes, int at) {
        return bytes[at] << 24
                | (bytes[at + 1] & 255) << 16
                | (bytes[at + 2] & 255) << 8
                | bytes[at + 3] & 255;
    }

    /** The bytes of the file. */
    byte[] bytes() {
        return bytes;
    }

    /** The encoding of texts. */
    TextEncoding encoding() {
        return encoding;
    }

    /** The number of usable bytes of a page. */
    int usable() {
        return usable;
    }

    /** The number of whole pages. */
    int pages() {
        return pages;
    }

    /** The offset of a page. */
    int start(int page) {
        return (page - 1) * pageSize;
    }

    /** The offset of the b-tree header of a page: after the file header on page 1. */
    int tree(int page) {
        return start(page) + (page == 1 ? HEADER : 0);
    }

    /** The fault of a page number, or {@code null}. */
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
