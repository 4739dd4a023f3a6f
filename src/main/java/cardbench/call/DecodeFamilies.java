package cardbench.call;

import cardbench.hearthstone.Mercenaries;
import java.util.List;

/**
 * The families that a page needs at once: the operations on codes. A class of their own, so that
 * the bundle made of them holds nothing of the labs.
 */
public final class DecodeFamilies {

    private DecodeFamilies() {}

    /** All of them. */
    public static List<Family> all() {
        OpenTables tables = new OpenTables();
        return List.of(
                new DeckFamily(
                        List.of(new HearthstoneShape(), new GenshinShape(tables)),
                        List.of(new Mercenaries())),
                tables);
    }
}
