package cardbench.build.tables;

import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads cards from {@code src/min/data.min.json} of the package {@code @genshin-db/tcg}: its member
 * {@code data} is nested by language, folder and file name.
 */
final class GenshinPackage {

    private static final Map<String, String> LANGUAGES =
            Map.ofEntries(
                    Map.entry("ChineseSimplified", "zh-CN"),
                    Map.entry("ChineseTraditional", "zh-TW"),
                    Map.entry("English", "en"),
                    Map.entry("French", "fr"),
                    Map.entry("German", "de"),
                    Map.entry("Indonesian", "id"),
                    Map.entry("Italian", "it"),
                    Map.entry("Japanese", "ja"),
                    Map.entry("Korean", "ko"),
                    Map.entry("Portuguese", "pt"),
                    Map.entry("Russian", "ru"),
                    Map.entry("Spanish", "es"),
                    Map.entry("Thai", "th"),
                    Map.entry("Turkish", "tr"),
                    Map.entry("Vietnamese", "vi"));

    /** The kind of an action card, by the first of these tags that it has. */
    private static final String[][] KINDS = {
        {"GCG_TAG_TALENT", "talent"},
        {"GCG_TAG_WEAPON", "weapon"},
        {"GCG_TAG_ARTIFACT", "artifact"},
        {"GCG_TAG_VEHICLE", "technique"},
        {"GCG_TAG_PLACE", "location"},
        {"GCG_TAG_ALLY", "companion"},
        {"GCG_TAG_ITEM", "item"},
        {"GCG_TAG_LEGEND", "legend"},
        {"GCG_TAG_RESONANCE", "resonance"},
        {"GCG_TAG_FOOD", "food"}
    };

    /** The numbers of the icons in front of an element, nation or camp in a text. */
    private static final Map<String, String> PICTURES =
            Map.ofEntries(
                    Map.entry("2101", "cryo"),
                    Map.entry("2102", "hydro"),
                    Map.entry("2103", "pyro"),
                    Map.entry("2104", "electro"),
                    Map.entry("2105", "anemo"),
                    Map.entry("2106", "geo"),
                    Map.entry("2107", "dendro"),
                    Map.entry("3401", "mondstadt"),
                    Map.entry("3402", "liyue"),
                    Map.entry("3403", "inazuma"),
                    Map.entry("3404", "sumeru"),
                    Map.entry("3405", "fontaine"),
                    Map.entry("3406", "natlan"),
                    Map.entry("3501", "fatui"),
                    Map.entry("3503", "monster"));

    private static final Pattern NEEDS_TWO =
            Pattern.compile("\\([^()]*at least 2[^()]*#(\\d{4})[^()]*deck[^()]*\\)");

    private final JsonObject data;

    GenshinPackage(JsonObject root) {
        this.data = root.get("data").asObject();
    }

    /** All cards with a share id, unordered. */
    List<GenshinCardFacts> cards() {
        Map<Integer, TreeMap<String, String>> names = names();
        Map<Integer, Integer> characters = new TreeMap<>();
        List<GenshinCardFacts> cards = new ArrayList<>();
        for (Member member : folder("English", "tcgcharactercards")) {
            JsonObject card = member.getValue().asObject();
            if (card.get("shareid") != null) {
                characters.put(card.getInt("id", 0), card.getInt("shareid", 0));
                cards.add(character(card, names));
            }
        }
        for (Member member : folder("English", "tcgactioncards")) {
            JsonObject card = member.getValue().asObject();
            if (card.get("shareid") != null) {
                cards.add(action(card, names, characters));
            }
        }
        return cards;
    }

    private JsonObject folder(String language, String name) {
        return data.get(language).asObject().get(name).asObject();
    }

    private Map<Integer, TreeMap<String, String>> names() {
        Map<Integer, TreeMap<String, String>> names = new TreeMap<>();
        for (Map.Entry<String, String> language : LANGUAGES.entrySet()) {
            for (String folder : List.of("tcgcharactercards", "tcgactioncards")) {
                for (Member member : folder(language.getKey(), folder)) {
                    JsonObject card = member.getValue().asObject();
                    if (card.get("shareid") != null) {
                        names.computeIfAbsent(card.getInt("shareid", 0), id -> new TreeMap<>())
                                .put(language.getValue(), card.getString("name", "").trim());
                    }
                }
            }
        }
        return names;
    }

    private static GenshinCardFacts character(
            JsonObject card, Map<Integer, TreeMap<String, String>> names) {
        String element = "";
        String weapon = "";
        StringBuilder tags = new StringBuilder();
        for (JsonValue value : card.get("tags").asArray()) {
            String tag = value.asString();
            if (tag.startsWith("GCG_TAG_ELEMENT_")) {
                element = lastWord(tag);
            } else if (tag.startsWith("GCG_TAG_WEAPON_")) {
                weapon = weapon(tag);
            } else if (tag.startsWith("GCG_TAG_NATION_") || tag.startsWith("GCG_TAG_CAMP_")) {
                tags.append(tags.length() == 0 ? "" : " ").append(lastWord(tag));
            }
        }
        int shareId = card.getInt("shareid", 0);
        return new GenshinCardFacts(
                shareId,
                card.getInt("id", 0),
                "character",
                "",
                element,
                weapon,
                tags.toString(),
                0,
                "",
                names.get(shareId));
    }

    private static GenshinCardFacts action(
            JsonObject card,
            Map<Integer, TreeMap<String, String>> names,
            Map<Integer, Integer> characters) {
        String kind = "event";
        String weapon = "";
        List<String> tags = new ArrayList<>();
        for (JsonValue value : card.get("tags").asArray()) {
            tags.add(value.asString());
            if (value.asString().startsWith("GCG_TAG_WEAPON_")) {
                weapon = weapon(value.asString());
            }
        }
        for (String[] known : KINDS) {
            if (tags.contains(known[0])) {
                kind = known[1];
                break;
            }
        }
        int shareId = card.getInt("shareid", 0);
        int cardId = card.getInt("id", 0);
        return new GenshinCardFacts(
                shareId,
                cardId,
                kind,
                cost(card),
                "",
                weapon,
                "",
                kind.equals("talent") ? owner(cardId, characters) : 0,
                needs(card),
                names.get(shareId));
    }

    /** The card id of a talent is 2, the four digits of its character, and a counter. */
    private static int owner(int cardId, Map<Integer, Integer> characters) {
        Integer owner = characters.get(cardId / 10 % 10_000);
        if (owner == null) {
            throw new CardTableTrouble("no character for the talent " + cardId);
        }
        return owner;
    }

    private static String cost(JsonObject card) {
        StringBuilder cost = new StringBuilder();
        for (JsonValue value : card.get("playcost").asArray()) {
            String type = lastWord(value.asObject().getString("costtype", ""));
            if (!type.equals("legend")) {
                cost.append(cost.length() == 0 ? "" : " ")
                        .append(type.equals("void") ? "any" : type)
                        .append(value.asObject().getInt("count", 0));
            }
        }
        return cost.toString();
    }

    private static String needs(JsonObject card) {
        Matcher matcher = NEEDS_TWO.matcher(card.getString("descriptionraw", ""));
        if (!matcher.find()) {
            return "";
        }
        String needs = PICTURES.get(matcher.group(1));
        if (needs == null) {
            throw new CardTableTrouble("what does picture " + matcher.group(1) + " stand for?");
        }
        return needs;
    }

    private static String weapon(String tag) {
        String word = lastWord(tag);
        return word.equals("none") ? "" : word.equals("pole") ? "polearm" : word;
    }

    private static String lastWord(String tag) {
        return tag.substring(tag.lastIndexOf('_') + 1).toLowerCase(Locale.ROOT);
    }
}
