package cardbench.codes.hearthstone.source;

import cardbench.base.json.JsonBytes;
import cardbench.codes.hearthstone.CardClass;
import cardbench.codes.hearthstone.HearthstoneCard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fields of a card in HearthstoneJSON that matter for decks. */
final class JsonCard {

    /** The key of a text in a file of one language. */
    static final String ONLY = "";

    private static final int MAX_WORDS = 64;

    int id;
    int cost = -1;
    int copyOf = -1;
    boolean collectible;
    boolean elite;
    String cardId = "";
    String kind = "";
    String rarity = "";
    String set = "";
    String runes = "";
    List<String> classes = List.of();
    final List<String> mechanics = new ArrayList<>();

    /** Names by HearthstoneJSON's locale, such as {@code zhCN}. */
    final Map<String, String> names = new LinkedHashMap<>();

    /** The byte where the value of {@code text} begins, or -1. */
    private int textAt = -1;

    /** The class that a tourist visits, or {@code null}. */
    CardClass visits;

    /** The size of a deck with this card or {@link HearthstoneCard#ANY_DECK}; 0 if it sets none. */
    int deckSize;

    private String cardClass = "";

    /** Reads the next object. */
    static JsonCard read(JsonBytes json) {
        JsonCard card = new JsonCard();
        json.open('{');
        String name = json.nextName(true);
        while (name != null && !json.failed()) {
            card.member(name, json);
            name = json.nextName(false);
        }
        // only cards of several classes have the list
        if (card.classes.isEmpty() && !card.cardClass.isEmpty()) {
            card.classes = List.of(card.cardClass);
        }
        return card;
    }

    private void member(String name, JsonBytes json) {
        switch (name) {
            case "dbfId" -> id = json.integer(0);
            case "cost" -> cost = json.integer(-1);
            case "countAsCopyOfDbfId" -> copyOf = json.integer(-1);
            case "collectible" -> collectible = json.isTrue();
            case "elite" -> elite = json.isTrue();
            case "id" -> cardId = word(json);
            case "type" -> kind = word(json);
            case "rarity" -> rarity = word(json);
            case "set" -> set = word(json);
            case "cardClass" -> cardClass = word(json);
            case "classes" -> classes = words(json);
            case "mechanics", "referencedTags" -> mechanics.addAll(words(json));
            case "runeCost" -> runes = runes(json);
            case "name" -> texts(json, names);
            case "text" -> {
                json.peek();
                // texts are long and few are needed: keep the place and read them on demand
                textAt = json.at();
                json.skip();
            }
            default -> json.skip();
        }
    }

    /**
     * A string of letters, digits and underscores, which a cell of a table can hold; otherwise
     * empty.
     */
    private static String word(JsonBytes json) {
        if (json.peek() != '"') {
            json.skip();
            return "";
        }
        String word = json.string();
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean fits =
                    c >= 'A' && c <= 'Z'
                            || c >= 'a' && c <= 'z'
                            || c >= '0' && c <= '9'
                            || c == '_';
            if (!fits) {
                return "";
            }
        }
        return word;
    }

    private static List<String> words(JsonBytes json) {
        List<String> words = new ArrayList<>();
        if (json.peek() != '[') {
            json.skip();
            return words;
        }
        json.open('[');
        boolean first = true;
        while (json.nextElement(first)) {
            first = false;
            String word = word(json);
            if (!word.isEmpty() && words.size() < MAX_WORDS) {
                words.add(word);
            }
        }
        return words;
    }

    private static String runes(JsonBytes json) {
        int[] counts = new int[3];
        if (json.peek() != '{') {
            json.skip();
            return "";
        }
        json.open('{');
        String name = json.nextName(true);
        while (name != null) {
            int count = Math.max(0, Math.min(3, json.integer(0)));
            switch (name) {
                case "blood" -> counts[0] = count;
                case "frost" -> counts[1] = count;
                case "unholy" -> counts[2] = count;
                default -> {}
            }
            name = json.nextName(false);
        }
        return "B".repeat(counts[0]) + "F".repeat(counts[1]) + "U".repeat(counts[2]);
    }

    /** Reads a text, or one text for each locale. */
    static void texts(JsonBytes json, Map<String, String> texts) {
        char sign = json.peek();
        if (sign == '"') {
            texts.put(ONLY, json.string());
        } else if (sign == '{') {
            json.open('{');
            String locale = json.nextName(true);
            while (locale != null) {
                if (json.peek() == '"' && texts.size() < MAX_WORDS) {
                    texts.put(locale, json.string());
                } else {
                    json.skip();
                }
                locale = json.nextName(false);
            }
        } else {
            json.skip();
        }
    }

    /** The facts in the terms of the project's tables. */
    HearthstoneCard facts() {
        List<CardClass> known = new ArrayList<>();
        for (String word : classes) {
            CardClass each = CardClass.of(word);
            if (each != null) {
                known.add(each);
            }
        }
        return new HearthstoneCard(
                id,
                kind,
                cost,
                rarityWord(),
                known,
                set,
                copyOf,
                runes,
                visits,
                elite,
                !collectible,
                deckSize,
                0,
                0);
    }

    private String rarityWord() {
        return switch (rarity) {
            case "FREE" -> "free";
            case "COMMON" -> "common";
            case "RARE" -> "rare";
            case "EPIC" -> "epic";
            case "LEGENDARY" -> "legendary";
            default -> "";
        };
    }

    /**
     * The texts of the card by locale. Read again from the file on each call, because few cards
     * need them.
     */
    Map<String, String> texts(JsonBytes json) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (textAt >= 0 && !json.failed()) {
            int end = json.at();
            json.goTo(textAt);
            texts(json, texts);
            json.goTo(end);
        }
        return texts;
    }
}
