package cardbench.build.site;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Writes the list of files into the service worker. In its text, the word {@code __FILES__} is
 * replaced by an object of all files of the site, with the hash of each by its path, {@code
 * __VERSION__} by the hash of that object, which changes with every file, and {@code __SIZE__} by
 * the bytes of all files but card tables.
 */
final class OfflineList {

    private static final String TABLES = "cards/";

    private OfflineList() {}

    /** Replaces these words in the text of the service worker. */
    static String fillIn(String serviceWorker, Map<String, byte[]> files) {
        long size = 0;
        StringBuilder list = new StringBuilder("{");
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            list.append(list.length() == 1 ? "\n" : ",\n")
                    .append("  \"")
                    .append(file.getKey())
                    .append("\": \"")
                    .append(hash(file.getValue()))
                    .append('"');
            size += file.getKey().startsWith(TABLES) ? 0 : file.getValue().length;
        }
        String object = list.append("\n}").toString();
        String version = hash(object.getBytes(StandardCharsets.UTF_8));
        return serviceWorker
                .replace("__FILES__", object)
                .replace("__SIZE__", Long.toString(size))
                .replace("__VERSION__", '"' + version + '"');
    }

    /** The first 16 digits of the hash of a file. */
    private static String hash(byte[] bytes) {
        return Sha256.hex(bytes).substring(0, 16);
    }
}
