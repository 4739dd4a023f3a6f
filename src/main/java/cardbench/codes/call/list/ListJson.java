package cardbench.codes.call.list;

import cardbench.base.json.JsonText;
import cardbench.codes.list.DealRules;
import cardbench.codes.list.DeckList;
import cardbench.codes.list.ListComparison;
import cardbench.codes.list.ListFinder;
import cardbench.codes.list.ListOutput;
import cardbench.codes.list.ListSection;
import cardbench.codes.list.ListWriter;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListLine;
import java.util.List;

/**
 * Writes deck lists as results of {@code list.read} and comparisons. Absent texts and numbers are
 * left out.
 */
final class ListJson {

    private ListJson() {}

    static JsonText of(DeckList list) {
        JsonText json =
                new JsonText()
                        .object()
                        .member("form", list.form().key())
                        .member("certain", list.certain())
                        .member("evident", list.evident())
                        .member("game", list.game().key());
        json.optional("title", list.game().title());
        json.optional("reason", list.reason());
        json.optional("name", list.name());
        json.member("copies", list.copies());
        DealRules deal = DealRules.of(list.game());
        if (deal != null) {
            deal(json.name("deal"), deal);
        }
        json.name("sections").array();
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

    /** Writes an element of the result of {@code list.find}. */
    static void write(ListFinder.FoundList found, JsonText json) {
        DeckList list = found.list();
        json.object().member("from", found.from()).member("to", found.to());
        json.optional("title", found.title());
        json.member("certain", list.evident()).member("game", list.game().key());
        json.member("copies", list.copies()).endObject();
    }

    /** The result of {@code list.compare}. */
    static JsonText of(ListComparison comparison) {
        JsonText json = new JsonText().object();
        changes(json.name("added"), comparison.added());
        changes(json.name("removed"), comparison.removed());
        changes(json.name("kept"), comparison.kept());
        return json.endObject();
    }

    private static void changes(JsonText json, List<ListComparison.Row> rows) {
        json.array();
        for (ListComparison.Row row : rows) {
            json.object().member("zone", row.zone().key()).member("count", row.count());
            json.member("name", row.name()).endObject();
        }
        json.endArray();
    }

    /** In pairs, the number for the player going first comes first. */
    private static void deal(JsonText json, DealRules deal) {
        json.object().name("hands").array().value(deal.firstHand()).value(deal.secondHand());
        json.endArray().name("firstTurn").array();
        json.value(deal.firstDraw()).value(deal.secondDraw()).endArray();
        json.member("draw", deal.draw()).member("redraw", deal.redraw().key());
        json.member("aside", deal.aside()).endObject();
    }

    private static void section(JsonText json, ListSection section) {
        json.object().member("zone", section.zone().key());
        json.optional("title", section.title());
        json.member("copies", section.copies()).name("cards").array();
        for (ListSection.Row row : section.rows()) {
            ListCard card = row.card();
            json.object().member("count", row.count()).member("name", card.name());
            json.optional("id", card.id());
            json.optional("set", card.set());
            json.optional("number", card.number());
            json.optional("note", card.note());
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

    private static void number(JsonText json, String name, int value) {
        if (value != ListLine.ABSENT) {
            json.member(name, value);
        }
    }
}
