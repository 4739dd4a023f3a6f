package cardbench.codes.ygo.view;

import cardbench.base.text.DeckFileNames;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.CardWords;
import cardbench.codes.ygo.deck.CardRun;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.setcode.Archetype;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts a deck to a deck file for simulations: the cards of the main deck with names, counts,
 * and, as attributes, their types and archetypes. Its one topic asks for the first card in the
 * opening hand.
 */
public final class OddsText {

    private final YgoCards cards;
    private final List<Archetype> registry;
    private final DeckFileNames names = new DeckFileNames();

    private OddsText(YgoCards cards, List<Archetype> registry) {
        this.cards = cards;
        this.registry = registry;
    }

    /** Writes the file of a deck, with the names of these cards and archetypes. */
    public static String of(YgoDeck deck, YgoCards cards, List<Archetype> registry) {
        return new OddsText(cards, registry).text(deck);
    }

    private String text(YgoDeck deck) {
        StringBuilder text = new StringBuilder("deck:\n    cards:\n");
        String first = null;
        for (CardRun run : CardRun.of(CardRun.together(deck.main()), YgoDeck.LIMIT)) {
            CardRow card = cards.card(run.id());
            String key =
                    names.of(
                            card == null ? "" : card.name(),
                            Long.toString(CardNumber.of(run.id())));
            first = first == null ? key : first;
            text.append("        ").append(quoted(key)).append(":\n");
            text.append("            count: ").append(run.copies()).append('\n');
            if (card != null) {
                text.append("            attribute: [").append(attributes(card)).append("]\n");
                text.append("            description: ").append(quoted(card.name())).append('\n');
            }
        }
        text.append("simulate:\n    count: 10000\n    tests:\n        opening:\n");
        text.append("            combos:\n                ").append(quoted(first));
        text.append(":\n                    hand:\n");
        text.append("                        - ").append(quoted(first)).append('\n');
        return text.toString();
    }

    private String attributes(CardRow card) {
        StringBuilder list = new StringBuilder();
        List<String> words = new ArrayList<>(CardWords.types(card.type(), cards.dialect()));
        words.addAll(CardWords.attributes(card.attribute(), cards.dialect()));
        for (Archetype archetype : registry) {
            if (!archetype.name().isEmpty() && card.setcode().isMember(archetype.code())) {
                words.add(archetype.name());
            }
        }
        for (String word : words) {
            list.append(list.length() == 0 ? "" : ", ").append(quoted(DeckFileNames.plain(word)));
        }
        return list.toString();
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
