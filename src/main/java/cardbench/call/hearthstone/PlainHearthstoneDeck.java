package cardbench.call.hearthstone;

import cardbench.call.PlainJson;
import cardbench.hearthstone.CardCollector;
import cardbench.hearthstone.CardList;
import cardbench.hearthstone.Deckstring;
import cardbench.hearthstone.Format;
import cardbench.hearthstone.HearthstoneDeck;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a deck in the shape of the contract out of text, if nothing is to be said about it. What it
 * does not take is read by {@link HearthstoneJsonMapper}.
 */
final class PlainHearthstoneDeck {

    private final PlainJson json;
    private String name;
    private boolean ofKind;
    private int format;
    private List<Integer> heroes;
    private CardList cards;
    private CardList sideboards;
    private boolean duplicates;

    private PlainHearthstoneDeck(PlainJson json) {
        this.json = json;
    }

    /** The deck, or {@code null}. */
    static HearthstoneDeck read(PlainJson json) {
        return new PlainHearthstoneDeck(json).deck();
    }

    private HearthstoneDeck deck() {
        if (!json.sign('{')) {
            return null;
        }
        do {
            String member = json.string();
            if (member == null || !json.sign(':') || !member(member)) {
                return null;
            }
        } while (json.sign(','));
        boolean whole = json.sign('}') && ofKind && Format.isKnown(format);
        if (!whole || heroes == null || cards == null || duplicates) {
            return null;
        }
        return new HearthstoneDeck(
                name == null ? "" : name,
                format,
                heroes,
                cards,
                sideboards == null ? new CardCollector().collect(null) : sideboards);
    }

    /** Reads a member's value; false where it is not plain, or was there before. */
    private boolean member(String member) {
        return switch (member) {
            case "kind" -> kind();
            case "name" -> name();
            case "format" -> format();
            case "heroes" -> heroes();
            case "cards" -> cards == null && (cards = rows(2)) != null;
            case "sideboards" -> sideboards == null && (sideboards = rows(3)) != null;
            default -> json.skip();
        };
    }

    private boolean kind() {
        boolean first = !ofKind;
        ofKind = Deckstring.KIND.equals(json.string());
        return first && ofKind;
    }

    private boolean name() {
        boolean first = name == null;
        name = json.string();
        return first && name != null;
    }

    private boolean format() {
        boolean first = format == 0;
        format = json.integer();
        return first && format > 0;
    }

    private boolean heroes() {
        if (heroes != null || !json.sign('[')) {
            return false;
        }
        heroes = new ArrayList<>();
        do {
            int hero = json.integer();
            if (hero <= 0) {
                return false;
            }
            heroes.add(hero);
        } while (json.sign(','));
        return json.sign(']');
    }

    /** Cards with their copies and, in rows of three, their owners; {@code null} if not plain. */
    private CardList rows(int width) {
        CardCollector collector = new CardCollector();
        if (!json.sign('[')) {
            return null;
        }
        if (!json.sign(']')) {
            int rows = 0;
            do {
                if (++rows > HearthstoneDeck.MOST_ENTRIES || !row(width, collector)) {
                    return null;
                }
            } while (json.sign(','));
            if (!json.sign(']')) {
                return null;
            }
        }
        return collector.collect((card, owner, copies, where) -> duplicates = true);
    }

    private boolean row(int width, CardCollector collector) {
        int card = json.sign('[') ? json.integer() : PlainJson.NONE;
        int copies = card > 0 && json.sign(',') ? json.integer() : PlainJson.NONE;
        int owner = width == 2 ? 0 : PlainJson.NONE;
        if (width == 3 && copies > 0 && json.sign(',')) {
            owner = json.integer();
        }
        boolean sound = copies > 0 && (width == 2 || owner > 0) && json.sign(']');
        if (sound) {
            collector.add(card, copies, owner, 0);
        }
        return sound;
    }
}
