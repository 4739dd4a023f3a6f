package cardbench.deck;

import java.util.List;

/** Finds codes of one kind in any text: a mark and a structure inside of it, or its whole shape. */
public interface Recogniser {

    /**
     * The most codes that are looked for in one text; where one more is found, the text has more.
     */
    int MOST = 10_000;

    /** The kind, as in the contract: {@code "hearthstone"}, {@code "ydk"}. */
    String kind();

    /**
     * The codes of this kind that can be read without an error, in the order of the text, none
     * overlapping another; at most one more than {@link #MOST}. A kind without a mark of its own
     * claims only what nothing contradicts.
     */
    List<Found> find(String text);
}
