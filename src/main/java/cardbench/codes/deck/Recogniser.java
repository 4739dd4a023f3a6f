package cardbench.codes.deck;

import java.util.List;

/** Finds codes of one kind in a text, by a mark and the structure after it, or by their form. */
public interface Recogniser {

    /**
     * The maximum number of codes to list for one text. Recognisers search for one more, which
     * shows that the list is not complete.
     */
    int MOST = 10_000;

    /** The kind, as in the contract: {@code "hearthstone"}, {@code "ydk"}. */
    String kind();

    /**
     * The codes of this kind that can be read without an error, in the order of the text, without
     * overlaps; at most one more than {@link #MOST}. For a kind without a mark, these are the texts
     * that nothing shows to be something else, and they are not {@linkplain Found#certain certain}.
     */
    List<Found> find(String text);

    /**
     * Whether the game of this kind ignores {@linkplain CommentLines comment lines}: a code in one
     * is read only if the text holds no other.
     */
    default boolean hasComments() {
        return false;
    }

    /**
     * Whether the whole text is one code of this kind, which can be checked without searching the
     * text. Only for codes that begin with a mark, where no code of another kind can begin.
     */
    default boolean isWhole(String text) {
        return false;
    }
}
