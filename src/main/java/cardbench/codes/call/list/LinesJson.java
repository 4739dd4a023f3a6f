package cardbench.codes.call.list;

import cardbench.base.json.JsonText;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.ListedNames;
import cardbench.codes.cards.NameReading;
import java.util.List;

/** Writes the result of {@code list.names}. Members that are 0, empty or false are left out. */
final class LinesJson {

    private LinesJson() {}

    static JsonText of(List<ListedLine> lines) {
        JsonText json = new JsonText().object().name("lines").array();
        for (ListedLine line : lines) {
            line(json, line);
        }
        return json.endArray().endObject();
    }

    private static void line(JsonText json, ListedLine line) {
        json.object().member("line", line.number()).member("start", line.start());
        json.member("text", line.text());
        number(json, "indent", line.indent());
        flag(json, "gap", line.gap());
        flag(json, "comment", line.comment());
        flag(json, "title", line.title());
        flag(json, "counted", line.counted());
        json.optional("heading", line.heading());
        names(json, line.names());
        if (!line.parts().isEmpty()) {
            json.name("parts").array();
            for (List<ListedNames> part : line.parts()) {
                json.array();
                for (ListedNames names : part) {
                    json.object();
                    json.optional("heading", names.heading());
                    names(json, names);
                    json.endObject();
                }
                json.endArray();
            }
            json.endArray();
        }
        json.endObject();
    }

    private static void names(JsonText json, ListedNames names) {
        number(json, "span", names.span());
        number(json, "likely", names.likely());
        json.name("names").array();
        for (NameReading reading : names.readings()) {
            json.object().member("count", reading.copies()).member("name", reading.name());
            json.member("from", reading.from()).member("to", reading.to()).endObject();
        }
        json.endArray();
    }

    private static void number(JsonText json, String name, int value) {
        if (value != 0) {
            json.member(name, value);
        }
    }

    private static void flag(JsonText json, String name, boolean value) {
        if (value) {
            json.member(name, true);
        }
    }
}
