package cardbench.codes.ygo.view;

import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;

/**
 * Writes a {@code .ydk} file with the name of each card as a comment above its id, as EDOPro does
 * with the option to add names. Every client reads it, since lines with {@code #} are comments.
 *
 * @see <a href="https://github.com/edo9300/edopro/pull/282">EDOPro: card names in .ydk files</a>
 */
public final class NamedYdk {

    private static final String[] MARKS = {"#main", "#extra", "!side"};

    private NamedYdk() {}

    /** The text of a deck, with the names of these cards. */
    public static String of(YgoDeck deck, YgoCards cards) {
        StringBuilder text = new StringBuilder();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            text.append(MARKS[part]).append('\n');
            for (int id : deck.part(part)) {
                CardRow card = cards.card(id);
                String name = card == null ? "" : oneLine(card.name());
                if (!name.isEmpty()) {
                    text.append("# ").append(name).append('\n');
                }
                text.append(CardNumber.of(id)).append('\n');
            }
        }
        return text.toString();
    }

    /** A name without control characters, which could end the comment. */
    private static String oneLine(String name) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            line.append(c < ' ' || c == 0x7f || c == 0x85 || c == 0x2028 || c == 0x2029 ? ' ' : c);
        }
        return line.toString();
    }
}
