package cardbench.ygo.view;

import cardbench.deck.CardNumber;
import cardbench.ygo.database.CardRow;
import cardbench.ygo.database.CardWords;
import cardbench.ygo.deck.CardRun;
import cardbench.ygo.deck.YgoCards;
import cardbench.ygo.deck.YgoDeck;
import cardbench.ygo.setcode.Archetype;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts a deck to a deck file for simulations: the cards of the main deck with names, counts,
 * and, as attributes, their types and archetypes. Its one topic asks for the first card in the
 * opening hand.
 */
public final class OddsText {

    private static final String NEVER_IN_NAMES = " \t.|()[];\"\n\r\u3000";

    private final YgoCards cards;
    private final List<Archetype> registry;
    private final List<String> used = new ArrayList<>();

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
        for (CardRun run : CardRun.of(CardRun.together(deck.main()), YgoDeck.LIMIT)) {
            CardRow card = cards.card(run.id());
            text.append("        ").append(quoted(key(run.id(), card))).append(":\n");
            text.append("            count: ").append(run.copies()).append('\n');
            if (card != null) {
                text.append("            attribute: [").append(attributes(card)).append("]\n");
                text.append("            description: ").append(quoted(card.name())).append('\n');
            }
        }
        text.append("simulate:\n    count: 10000\n    tests:\n        opening:\n");
        text.append("            combos:\n                A1:\n                    hand:\n");
        text.append("                        - ").append(quoted(used.get(0))).append('\n');
        return text.toString();
    }

    /** A name that is valid in programs and unique in the deck. */
    private String key(int id, CardRow card) {
        String name = card == null ? "" : plain(card.name());
        String key = name.isEmpty() || used.contains(name) ? name + "c" + CardNumber.of(id) : name;
        used.add(key);
        return key;
    }

    private static String plain(String name) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean wide = c >= 0xff01 && c <= 0xff5e;
            char narrow = wide ? (char) (c - 0xfee0) : c;
            boolean never = NEVER_IN_NAMES.indexOf(narrow) >= 0 || narrow < ' ';
            plain.append(never ? '-' : narrow);
        }
        // In programs, words that begin like this are no names.
        boolean reserved =
                plain.length() > 0
                        && (plain.charAt(0) == ':'
                                || plain.charAt(0) == '!'
                                || plain.charAt(0) >= '0' && plain.charAt(0) <= '9');
        return (reserved ? "c" : "") + plain;
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
            list.append(list.length() == 0 ? "" : ", ").append(quoted(plain(word)));
        }
        return list.toString();
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
