package cardbench.cli;

import cardbench.hearthstone.DefaultHero;
import cardbench.hearthstone.Format;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.PrintStream;

/** Prints the result of {@code decode} for people. Cards go by their ids. */
final class DeckPrinter {

    private DeckPrinter() {}

    /** Prints a deck of any kind; of a part, what is there. */
    static void print(JsonObject deck, PrintStream out) {
        String kind = deck.getString("kind", "");
        String name = deck.getString("name", "");
        out.println(name.isEmpty() ? kind : kind + ": " + name);
        switch (kind) {
            case "hearthstone" -> printHearthstone(deck, out);
            case "genshin" -> printGenshin(deck, out);
            default -> printLists(deck, out);
        }
        if (deck.get("canonical") != null) {
            out.println("code: " + deck.getString("canonical", ""));
        }
    }

    private static void printHearthstone(JsonObject deck, PrintStream out) {
        if (deck.get("format") != null) {
            out.println("format: " + format(deck.getInt("format", 0)));
        }
        for (JsonValue hero : list(deck, "heroes")) {
            out.println("hero: " + hero(hero.asInt()));
        }
        JsonArray cards = list(deck, "cards");
        out.println("cards: " + copies(cards));
        for (JsonValue card : cards) {
            printRow(card.asArray(), out);
        }
        JsonArray sideboards = list(deck, "sideboards");
        String owner = "";
        for (JsonValue card : sideboards) {
            String next = card.asArray().get(2).toString();
            if (!next.equals(owner)) {
                out.println("sideboard of " + next + ":");
                owner = next;
            }
            printRow(card.asArray(), out);
        }
        JsonValue accepts = deck.get("clientAccepts");
        if (accepts != null) {
            String verdict =
                    accepts.isTrue() ? "yes" : accepts.isFalse() ? "no" : "depends on its cards";
            out.println("the game takes this code as it is: " + verdict);
        }
    }

    private static String format(int number) {
        return Format.isKnown(number) ? Format.of(number).title() : String.valueOf(number);
    }

    private static String hero(int dbfId) {
        String className = DefaultHero.className(dbfId);
        return dbfId + (className.isEmpty() ? "" : " (" + className + ")");
    }

    private static void printGenshin(JsonObject deck, PrintStream out) {
        JsonArray ids = list(deck, "shareIds");
        StringBuilder characters = new StringBuilder();
        StringBuilder actions = new StringBuilder();
        for (int slot = 0; slot < ids.size(); slot++) {
            String id = ids.get(slot).asInt() == 0 ? "-" : ids.get(slot).toString();
            (slot < 3 ? characters : actions).append(' ').append(id);
        }
        out.println("characters:" + characters);
        out.println("actions:" + actions);
        out.println("offset: " + deck.getInt("offset", 0));
    }

    private static void printLists(JsonObject deck, PrintStream out) {
        for (JsonObject.Member member : deck) {
            if (member.getValue().isArray()) {
                out.println(member.getName() + ": " + member.getValue());
            }
        }
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

    private static void printRow(JsonArray row, PrintStream out) {
        out.println("  " + row.get(1) + "x " + row.get(0));
    }
}
