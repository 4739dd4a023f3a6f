package cardbench.codes.hearthstone.mercenaries;

import java.util.List;

/**
 * A mercenary of a party. A number that the code leaves out is {@link Party#ABSENT}.
 *
 * @param id the game's number of the mercenary, from 1
 * @param equipment the number of its equipment; the game leaves it out if there is none
 * @param art the number of its picture
 * @param premium 0 normal, 1 golden, 2 diamond
 * @param unknown further fields of its message
 */
public record Mercenary(int id, int equipment, int art, int premium, List<RawField> unknown) {

    /** Copies the list, so that a mercenary never changes. */
    public Mercenary {
        unknown = List.copyOf(unknown);
    }
}
