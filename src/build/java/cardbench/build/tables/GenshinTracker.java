package cardbench.build.tables;

import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads cards from LumiTracker's {@code assets/database/db.json}: {@code characters} and {@code
 * actions} by internal index, {@code talent_to_character} between the two, and {@code
 * share_to_internal}, which maps every share id to an action (n + 1) or a character (-n - 1). It
 * has names in three languages, but neither card ids nor nations.
 */
final class GenshinTracker {

    private static final Map<String, String> LANGUAGES =
            Map.of("zh-HANS", "zh-CN", "en-US", "en", "ja-JP", "ja");

    private static final String[] ELEMENTS = {
        "cryo", "hydro", "pyro", "electro", "anemo", "geo", "dendro"
    };

    private static final int SAME = 7;
    private static final int ANY = 8;
    private static final int FIRST_ATTACK = 9;

    private final JsonArray characters;
    private final JsonArray actions;
    private final JsonArray shares;
    private final Map<Integer, Integer> owners = new TreeMap<>();

    private final TrackerTypes types;
    private final List<String> refused = new ArrayList<>();

    /**
     * Reads a list.
     *
     * @param known the cards that are known already, which tell what the list's numbers mean
     */
    GenshinTracker(JsonObject root, List<GenshinCardFacts> known) {
        characters = root.get("characters").asArray();
        actions = root.get("actions").asArray();
        shares = root.get("share_to_internal").asArray();
        for (Member member : root.get("talent_to_character").asObject()) {
            owners.put(Integer.parseInt(member.getName()), member.getValue().asInt());
        }
        Map<Integer, Integer> numbers = new TreeMap<>();
        for (int shareId = 1; shareId < shares.size(); shareId++) {
            int internal = shares.get(shareId).asInt();
            if (internal > 0) {
                numbers.put(shareId, typeOf(actions.get(internal - 1).asObject()));
            }
        }
        types = new TrackerTypes(numbers, known);
    }

    private static int typeOf(JsonObject action) {
        return action.getInt("type", -1);
    }

    /** The Japanese names that were left out, because no Japanese name has such a form. */
    List<String> refused() {
        return List.copyOf(refused);
    }

    /** All cards, by share id. */
    List<GenshinCardFacts> cards() {
        List<GenshinCardFacts> cards = new ArrayList<>();
        for (int shareId = 1; shareId < shares.size(); shareId++) {
            int internal = shares.get(shareId).asInt();
            cards.add(internal < 0 ? character(shareId, -internal) : action(shareId, internal));
        }
        return cards;
    }

    private GenshinCardFacts character(int shareId, int number) {
        JsonObject card = characters.get(number - 1).asObject();
        String camp = card.getBoolean("is_monster", false) ? "monster" : "";
        String element = element(card.getInt("element", -1));
        return new GenshinCardFacts(
                shareId, 0, "character", "", element, "", camp, 0, "", names(card));
    }

    private GenshinCardFacts action(int shareId, int number) {
        JsonObject card = actions.get(number - 1).asObject();
        TrackerTypes.Type type = types.of(typeOf(card));
        return new GenshinCardFacts(
                shareId,
                0,
                type.kind(),
                cost(card.get("cost").asArray()),
                "",
                type.weapon(),
                "",
                type.kind().equals("talent") ? shareIdOf(owners.get(number - 1)) : 0,
                "",
                names(card));
    }

    private int shareIdOf(Integer character) {
        for (int shareId = 1; character != null && shareId < shares.size(); shareId++) {
            if (shares.get(shareId).asInt() == -character - 1) {
                return shareId;
            }
        }
        return 0;
    }

    /** {@code [dice, kind]}; kinds from 9 up are one die of an element and the rest of any kind. */
    private static String cost(JsonArray cost) {
        int dice = cost.get(0).asInt();
        int kind = cost.get(1).asInt();
        if (dice <= 0) {
            return "";
        }
        if (kind >= FIRST_ATTACK) {
            String element = element(kind - FIRST_ATTACK);
            return element.isEmpty() ? "" : element + "1" + (dice > 1 ? " any" + (dice - 1) : "");
        }
        String word = kind == SAME ? "same" : kind == ANY ? "any" : element(kind);
        return word.isEmpty() ? "" : word + dice;
    }

    /** The element with a number, or empty: an element that nobody knows yet. */
    private static String element(int number) {
        return number >= 0 && number < ELEMENTS.length ? ELEMENTS[number] : "";
    }

    private TreeMap<String, String> names(JsonObject card) {
        TreeMap<String, String> names = new TreeMap<>();
        for (Map.Entry<String, String> language : LANGUAGES.entrySet()) {
            JsonValue name = card.get(language.getKey());
            if (name != null && name.isString()) {
                String written = name.asString().trim();
                boolean japanese = language.getValue().equals("ja");
                String corrected = japanese ? JapaneseNames.corrected(written) : written;
                if (japanese && !JapaneseNames.isSound(corrected)) {
                    refused.add(corrected);
                } else {
                    names.put(language.getValue(), corrected);
                }
            }
        }
        return names;
    }
}
