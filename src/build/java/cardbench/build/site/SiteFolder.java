package cardbench.build.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A folder that gets the site, and loses whatever it held before. So that a mistyped argument
 * deletes nothing, only a folder that is empty or holds an older site is taken: one with a {@code
 * card-list.js} that begins as {@link CardScript#list} does.
 */
final class SiteFolder {

    /** The file by which a folder is known; no hand-written page has one. */
    static final String MARK = "card-list.js";

    private final Path folder;

    private SiteFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * A folder to write to; it need not be there.
     *
     * @throws IOException where it holds anything but a site
     */
    static SiteFolder at(Path folder) throws IOException {
        if (!Files.exists(folder) || isEmpty(folder) || holdsSite(folder)) {
            return new SiteFolder(folder);
        }
        throw new IOException(
                folder
                        + " holds something else than a built site and is left as it is; if nothing"
                        + " in it is needed, delete it and build again");
    }

    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.findAny().isEmpty();
        }
    }

    private static boolean holdsSite(Path folder) throws IOException {
        Path mark = folder.resolve(MARK);
        return Files.isRegularFile(mark)
                && Files.readString(mark, StandardCharsets.ISO_8859_1)
                        .startsWith(CardScript.LIST_START);
    }

    /** Puts these files, by path, in the place of those that are there. */
    void write(Map<String, byte[]> files) throws IOException {
        // the mark is never missing, so that what a killed build leaves is still known as a site
        put(MARK, files.get(MARK));
        for (Path old : below(folder)) {
            if (!old.equals(folder) && !old.equals(folder.resolve(MARK))) {
                Files.delete(old);
            }
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            put(file.getKey(), file.getValue());
        }
    }

    private void put(String path, byte[] content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }

    /** What is in a folder, and the folder itself at last: each before what it lies in. */
    private static List<Path> below(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.sorted(Comparator.reverseOrder()).toList();
        }
    }
}
