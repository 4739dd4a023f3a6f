package cardbench.codes.ygo.expansion;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Utf8;
import cardbench.codes.ygo.text.Inflater;
import cardbench.codes.ygo.text.LittleEndian;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The files of a zip, which are decompressed on demand. Files in folders have their path with
 * slashes; folders themselves are left out.
 *
 * <pre>{@code
 * local header      504b0304  version:2 flags:2 method:2 time:4 crc:4 packed:4 size:4 name:2 extra:2
 * central header    504b0102  versions:4 flags:2 method:2 time:4 crc:4 packed:4 size:4 name:2 extra:2
 *                             comment:2 disk:2 attributes:6 offset:4
 * end               504b0506  disks:4 entries:2+2 size:4 offset:4 comment:2
 * }</pre>
 *
 * @see <a href="https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT">APPNOTE, the format of
 *     zip files</a>
 */
public final class ZipArchive {

    /** The largest zip, in bytes. */
    public static final int MAX_BYTES = 192 << 20;

    /** The largest file in it, in bytes. */
    static final int MAX_FILE = 32 << 20;

    /** The most bytes that one compressed byte stands for. */
    private static final int MAX_RATIO = 1032;

    /** The most bytes of all files that are decompressed. */
    private static final int MAX_ALL = 256 << 20;

    /** More files need another form, ZIP64. */
    static final int MAX_FILES = 0xffff;

    static final int LOCAL = 0x04034b50;
    static final int CENTRAL = 0x02014b50;
    static final int END = 0x06054b50;
    static final int LOCAL_SIZE = 30;
    static final int CENTRAL_SIZE = 46;
    static final int END_SIZE = 22;

    private static final int MAX_COMMENT = 0xffff;
    private static final int DEFLATED = 8;
    private static final int ENCRYPTED = 1;

    /**
     * A file.
     *
     * @param header the fields from flags to size as they are in both headers
     * @param data its compressed bytes
     */
    record Entry(String name, byte[] header, byte[] data) {

        private int method() {
            return header[2] & 255 | (header[3] & 255) << 8;
        }

        private int crc() {
            return LittleEndian.int32(header, 8);
        }

        private int size() {
            return LittleEndian.int32(header, 16);
        }
    }

    private final List<Entry> entries;
    private int decompressed;

    private ZipArchive(List<Entry> entries) {
        this.entries = entries;
    }

    /** Reads the headers; adds an error and returns {@code null} without a sound directory. */
    static ZipArchive read(byte[] bytes, Diagnostics diagnostics) {
        List<Entry> entries = bytes.length > MAX_BYTES ? null : entries(bytes);
        if (entries == null) {
            diagnostics.add(ExpansionCodes.NOT_A_ZIP.anywhere());
        }
        return entries == null ? null : new ZipArchive(entries);
    }

    private static List<Entry> entries(byte[] bytes) {
        int end = bytes.length - END_SIZE;
        int least = Math.max(0, end - MAX_COMMENT);
        while (end >= least && LittleEndian.int32(bytes, end) != END) {
            end--;
        }
        if (end < least) {
            return null;
        }
        int count = int16(bytes, end + 10);
        if (count == MAX_FILES) {
            return null; // the number is elsewhere: ZIP64
        }
        int at = LittleEndian.int32(bytes, end + 16);
        List<Entry> entries = new ArrayList<>();
        int left = bytes.length;
        for (int i = 0; i < count; i++) {
            if (at < 0 || at > end - CENTRAL_SIZE || LittleEndian.int32(bytes, at) != CENTRAL) {
                return null;
            }
            int names = at + CENTRAL_SIZE;
            int next =
                    names + int16(bytes, at + 28) + int16(bytes, at + 30) + int16(bytes, at + 32);
            Entry entry = next > end ? null : entry(bytes, at, names);
            // files that overlap would be copied thousands of times
            left -= entry == null ? 0 : entry.data.length;
            if (entry == null || left < 0) {
                return null;
            }
            if (!entry.name.endsWith("/")) {
                entries.add(entry);
            }
            at = next;
        }
        return entries;
    }

    /** The file of a central header; {@code null} if its bytes are outside of the zip. */
    private static Entry entry(byte[] bytes, int at, int names) {
        int local = LittleEndian.int32(bytes, at + 42);
        int packed = LittleEndian.int32(bytes, at + 20);
        boolean inside =
                local >= 0
                        && local <= bytes.length - LOCAL_SIZE
                        && packed >= 0
                        && LittleEndian.int32(bytes, local) == LOCAL;
        int from =
                inside
                        ? local + LOCAL_SIZE + int16(bytes, local + 26) + int16(bytes, local + 28)
                        : 0;
        if (!inside || packed > bytes.length - from) {
            return null;
        }
        String name = Utf8.decode(Arrays.copyOfRange(bytes, names, names + int16(bytes, at + 28)));
        byte[] header = Arrays.copyOfRange(bytes, at + 8, at + 28);
        return new Entry(name, header, Arrays.copyOfRange(bytes, from, from + packed));
    }

    private static int int16(byte[] bytes, int at) {
        return bytes[at] & 255 | (bytes[at + 1] & 255) << 8;
    }

    /** The files in the order of the directory. */
    List<Entry> entries() {
        return List.copyOf(entries);
    }

    /** The bytes of a file; {@code null} for a damaged, encrypted or too large file. */
    byte[] content(Entry entry) {
        int size = entry.size();
        boolean readable =
                (entry.header[0] & ENCRYPTED) == 0
                        && size >= 0
                        && size <= MAX_FILE
                        && size <= (entry.data.length + 1L) * MAX_RATIO
                        && size <= MAX_ALL - decompressed;
        if (!readable) {
            return null;
        }
        decompressed += size;
        byte[] content = entry.method() == 0 ? entry.data : null;
        if (entry.method() == DEFLATED) {
            Inflater.Inflated inflated = Inflater.inflate(entry.data, size);
            content = inflated == null ? null : inflated.bytes();
        }
        boolean sound = content != null && content.length == size;
        return sound && Crc32.of(content) == entry.crc() ? content : null;
    }
}
