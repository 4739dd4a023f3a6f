package cardbench.build.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes a Java class of each file {@code words/<house>/<subject>.json}, which holds the diagnostics
 * of one subject in three languages:
 *
 * <pre>{@code
 * {
 *   "class": "cardbench.base.json.JsonCodes",
 *   "part": "wizard",
 *   "about": "The diagnostics about a JSON text.",
 *   "messages": {
 *     "json.too-long": {
 *       "severity": "error",
 *       "about": "The text is longer than {@link JsonReader#MAX_LENGTH}",
 *       "args": "limit",
 *       "en": "the text has more than {limit} characters",
 *       "zh": "...",
 *       "ja": "..."
 *     }
 *   }
 * }
 * }</pre>
 *
 * <p>{@code part} names the table of the page's words with the translations ({@code
 * build.site.WordTables}); a message may name another part. The constant has the last part of the
 * id as its name, {@code TOO_LONG}, unless the message has a {@code constant}. Each member stands
 * on a line of its own, so that a translation is a change of one line.
 *
 * <p>The build runs this file as it is, before it compiles anything, so that it uses nothing but
 * the JDK.
 */
public final class DiagnosticConstants {

    /** The houses of the project, each a folder with files of diagnostics. */
    private static final List<String> HOUSES =
            List.of("app", "base", "codes", "contract", "odds", "wizard");

    private static final Set<String> SEVERITIES = Set.of("error", "warning", "info");

    private static final Set<String> REQUIRED = Set.of("severity", "about", "en", "zh", "ja");

    private static final Set<String> OPTIONAL = Set.of("constant", "args", "part");

    /** A member whose value is a string. The escapes are those of Java as well. */
    private static final Pattern MEMBER =
            Pattern.compile(
                    " *\"([a-z][a-z0-9.-]*)\": \"((?:[^\"\\\\]|\\\\(?:[n\"\\\\]|u[0-9a-f]{4}))+)\"(,?)");

    /** The beginning of a member whose value is an object. */
    private static final Pattern OPENING = Pattern.compile(" *\"([a-z][a-z0-9.-]*)\": \\{");

    private static final Pattern CLOSING = Pattern.compile(" *}(,?)");

    private DiagnosticConstants() {}

    /**
     * Writes the classes, and removes classes that no file describes.
     *
     * @param arguments the folder with a folder for each house; the folder for sources
     * @throws IllegalArgumentException for a file of another form, with its line
     */
    public static void main(String[] arguments) throws IOException {
        Path sources = Path.of(arguments[1]);
        Map<String, String> classes = sources(Path.of(arguments[0]));
        for (Path old : files(sources, "Codes.java")) {
            if (!classes.containsKey(sources.relativize(old).toString().replace('\\', '/'))) {
                Files.delete(old);
            }
        }
        for (Map.Entry<String, String> source : classes.entrySet()) {
            Path file = sources.resolve(source.getKey());
            Files.createDirectories(file.getParent());
            // an unchanged class is not compiled again
            if (!Files.exists(file) || !Files.readString(file).equals(source.getValue())) {
                Files.writeString(file, source.getValue());
            }
        }
    }

    /** The files of all houses in a folder of words, in a fixed order. */
    public static List<Path> files(Path words) throws IOException {
        return files(words, ".json").stream()
                .filter(file -> HOUSES.contains(words.relativize(file).getName(0).toString()))
                .toList();
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
        }
    }

    /** The sources by their paths. */
    static Map<String, String> sources(Path words) throws IOException {
        Map<String, String> sources = new TreeMap<>();
        for (Path file : files(words)) {
            Map<String, Object> subject = read(Files.readString(file), file);
            String type = text(subject, "class", file.toString());
            text(subject, "part", file.toString());
            if (sources.put(type.replace('.', '/') + ".java", source(type, subject, file))
                    != null) {
                throw new IllegalArgumentException(file + " repeats the class " + type);
            }
        }
        return sources;
    }

    /**
     * The members of a file in their order: each is a text, escaped as in the file, or an object.
     *
     * @throws IllegalArgumentException for a line of another form, or a name that is there twice
     */
    static Map<String, Object> read(String json, Path file) {
        List<String> lines = json.lines().toList();
        Map<String, Object> whole = new LinkedHashMap<>();
        Deque<Map<String, Object>> open = new ArrayDeque<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String place = file + ":" + (i + 1);
            Matcher member = MEMBER.matcher(line);
            Matcher opening = OPENING.matcher(line);
            Matcher closing = CLOSING.matcher(line);
            if (line.equals("{") && i == 0) {
                open.push(whole);
            } else if (open.isEmpty()) {
                throw new IllegalArgumentException(place + " stands outside of the object");
            } else if (member.matches()) {
                add(open.peek(), member.group(1), member.group(2), place);
                requireComma(member.group(3), lines, i, place);
            } else if (opening.matches()) {
                Map<String, Object> inner = new LinkedHashMap<>();
                add(open.peek(), opening.group(1), inner, place);
                open.push(inner);
            } else if (closing.matches()) {
                open.pop();
                requireComma(closing.group(1), lines, i, place);
            } else {
                throw new IllegalArgumentException(
                        place + " is none of the lines \"name\": \"text\", \"name\": {, and }");
            }
        }
        require(open.isEmpty() && !whole.isEmpty(), file + " ends within the object");
        return whole;
    }

    private static void add(Map<String, Object> object, String name, Object value, String place) {
        require(object.put(name, value) == null, place + " repeats \"" + name + "\"");
    }

    /** A comma stands between two members, and nowhere else. */
    private static void requireComma(String comma, List<String> lines, int line, String place) {
        boolean last = line + 1 >= lines.size() || lines.get(line + 1).strip().startsWith("}");
        require(comma.isEmpty() == last, place + (last ? " ends with" : " lacks") + " a comma");
    }

    private static String source(String type, Map<String, Object> subject, Path file) {
        int dot = type.lastIndexOf('.');
        StringBuilder constants = new StringBuilder();
        object(subject, "messages", file.toString())
                .forEach((id, message) -> constants.append(constant(id, message, file)));
        return """
                package %s;

                import cardbench.base.text.DiagnosticCode;

                /** %s */
                public final class %s {
                %s
                    private %3$s() {}
                }
                """
                .formatted(
                        type.substring(0, dot),
                        comment(text(subject, "about", file.toString())),
                        type.substring(dot + 1),
                        constants);
    }

    private static String constant(String id, Object described, Path file) {
        String place = file + ", " + id;
        require(described instanceof Map, place + " is no object");
        Map<?, ?> message = (Map<?, ?>) described;
        for (String name : REQUIRED) {
            text(message, name, place);
        }
        for (Object name : message.keySet()) {
            boolean known = REQUIRED.contains(name) || OPTIONAL.contains(name);
            require(known, place + " has the unknown member \"" + name + "\"");
        }
        String severity = text(message, "severity", place);
        require(SEVERITIES.contains(severity), place + " has no severity: " + severity);
        boolean named = message.containsKey("constant");
        boolean args = message.containsKey("args");
        return """

                    /** %s%s. */
                    public static final DiagnosticCode %s =
                            DiagnosticCode.%s("%s", "%s");
                """
                .formatted(
                        comment(text(message, "about", place)),
                        args ? "; args: " + comment(text(message, "args", place)) : "",
                        named ? text(message, "constant", place) : constantName(id, place),
                        severity,
                        id,
                        text(message, "en", place));
    }

    private static String constantName(String id, String place) {
        int dot = id.indexOf('.');
        require(dot > 0, place + " has no group");
        return id.substring(dot + 1).replace('-', '_').toUpperCase(Locale.ROOT);
    }

    /** A text of a file as a comment has it, without the escapes of strings. */
    private static String comment(String text) {
        return text.replace("\\\"", "\"").replace("\\\\", "\\");
    }

    private static String text(Map<?, ?> object, String name, String place) {
        Object value = object.get(name);
        require(value instanceof String, place + " has no \"" + name + "\"");
        return (String) value;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(
            Map<String, Object> object, String name, String place) {
        Object value = object.get(name);
        require(value instanceof Map, place + " has no object \"" + name + "\"");
        return (Map<String, Object>) value;
    }

    private static void require(boolean holds, String fault) {
        if (!holds) {
            throw new IllegalArgumentException(fault);
        }
    }
}
