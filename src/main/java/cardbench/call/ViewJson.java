package cardbench.call;

import cardbench.deck.DeckView;
import cardbench.deck.DeckView.CostCount;
import cardbench.deck.DeckView.Row;
import cardbench.deck.DeckView.Section;
import cardbench.json.JsonText;
import cardbench.text.Diagnostic;

/** Writes a {@link DeckView} in the shape of the contract; what is absent is left out. */
final class ViewJson {

    private ViewJson() {}

    /** The view as an object. */
    static JsonText of(DeckView view) {
        JsonText json =
                new JsonText()
                        .object()
                        .member("game", view.game())
                        .member("title", view.title())
                        .member("subtitle", view.subtitle())
                        .member("code", view.code())
                        .name("sections")
                        .array();
        for (Section section : view.sections()) {
            json.object().member("key", section.key()).member("title", section.title());
            json.name("rows").array();
            for (Row row : section.rows()) {
                write(row, json);
            }
            json.endArray().endObject();
        }
        json.endArray();
        if (!view.curve().isEmpty()) {
            json.name("curve").array();
            for (CostCount count : view.curve()) {
                json.array().value(count.cost()).value(count.copies()).endArray();
            }
            json.endArray();
        }
        number("dust", view.dust(), json);
        json.name("checks").array();
        for (Diagnostic check : view.checks()) {
            Answer.write(check, json);
        }
        return json.endArray().endObject();
    }

    /** Writes one row. */
    static void write(Row row, JsonText json) {
        json.object()
                .member("id", row.id())
                .member("count", row.count())
                .member("name", row.name())
                .member("known", row.known());
        number("cost", row.cost(), json);
        text("kind", row.kind(), json);
        text("rarity", row.rarity(), json);
        text("class", row.className(), json);
        text("element", row.element(), json);
        number("owner", row.owner(), json);
        json.endObject();
    }

    private static void number(String name, int value, JsonText json) {
        if (value != DeckView.ABSENT) {
            json.member(name, value);
        }
    }

    private static void text(String name, String value, JsonText json) {
        if (!value.isEmpty()) {
            json.member(name, value);
        }
    }
}
