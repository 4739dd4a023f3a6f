package cardbench.build.tables;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;

/**
 * A package in the form of {@code npm pack}, a gzipped tar archive, of which single files are read.
 *
 * <pre>{@code
 * header   512 bytes   name: 0..99   size in octal: 124..135   prefix of the name: 345..499
 * content  size bytes, padded to a multiple of 512
 * ...
 * end      blocks of zeros
 * }</pre>
 */
final class PackageArchive {

    private static final int BLOCK = 512;

    private final byte[] archive;

    /** Creates an archive from the bytes of a {@code .tgz} file. */
    PackageArchive(byte[] archive) {
        this.archive = archive;
    }

    /** The bytes of a file by its path in the archive. */
    byte[] file(String path) throws IOException {
        try (InputStream tar = new GZIPInputStream(new ByteArrayInputStream(archive))) {
            byte[] header = new byte[BLOCK];
            while (tar.readNBytes(header, 0, BLOCK) == BLOCK && header[0] != 0) {
                int size = Integer.parseInt(text(header, 124, 12), 8);
                if (path(header).equals(path)) {
                    return tar.readNBytes(size);
                }
                tar.skipNBytes((size + BLOCK - 1L) / BLOCK * BLOCK);
            }
        }
        throw new CardTableTrouble("the package has no file " + path);
    }

    /** The name field and, in long paths, the prefix field before it (POSIX ustar). */
    private static String path(byte[] header) {
        String prefix = text(header, 345, 155);
        String name = text(header, 0, 100);
        return prefix.isEmpty() ? name : prefix + "/" + name;
    }

    private static String text(byte[] header, int from, int length) {
        int end = from;
        while (end < from + length && header[end] != 0) {
            end++;
        }
        return new String(header, from, end - from, StandardCharsets.US_ASCII).trim();
    }
}
