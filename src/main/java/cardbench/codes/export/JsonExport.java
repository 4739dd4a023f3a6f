package cardbench.codes.export;

import cardbench.base.json.JsonText;
import cardbench.codes.deck.CraftingCost;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.CostCount;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;

/**
 * A deck as JSON, in the shape of the response of the operation {@code deck}, without the findings
 * of deck rules. Absent values are left out. Names are not shortened.
 */
public final class JsonExport implements Export {

    @Override
    public String to() {
        return "json";
    }

    @Override
    public String write(DeckView view, ExportWords words) {
        JsonText json = new JsonText().object();
        members(view, json);
        return json.endObject().toString();
    }

    /** Writes the members of a deck into the current object. */
    public static void members(DeckView view, JsonText json) {
        json.member("game", view.game())
                .member("title", view.title())
                .member("subtitle", view.subtitle())
                .member("code", view.code())
                .name("sections")
                .array();
        for (Section section : view.sections()) {
            json.object().member("key", section.key()).member("title", section.title());
            json.name("rows").array();
            for (Row row : section.rows()) {
                row(row, json);
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
            if (view.curveLeftOut() > 0) {
                json.member("curveLeftOut", view.curveLeftOut());
            }
        }
        crafting(view.crafting(), json);
    }

    /**
     * Writes the cost of crafting cards: {@code dust}, or a lower bound, {@code leastDust}, with
     * the number of copies that it leaves out, {@code dustLeftOut}.
     */
    public static void crafting(CraftingCost crafting, JsonText json) {
        if (crafting.isWhole()) {
            json.member("dust", crafting.dust());
        } else if (crafting.isTold()) {
            json.member("leastDust", crafting.dust()).member("dustLeftOut", crafting.leftOut());
        }
    }

    /** Writes one card. */
    public static void row(Row row, JsonText json) {
        json.object().name("id");
        // a number where the game numbers its cards, a string where ids are texts
        if (row.text().isEmpty()) {
            json.value(row.number());
        } else {
            json.value(row.text());
        }
        json.member("count", row.count()).member("name", row.name()).member("known", row.known());
        text("nameLanguage", row.nameLanguage(), json);
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
        json.optional(name, value);
    }
}
