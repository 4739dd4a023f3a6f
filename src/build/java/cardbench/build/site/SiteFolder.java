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
 * A folder whose content is replaced by the site. So that a mistyped argument deletes nothing, it
 * must be empty or contain an older site: a {@code card-list.js} that begins like {@link
 * CardScript#list}.
 */
final class SiteFolder {

    /** The file that identifies a site; no hand-written page has one. */
    static final String MARK = "card-list.js";

    private final Path folder;

    private SiteFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * A folder to write to, which need not exist.
     *
     * @throws IOException if it contains anything other than a site
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

    /** Replaces the files of the folder by these, by path. */
    void write(Map<String, byte[]> files) throws IOException {
        // First, and never deleted: what a killed build leaves must still be recognised as a site.
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

    /** The content of a folder, then the folder itself: files before the folders around them. */
    private static List<Path> below(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.sorted(Comparator.reverseOrder()).toList();
        }
    }
}
