package cardbench.codes.list;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonReading;
import cardbench.base.json.JsonScalar;

/**
 * Reads a list in JSON: objects with a count and a name or an id at any depth, such as the exports
 * of SWUDB and of Scryfall, or an array of ids, once for each copy, as Tabletop Simulator takes it.
 * The name of the member that holds the objects is their section.
 */
final class JsonListReader {

    private static final String[] COUNTS = {"count", "quantity", "qty", "amount", "copies"};

    private static final String[] NAMES = {"name", "card_name", "cardName", "title"};

    private static final String[] IDS = {"id", "code", "cardId", "card_id"};

    /** Members that hold a card within an entry with its count. */
    private static final String[] CARDS = {"card_digest", "card", "oracleCard"};

    private final ListBuilder builder;
    private String section = "";

    private JsonListReader(ListBuilder builder) {
        this.builder = builder;
    }

    /** The list, or {@code null} if the text is no JSON or holds no cards. */
    static DeckList read(String text) {
        JsonReading reading = JsonReader.read(text);
        if (reading.root() == null) {
            return null;
        }
        ListBuilder builder = new ListBuilder(text);
        new JsonListReader(builder).walk(reading.root(), "");
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
                    walk(member.value(), member.name());
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
        if (count == null || !count.isInteger() || name == null && id == null) {
            return false;
        }
        String printed = id != null && CardId.is(id.text()) ? id.text() : "";
        if (name == null && printed.isEmpty() && (!id.isString() || id.text().trim().isEmpty())) {
            return false;
        }
        beginSection(map, key);
        ListCard read =
                new ListCard(
                        name == null ? id.text() : name.text(),
                        printed,
                        card.text("set", ""),
                        card.text("collector_number", ""),
                        "");
        builder.card(
                map.from(),
                map.to(),
                new CardLineReader.CardLine(count.integer(), read, null, true));
        return true;
    }

    private void beginSection(JsonMap map, String key) {
        if (!key.equals(section) && !key.isEmpty()) {
            section = key;
            Zone zone = ListWords.zone(key);
            builder.section(map.from(), map.from(), key, zone == null ? Zone.MAIN : zone);
        }
    }

    private void addText(JsonScalar scalar, String key) {
        if (CardId.is(scalar.text()) && key.isEmpty()) {
            builder.card(
                    scalar.from(),
                    scalar.to(),
                    new CardLineReader.CardLine(1, ListCard.numbered(scalar.text()), null, true));
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
