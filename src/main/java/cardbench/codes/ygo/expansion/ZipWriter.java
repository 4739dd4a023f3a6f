package cardbench.codes.ygo.expansion;

import cardbench.base.text.Utf8;
import cardbench.codes.ygo.text.LittleEndian;
import java.util.ArrayList;
import java.util.List;

/** Writes a zip: files of another zip as they are compressed there, and new files uncompressed. */
final class ZipWriter {

    /** Names are in UTF-8; version 2.0 of the format. */
    private static final int UTF_8 = 0x800;

    private static final int VERSION = 20;

    /** The first day of the format, so that equal files give equal bytes. */
    private static final int DATE = 0x21;

    /** The fields that both headers have, from flags to size. */
    private static final int FIELDS = 20;

    private final List<byte[]> files = new ArrayList<>();
    private final List<byte[]> directory = new ArrayList<>();
    private int size;
    private int directorySize;

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
        byte[] header = new byte[FIELDS];
        header[1] = UTF_8 >> 8;
        header[6] = DATE;
        LittleEndian.put(header, 8, Crc32.of(content));
        LittleEndian.put(header, 12, content.length);
        LittleEndian.put(header, 16, content.length);
        add(name, header, content);
    }

    private void add(String name, byte[] header, byte[] data) {
        byte[] letters = Utf8.encode(name);
        byte[] local = new byte[ZipArchive.LOCAL_SIZE];
        LittleEndian.put(local, 0, ZipArchive.LOCAL);
        local[4] = VERSION;
        System.arraycopy(header, 0, local, 6, FIELDS);
        LittleEndian.put(local, 26, letters.length); // and no extra fields
        byte[] central = new byte[ZipArchive.CENTRAL_SIZE];
        LittleEndian.put(central, 0, ZipArchive.CENTRAL);
        LittleEndian.put(central, 4, VERSION << 16 | VERSION);
        System.arraycopy(header, 0, central, 8, FIELDS);
        LittleEndian.put(central, 28, letters.length);
        LittleEndian.put(central, 42, size);
        directory.add(central);
        directory.add(letters);
        directorySize += central.length + letters.length;
        for (byte[] part : List.of(local, letters, data)) {
            files.add(part);
            size += part.length;
        }
    }

    /** Whether the form allows another file. */
    boolean hasRoom() {
        return directory.size() / 2 < ZipArchive.MAX_FILES - 1;
    }

    /** The zip. */
    byte[] file() {
        byte[] end = new byte[ZipArchive.END_SIZE];
        LittleEndian.put(end, 0, ZipArchive.END);
        int count = directory.size() / 2;
        LittleEndian.put(end, 8, count << 16 | count);
        LittleEndian.put(end, 12, directorySize);
        LittleEndian.put(end, 16, size);
        byte[] file = new byte[size + directorySize + end.length];
        int at = 0;
        for (List<byte[]> parts : List.of(files, directory, List.of(end))) {
            for (byte[] part : parts) {
                System.arraycopy(part, 0, file, at, part.length);
                at += part.length;
            }
        }
        return file;
    }
}
