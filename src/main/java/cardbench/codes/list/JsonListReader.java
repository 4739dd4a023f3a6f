package cardbench.codes.list;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.LenientJson;
import cardbench.base.text.ListSigns;
import cardbench.codes.list.line.CardId;
import cardbench.codes.list.line.CardLine;
import cardbench.codes.list.line.CopyCount;
import cardbench.codes.list.line.Dialect;
import cardbench.codes.list.line.LineGrammar;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListWords;
import cardbench.codes.list.line.Zone;

/**
 * Reads a list in JSON: objects with a count and a name or an id at any depth, such as the exports
 * of SWUDB and of Scryfall, or an array of ids, once for each copy, as Tabletop Simulator takes it.
 * The name of the member that holds the objects is their section.
 */
final class JsonListReader {

    private static final String[] COUNTS = {"count", "quantity", "qty", "amount", "copies"};

    private static final String[] NAMES = {"name", "card_name", "cardName", "title"};

    private static final String[] IDS = {"id", "code", "cardId", "card_id"};

    private static final String[] SETS = {"set", "set_code", "setCode", "edition"};
    private static final String[] NUMBERS = {"collector_number", "collectorNumber", "number"};

    private static final String[] ZONES = {"board", "zone", "section", "part"};

    /** Members that hold a card within an entry with its count. */
    private static final String[] CARDS = {"card_digest", "card", "oracleCard"};

    private final ListBuilder builder;
    private String section = "";

    private JsonListReader(ListBuilder builder) {
        this.builder = builder;
    }

    /** The list, or {@code null} if the text is no JSON or holds no cards. */
    static DeckList read(String text) {
        JsonNode root = LenientJson.read(text);
        if (root == null) {
            return null;
        }
        ListBuilder builder = new ListBuilder(text);
        new JsonListReader(builder).walk(root, "");
        int end = ListSigns.dropBlanks(text, root.to(), text.length());
        if (end > root.to()) {
            builder.unread(root.to(), end, null);
        }
        return builder.hasCards() ? builder.build(ListForm.JSON) : null;
    }

    private void walk(JsonNode node, String key) {
        if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                walk(item, key);
            }
        } else if (node instanceof JsonMap map) {
            if (!addCard(map, key)) {
                for (JsonMap.Member member : map.members()) {
                    if (!addCount(member, key)) {
                        walk(member.value(), member.name());
                    }
                }
            }
        } else if (node instanceof JsonScalar scalar && scalar.isString()) {
            addText(scalar, key);
        }
    }

    private boolean addCard(JsonMap map, String key) {
        JsonScalar count = scalar(map, COUNTS);
        JsonMap card = map;
        for (String name : CARDS) {
            card = map.get(name) instanceof JsonMap inner ? inner : card;
        }
        JsonScalar name = scalar(card, NAMES);
        name = name == null || name.text().trim().isEmpty() ? null : name;
        JsonScalar id = scalar(card, IDS);
        boolean known = zone(key) != null && zone(key) != Zone.MAIN;
        boolean single = count == null && known && isAlone(card);
        if (!single && (count == null || !count.isInteger() && count(count) == 0)
                || name == null && id == null) {
            return false;
        }
        String printed = id != null && CardId.is(id.text()) ? id.text() : "";
        if (name == null && printed.isEmpty() && (!id.isString() || id.text().trim().isEmpty())) {
            return false;
        }
        beginSection(map.from(), key);
        ListCard read =
                new ListCard(
                        name == null ? id.text() : name.text(),
                        printed,
                        text(card, SETS),
                        text(card, NUMBERS),
                        "");
        builder.card(
                map.from(),
                map.to(),
                new CardLine(single ? 1 : count(count), read, zone(text(map, ZONES)), true));
        return true;
    }

    /**
     * Adds a member whose name is an id, or below the name of a zone a card: {@code "SOR_005": 3}.
     */
    private boolean addCount(JsonMap.Member member, String key) {
        boolean id = CardId.is(member.name());
        boolean card = id || zone(key) != null && CardLine.isName(member.name());
        int count = member.value() instanceof JsonScalar scalar ? count(scalar) : 0;
        if (!card || count < 1) {
            return false;
        }
        beginSection(member.value().from(), key);
        ListCard read = id ? ListCard.numbered(member.name()) : ListCard.named(member.name());
        builder.card(
                member.value().from(), member.value().to(), new CardLine(count, read, null, true));
        return true;
    }

    /** The number of a count, which may stand in quotation marks; 0 if it is none. */
    private static int count(JsonScalar scalar) {
        if (scalar.isInteger()) {
            return scalar.integer();
        }
        String text = scalar.isString() ? scalar.text() : "";
        boolean digits = !text.isEmpty() && text.length() <= 3;
        for (int i = 0; i < text.length(); i++) {
            digits &= ListSigns.isDigit(text.charAt(i));
        }
        return digits ? CopyCount.number(text, 0, text.length()) : 0;
    }

    /** Whether an object holds no others, so that it is a card and not a part of a deck. */
    private static boolean isAlone(JsonMap map) {
        for (JsonMap.Member member : map.members()) {
            if (member.value() instanceof JsonList list && !list.items().isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private static String text(JsonMap card, String[] names) {
        JsonScalar found = scalar(card, names);
        return found == null ? "" : found.text();
    }

    /**
     * The zone that a member names: {@code secondleader}, {@code second_leader}, {@code leader2}.
     */
    private static Zone zone(String key) {
        int end = ListSigns.digitsBegin(key, 1, key.length());
        return ListWords.zone(key.substring(0, end));
    }

    private void beginSection(int at, String key) {
        if (!key.equals(section) && !key.isEmpty()) {
            section = key;
            Zone zone = zone(key);
            builder.section(at, at, key, zone == null ? Zone.MAIN : zone);
        }
    }

    private void addText(JsonScalar scalar, String key) {
        boolean zoned = zone(key) != null;
        boolean id = CardId.is(scalar.text());
        CardLine line =
                zoned || key.isEmpty()
                        ? LineGrammar.read(scalar.text(), Dialect.PLAIN, false)
                        : null;
        if (id && (key.isEmpty() || zoned) || line != null) {
            beginSection(scalar.from(), key);
            builder.card(
                    scalar.from(),
                    scalar.to(),
                    line != null
                            ? line
                            : new CardLine(1, ListCard.numbered(scalar.text()), null, true));
        } else if (key.equals("name")) {
            builder.field(scalar.from(), scalar.to(), key, scalar.text());
        } else {
            builder.comment(scalar.from(), scalar.to());
        }
    }

    private static JsonScalar scalar(JsonMap map, String[] names) {
        for (String name : names) {
            if (map.get(name) instanceof JsonScalar scalar
                    && scalar.type() != JsonScalar.Type.NULL) {
                return scalar;
            }
        }
        return null;
    }
}
