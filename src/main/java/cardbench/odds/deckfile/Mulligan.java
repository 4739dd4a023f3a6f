package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * A mulligan and how it is decided: the key {@code mulligan} of a topic. Immutable.
 *
 * @param key the key itself
 * @param kind the rule
 * @param keep the number that decides whether a hand is kept, for rules that redraw the hand; or
 *     {@code null}
 * @param kept the cards that are kept, for rules that redraw single cards
 * @param most the largest number of mulligans, or -1 for as many as the hand has cards
 * @param free how many mulligans cost no card
 * @param bottom what goes to the bottom of the deck, by the number of mulligans, ascending
 */
public record Mulligan(
        YamlScalar key,
        Kind kind,
        YamlScalar keep,
        List<CardItem> kept,
        int most,
        int free,
        List<Bottom> bottom) {

    /** The most mulligans. */
    public static final int MAX = 10;

    /**
     * What goes to the bottom of the deck.
     *
     * @param from from how many mulligans on, 1 or more
     * @param items in order of preference
     */
    public record Bottom(int from, List<CardItem> items) {

        /** Copies the list, so that it never changes. */
        public Bottom {
            items = List.copyOf(items);
        }
    }

    /** A rule. */
    public enum Kind {
        /** Draw a whole hand again, then put one card for each mulligan to the bottom. */
        LONDON("london", true),
        /** Draw one card less each time; then look at the top card. */
        VANCOUVER("vancouver", true),
        /** Redraw any cards once, which cannot come back at once. */
        HEARTHSTONE("hearthstone", false),
        /** Redraw any cards once; no card of a returned name comes while there are others. */
        GENSHIN("genshin", false),
        /** Replace one card after the other; none of them comes back. */
        ONE_BY_ONE("one-by-one", false),
        /** Draw whole hands until one is kept; no hand costs a card. */
        REDRAW("redraw", true);

        private final String word;
        private final boolean whole;

        Kind(String word, boolean whole) {
            this.word = word;
            this.whole = whole;
        }

        /** The word in the file. */
        public String word() {
            return word;
        }

        /** Whether the whole hand is redrawn. */
        public boolean isWhole() {
            return whole;
        }

        /** The words of all kinds. */
        public static List<String> words() {
            List<String> words = new ArrayList<>();
            for (Kind kind : values()) {
                words.add(kind.word);
            }
            return words;
        }

        /** Whether cards with the name of a returned one are passed over. */
        public boolean passesNames() {
            return this == GENSHIN;
        }

        /** Whether hands cost cards that go to the bottom, or are looked at there. */
        boolean hasBottom() {
            return this == LONDON || this == VANCOUVER;
        }

        /**
         * The largest number of mulligans that a file may set; 0 if the rule has no such number.
         */
        int limit() {
            return this == HEARTHSTONE || this == GENSHIN ? 1 : this == REDRAW ? 0 : MAX;
        }

        /** The words of all kinds in one text. */
        static String all() {
            return String.join(", ", words());
        }

        /** The kind of a word, or {@code null}. */
        public static Kind of(String word) {
            int index = words().indexOf(word);
            return index < 0 ? null : values()[index];
        }
    }

    /** Copies the lists, so that it never changes. */
    public Mulligan {
        kept = List.copyOf(kept);
        bottom = List.copyOf(bottom);
    }

    /** The largest number of mulligans of a hand of some cards. */
    public int most(int hand) {
        return most >= 0 ? most : Math.min(hand, kind.limit());
    }
}
