package cardbench.call;

import java.util.List;

/**
 * The families that go together in a bundle. Each method names its own, so that a bundle holds the
 * classes of what it calls and no others.
 */
public final class Families {

    private Families() {}

    /** What a page needs at once: the operations on deck codes. */
    public static List<Family> decode() {
        return List.of(new DeckFamily(List.of(), List.of()));
    }

    /** Everything. */
    public static List<Family> all() {
        return decode();
    }
}
