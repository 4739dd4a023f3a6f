package cardbench.codes.genshin;

import cardbench.codes.cards.Card;
import java.util.ArrayList;
import java.util.List;

/**
 * The entry of a card in the table.
 *
 * @param shareId its number in share codes
 * @param cardId the number by which the game sorts a deck; 0 if the table has none
 * @param kind {@code character}, {@code talent}, {@code weapon}, {@code artifact}, {@code
 *     technique}, {@code location}, {@code companion}, {@code item}, {@code legend}, {@code
 *     resonance}, {@code event} or {@code food}
 * @param cost dice by kind, such as {@code pyro1 any2}; empty if it costs nothing
 * @param element a character's element, or empty
 * @param weapon a character's weapon, or the kind of a weapon card
 * @param camps a character's nation and camps
 * @param owner the share id of a talent's character, or 0
 * @param needs the element, nation or camp that two characters of the deck must have, or empty
 */
public record GenshinCard(
        int shareId,
        int cardId,
        String kind,
        String cost,
        String element,
        String weapon,
        List<String> camps,
        int owner,
        String needs) {

    static GenshinCard of(Card card) {
        return new GenshinCard(
                card.id(),
                card.number("card"),
                card.text("kind"),
                card.text("cost"),
                card.text("element"),
                card.text("weapon"),
                words(card.text("tags")),
                card.number("owner"),
                card.text("needs"));
    }

    /** Whether it belongs in one of the first three slots. */
    public boolean isCharacter() {
        return kind.equals("character");
    }

    /** The number of copies allowed in a deck: 1 of an arcane legend, 2 of other cards. */
    public int copiesAllowed() {
        return kind.equals("legend") ? 1 : 2;
    }

    /** Whether a character is of this element, nation or camp. */
    boolean is(String tag) {
        return element.equals(tag) || camps.contains(tag);
    }

    /** The number of dice it costs, without energy. */
    public int dice() {
        int dice = 0;
        for (String word : words(cost)) {
            int digit = word.length() - 1;
            if (!word.startsWith("energy") && digit >= 0) {
                dice += word.charAt(digit) - '0';
            }
        }
        return dice;
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int from = 0;
        for (int space = text.indexOf(' '); space >= 0; space = text.indexOf(' ', from)) {
            words.add(text.substring(from, space));
            from = space + 1;
        }
        if (from < text.length()) {
            words.add(text.substring(from));
        }
        return List.copyOf(words);
    }
}
