package cardbench.codes.hearthstone;

import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows a deck as the game's collection does: the hero, the cards by cost and name, and each
 * sideboard under the card that owns it. Sections: {@code hero}, {@code cards}, and {@code
 * sideboard} once for each owner, titled with the owner's name.
 */
public final class HearthstoneView {

    private final NamedCards named;
    private final HearthstoneCards cards;
    private final ClientWords words;

    /** Views with these cards. */
    public HearthstoneView(NamedCards named) {
        this.named = named;
        this.cards = named.facts();
        this.words = ClientWords.of(named.language());
    }

    /** The view of a deck; cards that no table has come last, by their number. */
    public DeckView of(HearthstoneDeck deck) {
        return cards(deck).checked(DeckRules.check(deck, named));
    }

    /** The same without the result of the rules. */
    public DeckView cards(HearthstoneDeck deck) {
        CardClass deckClass = classOf(deck);
        List<Row> rows = rows(deck, deckClass);
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("hero", "Hero", heroes(deck)));
        sections.add(new Section("cards", "Cards", rows));
        addSideboards(deck, deckClass, sections);
        String kind = kindOf(deck, deckClass, words);
        boolean hasName = !deck.name().isEmpty() && !isKind(deck, deckClass);
        return new DeckView(
                HearthstoneDeck.KIND,
                hasName ? deck.name() : kind,
                hasName ? kind : "",
                DeckstringWriter.write(deck, DeckstringWriter.Order.CLIENT),
                sections,
                DeckView.curve(rows),
                DustCost.of(deck.entries(), cards),
                List.of());
    }

    /** The class of the hero that counts, which is the last one; {@code null} if unknown. */
    private CardClass classOf(HearthstoneDeck deck) {
        List<Integer> heroes = deck.heroes();
        return heroes.isEmpty() ? null : cards.classOf(heroes.get(heroes.size() - 1));
    }

    /**
     * Whether the name is class and format in some language, as exports name a deck without one.
     */
    private static boolean isKind(HearthstoneDeck deck, CardClass deckClass) {
        for (ClientWords words : ClientWords.all()) {
            if (deck.name().equals(kindOf(deck, deckClass, words))) {
                return true;
            }
        }
        return false;
    }

    /** Class and format in a language. */
    private static String kindOf(HearthstoneDeck deck, CardClass deckClass, ClientWords words) {
        String format =
                Format.isKnown(deck.format()) ? words.formatName(Format.of(deck.format())) : "";
        String name = deckClass == null ? "" : words.className(deckClass);
        return words.deckTitle(name, format);
    }

    private List<Row> heroes(HearthstoneDeck deck) {
        List<Row> rows = new ArrayList<>();
        for (int hero : deck.heroes()) {
            CardClass heroClass = cards.classOf(hero);
            String name = named.name(hero);
            String className = heroClass == null ? "" : heroClass.title();
            boolean known = name != null || heroClass != null;
            String shown =
                    name != null
                            ? name
                            : heroClass != null
                                    ? words.className(heroClass)
                                    : Integer.toString(hero);
            rows.add(
                    new Row(
                            hero,
                            1,
                            shown,
                            known,
                            DeckView.ABSENT,
                            known ? HearthstoneCard.SKIN : "",
                            "",
                            className,
                            "",
                            DeckView.ABSENT));
        }
        return rows;
    }

    private List<Row> rows(HearthstoneDeck deck, CardClass deckClass) {
        List<Row> rows = new ArrayList<>();
        for (CardList.Row card = deck.cards().first(); card != null; card = card.next()) {
            rows.add(row(card, deckClass, cost(card.card(), deck)));
        }
        return sorted(rows);
    }

    /** What a card of the deck costs; that of Zilliax depends on its sideboard. */
    private int cost(int id, HearthstoneDeck deck) {
        HearthstoneCard card = cards.card(id);
        if (card == null) {
            return DeckView.ABSENT;
        }
        if (cards.originalOf(id) != HearthstoneDeck.ZILLIAX) {
            return card.cost();
        }
        int cost = 0;
        boolean modules = false;
        for (CardList.Row part = deck.sideboards().first(); part != null; part = part.next()) {
            if (part.owner() == id) {
                HearthstoneCard module = cards.card(part.card());
                if (module == null) {
                    return DeckView.ABSENT;
                }
                cost += module.cost();
                modules = true;
            }
        }
        return modules ? cost : card.cost();
    }

    private void addSideboards(HearthstoneDeck deck, CardClass deckClass, List<Section> sections) {
        CardList.Row card = deck.sideboards().first();
        while (card != null) {
            int owner = card.owner();
            List<Row> rows = new ArrayList<>();
            while (card != null && card.owner() == owner) {
                HearthstoneCard known = cards.card(card.card());
                rows.add(row(card, deckClass, known == null ? DeckView.ABSENT : known.cost()));
                card = card.next();
            }
            sections.add(new Section("sideboard", named.nameOrNumber(owner), sorted(rows)));
        }
    }

    /** The row of a card outside of a deck. */
    public Row row(int id, int copies) {
        HearthstoneCard card = cards.card(id);
        int cost = card == null ? DeckView.ABSENT : card.cost();
        return row(new CardList.Row(id, copies, 0, 0), null, cost);
    }

    private Row row(CardList.Row card, CardClass deckClass, int cost) {
        int id = card.card();
        HearthstoneCard known = cards.card(id);
        String name = named.name(id);
        return new Row(
                        id,
                        card.copies(),
                        name == null ? Integer.toString(id) : name,
                        known != null || name != null,
                        cost,
                        known == null ? "" : known.kind(),
                        known == null ? "" : known.rarity(),
                        known == null ? "" : known.classesIn(deckClass),
                        "",
                        card.owner() == 0 ? DeckView.ABSENT : card.owner())
                .namedIn(named.otherLanguage(id));
    }

    private static List<Row> sorted(List<Row> rows) {
        rows.sort(Row::order);
        return rows;
    }
}
