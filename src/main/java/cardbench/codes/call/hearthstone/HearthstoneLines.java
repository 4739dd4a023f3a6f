package cardbench.codes.call.hearthstone;

import cardbench.codes.hearthstone.DefaultHero;
import cardbench.codes.hearthstone.Format;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** Prints a decoded deck of Hearthstone as lines of text. Cards are given by their DBF ids. */
final class HearthstoneLines {

    private HearthstoneLines() {}

    /** The lines of a deck, or of the part that could be read. */
    static List<String> of(JsonObject deck) {
        List<String> lines = new ArrayList<>();
        if (deck.get("format") != null) {
            lines.add("format: " + format(deck.getInt("format", 0)));
        }
        for (JsonValue hero : list(deck, "heroes")) {
            lines.add("hero: " + hero(hero.asInt()));
        }
        JsonArray cards = list(deck, "cards");
        lines.add("cards: " + copies(cards));
        for (JsonValue card : cards) {
            lines.add(row(card.asArray()));
        }
        addSideboards(list(deck, "sideboards"), lines);
        JsonValue accepts = deck.get("clientAccepts");
        if (accepts != null) {
            String verdict =
                    accepts.isTrue() ? "yes" : accepts.isFalse() ? "no" : "depends on its cards";
            lines.add("the game takes this code as it is: " + verdict);
        }
        return lines;
    }

    private static void addSideboards(JsonArray sideboards, List<String> lines) {
        String owner = "";
        for (JsonValue card : sideboards) {
            // sideboards are sorted by owner
            String next = card.asArray().get(2).toString();
            if (!next.equals(owner)) {
                lines.add("sideboard of " + next + ":");
                owner = next;
            }
            lines.add(row(card.asArray()));
        }
    }

    private static String format(int number) {
        return Format.isKnown(number) ? Format.of(number).title() : String.valueOf(number);
    }

    private static String hero(int dbfId) {
        String className = DefaultHero.className(dbfId);
        return dbfId + (className.isEmpty() ? "" : " (" + className + ")");
    }

    private static JsonArray list(JsonObject deck, String name) {
        JsonValue list = deck.get(name);
        return list == null ? new JsonArray() : list.asArray();
    }

    private static int copies(JsonArray rows) {
        int sum = 0;
        for (JsonValue row : rows) {
            sum += row.asArray().get(1).asInt();
        }
        return sum;
    }

    private static String row(JsonArray row) {
        return "  " + row.get(1) + "x " + row.get(0);
    }
}
