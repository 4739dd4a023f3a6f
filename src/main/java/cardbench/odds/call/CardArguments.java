package cardbench.odds.call;

import cardbench.base.text.Location;
import cardbench.contract.CallCodes;
import cardbench.contract.Request;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.GameCodes;
import com.eclipsesource.json.JsonArray;
import java.util.ArrayList;
import java.util.List;

/** Reads arguments that name cards of a deck file. */
final class CardArguments {

    /** Files with more names are refused: each name takes two variants of the deck, or more. */
    static final int MAX_NAMES = 100;

    private CardArguments() {}

    /** The index of the filler among the cards of a file; if there is none, the request fails. */
    static int filler(String name, GivenFile file, Request request) {
        List<DeckCard> cards = file.programs().file().cards();
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).name().equals(name)) {
                return i;
            }
        }
        if (!request.failed() && file.isValid()) {
            request.refuse(
                    GameCodes.UNKNOWN_CARD.at(Location.pointer("/filler")).with("card", name));
        }
        return -1;
    }

    /** The names in the argument {@code locked}; empty without the argument. */
    static List<String> locked(Request request) {
        List<String> locked = new ArrayList<>();
        JsonArray names = request.has("locked") ? request.array("locked") : new JsonArray();
        for (int i = 0; i < names.size(); i++) {
            if (names.get(i).isString()) {
                locked.add(names.get(i).asString());
            } else {
                request.refuse(
                        CallCodes.WRONG_TYPE
                                .at(Location.pointer("/locked/" + i))
                                .with("argument", "locked")
                                .with("expected", "a list of strings"));
            }
        }
        return locked;
    }

    /** Refuses files with too many names. */
    static void limitNames(GivenFile file, Request request) {
        int names = file.programs().file().cards().size();
        if (names > MAX_NAMES) {
            request.refuse(
                    GameCodes.TOO_MANY_NAMES
                            .at(Location.pointer("/yaml"))
                            .with("names", names)
                            .with("limit", MAX_NAMES));
        }
    }
}
