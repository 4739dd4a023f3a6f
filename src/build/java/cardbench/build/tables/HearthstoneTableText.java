package cardbench.build.tables;

import cardbench.base.text.ControlCharacters;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.PackedTableWriter;
import cardbench.codes.hearthstone.CardClass;
import cardbench.codes.hearthstone.HearthstoneCard;
import cardbench.codes.hearthstone.HearthstoneCards;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the card tables of Hearthstone, whatever file of the game they are made from: one with
 * what all languages share, whose columns {@link HearthstoneCards} reads, and one with the names
 * for each language. A reprint with the name of its first printing is left out of the names. Equal
 * cards give equal text.
 */
final class HearthstoneTableText {

    /**
     * The beginning of every table. A name that begins like this would be read as another table.
     */
    private static final String TABLE = "cardbench-table ";

    /** The longest name, in UTF-16 units, that is kept. No card has a longer one. */
    private static final int MAX_NAME = 120;

    private final String note;
    private final List<HearthstoneCard> cards;

    /**
     * Creates a writer for these cards.
     *
     * @param note where the facts are from, for the head of each table
     * @param cards by ascending DBF id
     */
    HearthstoneTableText(String note, List<HearthstoneCard> cards) {
        this.note = note;
        this.cards = List.copyOf(cards);
    }

    /** The table of what all languages share. */
    String shared() {
        List<Integer> ids = new ArrayList<>();
        List<String> kinds = new ArrayList<>();
        List<Integer> costs = new ArrayList<>();
        List<String> rarities = new ArrayList<>();
        List<String> classes = new ArrayList<>();
        List<String> sets = new ArrayList<>();
        List<Integer> copies = new ArrayList<>();
        List<String> runes = new ArrayList<>();
        List<String> visits = new ArrayList<>();
        List<Integer> single = new ArrayList<>();
        List<Integer> given = new ArrayList<>();
        List<String> decks = new ArrayList<>();
        List<Integer> sideboards = new ArrayList<>();
        List<Integer> years = new ArrayList<>();
        for (HearthstoneCard card : cards) {
            boolean skin = card.kind().equals(HearthstoneCard.SKIN);
            ids.add(card.id());
            kinds.add(card.kind());
            // -1 leaves a cell empty
            costs.add(skin ? -1 : Math.max(card.cost(), 0));
            rarities.add(skin ? "" : card.rarity());
            classes.add(joined(card.classes()));
            sets.add(card.set());
            copies.add(card.copyOf() > 0 && card.copyOf() != card.id() ? card.copyOf() : -1);
            runes.add(card.runes());
            visits.add(card.visits() == null ? "" : card.visits().word());
            // a legendary card is limited to one copy by its rarity already
            boolean limited = card.single() && !card.rarity().equals("legendary") && !skin;
            single.add(limited ? 1 : -1);
            given.add(card.given() && !skin ? 1 : -1);
            decks.add(deckSize(card.deckSize()));
            sideboards.add(card.sideboard() > 0 ? card.sideboard() : -1);
            years.add(card.year() > 0 ? card.year() : -1);
        }
        return new PackedTableWriter(HearthstoneCards.GAME, CardTable.CARDS, ids)
                .note(note)
                .words("kind", kinds)
                .numbers("cost", costs)
                .words("rarity", rarities)
                .words("class", classes)
                .words("set", sets)
                .someNumbers("copy", copies)
                .someWords("runes", runes)
                .someWords("visits", visits)
                .someNumbers("single", single)
                .someNumbers("given", given)
                .someWords("deck", decks)
                .someNumbers("sideboard", sideboards)
                .someNumbers("year", years)
                .text();
    }

    private static String joined(List<CardClass> classes) {
        StringBuilder joined = new StringBuilder();
        for (CardClass each : classes) {
            joined.append(joined.length() == 0 ? "" : "+").append(each.word());
        }
        return joined.toString();
    }

    private static String deckSize(int size) {
        if (size == HearthstoneCard.ANY_DECK) {
            return HearthstoneCard.ANY;
        }
        return size > 0 ? Integer.toString(size) : "";
    }

    /**
     * The table of the names in a language.
     *
     * @param tag of the language
     * @param written names as the file has them, by DBF id
     */
    String names(String tag, Map<Integer, String> written) {
        List<Integer> ids = new ArrayList<>();
        List<String> names = new ArrayList<>();
        Map<Integer, String> byId = new LinkedHashMap<>();
        for (HearthstoneCard card : cards) {
            byId.put(card.id(), name(written.getOrDefault(card.id(), "")));
        }
        for (HearthstoneCard card : cards) {
            String name = byId.get(card.id());
            boolean reprint = name.equals(byId.get(card.copyOf())) && card.copyOf() != card.id();
            if (!reprint && !name.isEmpty()) {
                ids.add(card.id());
                names.add(name);
            }
        }
        return new PackedTableWriter(HearthstoneCards.GAME, tag, ids)
                .note(note)
                .lines("name", names)
                .text();
    }

    /**
     * The name without control characters, which would break the table or control a terminal that
     * shows it, and without characters that change the direction of text; empty if it is too long
     * or begins like a table.
     */
    static String name(String name) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!ControlCharacters.isBidiControl(c)) {
                line.append(ControlCharacters.isControl(c) ? ' ' : c);
            }
        }
        boolean fits = line.length() <= MAX_NAME && line.indexOf(TABLE) != 0;
        return fits ? line.toString() : "";
    }
}
