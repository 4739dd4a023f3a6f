package cardbench.deckfile;

import cardbench.yaml.YamlScalar;
import java.util.List;

/**
 * A topic: a goal of the deck that any of several combos reaches. Immutable.
 *
 * @param key its name, as the file has it
 * @param startCard number of cards in the opening hand, from 0 on
 * @param execProgram whether effects of cards are activated
 * @param header the program that runs first, or {@code null}
 * @param autoShuffle whether the deck is shuffled after every search that finds a card
 * @param scanZones the letters of the zones whose cards are activated, in their order; {@code HB}
 *     by default
 * @param combos in the order of the file
 * @param opening what happens before the header
 */
public record Topic(
        YamlScalar key,
        int startCard,
        boolean execProgram,
        YamlScalar header,
        boolean autoShuffle,
        String scanZones,
        List<Combo> combos,
        Opening opening) {

    /** Copies the list, so that a topic never changes. */
    public Topic {
        combos = List.copyOf(combos);
    }

    /** Its name. */
    public String name() {
        return key.value();
    }

    /** The same topic with another size of the opening hand. */
    public Topic withStartCard(int cards) {
        return new Topic(key, cards, execProgram, header, autoShuffle, scanZones, combos, opening);
    }

    /** The same topic with another opening. */
    Topic withOpening(Opening other) {
        return new Topic(
                key, startCard, execProgram, header, autoShuffle, scanZones, combos, other);
    }

    /** How many cards are dealt before anything runs; a given state deals its own cards. */
    public int dealt() {
        return opening.state() == null ? startCard : 0;
    }
}
