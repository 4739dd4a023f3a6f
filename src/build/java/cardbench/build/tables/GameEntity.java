package cardbench.build.tables;

import java.util.SortedMap;

/**
 * A card of Hearthstone's own definitions, which has its properties as numbered tags.
 *
 * @param id the DBF id
 * @param cardId such as {@code CS2_029}
 * @param tags the values by the number of the tag
 * @param names by the game's locale: {@code zhCN}
 * @see <a href="https://github.com/HearthSim/python-hearthstone">python-hearthstone, enums.GameTag:
 *     the numbers of tags</a>
 */
record GameEntity(
        int id, String cardId, SortedMap<Integer, Integer> tags, SortedMap<String, String> names) {

    static final int COST = 48;
    static final int ELITE = 114;
    static final int CARD_SET = 183;
    static final int CLASS = 199;
    static final int CARD_TYPE = 202;
    static final int RARITY = 203;
    static final int COLLECTIBLE = 321;
    static final int MULTIPLE_CLASSES = 476;
    static final int DECK_SIZE = 997;
    static final int COPY_OF = 1413;
    static final int COST_BLOOD = 2196;
    static final int COST_FROST = 2197;
    static final int COST_UNHOLY = 2198;
    static final int MAX_SIDEBOARD_CARDS = 2931;
    static final int COSMETIC_MODULE = 3376;
    static final int FUNCTIONAL_MODULE = 3377;
    static final int FABLED_BUNDLE_CARD = 4445;

    /** The value of a tag; 0 if the card does not have it. */
    int tag(int number) {
        return tags.getOrDefault(number, 0);
    }

    /** Whether the card has a tag with another value than 0. */
    boolean has(int number) {
        return tag(number) != 0;
    }
}
