package cardbench.build.tables;

import cardbench.base.text.Ascii;
import cardbench.codes.cards.CardTable;
import cardbench.codes.lor.LorCard;
import cardbench.codes.lor.LorDeck;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.Map;
import java.util.TreeMap;

/**
 * The collectible cards of Legends of Runeterra, from the lists of cards of its sets, and the
 * tables of them. Such a list is an array of objects with {@code cardCode}, {@code name}, {@code
 * cost}, {@code type}, {@code rarityRef}, {@code collectible}.
 *
 * @see <a href="https://developer.riotgames.com/docs/lor#data-dragon">Data Dragon</a>
 */
final class LorCards {

    private static final String ENGLISH = "en";
    private static final String CHAMPION = "champion";

    /** Rows by content, {@code cards} or the tag of a language, then by the number in tables. */
    private final TreeMap<String, TreeMap<Integer, String>> tables = new TreeMap<>();

    /**
     * Adds the collectible cards of a list, with their names in a language. The facts are those of
     * English lists, since types are words of the language.
     */
    void add(JsonArray list, String language) {
        for (JsonValue value : list) {
            JsonObject card = value.asObject();
            if (card.getBoolean("collectible", false)) {
                String code = card.getString("cardCode", "");
                LorCard known = LorCard.of(code, 1);
                int number = known == null ? 0 : known.tableNumber();
                if (number == 0) {
                    throw new CardTableTrouble("“" + code + "” is no id of a card");
                }
                put(language, number, name(card), code);
                if (language.equals(ENGLISH)) {
                    put(CardTable.CARDS, number, facts(card), code);
                }
            }
        }
    }

    private void put(String content, int number, String row, String code) {
        if (rows(content).put(number, row) != null) {
            throw new CardTableTrouble(content + ": " + code + " is there twice");
        }
    }

    private TreeMap<Integer, String> rows(String content) {
        return tables.computeIfAbsent(content, key -> new TreeMap<>());
    }

    /** The number of cards with facts. */
    int size() {
        return rows(CardTable.CARDS).size();
    }

    private static String facts(JsonObject card) {
        String rarity = Ascii.lower(card.getString("rarityRef", ""));
        String type = Ascii.lower(card.getString("type", ""));
        String kind = type.equals("unit") ? "follower" : type;
        return card.getInt("cost", 0)
                + "\t"
                + (rarity.equals(CHAMPION) ? CHAMPION : kind)
                + "\t"
                + rarity;
    }

    private static String name(JsonObject card) {
        return CardNameCheck.checked(card.getString("name", "").strip());
    }

    /** The tables by content, in the readable form, with a note on their source. */
    TreeMap<String, String> tables(String note) {
        TreeMap<String, String> texts = new TreeMap<>();
        tables.forEach(
                (content, rows) -> {
                    String columns =
                            content.equals(CardTable.CARDS) ? "cost\tkind\trarity" : "name";
                    StringBuilder text =
                            new StringBuilder("cardbench-table 1\t" + LorDeck.KIND + "\t")
                                    .append(content + "\n# " + note + "\nid\t" + columns + "\n");
                    int before = 0;
                    for (Map.Entry<Integer, String> row : rows.entrySet()) {
                        int distance = row.getKey() - before;
                        text.append(distance == 1 ? "" : Integer.toString(distance))
                                .append('\t')
                                .append(row.getValue())
                                .append('\n');
                        before = row.getKey();
                    }
                    texts.put(content, text.toString());
                });
        return texts;
    }
}
