package cardbench.app.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * The files of a folder with its folders, or of a zip, by name. Files that begin with a dot are
 * left out. Each file is read on demand, up to {@link #MAX_BYTES}, so that a small zip cannot fill
 * the memory.
 */
final class DeckFiles implements Closeable {

    /** The largest file, in bytes. */
    static final int MAX_BYTES = 4 << 20;

    /** The most files. */
    static final int MAX_FILES = 100_000;

    private final Path folder;
    private final ZipFile zip;
    private final List<String> names;

    private DeckFiles(Path folder, ZipFile zip, List<String> names) {
        this.folder = folder;
        this.zip = zip;
        this.names = names.stream().filter(name -> !isHidden(name)).sorted().toList();
    }

    /**
     * The files of a folder or a zip.
     *
     * @throws IOException if it is neither, cannot be read, or has more than {@link #MAX_FILES}
     */
    static DeckFiles of(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return ofZip(path);
        }
        try (Stream<Path> files = Files.walk(path)) {
            List<String> names =
                    files.filter(Files::isRegularFile)
                            .map(file -> path.relativize(file).toString().replace('\\', '/'))
                            .limit(MAX_FILES + 1L)
                            .toList();
            return new DeckFiles(path, null, checked(names, path));
        }
    }

    private static DeckFiles ofZip(Path path) throws IOException {
        ZipFile zip;
        try {
            zip = new ZipFile(path.toFile());
        } catch (ZipException e) {
            throw new IOException("“" + path + "” is neither a folder nor a zip", e);
        }
        try {
            List<String> names = new ArrayList<>();
            zip.stream()
                    .filter(entry -> !entry.isDirectory())
                    .limit(MAX_FILES + 1L)
                    .forEach(entry -> names.add(entry.getName()));
            return new DeckFiles(null, zip, checked(names, path));
        } catch (IOException | RuntimeException e) {
            zip.close();
            throw e;
        }
    }

    private static List<String> checked(List<String> names, Path path) throws IOException {
        if (names.size() > MAX_FILES) {
            throw new IOException("“" + path + "” has more than " + MAX_FILES + " files");
        }
        return names;
    }

    private static boolean isHidden(String name) {
        boolean hidden = name.startsWith("__MACOSX/");
        for (String part : name.split("/")) {
            hidden |= part.startsWith(".") && !part.equals("..");
        }
        return hidden;
    }

    /** The names in their order, with slashes between folders. */
    List<String> names() {
        return names;
    }

    /**
     * The bytes of a file.
     *
     * @throws IOException if it cannot be read or is too large, with the reason
     */
    byte[] bytes(String name) throws IOException {
        if (zip == null) {
            return InputFile.bytes(folder.resolve(name), name, "a deck", MAX_BYTES);
        }
        ZipEntry entry = zip.getEntry(name);
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                throw new IOException("“" + name + "” is too large to be a deck");
            }
            return bytes;
        }
    }

    @Override
    public void close() throws IOException {
        if (zip != null) {
            zip.close();
        }
    }
}
