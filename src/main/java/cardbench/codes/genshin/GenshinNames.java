package cardbench.codes.genshin;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardResolver;
import cardbench.codes.cards.ListedCards;
import cardbench.codes.cards.ListedCopies;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.NameSearch;
import java.util.ArrayList;
import java.util.List;

/** Builds a deck from a list of names: {@code 2x Paimon}, {@code 角色牌：雷电将军、甘雨}. */
public final class GenshinNames implements CardResolver {

    private static final int MAX_COPIES = 30;

    private final NameSearch search;

    private GenshinNames(NameSearch search) {
        this.search = search;
    }

    /** The deck of a list: all cards that could be read, in the order of the list. */
    public static GenshinDeck deck(
            List<ListedLine> lines,
            NameSearch search,
            GenshinCards cards,
            Diagnostics diagnostics) {
        List<Integer> characters = new ArrayList<>();
        List<Integer> actions = new ArrayList<>();
        CardResolver names = new GenshinNames(search);
        for (ListedCopies copies : ListedCards.of(lines, names, search, diagnostics).copies()) {
            GenshinCard card = cards.card(copies.id());
            if (card != null && card.isCharacter()) {
                take(copies, characters, GenshinDeck.CHARACTERS, "3 characters", diagnostics);
            } else {
                int slots = GenshinDeck.SLOTS - GenshinDeck.CHARACTERS;
                take(copies, actions, slots, "30 action cards", diagnostics);
            }
        }
        while (characters.size() < GenshinDeck.CHARACTERS) {
            characters.add(0);
        }
        characters.addAll(actions);
        return GenshinDeck.of(characters);
    }

    private static void take(
            ListedCopies copies,
            List<Integer> part,
            int size,
            String slots,
            Diagnostics diagnostics) {
        if (part.size() + copies.copies() > size) {
            diagnostics.add(
                    RuleCodes.LIST_TOO_LONG
                            .at(copies.place())
                            .with("name", copies.name())
                            .with("slots", slots));
            return;
        }
        for (int i = 0; i < copies.copies(); i++) {
            part.add(copies.id());
        }
    }

    @Override
    public int find(String name) {
        return search.find(name);
    }

    @Override
    public int maxCopies() {
        return MAX_COPIES;
    }
}
