package cardbench.deck;

import java.util.List;

/** Finds codes of one kind in any text: a mark and a structure inside of it, or its whole shape. */
public interface Recogniser {

    /** The kind, as in the contract: {@code "hearthstone"}, {@code "ydk"}. */
    String kind();

    /**
     * Every code of this kind that can be read without an error, in the order of the text, none
     * overlapping another. A kind without a mark of its own claims only what nothing contradicts.
     */
    List<Found> find(String text);
}
