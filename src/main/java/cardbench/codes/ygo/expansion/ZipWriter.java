package cardbench.codes.ygo.expansion;

import cardbench.base.text.Utf8;
import cardbench.codes.ygo.text.LittleEndian;
import java.io.ByteArrayOutputStream;

/** Writes a zip: files of another zip as they are compressed there, and new files uncompressed. */
final class ZipWriter {

    /** Names are in UTF-8; version 2.0 of the format. */
    private static final int UTF_8 = 0x800;

    private static final int VERSION = 20;

    /** The first day of the format, so that equal files give equal bytes. */
    private static final int DATE = 0x21;

    private final ByteArrayOutputStream files = new ByteArrayOutputStream();
    private final ByteArrayOutputStream directory = new ByteArrayOutputStream();
    private int count;

    /** Adds a file of another zip. */
    void copy(ZipArchive.Entry entry) {
        byte[] header = entry.header().clone();
        // the sizes stand in both headers here, and names are written in UTF-8
        header[0] &= ~8;
        header[1] |= UTF_8 >> 8;
        add(entry.name(), header, entry.data());
    }

    /** Adds a new file. */
    void add(String name, byte[] content) {
        byte[] header = new byte[20];
        header[1] = UTF_8 >> 8;
        header[6] = DATE;
        LittleEndian.put(header, 8, Crc32.of(content));
        LittleEndian.put(header, 12, content.length);
        LittleEndian.put(header, 16, content.length);
        add(name, header, content);
    }

    private void add(String name, byte[] header, byte[] data) {
        byte[] letters = Utf8.encode(name);
        int offset = files.size();
        int32(ZipArchive.LOCAL, files);
        int16(VERSION, files);
        bytes(header, files);
        int32(letters.length, files); // and no extra fields
        bytes(letters, files);
        bytes(data, files);
        int32(ZipArchive.CENTRAL, directory);
        int32(VERSION << 16 | VERSION, directory);
        bytes(header, directory);
        int32(letters.length, directory);
        bytes(new byte[10], directory);
        int32(offset, directory);
        bytes(letters, directory);
        count++;
    }

    /** Whether the form allows another file. */
    boolean hasRoom() {
        return count < ZipArchive.MAX_FILES - 1;
    }

    /** The zip. */
    byte[] file() {
        int offset = files.size();
        bytes(directory.toByteArray(), files);
        int32(ZipArchive.END, files);
        int32(0, files);
        int16(count, files);
        int16(count, files);
        int32(directory.size(), files);
        int32(offset, files);
        int16(0, files);
        return files.toByteArray();
    }

    private static void int16(int value, ByteArrayOutputStream out) {
        out.write(value);
        out.write(value >> 8);
    }

    private static void int32(int value, ByteArrayOutputStream out) {
        int16(value, out);
        int16(value >> 16, out);
    }

    private static void bytes(byte[] bytes, ByteArrayOutputStream out) {
        out.write(bytes, 0, bytes.length);
    }
}
