package cardbench.codes.call.decks;

import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.ListedNames;
import cardbench.codes.cards.NameReading;
import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** Reads the argument {@code lines}, the result of {@code list.names}. */
final class LinesArgument {

    /** The most digits of a number of the lines. */
    private static final int MAX_DIGITS = 9;

    private final Request request;
    private boolean isValid = true;

    private LinesArgument(Request request) {
        this.request = request;
    }

    /** The lines; a request with an argument that is no such result is refused. */
    static List<ListedLine> of(Request request) {
        return new LinesArgument(request).lines(request.array("lines"));
    }

    private List<ListedLine> lines(JsonArray array) {
        List<ListedLine> lines = new ArrayList<>();
        for (int i = 0; i < array.size() && i <= ListedLine.MAX_LINES && isValid; i++) {
            lines.add(line(object(array.get(i))));
        }
        if (!isValid) {
            request.refuseType("lines", "the lines of list.names");
        }
        return isValid ? lines : List.of();
    }

    private ListedLine line(JsonObject line) {
        List<List<ListedNames>> parts = new ArrayList<>();
        for (JsonValue part : array(line.get("parts"))) {
            List<ListedNames> names = new ArrayList<>();
            for (JsonValue each : array(part)) {
                ListedNames read = names(object(each));
                isValid &= !read.readings().isEmpty();
                names.add(read);
            }
            parts.add(names);
        }
        return new ListedLine(
                number(line, "line", 1),
                number(line, "start", 0),
                text(line, "text"),
                number(line, "indent", 0),
                text(line, "heading"),
                flag(line, "gap"),
                flag(line, "comment"),
                flag(line, "title"),
                flag(line, "counted"),
                names(line),
                parts);
    }

    private ListedNames names(JsonObject json) {
        List<NameReading> readings = new ArrayList<>();
        for (JsonValue each : array(json.get("names"))) {
            JsonObject reading = object(each);
            String name = text(reading, "name");
            isValid &= !name.isEmpty();
            int from = number(reading, "from", 0);
            readings.add(
                    new NameReading(
                            number(reading, "count", 1), name, from, number(reading, "to", from)));
        }
        int likely = number(json, "likely", 0);
        isValid &= likely < Math.max(1, readings.size());
        return new ListedNames(number(json, "span", 0), text(json, "heading"), likely, readings);
    }

    private JsonObject object(JsonValue value) {
        isValid &= value.isObject();
        return value.isObject() ? value.asObject() : new JsonObject();
    }

    private JsonArray array(JsonValue value) {
        isValid &= value == null || value.isArray();
        return value != null && value.isArray() ? value.asArray() : new JsonArray();
    }

    private String text(JsonObject json, String name) {
        JsonValue value = json.get(name);
        isValid &= value == null || value.isString();
        return value != null && value.isString() ? value.asString() : "";
    }

    private boolean flag(JsonObject json, String name) {
        JsonValue value = json.get(name);
        isValid &= value == null || value.isBoolean();
        return value != null && value.isBoolean() && value.asBoolean();
    }

    private int number(JsonObject json, String name, int otherwise) {
        JsonValue value = json.get(name);
        if (value == null) {
            return otherwise;
        }
        String digits = value.isNumber() ? JsonInteger.text(value.toString()) : null;
        boolean small = digits != null && digits.charAt(0) != '-' && digits.length() <= MAX_DIGITS;
        isValid &= small;
        return small ? Integer.parseInt(digits) : 0;
    }
}
