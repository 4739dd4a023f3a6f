package cardbench.page;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The words of the page in one language, {@code webapp/lang/<language>.json} and what its rooms add
 * in {@code <language>.<part>.json}: each word or sentence by the way that leads to it, {@code
 * "found.title"}. The forms of a word that depends on a number count as one entry, its {@code
 * other} form.
 */
record LanguageTable(String language, SortedMap<String, String> entries) {

    private static final Set<String> PLURALS = Set.of("zero", "one", "two", "few", "many");
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)}");

    static LanguageTable of(String language) {
        SortedMap<String, String> entries = new TreeMap<>();
        try (Stream<Path> files = Files.list(Path.of("webapp", "lang"))) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.startsWith(language + ".") && name.endsWith(".json")) {
                    collect("", Json.parse(Files.readString(file)), entries);
                }
            }
            return new LanguageTable(language, entries);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void collect(String way, JsonValue value, Map<String, String> entries) {
        if (value.isString()) {
            entries.put(way, value.asString());
        } else if (value.isArray()) {
            for (int i = 0; i < value.asArray().size(); i++) {
                collect(way + "." + i, value.asArray().get(i), entries);
            }
        } else {
            for (Member member : value.asObject()) {
                if (member.getName().equals("other")) {
                    collect(way, member.getValue(), entries);
                } else if (!PLURALS.contains(member.getName())) {
                    String step = way.isEmpty() ? member.getName() : way + "." + member.getName();
                    collect(step, member.getValue(), entries);
                }
            }
        }
    }

    /** The entries below a part of the table, by the rest of their way. */
    SortedMap<String, String> below(String part) {
        SortedMap<String, String> inside = new TreeMap<>();
        entries.forEach(
                (way, words) -> {
                    if (way.startsWith(part + ".")) {
                        inside.put(way.substring(part.length() + 1), words);
                    }
                });
        return inside;
    }

    /** The names in braces of a sentence. */
    static Set<String> arguments(String sentence) {
        Set<String> names = new TreeSet<>();
        Matcher matcher = ARGUMENT.matcher(sentence);
        while (matcher.find()) {
            names.add(matcher.group(1));
        }
        return names;
    }
}
