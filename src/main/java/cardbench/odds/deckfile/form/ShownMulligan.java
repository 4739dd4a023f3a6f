package cardbench.odds.deckfile.form;

import cardbench.base.yaml.CoreSchema;
import cardbench.base.yaml.YamlList;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A mulligan as a form shows it. Immutable.
 *
 * @param kind the word of its rule, or empty for none
 * @param keep the hands that are kept, as {@link DeckForm.Combo#also}, for rules that redraw the
 *     hand
 * @param cards the cards that are kept, for rules that redraw single cards
 * @param most the largest number of mulligans, or -1 where the file has none
 * @param free how many mulligans cost no card
 * @param bottom what goes to the bottom of the deck, by the number of mulligans, ascending
 */
public record ShownMulligan(
        String kind,
        List<List<CardCount>> keep,
        List<String> cards,
        int most,
        int free,
        List<Bottom> bottom) {

    static final List<String> KEYS = List.of("kind", "keep", "most", "free", "bottom");

    /** The kind of a mulligan that names none. */
    static final String USUAL = "london";

    /** The kinds that redraw the hand as a whole, and those among them with a bottom. */
    private static final List<String> WHOLE = List.of(USUAL, "vancouver", "redraw");

    private static final List<String> WITH_BOTTOM = List.of(USUAL, "vancouver");

    /** The kinds that redraw single cards. */
    private static final List<String> SINGLE = List.of("hearthstone", "genshin", "one-by-one");

    /** The most mulligans. */
    public static final int MAX = 10;

    /** No mulligan. */
    static final ShownMulligan NONE = new ShownMulligan("", List.of(), List.of(), -1, 0, List.of());

    /**
     * Cards that go to the bottom.
     *
     * @param from from how many mulligans on, 1 or more
     * @param cards conditions, in order of preference
     */
    public record Bottom(int from, List<String> cards) {

        /** Copies the list. */
        public Bottom {
            cards = List.copyOf(cards);
        }
    }

    /** Copies the lists. */
    public ShownMulligan {
        keep = List.copyOf(keep);
        cards = List.copyOf(cards);
        bottom = List.copyOf(bottom);
    }

    /** The words of all kinds. */
    public static List<String> kinds() {
        List<String> kinds = new ArrayList<>(WHOLE);
        kinds.addAll(SINGLE);
        return kinds;
    }

    /** Whether the hand is redrawn as a whole. */
    boolean isWhole() {
        return WHOLE.contains(kind);
    }

    /** Whether it has only parts and numbers that its kind has, so that a file may have it. */
    boolean isPossible() {
        boolean parts =
                (isWhole() ? cards.isEmpty() : SINGLE.contains(kind) && keep.isEmpty())
                        && (WITH_BOTTOM.contains(kind) || free == 0 && bottom.isEmpty());
        int before = 0;
        for (Bottom part : bottom) {
            parts &= part.from() > before && !part.cards().isEmpty();
            before = part.from();
        }
        parts &= before <= MAX && free >= 0 && free <= MAX && most >= -1;
        return kind.isEmpty() ? equals(NONE) : parts && most <= limit();
    }

    /** The largest number of mulligans that a file may name for the kind; -1 if it names none. */
    private int limit() {
        return switch (kind) {
            case "redraw" -> -1;
            case "hearthstone", "genshin" -> 1;
            default -> MAX;
        };
    }

    /** Reads the value of the key {@code mulligan}; {@code null} for what no form shows. */
    static ShownMulligan read(YamlNode node) {
        if (FormFile.isNothing(node)) {
            return NONE;
        }
        if (!(node instanceof YamlMap map)) {
            return null;
        }
        for (YamlMap.Entry entry : map.entries()) {
            if (!KEYS.contains(entry.key().value())) {
                return null;
            }
        }
        String kind = kind(map.entry("kind"));
        boolean whole = WHOLE.contains(kind);
        YamlNode keep = value(map.entry("keep"));
        List<List<CardCount>> hands = whole ? FormReader.conditions(keep) : List.of();
        List<String> cards = whole ? List.of() : FormReader.texts(keep);
        OptionalInt most = number(map.entry("most"), -1);
        OptionalInt free = number(map.entry("free"), 0);
        List<Bottom> bottom = bottom(value(map.entry("bottom")));
        if (hands == null
                || cards == null
                || most.isEmpty()
                || free.isEmpty()
                || bottom == null
                || !kinds().contains(kind)) {
            return null;
        }
        ShownMulligan read =
                new ShownMulligan(kind, hands, cards, most.getAsInt(), free.getAsInt(), bottom);
        return read.isPossible() ? read : null;
    }

    private static YamlNode value(YamlMap.Entry entry) {
        return entry == null ? null : entry.value();
    }

    /** The word of a kind; what is no text is no kind. */
    private static String kind(YamlMap.Entry entry) {
        if (entry == null) {
            return USUAL;
        }
        return entry.value() instanceof YamlScalar word ? word.value() : "";
    }

    private static OptionalInt number(YamlMap.Entry entry, int otherwise) {
        return entry == null ? OptionalInt.of(otherwise) : FormReader.integer(entry.value());
    }

    /**
     * A list of cards, or a map of numbers of mulligans and such lists; {@code null} for others.
     */
    private static List<Bottom> bottom(YamlNode node) {
        List<Bottom> bottom = new ArrayList<>();
        if (node instanceof YamlMap map) {
            for (YamlMap.Entry entry : map.entries()) {
                OptionalInt from = CoreSchema.integer(entry.key().value());
                List<String> cards =
                        entry.value() instanceof YamlList ? FormReader.texts(entry.value()) : null;
                if (from.isEmpty() || cards == null) {
                    return null;
                }
                int at = bottom.size();
                while (at > 0 && bottom.get(at - 1).from() > from.getAsInt()) {
                    at--;
                }
                bottom.add(at, new Bottom(from.getAsInt(), cards));
            }
            return bottom;
        }
        List<String> cards = FormReader.texts(node);
        if (cards != null && !cards.isEmpty()) {
            bottom.add(new Bottom(1, cards));
        }
        return cards == null ? null : bottom;
    }
}
