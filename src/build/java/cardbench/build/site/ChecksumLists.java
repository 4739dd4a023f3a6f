package cardbench.build.site;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Writes the SHA-256 sums of the files of a site in the format of {@code sha256sum -c}: one list of
 * the card tables, which change without a change of the program, and one of everything else. The
 * second has the sum of the first, so that its own sum stands for the whole site. Neither contains
 * itself.
 *
 * @see <a
 *     href="https://www.gnu.org/software/coreutils/manual/html_node/md5sum-invocation.html">md5sum
 *     invocation, which describes the format</a>
 */
final class ChecksumLists {

    /** The name of both lists, in the folders whose files they contain. */
    static final String NAME = "SHA256SUMS";

    /** The folder of the card tables, which has a list of its own. */
    static final String TABLES = "cards/";

    private ChecksumLists() {}

    /** The list of the card tables, whose comments say where the tables of each game are from. */
    static String ofTables(SortedMap<String, byte[]> site, Map<String, String> sources) {
        StringBuilder list = new StringBuilder();
        sources.forEach((game, source) -> list.append(comment(game + ": " + source)));
        SortedMap<String, byte[]> tables = new TreeMap<>();
        site.forEach(
                (path, content) -> {
                    if (path.startsWith(TABLES)) {
                        tables.put(path.substring(TABLES.length()), content);
                    }
                });
        return list.append(lines(tables)).toString();
    }

    /** The list of all other files, the list of the tables among them. */
    static String ofProgram(SortedMap<String, byte[]> site) {
        SortedMap<String, byte[]> program = new TreeMap<>(site);
        program.keySet().removeIf(path -> path.startsWith(TABLES) && !path.equals(TABLES + NAME));
        return lines(program);
    }

    /** A line that sha256sum skips. */
    private static String comment(String text) {
        return "# " + text.replaceAll("\\R", " ") + "\n";
    }

    private static String lines(SortedMap<String, byte[]> files) {
        StringBuilder lines = new StringBuilder();
        files.forEach((path, content) -> lines.append(Sha256.hex(content) + "  " + path + "\n"));
        return lines.toString();
    }
}
