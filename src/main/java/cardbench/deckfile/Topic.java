package cardbench.deckfile;

import cardbench.yaml.YamlScalar;
import java.util.List;

/**
 * A topic: something the deck may or may not bring about, in one of several ways.
 *
 * @param key its name, as the file has it
 * @param startCard cards of the opening hand
 * @param execProgram whether the effects of cards are activated
 * @param header the program that runs first, or {@code null}
 * @param autoShuffle whether the deck is shuffled behind every search
 * @param scanZones the zones whose cards are activated, in their order; {@code HB} unless written
 * @param combos in the order of the file
 */
public record Topic(
        YamlScalar key,
        int startCard,
        boolean execProgram,
        YamlScalar header,
        boolean autoShuffle,
        String scanZones,
        List<Combo> combos) {

    /** Copies the list, so that a topic never changes. */
    public Topic {
        combos = List.copyOf(combos);
    }

    /** Its name. */
    public String name() {
        return key.value();
    }

    public Topic withStartCard(int cards) {
        return new Topic(key, cards, execProgram, header, autoShuffle, scanZones, combos);
    }
}
