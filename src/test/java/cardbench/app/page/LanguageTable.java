package cardbench.app.page;

import cardbench.build.words.DiagnosticConstants;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The words of the page in one language, from the files {@code words/<language>/*.json} of the
 * houses and of the games: each word or sentence by the way that leads to it, {@code
 * "found.title"}. The forms of a word that depends on a number count as one entry, its {@code
 * other} form.
 */
public record LanguageTable(String language, SortedMap<String, String> entries) {

    private static final Set<String> PLURALS = Set.of("zero", "one", "two", "few", "many");
    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\w+)(\\|[^}]+)?}");

    static LanguageTable of(String language) {
        SortedMap<String, String> entries = new TreeMap<>();
        for (Path file : files(language, "*")) {
            try {
                collect("", Json.parse(Files.readString(file)), entries);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        if (!language.equals("en")) {
            diagnostics(language, part -> true)
                    .forEach((id, sentence) -> entries.put("diagnostics." + id, sentence));
        }
        return new LanguageTable(language, entries);
    }

    /**
     * The sentences of diagnostics in a language by their ids.
     *
     * @param parts which tables of the page they belong to
     */
    public static SortedMap<String, String> diagnostics(String language, Predicate<String> parts) {
        SortedMap<String, String> sentences = new TreeMap<>();
        try {
            for (Path file : DiagnosticConstants.files(Path.of("src/main/words"))) {
                JsonObject subject = Json.parse(Files.readString(file)).asObject();
                for (Member member : subject.get("messages").asObject()) {
                    JsonObject message = member.getValue().asObject();
                    String part = message.getString("part", subject.getString("part", ""));
                    if (parts.test(part)) {
                        sentences.put(member.getName(), message.getString(language, ""));
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return sentences;
    }

    /**
     * The files with words in a language: those of each house and of each game.
     *
     * @param part the name of a table, or {@code *} for all
     */
    public static List<Path> files(String language, String part) {
        PathMatcher wanted =
                FileSystems.getDefault()
                        .getPathMatcher("glob:**/words/" + language + "/" + part + ".json");
        try (Stream<Path> files = Files.walk(Path.of("webapp"))) {
            return files.filter(wanted::matches).sorted().toList();
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

    /** The entries of a language that depend on a number, each in its form for 1. */
    static SortedMap<String, String> pluralEntries(String language) {
        SortedMap<String, String> entries = new TreeMap<>();
        for (Path file : files(language, "*")) {
            try {
                collectSingular("", Json.parse(Files.readString(file)), entries);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return entries;
    }

    private static void collectSingular(String way, JsonValue value, Map<String, String> entries) {
        if (!value.isObject()) {
            return;
        }
        for (Member member : value.asObject()) {
            if (member.getName().equals("one") && member.getValue().isString()) {
                entries.put(way, member.getValue().asString());
            }
            String step = way.isEmpty() ? member.getName() : way + "." + member.getName();
            collectSingular(step, member.getValue(), entries);
        }
    }

    /** The entries below a part of the table, by the rest of their way. */
    SortedMap<String, String> below(String part) {
        SortedMap<String, String> inside = new TreeMap<>();
        // the character behind '.' is '/'
        entries.subMap(part + ".", part + "/")
                .forEach((way, words) -> inside.put(way.substring(part.length() + 1), words));
        return inside;
    }

    /** The names in braces of a sentence. */
    static Set<String> arguments(String sentence) {
        return arguments(sentence, false);
    }

    /** The names in braces of those arguments that are words of the core, {@code {name|term}}. */
    static Set<String> terms(String sentence) {
        return arguments(sentence, true);
    }

    private static Set<String> arguments(String sentence, boolean termsAlone) {
        Set<String> names = new TreeSet<>();
        Matcher matcher = ARGUMENT.matcher(sentence);
        while (matcher.find()) {
            if (!termsAlone || "|term".equals(matcher.group(2))) {
                names.add(matcher.group(1));
            }
        }
        return names;
    }
}
