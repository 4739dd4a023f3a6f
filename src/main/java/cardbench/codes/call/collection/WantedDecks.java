package cardbench.codes.call.collection;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import cardbench.codes.collection.CardKeys;
import cardbench.codes.collection.WantedCard;
import cardbench.codes.collection.WantedDeck;
import cardbench.codes.list.DeckList;
import cardbench.codes.list.ListReader;
import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/** The decks of {@code collection.compare}: lists as text, or cards as objects. */
final class WantedDecks {

    /** The most decks of a request. */
    static final int MAX_DECKS = 200;

    /** The most cards of all decks, each counted once for each deck. */
    static final int MAX_CARDS = 20_000;

    /** The largest number of copies of a card. */
    private static final int MAX_COPIES = 9_999;

    private final Request request;
    private int cards;

    private WantedDecks(Request request) {
        this.request = request;
    }

    /**
     * The {@code decks} of a request: {@code [{title?, text} or {title?, cards: [{count, name?,
     * id?, set?, number?, reprints?}]}]}. A wrong value is refused by its place.
     */
    static List<WantedDeck> of(Request request) {
        WantedDecks reader = new WantedDecks(request);
        List<WantedDeck> decks = new ArrayList<>();
        int index = 0;
        for (JsonValue deck : request.array("decks")) {
            if (index == MAX_DECKS || request.failed()) {
                break;
            }
            decks.add(reader.deck(deck, "/decks/" + index++));
        }
        if (!request.failed() && (index == 0 || index < request.array("decks").size())) {
            request.refuseAt("/decks", "1 to " + MAX_DECKS + " decks");
        }
        return decks;
    }

    private WantedDeck deck(JsonValue value, String at) {
        if (!value.isObject()) {
            request.refuseAt(at, "an object");
            return new WantedDeck("", List.of());
        }
        JsonObject deck = value.asObject();
        String title = text(deck, "title", at);
        if (deck.get("text") != null) {
            DeckList list = ListReader.read(text(deck, "text", at));
            for (Diagnostic diagnostic : list.diagnostics()) {
                if (diagnostic.severity() != Severity.INFO) {
                    request.refuse(diagnostic.at(Location.pointer(at + "/text")));
                }
            }
            count(list.lines().size(), at);
            return WantedDeck.of(title, list);
        }
        JsonValue cards = deck.get("cards");
        if (cards == null || !cards.isArray()) {
            request.refuseAt(at + "/cards", "an array");
            return new WantedDeck(title, List.of());
        }
        count(cards.asArray().size(), at + "/cards");
        List<WantedCard> wanted = new ArrayList<>();
        for (JsonValue card : cards.asArray()) {
            if (request.failed()) {
                break;
            }
            wanted.add(card(card, at + "/cards/" + wanted.size()));
        }
        return new WantedDeck(title, wanted);
    }

    private void count(int more, String at) {
        cards += more;
        if (cards > MAX_CARDS) {
            request.refuseAt(at, "at most " + MAX_CARDS + " cards in all decks");
        }
    }

    private WantedCard card(JsonValue value, String at) {
        JsonObject card = value.isObject() ? value.asObject() : new JsonObject();
        int count = JsonInteger.of(card.get("count"), 1, MAX_COPIES, 0);
        if (count == 0) {
            request.refuseAt(at + "/count", "an integer from 1 to " + MAX_COPIES);
        }
        CardKeys keys =
                new CardKeys(
                        text(card, "name", at),
                        text(card, "id", at),
                        text(card, "set", at),
                        text(card, "number", at));
        if (keys.isEmpty()) {
            request.refuseAt(at + "/name", "a name, an id, or a set and a number");
        }
        List<String> reprints = new ArrayList<>();
        JsonValue others = card.get("reprints");
        if (others != null && !others.isArray()) {
            request.refuseAt(at + "/reprints", "an array of ids");
        } else if (others != null) {
            for (JsonValue id : others.asArray()) {
                reprints.add(id(id, at + "/reprints/" + reprints.size()));
            }
            count(reprints.size(), at + "/reprints");
        }
        return WantedCard.of(Math.max(1, count), keys, reprints);
    }

    private String text(JsonObject object, String name, String at) {
        JsonValue value = object.get(name);
        return value == null ? "" : id(value, at + "/" + name);
    }

    /** A string, or a number as a string. */
    private String id(JsonValue value, String at) {
        if (value.isNumber()) {
            return value.toString();
        }
        if (!value.isString()) {
            request.refuseAt(at, "a string");
            return "";
        }
        return value.asString();
    }
}
