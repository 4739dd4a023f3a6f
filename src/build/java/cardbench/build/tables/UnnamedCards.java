package cardbench.build.tables;

import cardbench.codes.cards.CardTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds cards of 七圣召唤 that some source knows and the tables do not name: {@code UnnamedCards
 * <folder> <file>...}. A file is any text of a source; share ids are found by their key ({@code
 * shareId}, {@code share_id} or {@code shareid}), or counted in {@code share_to_internal}, which
 * has one entry for each. No text of a source gets into the tables here, only its numbers are read.
 */
public final class UnnamedCards {

    /** Every card has a name in these languages. */
    private static final List<String> LANGUAGES = List.of("zh-CN", "en", "ja");

    private static final Pattern SHARE_ID =
            Pattern.compile("share_?id[\"']?\\s*[:=]\\s*(\\d{1,4})\\b", Pattern.CASE_INSENSITIVE);

    private static final Pattern SHARES =
            Pattern.compile("\"share_to_internal\"\\s*:\\s*\\[([^\\]]*)\\]");

    /** Share ids have twelve bits. */
    private static final int MAX = 4095;

    private UnnamedCards() {}

    /** Prints what is not named; exits with 1 if that is anything. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            System.err.println("usage: UnnamedCards folder file...");
            System.exit(2);
        }
        TreeSet<Integer> known = new TreeSet<>();
        for (String file : List.of(arguments).subList(1, arguments.length)) {
            TreeSet<Integer> found = shareIds(read(Path.of(file)));
            System.out.println(file + ": " + found.size() + " share ids");
            known.addAll(found);
        }
        // a source that has moved must not look like one without news
        if (known.isEmpty()) {
            System.err.println("no share id in any file");
            System.exit(1);
        }
        Map<String, TreeSet<Integer>> unnamed = unnamed(Path.of(arguments[0]), known);
        unnamed.forEach(
                (language, ids) -> System.err.println("no name in " + language + ": " + ids));
        System.exit(unnamed.isEmpty() ? 0 : 1);
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** The share ids in a text. */
    static TreeSet<Integer> shareIds(String text) {
        TreeSet<Integer> ids = new TreeSet<>();
        Matcher keyed = SHARE_ID.matcher(text);
        while (keyed.find()) {
            int id = Integer.parseInt(keyed.group(1));
            if (id > 0 && id <= MAX) {
                ids.add(id);
            }
        }
        Matcher shares = SHARES.matcher(text);
        if (shares.find()) {
            // the first entry stands for the empty slot
            int entries = shares.group(1).split(",").length;
            for (int id = 1; id < entries; id++) {
                ids.add(id);
            }
        }
        return ids;
    }

    /** The ids without a name, by language; languages without such ids are left out. */
    static Map<String, TreeSet<Integer>> unnamed(Path folder, TreeSet<Integer> known)
            throws IOException {
        Map<String, TreeSet<Integer>> unnamed = new TreeMap<>();
        for (String language : LANGUAGES) {
            CardTable table = GenshinOverlay.table(folder.resolve(language + ".tsv"));
            List<Integer> missing = new ArrayList<>();
            for (int id : known) {
                if (table.row(id) < 0) {
                    missing.add(id);
                }
            }
            if (!missing.isEmpty()) {
                unnamed.put(language, new TreeSet<>(missing));
            }
        }
        return unnamed;
    }
}
