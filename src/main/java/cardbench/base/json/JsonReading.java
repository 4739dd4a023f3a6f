package cardbench.base.json;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Lines;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import java.util.List;

/**
 * The result of reading a JSON text. Immutable.
 *
 * @param root the value, or what could be read of it; {@code null} if there is none
 * @param diagnostics errors and repairs, each with offsets, line, column and pointer
 * @param lines the lines of the text
 */
public record JsonReading(JsonNode root, List<Diagnostic> diagnostics, Lines lines)
        implements JsonPlaces {

    /** Copies the list, so that a reading never changes. */
    public JsonReading {
        diagnostics = List.copyOf(diagnostics);
    }

    /** The location of these characters, with line, column and the pointer of the value there. */
    @Override
    public Location place(int from, int to) {
        return lines.range(from, to).withPointer(pointer(from, to));
    }

    /** Whether a syntax error was reported for exactly these characters. */
    public boolean isUnreadable(int from, int to) {
        for (Diagnostic one : diagnostics) {
            Location at = one.location();
            if (one.severity() == Severity.ERROR && at.from() == from && at.to() == to) {
                return true;
            }
        }
        return false;
    }

    /**
     * The JSON pointer (RFC 6901) of the innermost value that contains these characters. The
     * characters of a name belong to its value.
     */
    public String pointer(int from, int to) {
        return pointer(root, from, to);
    }

    /** The pointer below a value. */
    static String pointer(JsonNode root, int from, int to) {
        StringBuilder pointer = new StringBuilder();
        JsonNode at = root;
        while (at != null) {
            at = inside(at, from, to, pointer);
        }
        return pointer.toString();
    }

    private static JsonNode inside(JsonNode node, int from, int to, StringBuilder pointer) {
        if (node instanceof JsonMap map) {
            for (JsonMap.Member member : map.members()) {
                if (holds(member.from(), member.value().to(), from, to)) {
                    pointer.append('/').append(escaped(member.name()));
                    return member.value().from() <= from ? member.value() : null;
                }
            }
        } else if (node instanceof JsonList list) {
            for (int i = 0; i < list.items().size(); i++) {
                JsonNode item = list.items().get(i);
                if (holds(item.from(), item.to(), from, to)) {
                    pointer.append('/').append(i);
                    return item;
                }
            }
        }
        return null;
    }

    private static boolean holds(int outerFrom, int outerTo, int from, int to) {
        return outerFrom <= from && to <= outerTo && from < outerTo;
    }

    /** A name as one segment of a JSON pointer. */
    public static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
