package cardbench.build.site;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import com.eclipsesource.json.ParseException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of the page, by language and part. A table is made of the files {@code
 * words/<language>/<part>.json} of all houses and games, such as {@code codes/words/ja/cards.json}
 * and {@code codes/games/ygo/words/ja/cards.json}. The translations of diagnostics are added to the
 * tables of their parts, from files that {@code build.words.DiagnosticConstants} describes; English
 * comes from the core, except in the parts of labs that have none ({@link WithoutPageMessages}).
 */
final class WordTables {

    private static final Pattern FILE = Pattern.compile("(?:[a-z]+/)+words/([a-z]+/[a-z]+)\\.json");

    /** The beginning of the path of a file of diagnostics. */
    static final String DIAGNOSTICS = "diagnostics/";

    private static final List<String> TRANSLATIONS = List.of("ja", "zh");

    /** The parts whose labs have no English sentences. */
    private static final Set<String> WITH_ENGLISH = Set.of("wizard", "lab");

    private final SortedMap<String, JsonObject> tables = new TreeMap<>();

    /** Whether a path is that of a file with words. */
    static boolean isFile(String path) {
        return path.startsWith(DIAGNOSTICS) || FILE.matcher(path).matches();
    }

    /**
     * Adds the words of a file.
     *
     * @throws IllegalArgumentException if the file cannot be parsed, or repeats a word of another
     */
    void add(String path, String json) {
        Matcher file = FILE.matcher(path);
        if (!isFile(path)) {
            throw new IllegalArgumentException(path + " is no file with words");
        }
        try {
            JsonObject words = Json.parse(json).asObject();
            if (path.startsWith(DIAGNOSTICS)) {
                addDiagnostics(words, path);
            } else if (file.matches()) {
                merge(table(file.group(1)), words, path);
            }
        } catch (ParseException | UnsupportedOperationException e) {
            throw new IllegalArgumentException(path + ": " + e.getMessage(), e);
        }
    }

    private JsonObject table(String name) {
        return tables.computeIfAbsent(name, added -> new JsonObject());
    }

    private void addDiagnostics(JsonObject subject, String path) {
        for (JsonObject.Member member : subject.get("messages").asObject()) {
            JsonObject message = member.getValue().asObject();
            String part = message.getString("part", subject.getString("part", ""));
            int dot = member.getName().indexOf('.');
            List<String> languages =
                    WITH_ENGLISH.contains(part) ? List.of("ja", "zh", "en") : TRANSLATIONS;
            for (String language : languages) {
                JsonObject sentence =
                        new JsonObject()
                                .add(
                                        member.getName().substring(dot + 1),
                                        sentence(message.getString(language, ""), language));
                JsonObject group =
                        new JsonObject().add(member.getName().substring(0, dot), sentence);
                merge(
                        table(language + "/" + part),
                        new JsonObject().add("diagnostics", group),
                        path);
            }
        }
    }

    /** English ones begin with a capital letter, as the page writes those of the core. */
    private static String sentence(String words, String language) {
        return language.equals("en")
                ? words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1)
                : words;
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
