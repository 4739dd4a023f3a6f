package cardbench.build.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes a Java class of each file {@code words/<language>/<part>.json}, such as {@code
 * cardbench.codes.export.WordsEn}, with all words in one constant: it costs neither a bundle nor
 * the jar any reading of files.
 *
 * <p>The build runs this file as it is, before it compiles anything, so that it uses nothing but
 * the JDK.
 */
public final class WordConstants {

    /** The class of each part; the name of the language is added. */
    private static final Map<String, String> CLASSES =
            Map.of(
                    "export", "cardbench.codes.export.Words",
                    "description", "cardbench.wizard.text.Words",
                    "vocabulary", "cardbench.wizard.text.Vocabulary",
                    "client", "cardbench.codes.hearthstone.Client");

    /**
     * The parts whose keys are a constant of their own, since their languages are in one bundle.
     */
    private static final Set<String> SHARED_KEYS = Set.of("description", "vocabulary");

    /** A part whose words alone are kept, in their order: it is in the widget. */
    private static final String WITHOUT_KEYS = "client";

    /** A member of that part which is a constant of its own: the widget does without it. */
    private static final String APART = "closing";

    /** The name of the folder of a language; the other folders are of houses. */
    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2}(-[a-z]{2})?");

    /** A member of the object, on a line of its own. What is escaped is so in Java as well. */
    private static final Pattern MEMBER =
            Pattern.compile(
                    "  \"([A-Za-z0-9.-]+)\": \"((?:[^\"\\\\]|\\\\(?:[n\"]|u[0-9a-f]{4}))*)\"(,?)");

    private WordConstants() {}

    /**
     * Writes the classes.
     *
     * @param arguments the folder with a folder for each language; the folder for sources
     * @throws IllegalArgumentException for a part without a class, and a file of another form
     */
    public static void main(String[] arguments) throws IOException {
        Path sources = Path.of(arguments[1]);
        for (Map.Entry<String, String> source : sources(Path.of(arguments[0])).entrySet()) {
            Path file = sources.resolve(source.getKey());
            Files.createDirectories(file.getParent());
            // what has not changed is not compiled again
            if (!Files.exists(file) || !Files.readString(file).equals(source.getValue())) {
                Files.writeString(file, source.getValue());
            }
        }
    }

    /** The sources by their paths. */
    static Map<String, String> sources(Path words) throws IOException {
        Map<String, String> sources = new TreeMap<>();
        Map<String, Set<String>> keys = keys(words);
        keys.forEach(
                (part, lines) ->
                        add(
                                sources,
                                CLASSES.get(part) + "Keys",
                                constant("TEXT", String.join("\n", lines) + "\n")));
        for (Path language : filesOf(words)) {
            String tag = language.getFileName().toString();
            if (!LANGUAGE.matcher(tag).matches()) {
                continue; // diagnostics, which DiagnosticConstants reads
            }
            String suffix = className(tag);
            for (Path file : filesOf(language)) {
                String part = file.getFileName().toString().replaceFirst("\\.json$", "");
                String type = CLASSES.get(part);
                if (type == null) {
                    throw new IllegalArgumentException(file + " has no class: " + CLASSES);
                }
                Map<String, String> members = members(Files.readString(file), file);
                String apart = "";
                String text = lines(members);
                if (keys.containsKey(part)) {
                    text = "";
                    for (String key : keys.get(part)) {
                        text += members.getOrDefault(key, "") + "\n";
                    }
                }
                if (part.equals(WITHOUT_KEYS)) {
                    apart = constant("CLOSING", members.remove(APART) + "\\\n");
                    text = String.join("|", members.values()) + "\\\n";
                }
                add(sources, type + suffix, constant("TEXT", text) + apart);
            }
        }
        return sources;
    }

    private static void add(Map<String, String> sources, String type, String constants) {
        sources.put(type.replace('.', '/') + ".java", source(type, constants));
    }

    /** The keys of all languages, in the order of their files, of each part that shares them. */
    private static Map<String, Set<String>> keys(Path words) throws IOException {
        Map<String, Set<String>> keys = new TreeMap<>();
        for (Path language : filesOf(words)) {
            for (String part : SHARED_KEYS) {
                Path file = language.resolve(part + ".json");
                if (Files.exists(file)) {
                    keys.computeIfAbsent(part, first -> new LinkedHashSet<>())
                            .addAll(members(Files.readString(file), file).keySet());
                }
            }
        }
        return keys;
    }

    /** The tag of a language, such as {@code zh-tw}, as it is in the name of a class. */
    private static String className(String tag) {
        StringBuilder name = new StringBuilder();
        for (String subtag : tag.split("-")) {
            name.append(subtag.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(subtag.substring(1));
        }
        return name.toString();
    }

    private static List<Path> filesOf(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    /** The words as {@code text.Phrases} reads them: a line for each, a pilcrow for a line feed. */
    private static String lines(Map<String, String> members) {
        StringBuilder lines = new StringBuilder();
        members.forEach((key, words) -> lines.append(key).append(" = ").append(words).append('\n'));
        return lines.toString();
    }

    /**
     * The members of a file in their order, escaped as in Java.
     *
     * @throws IllegalArgumentException for a line of another form, or a key that is there twice
     */
    static Map<String, String> members(String json, Path file) {
        List<String> lines = json.lines().toList();
        int last = lines.size() - 1;
        require(lines.get(0).equals("{"), file, 0);
        require(lines.get(last).equals("}"), file, last);
        Map<String, String> members = new LinkedHashMap<>();
        for (int i = 1; i < last; i++) {
            Matcher member = MEMBER.matcher(lines.get(i));
            require(member.matches() && member.group(3).isEmpty() == (i == last - 1), file, i);
            String words = member.group(2).replace("\\n", "¶");
            require(members.put(member.group(1), words) == null, file, i);
        }
        return members;
    }

    private static void require(boolean holds, Path file, int line) {
        if (!holds) {
            throw new IllegalArgumentException(
                    file
                            + ":"
                            + (line + 1)
                            + " is none of the lines {, \"new key\": \"words\", and }");
        }
    }

    private static String constant(String name, String text) {
        return """
                    static final String %s =
                            \"""
                %s\""";

                """
                .formatted(name, text);
    }

    private static String source(String type, String constants) {
        int dot = type.lastIndexOf('.');
        return """
                package %s;

                /** Made of a file of words by the build. */
                final class %s {

                %s    private %2$s() {}
                }
                """
                .formatted(type.substring(0, dot), type.substring(dot + 1), constants);
    }
}
