package cardbench.build.site;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of the page, by language and part. A table is made of the files {@code
 * words/<language>/<part>.json} of all houses and games, such as {@code codes/words/ja/cards.json}
 * and {@code codes/games/ygo/words/ja/cards.json}.
 */
final class WordTables {

    private static final Pattern FILE = Pattern.compile("(?:[a-z]+/)+words/([a-z]+/[a-z]+)\\.json");

    private final SortedMap<String, JsonObject> tables = new TreeMap<>();

    /** Whether a path is that of a file with words. */
    static boolean isFile(String path) {
        return FILE.matcher(path).matches();
    }

    /**
     * Adds the words of a file.
     *
     * @throws IllegalArgumentException if the file cannot be parsed, or repeats a word of another
     */
    void add(String path, String json) {
        Matcher file = FILE.matcher(path);
        if (!file.matches()) {
            throw new IllegalArgumentException(path + " is no file with words");
        }
        try {
            merge(
                    tables.computeIfAbsent(file.group(1), name -> new JsonObject()),
                    Json.parse(json).asObject(),
                    path);
        } catch (ParseException | UnsupportedOperationException e) {
            throw new IllegalArgumentException(path + ": " + e.getMessage(), e);
        }
    }

    private static void merge(JsonObject into, JsonObject from, String path) {
        for (JsonObject.Member member : from) {
            JsonValue present = into.get(member.getName());
            if (present == null) {
                into.add(member.getName(), member.getValue());
            } else if (present.isObject() && member.getValue().isObject()) {
                merge(present.asObject(), member.getValue().asObject(), path);
            } else {
                throw new IllegalArgumentException(
                        path + " repeats the word \"" + member.getName() + "\" of another file");
            }
        }
    }

    /** The JSON text of each table by its name, such as {@code "ja/odds"}. */
    SortedMap<String, String> texts() {
        SortedMap<String, String> texts = new TreeMap<>();
        tables.forEach((name, table) -> texts.put(name, table.toString()));
        return texts;
    }
}
