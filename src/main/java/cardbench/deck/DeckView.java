package cardbench.deck;

import cardbench.text.Diagnostic;
import java.util.List;

/**
 * A deck as people see it, the same shape for every game: what a page shows and what exports write.
 *
 * @param game the kind of the deck's codes: {@code "genshin"}
 * @param title what the deck is called, or what stands for a name
 * @param subtitle what it is beside that, or empty
 * @param code the deck's code
 * @param sections the parts of the deck, in the game's order
 * @param curve how many copies there are at each cost, by ascending cost; empty where costs say
 *     nothing
 * @param dust what it costs to make all cards, or {@link #ABSENT}
 * @param checks what the game's rules say about it
 */
public record DeckView(
        String game,
        String title,
        String subtitle,
        String code,
        List<Section> sections,
        List<CostCount> curve,
        int dust,
        List<Diagnostic> checks) {

    /** Stands for a number that is not there. */
    public static final int ABSENT = -1;

    /** Copies the lists, so that a view never changes. */
    public DeckView {
        sections = List.copyOf(sections);
        curve = List.copyOf(curve);
        checks = List.copyOf(checks);
    }

    /** The same deck, and this is what the rules say about it. */
    public DeckView checked(List<Diagnostic> found) {
        return new DeckView(game, title, subtitle, code, sections, curve, dust, found);
    }

    /**
     * A part of a deck.
     *
     * @param title its name in English; of a sideboard, the name of the card that owns it
     */
    public record Section(SectionName name, String title, List<Row> rows) {

        /** Copies the list, so that a section never changes. */
        public Section {
            rows = List.copyOf(rows);
        }

        /** A section that is titled with its name. */
        public Section(SectionName name, List<Row> rows) {
            this(name, name.english(), rows);
        }

        /** Its name for programs. */
        public String key() {
            return name.key();
        }
    }

    /** How many copies of cards have one cost. */
    public record CostCount(int cost, int copies) {}

    /**
     * A card in a section. Texts that are not there are empty, numbers {@link #ABSENT}.
     *
     * @param id the game's number of the card, as {@link CardNumber} keeps it
     * @param count how many copies
     * @param name in the language asked for, or the next best; the number where no table has it
     * @param known whether an open table has the card
     * @param cost mana, dice
     * @param kind the game's word for what it is, in English small letters
     * @param rarity the game's word for how rare it is
     * @param className the class it belongs to
     * @param element the element it belongs to
     * @param owner the number of the card that it comes with
     */
    public record Row(
            int id,
            int count,
            String name,
            boolean known,
            int cost,
            String kind,
            String rarity,
            String className,
            String element,
            int owner) {

        /** The game's number of the card. */
        public long number() {
            return CardNumber.of(id);
        }

        /** A card that no open table knows. */
        public static Row unknown(int id, int count) {
            return new Row(
                    id,
                    count,
                    Long.toString(CardNumber.of(id)),
                    false,
                    ABSENT,
                    "",
                    "",
                    "",
                    "",
                    ABSENT);
        }
    }
}
