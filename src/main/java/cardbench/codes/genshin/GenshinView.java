package cardbench.codes.genshin;

import cardbench.codes.cards.CardNames;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/** Presents a deck to players: the characters, and the action cards with their counts. */
public record GenshinView(GenshinCards cards, CardTables tables, Language language) {

    /** The view of a deck. Cards are in the order of their first slot, with their counts. */
    public DeckView of(GenshinDeck deck) {
        return cards(deck).checked(new DeckRules(cards, tables, language).check(deck));
    }

    /** The view of a deck without the diagnostics of the rules. */
    public DeckView cards(GenshinDeck deck) {
        List<Row> characters = rows(deck, 0, GenshinDeck.CHARACTERS);
        List<Row> actions = rows(deck, GenshinDeck.CHARACTERS, GenshinDeck.SLOTS);
        return new DeckView(
                ShareCode.KIND,
                title(characters),
                "",
                ShareCodeWriter.write(deck, WordFilter.DEFAULT).text(),
                List.of(
                        new Section("characters", "Characters", characters),
                        new Section("actions", "Action cards", actions)),
                DeckView.curve(actions),
                List.of());
    }

    /** The characters that have a name; where none has one, the numbers of all. */
    private static String title(List<Row> characters) {
        StringBuilder numbers = new StringBuilder();
        StringBuilder names = new StringBuilder();
        for (Row row : characters) {
            numbers.append(numbers.length() == 0 ? "" : " / ").append(row.name());
            if (row.isNamed()) {
                names.append(names.length() == 0 ? "" : " / ").append(row.name());
            }
        }
        return (names.length() == 0 ? numbers : names).toString();
    }

    private List<Row> rows(GenshinDeck deck, int from, int to) {
        List<Row> rows = new ArrayList<>();
        for (int slot = from; slot < to; slot++) {
            int id = deck.shareId(slot);
            int copies = 0;
            boolean seen = id == 0;
            for (int copySlot = from; copySlot < to; copySlot++) {
                copies += deck.shareId(copySlot) == id ? 1 : 0;
                seen |= copySlot < slot && deck.shareId(copySlot) == id;
            }
            if (!seen) {
                rows.add(row(id, copies));
            }
        }
        return rows;
    }

    /** A row of the view: a card with its count. */
    public Row row(int id, int copies) {
        CardNames names = tables.namesOf(GenshinCards.GAME, language, id);
        if (names == null) {
            return row(id, copies, null);
        }
        Row row = row(id, copies, names.name(id));
        return names.tag().equals(language.tag()) ? row : row.namedIn(names.tag());
    }

    private Row row(int id, int copies, String name) {
        GenshinCard card = cards.card(id);
        if (card == null && name == null) {
            return Row.unknown(id, copies);
        }
        String shown = name == null ? Integer.toString(id) : name;
        if (card == null) {
            return new Row(
                    id, copies, shown, true, DeckView.ABSENT, "", "", "", "", DeckView.ABSENT);
        }
        return new Row(
                id,
                copies,
                shown,
                true,
                card.isCharacter() ? DeckView.ABSENT : card.dice(),
                card.kind(),
                "",
                card.weapon(),
                element(card),
                card.owner() == 0 ? DeckView.ABSENT : card.owner());
    }

    /** The element of a card; a talent has the element of its character. */
    private String element(GenshinCard card) {
        GenshinCard owner = cards.card(card.owner());
        return owner == null ? card.element() : owner.element();
    }
}
