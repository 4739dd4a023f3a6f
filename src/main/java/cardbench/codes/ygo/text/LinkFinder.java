package cardbench.codes.ygo.text;

import java.util.ArrayList;
import java.util.List;

/** Finds links of one form in a text, as they are and behind their percent escapes. */
public final class LinkFinder {

    /** How often a link may be percent-encoded: by a page, and by the one it was shared with. */
    public static final int LEVELS = 3;

    private LinkFinder() {}

    /** Separates the links of a form from other words. */
    public interface Form {

        /**
         * The code in a link, or {@code null}.
         *
         * @param place the range of the link in the text
         * @param word its characters
         * @param level how often they were decoded, from 0
         */
        Candidate code(TextRange place, LinkWord word, int level);
    }

    /**
     * The links of a text, in their order.
     *
     * @param shortest the number of characters of the shortest link
     */
    public static List<Candidate> find(String text, int shortest, Form form) {
        List<Candidate> links = new ArrayList<>();
        TextRange place = LinkWord.next(text, 0, shortest);
        while (place != null) {
            Candidate link = link(place, new LinkWord(CodeText.of(text, place)), form);
            if (link != null) {
                links.add(link);
            }
            place = LinkWord.next(text, place.to(), shortest);
        }
        return links;
    }

    private static Candidate link(TextRange place, LinkWord written, Form form) {
        LinkWord word = written;
        for (int level = 0; level < LEVELS; level++) {
            Candidate link = form.code(place, word, level);
            if (link != null || !word.isEncoded()) {
                return link;
            }
            word = word.decoded();
        }
        return null;
    }
}
