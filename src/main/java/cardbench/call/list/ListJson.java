package cardbench.call.list;

import cardbench.decklist.DeckList;
import cardbench.decklist.ListCard;
import cardbench.decklist.ListLine;
import cardbench.decklist.ListOutput;
import cardbench.decklist.ListSection;
import cardbench.decklist.ListWriter;
import cardbench.json.JsonText;

/** Writes a deck list as the result of {@code list.read}. Absent texts and numbers are left out. */
final class ListJson {

    private ListJson() {}

    static JsonText of(DeckList list) {
        JsonText json =
                new JsonText()
                        .object()
                        .member("form", list.form().key())
                        .member("certain", list.certain())
                        .member("game", list.game().key());
        text(json, "title", list.game().title());
        text(json, "reason", list.reason());
        text(json, "name", list.name());
        json.member("copies", list.copies()).name("sections").array();
        for (ListSection section : list.sections()) {
            section(json, section);
        }
        json.endArray().name("lines").array();
        for (ListLine line : list.lines()) {
            line(json, line);
        }
        json.endArray().name("outputs").array();
        for (ListOutput output : ListWriter.outputs(list)) {
            json.value(output.key());
        }
        return json.endArray().endObject();
    }

    private static void section(JsonText json, ListSection section) {
        json.object().member("zone", section.zone().key());
        text(json, "title", section.title());
        json.member("copies", section.copies()).name("cards").array();
        for (ListSection.Row row : section.rows()) {
            ListCard card = row.card();
            json.object().member("count", row.count()).member("name", card.name());
            text(json, "id", card.id());
            text(json, "set", card.set());
            text(json, "number", card.number());
            text(json, "note", card.note());
            json.endObject();
        }
        json.endArray().endObject();
    }

    private static void line(JsonText json, ListLine line) {
        json.object().member("from", line.from()).member("to", line.to());
        if (line instanceof ListLine.Card card) {
            json.member("line", "card").member("count", card.count());
        } else if (line instanceof ListLine.Heading heading) {
            json.member("line", "heading").member("zone", heading.zone().key());
            number(json, "declared", heading.declared());
        } else if (line instanceof ListLine.Field field) {
            json.member("line", "field").member("key", field.key()).member("value", field.value());
        } else if (line instanceof ListLine.Summary summary) {
            json.member("line", "summary");
            number(json, "total", summary.total());
        } else {
            json.member("line", line instanceof ListLine.Comment ? "comment" : "unread");
        }
        json.endObject();
    }

    private static void text(JsonText json, String name, String value) {
        if (!value.isEmpty()) {
            json.member(name, value);
        }
    }

    private static void number(JsonText json, String name, int value) {
        if (value != ListLine.ABSENT) {
            json.member(name, value);
        }
    }
}
