package cardbench.base.text;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;

/** The phrases of one language, read by a parser of its own that accepts nothing doubtful. */
public record PhraseTable(SortedMap<String, String> phrases) {

    private static final Pattern LINE = Pattern.compile("([a-zA-Z0-9.]+) = (\\S(?:.*\\S)?)");
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

    /**
     * The phrases of a text.
     *
     * @throws IllegalArgumentException for a line of another form, a key that is there twice, or a
     *     brace that belongs to no argument
     */
    public static PhraseTable of(String text) {
        SortedMap<String, String> phrases = new TreeMap<>();
        if (!text.endsWith("\n")) {
            throw new IllegalArgumentException("the last line does not end");
        }
        for (String line : text.lines().toList()) {
            Matcher matcher = LINE.matcher(line);
            if (!matcher.matches()
                    || phrases.put(matcher.group(1), matcher.group(2)) != null
                    || PLACE.matcher(line).replaceAll("").matches(".*[{}].*")) {
                throw new IllegalArgumentException(line);
            }
        }
        return new PhraseTable(phrases);
    }

    /** The phrases of a text whose lines have the keys of another text. */
    public static PhraseTable of(String keys, String text) {
        List<String> names = keys.lines().toList();
        List<String> lines = text.lines().toList();
        if (names.size() != lines.size()) {
            throw new IllegalArgumentException(names.size() + " keys, " + lines.size() + " lines");
        }
        StringBuilder table = new StringBuilder();
        for (int i = 0; i < names.size(); i++) {
            if (!lines.get(i).isEmpty()) {
                table.append(names.get(i)).append(" = ").append(lines.get(i)).append('\n');
            }
        }
        return of(table.toString());
    }

    /** What the phrases of two languages do not have in common: keys, and arguments of phrases. */
    public static List<String> differences(PhraseTable one, PhraseTable other) {
        List<String> differences = new ArrayList<>();
        Set<String> keys = new TreeSet<>(one.phrases.keySet());
        keys.addAll(other.phrases.keySet());
        for (String key : keys) {
            String phrase = one.phrases.get(key);
            String translation = other.phrases.get(key);
            if (phrase == null
                    || translation == null
                    || !places(phrase).equals(places(translation))) {
                differences.add(key + ": " + phrase + " / " + translation);
            }
        }
        return differences;
    }

    private static Set<String> places(String phrase) {
        Set<String> places = new TreeSet<>();
        Matcher matcher = PLACE.matcher(phrase);
        while (matcher.find()) {
            places.add(matcher.group(1));
        }
        return places;
    }

    /** The string constants of a class, among which are the keys that it says. */
    public static Set<String> constants(Class<?> type) {
        try (var in = type.getResourceAsStream(type.getSimpleName() + ".class")) {
            ClassReader reader = new ClassReader(in.readAllBytes());
            char[] buffer = new char[reader.getMaxStringLength()];
            Set<String> constants = new TreeSet<>();
            for (int i = 1; i < reader.getItemCount(); i++) {
                int at = reader.getItem(i);
                int string = 8; // the tag of CONSTANT_String, section 4.4 of the JVM specification
                if (at > 0 && reader.readByte(at - 1) == string) {
                    constants.add(reader.readUTF8(at, buffer));
                }
            }
            return constants;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
