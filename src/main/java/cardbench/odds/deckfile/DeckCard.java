package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlScalar;
import java.util.List;

/**
 * A card of the deck. Immutable.
 *
 * @param key its name, as the file has it
 * @param count copies in the deck, 0 or more
 * @param attributes in the order of the file
 * @param description its name for people, or empty
 * @param effects the programs of its effects, without empty ones
 */
public record DeckCard(
        YamlScalar key,
        int count,
        List<YamlScalar> attributes,
        String description,
        List<YamlScalar> effects) {

    /** Copies the lists, so that a card never changes. */
    public DeckCard {
        attributes = List.copyOf(attributes);
        effects = List.copyOf(effects);
    }

    /** How many copies the deck has of each of some cards. */
    static int[] copies(List<DeckCard> cards) {
        int[] copies = new int[cards.size()];
        for (int i = 0; i < copies.length; i++) {
            copies[i] = cards.get(i).count();
        }
        return copies;
    }

    /** Its name. */
    public String name() {
        return key.value();
    }

    /** The same card with another number of copies. */
    public DeckCard withCount(int copies) {
        return new DeckCard(key, copies, attributes, description, effects);
    }
}
