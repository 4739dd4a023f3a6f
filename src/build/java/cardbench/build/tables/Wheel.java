package cardbench.build.tables;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.zip.ZipFile;

/** A package in the form of {@code pip download}, a zip archive, of which single files are read. */
final class Wheel implements AutoCloseable {

    /** The most bytes of a file in the archive: many times the definitions of any game. */
    private static final long MAX_BYTES = 1L << 30;

    private final ZipFile archive;

    /** Opens the archive. */
    Wheel(Path file) throws IOException {
        this.archive = new ZipFile(file.toFile());
    }

    /** The content of a file by its path in the archive. */
    InputStream open(String path) throws IOException {
        var entry = archive.getEntry(path);
        if (entry == null) {
            throw new CardTableTrouble("the package has no file " + path);
        }
        return new Bounded(archive.getInputStream(entry));
    }

    @Override
    public void close() throws IOException {
        archive.close();
    }

    /** A stream that ends with a trouble where an archive unpacks to more than any game has. */
    private static final class Bounded extends FilterInputStream {

        private long left = MAX_BYTES;

        Bounded(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return counted(super.read(), 1);
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int count = super.read(bytes, from, length);
            return counted(count, count);
        }

        private int counted(int result, int count) {
            left -= Math.max(count, 0);
            if (left < 0) {
                throw new CardTableTrouble(
                        "a file of the package has more than " + MAX_BYTES + " bytes");
            }
            return result;
        }
    }
}
