package cardbench.codes.deck;

import cardbench.base.text.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A deck for display, in the same form for every game: pages show it and exports write it.
 * Immutable.
 *
 * @param game the kind of the deck's codes: {@code "genshin"}
 * @param title the name of the deck, or a description in its place
 * @param subtitle the description, if the title is a name; else empty
 * @param code the deck's code
 * @param sections the parts of the deck, in the game's order
 * @param curve the number of copies at each cost, by ascending cost; empty if the game has no costs
 * @param crafting the cost of crafting the cards
 * @param checks the diagnostics of the game's rules
 */
public record DeckView(
        String game,
        String title,
        String subtitle,
        String code,
        List<Section> sections,
        List<CostCount> curve,
        CraftingCost crafting,
        List<Diagnostic> checks) {

    /** The value of an absent number. */
    public static final int ABSENT = -1;

    /** Copies the lists, so that a view never changes. */
    public DeckView {
        sections = List.copyOf(sections);
        curve = List.copyOf(curve);
        checks = List.copyOf(checks);
    }

    /** A deck of a game whose cards are not crafted. */
    public DeckView(
            String game,
            String title,
            String subtitle,
            String code,
            List<Section> sections,
            List<CostCount> curve,
            List<Diagnostic> checks) {
        this(game, title, subtitle, code, sections, curve, CraftingCost.NONE, checks);
    }

    /**
     * The number of copies that the curve leaves out because their cost is unknown: those in the
     * parts of the deck in which other cards have a cost. Sideboards are in no curve.
     */
    public int curveLeftOut() {
        int leftOut = 0;
        for (Section section : sections) {
            int copies = 0;
            boolean costs = false;
            for (Row row : section.rows()) {
                costs |= row.cost() != ABSENT;
                copies += row.cost() == ABSENT ? row.count() : 0;
            }
            leftOut += costs && !section.isSideboard() && !curve.isEmpty() ? copies : 0;
        }
        return leftOut;
    }

    /** The number of copies at each cost, by ascending cost; rows without a cost are left out. */
    public static List<CostCount> curve(List<Row> rows) {
        List<Row> sorted = new ArrayList<>(rows);
        sorted.sort((a, b) -> Integer.compare(a.cost, b.cost));
        List<CostCount> curve = new ArrayList<>();
        for (Row row : sorted) {
            int last = curve.size() - 1;
            if (last >= 0 && curve.get(last).cost() == row.cost) {
                curve.set(last, new CostCount(row.cost, curve.get(last).copies() + row.count));
            } else if (row.cost != ABSENT) {
                curve.add(new CostCount(row.cost, row.count));
            }
        }
        return curve;
    }

    /** The same view with the diagnostics of the rules. */
    public DeckView checked(List<Diagnostic> found) {
        return new DeckView(game, title, subtitle, code, sections, curve, crafting, found);
    }

    /**
     * The same view under a name of the deck, and with names of cards that no table has. A card
     * whose row is not {@link Row#known()} stays so: only its name is known.
     *
     * @param name of the deck; empty for none
     * @param names what cards are called, by {@linkplain Row#spelling() id}
     */
    public DeckView named(String name, Map<String, String> names) {
        boolean differs = !name.isEmpty() && !name.equals(title);
        List<Section> called = new ArrayList<>();
        for (Section section : sections) {
            List<Row> rows = new ArrayList<>();
            for (Row row : section.rows()) {
                String given = row.known() ? null : names.get(row.spelling());
                rows.add(given == null ? row : row.called(given));
            }
            called.add(new Section(section.key(), section.title(), rows));
        }
        String described = subtitle.isEmpty() ? title : subtitle;
        return new DeckView(
                game,
                differs ? name : title,
                differs ? described : subtitle,
                code,
                called,
                curve,
                crafting,
                checks);
    }

    /**
     * A part of a deck.
     *
     * @param key its name for programs: {@code "characters"}. Exports print {@code "hero"} without
     *     a number of cards, and {@code "sideboard"} below the card that owns it
     * @param title its name in English; for a sideboard, the name of the card that owns it
     */
    public record Section(String key, String title, List<Row> rows) {

        /** Copies the list, so that a section never changes. */
        public Section {
            rows = List.copyOf(rows);
        }

        /** Whether it is the sideboard of a card. */
        public boolean isSideboard() {
            return key.equals("sideboard");
        }
    }

    /** The number of copies of all cards with one cost. */
    public record CostCount(int cost, int copies) {}

    /**
     * A card in a section. Absent texts are empty, absent numbers are {@link #ABSENT}.
     *
     * @param id the game's number of the card, as {@link CardNumber} stores it; {@code 0} where ids
     *     are texts
     * @param text the id of the card where ids are texts; else empty
     * @param count the number of copies
     * @param name in the requested language, or in the next best; the id if no table has it
     * @param known whether an open table has the card
     * @param cost mana or dice
     * @param kind the game's word for the type of the card, in lower-case English
     * @param rarity the game's word for the rarity
     * @param className the class that the card belongs to
     * @param element the element that the card belongs to
     * @param owner the number of the card to whose sideboard this card belongs
     * @param nameLanguage the tag of the language of the name, if it is not the requested one
     */
    public record Row(
            int id,
            String text,
            int count,
            String name,
            boolean known,
            int cost,
            String kind,
            String rarity,
            String className,
            String element,
            int owner,
            String nameLanguage) {

        /** A card that has a number, with its name in the requested language. */
        public Row(
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
            this(id, "", count, name, known, cost, kind, rarity, className, element, owner, "");
        }

        private Row with(String called, int energy, String title, String tag) {
            return new Row(
                    id, text, count, called, known, energy, kind, rarity, title, element, owner,
                    tag);
        }

        /** The same row with this name. */
        public Row called(String given) {
            return with(given, cost, className, nameLanguage);
        }

        /** Whether there is a name: an open table has one, or who gave the deck. */
        public boolean isNamed() {
            return known || !name.equals(spelling());
        }

        /** The same row with this cost. */
        public Row costing(int energy) {
            return with(name, energy, className, nameLanguage);
        }

        /** The same row with the class that the card belongs to. */
        public Row ofClass(String title) {
            return with(name, cost, title, nameLanguage);
        }

        /** The same row, marked that its name is in another language than the requested one. */
        public Row namedIn(String tag) {
            return with(name, cost, className, tag);
        }

        /**
         * The order by cost, then name, as collections show cards; cards that no table has come
         * last, by number.
         */
        public int order(Row other) {
            if (known != other.known) {
                return known ? -1 : 1;
            }
            int byCost = Integer.compare(rank(), other.rank());
            int byName = byCost != 0 || !known ? byCost : name.compareTo(other.name);
            return byName != 0 ? byName : Integer.compare(id, other.id);
        }

        private int rank() {
            return cost == ABSENT ? Integer.MAX_VALUE : cost;
        }

        /** The game's number of the card. */
        public long number() {
            return CardNumber.of(id);
        }

        /** The id as the game spells it: the text, or the number in decimal digits. */
        public String spelling() {
            return text.isEmpty() ? Long.toString(number()) : text;
        }

        /** What stands for a card without a name: its number behind a {@code #}, or its text. */
        public String label() {
            return text.isEmpty() ? "#" + number() : text;
        }

        /** A card with a text as its id, which no table contains. */
        public static Row unknown(String id, int count) {
            return new Row(0, id, count, id, false, ABSENT, "", "", "", "", ABSENT, "");
        }

        /** A card that no open table knows. */
        public static Row unknown(int id, int count) {
            String name = Long.toString(CardNumber.of(id));
            return new Row(id, count, name, false, ABSENT, "", "", "", "", ABSENT);
        }
    }
}
