package cardbench.codes.hearthstone.source;

import cardbench.base.json.JsonBytes;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.cards.Language;
import cardbench.codes.hearthstone.CardClass;
import cardbench.codes.hearthstone.ClientWords;
import cardbench.codes.hearthstone.DefaultHero;
import cardbench.codes.hearthstone.HearthstoneCard;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads a file of HearthstoneJSON ({@code cards.json} or {@code cards.collectible.json}, in one
 * language or in all) and keeps the cards that decks can hold: collectible cards, heroes that can
 * lead a deck, the modules of Zilliax, and the cards that come with Fabled legends. The last are
 * not collectible; they are recognised by a rarity and by a set that has collectible cards.
 *
 * @see <a href="https://hearthstonejson.com/docs/cards.html">HearthstoneJSON, the fields of a
 *     card</a>
 */
final class HearthstoneJson {

    /** The most objects of a file, several times the number of cards in the game. */
    static final int MAX_CARDS = 200_000;

    /** The prefix of the card ids of all parts of Zilliax. */
    private static final String ZILLIAX_PART = "TOY_330t";

    /** The first number behind that prefix that is a functional module; lower ones are cosmetic. */
    private static final int FIRST_MODULE = 90;

    /** The set of the tourists, whose texts name the class that they visit. */
    private static final String TOURISTS = "ISLAND_VACATION";

    private final JsonBytes json;
    private final Diagnostics diagnostics;
    private final List<JsonCard> cards = new ArrayList<>();
    private final List<JsonCard> others = new ArrayList<>();
    private final Set<Integer> seen = new LinkedHashSet<>();
    private final Set<String> sets = new LinkedHashSet<>();
    private boolean allCollectible = true;
    private int leftOut;
    private int sameNumber;

    private HearthstoneJson(byte[] bytes, Diagnostics diagnostics) {
        this.json = new JsonBytes(bytes);
        this.diagnostics = diagnostics;
    }

    /** The cards by ascending DBF id; empty if the file is not a list of cards. */
    static List<JsonCard> read(byte[] bytes, Diagnostics diagnostics) {
        HearthstoneJson reader = new HearthstoneJson(bytes, diagnostics);
        reader.readAll();
        return diagnostics.failed() ? List.of() : reader.cards;
    }

    private void readAll() {
        json.open('[');
        boolean first = true;
        int count = 0;
        while (count <= MAX_CARDS && json.nextElement(first)) {
            first = false;
            add(JsonCard.read(json));
            count++;
        }
        if (count > MAX_CARDS) {
            diagnostics.add(ConversionCodes.TOO_MANY_CARDS.anywhere().with("limit", MAX_CARDS));
        } else if (json.failed() || !json.isAtEnd()) {
            diagnostics.add(ConversionCodes.NOT_A_CARD_LIST.at(Location.NONE.withByte(json.at())));
        } else {
            finish();
        }
    }

    private void add(JsonCard card) {
        allCollectible &= card.collectible;
        if (json.failed() || card.id <= 0) {
            leftOut++;
        } else if (!seen.add(card.id)) {
            sameNumber++;
        } else {
            sort(card);
        }
    }

    private void sort(JsonCard card) {
        card.kind = kind(card);
        boolean leads = card.kind.equals(HearthstoneCard.SKIN) && !card.classes.isEmpty();
        boolean module = card.kind.equals(HearthstoneCard.MODULE) || card.kind.equals("look");
        if (card.kind.isEmpty()) {
            return;
        }
        card.visits = visits(card);
        if (card.rarity.equals("LEGENDARY")) {
            card.deckSize = DeckSizeText.of(card.texts(json).values());
        }
        if (card.collectible) {
            sets.add(card.set);
        }
        if (card.collectible || leads || module) {
            cards.add(card);
        } else if (!card.rarity.isEmpty() && !card.kind.equals(HearthstoneCard.SKIN)) {
            others.add(card);
        }
    }

    private static String kind(JsonCard card) {
        return switch (card.kind) {
            case "MINION" -> part(card);
            case "SPELL" -> "spell";
            case "WEAPON" -> "weapon";
            case "LOCATION" -> "location";
            case "HERO" -> hero(card);
            default -> "";
        };
    }

    private static String hero(JsonCard card) {
        boolean byDefault = !DefaultHero.className(card.id).isEmpty();
        if (byDefault || card.set.equals("HERO_SKINS")) {
            return HearthstoneCard.SKIN;
        }
        // a hero skin outside of the set of skins costs no mana; a hero card that is played does
        return card.collectible && card.cost <= 0 ? HearthstoneCard.SKIN : "hero";
    }

    /** Distinguishes the parts of Zilliax from other minions. */
    private static String part(JsonCard card) {
        if (card.mechanics.contains("ZILLIAX_CUSTOMIZABLE_FUNCTIONALMODULE")) {
            return HearthstoneCard.MODULE;
        }
        if (card.mechanics.contains("ZILLIAX_CUSTOMIZABLE_COSMETICMODULE")) {
            return "look";
        }
        if (card.collectible || !card.cardId.startsWith(ZILLIAX_PART)) {
            return "minion";
        }
        int number = 0;
        // an id may have any letters here: the bound keeps the number from overflowing
        for (int i = ZILLIAX_PART.length(); i < card.cardId.length() && number < 1000; i++) {
            number = number * 10 + card.cardId.charAt(i) - '0';
        }
        return number >= FIRST_MODULE ? HearthstoneCard.MODULE : "look";
    }

    /** The class that a tourist visits, or {@code null} for any other card. */
    private CardClass visits(JsonCard card) {
        boolean tagged = card.mechanics.contains("TOURIST");
        boolean likely = card.set.equals(TOURISTS) && card.rarity.equals("LEGENDARY");
        if (!tagged && !likely) {
            return null;
        }
        for (var text : card.texts(json).entrySet()) {
            // without the tag, the keyword in bold tells a tourist
            boolean tourist =
                    tagged
                            || text.getValue().contains("Tourist</b>")
                            || text.getValue().contains("游客</b>")
                            || text.getValue().contains("ツーリスト</b>");
            CardClass visited = tourist ? visited(card, text.getValue(), text.getKey()) : null;
            if (visited != null) {
                return visited;
            }
        }
        return visitedByNumber(card.id);
    }

    /**
     * The class that a tourist of the set visits, as of November 2026: for files in languages whose
     * word for a tourist is not known here. No other set has tourists.
     */
    private static CardClass visitedByNumber(int id) {
        return switch (id) {
            case 105543 -> CardClass.DEATH_KNIGHT;
            case 107770 -> CardClass.DRUID;
            case 108887, 110765 -> CardClass.HUNTER;
            case 105893 -> CardClass.MAGE;
            case 107187 -> CardClass.PALADIN;
            case 105540 -> CardClass.PRIEST;
            case 105682, 110965 -> CardClass.ROGUE;
            case 107926 -> CardClass.SHAMAN;
            case 107764 -> CardClass.WARLOCK;
            case 106638 -> CardClass.WARRIOR;
            case 108965 -> CardClass.DEMON_HUNTER;
            default -> null;
        };
    }

    /** The class that the text mentions first, except for the card's own. */
    private static CardClass visited(JsonCard card, String text, String locale) {
        CardClass found = null;
        int foundAt = text.length();
        for (Language language : Language.values()) {
            ClientWords words = ClientWords.of(language);
            boolean fits = locale.isEmpty() || Language.of(locale) == language;
            for (CardClass each : CardClass.values()) {
                boolean ofCard = each == CardClass.NEUTRAL || card.classes.contains(each.word());
                int at = ofCard || !fits ? -1 : text.indexOf(words.className(each));
                if (at >= 0 && at < foundAt) {
                    found = each;
                    foundAt = at;
                }
            }
        }
        return found;
    }

    private void finish() {
        // only here, because a set's first collectible card may come after the cards that depend on
        // it
        for (JsonCard card : others) {
            if (sets.contains(card.set)) {
                cards.add(card);
            }
        }
        cards.sort((a, b) -> Integer.compare(a.id, b.id));
        if (leftOut > 0) {
            diagnostics.add(ConversionCodes.LEFT_OUT.anywhere().with("count", leftOut));
        }
        if (sameNumber > 0) {
            diagnostics.add(ConversionCodes.SAME_NUMBER.anywhere().with("count", sameNumber));
        }
        if (cards.isEmpty()) {
            diagnostics.add(ConversionCodes.NO_CARDS.anywhere());
        } else if (allCollectible) {
            diagnostics.add(ConversionCodes.COLLECTIBLE_ONLY.anywhere());
        }
    }
}
