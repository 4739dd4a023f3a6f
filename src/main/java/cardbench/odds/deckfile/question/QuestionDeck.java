package cardbench.odds.deckfile.question;

import cardbench.base.text.DeckFileNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A deck whose cards have roles, and the words for them.
 *
 * @param cards in the order of the deck
 * @param dealing how the game deals it
 * @param words words of the reader by their keys: roles, and names of topics and combos; a key
 *     without a word stands for itself
 */
public record QuestionDeck(List<Card> cards, Dealing dealing, Map<String, String> words) {

    /** The role of lands. A source of mana is a land, too. */
    private static final String LAND = "land";

    private static final String SOURCE = "source";

    /**
     * A card.
     *
     * @param name its name for people
     * @param count copies
     * @param roles the keys of its roles
     */
    public record Card(String name, int count, List<String> roles) {

        /** Copies the list. */
        public Card {
            roles = List.copyOf(roles);
        }

        boolean has(String role) {
            return roles.contains(role) || role.equals(LAND) && roles.contains(SOURCE);
        }
    }

    /** Copies the list and the map. */
    public QuestionDeck {
        cards = List.copyOf(cards);
        words = new HashMap<>(words);
    }

    /** The number of copies with a role. */
    public int copies(String role) {
        int copies = 0;
        for (Card card : cards) {
            copies += card.has(role) ? card.count() : 0;
        }
        return copies;
    }

    /** The roles of a card among some, as words of programs. */
    List<String> rolesOf(Card card, List<String> asked) {
        List<String> roles = new ArrayList<>();
        for (String role : asked) {
            if (card.has(role)) {
                roles.add(attribute(role));
            }
        }
        return roles;
    }

    /** The word for a key. */
    String word(String key) {
        String word = words.getOrDefault(key, key);
        return word.isEmpty() ? key : word;
    }

    /** A role as an attribute of cards. */
    private String attribute(String role) {
        return DeckFileNames.plain(word(role));
    }

    /** The condition that a card has a role. */
    String condition(String role) {
        return "a:" + attribute(role);
    }

    /** The number of cards of a role in a zone, as programs write it. */
    String number(char zone, String role) {
        return "|" + zone + "." + condition(role) + "|";
    }

    /** The number of cards of any of some roles in a zone. */
    String numberOfAny(char zone, List<String> roles) {
        if (roles.size() == 1) {
            return number(zone, roles.get(0));
        }
        StringBuilder others = new StringBuilder("|" + zone);
        roles.forEach(role -> others.append(".!").append(condition(role)));
        return "(- |" + zone + "| " + others + "|)";
    }
}
