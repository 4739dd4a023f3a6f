package cardbench.codes.list.written;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** A random deck: zones with rows, each card once in a zone. Immutable. */
record Deck(List<Row> rows) {

    private static final List<String> SETS =
            List.of(
                    "DOM", "M21", "2X2", "NEO", "40K", "PLST", "SVI", "TWM", "SSP", "MH3", "BLB",
                    "CMR", "C21", "LTR", "STA", "ZNR");

    /** Names that any form can hold. */
    static final Predicate<String> ANY = name -> true;

    /** Names without brackets, for forms that write something in round brackets behind names. */
    static final Predicate<String> NO_BRACKET = name -> name.indexOf('(') < 0;

    Deck {
        rows = List.copyOf(rows);
    }

    /** The rows of a zone. */
    List<Row> of(String zone) {
        return rows.stream().filter(row -> row.zone().equals(zone)).toList();
    }

    /** The number of copies in a zone. */
    int copies(String zone) {
        return copies(of(zone));
    }

    static int copies(List<Row> rows) {
        return rows.stream().mapToInt(Row::count).sum();
    }

    /** The rows of a zone in {@code parts} groups that follow one another, none of them empty. */
    static List<List<Row>> groups(List<Row> rows, int parts) {
        List<List<Row>> groups = new ArrayList<>();
        int number = Math.min(parts, rows.size());
        for (int i = 0; i < number; i++) {
            groups.add(rows.subList(rows.size() * i / number, rows.size() * (i + 1) / number));
        }
        return groups;
    }

    /** Adds zone after zone to a deck. */
    static final class Maker {

        private final Dice dice;
        private final String language;
        private final Predicate<String> names;
        private final Set<String> taken = new TreeSet<>();
        private final List<Row> rows = new ArrayList<>();

        Maker(Dice dice, String language, Predicate<String> names) {
            this.dice = dice;
            this.language = language;
            this.names = names;
        }

        /** Rows of 1 to {@code most} copies with that sum, the last row with the rest. */
        Maker zone(String zone, int copies, int most) {
            for (int left = copies; left > 0; ) {
                int count = Math.min(left, dice.between(1, most));
                add(zone, count, name());
                left -= count;
            }
            return this;
        }

        /** One row. */
        Maker card(String zone, int count, String name) {
            taken.add(name);
            add(zone, count, name);
            return this;
        }

        private String name() {
            for (int i = 0; ; i++) {
                String name = CardNames.of(dice, language, names);
                if (taken.add(name) || i > 200) {
                    return name;
                }
            }
        }

        private void add(String zone, int count, String name) {
            String number =
                    String.valueOf(dice.between(1, 399))
                            + (dice.chance(4) ? dice.of("a", "★", "p") : "");
            rows.add(new Row(zone, count, name, dice.of(SETS), number));
        }

        Deck deck() {
            return new Deck(rows);
        }
    }

    /**
     * A Magic deck of 60 cards, basic lands among them.
     *
     * @param side the number of cards of the sideboard, or -1 for any from 0 to 15
     */
    static Deck magic(Dice dice, String language, Predicate<String> names, int side) {
        Maker maker = new Maker(dice, language, names);
        int lands = dice.between(16, 24);
        maker.zone("main", 60 - lands, 4);
        basics(dice, language, maker, lands);
        maker.zone("sideboard", side < 0 ? dice.between(0, 15) : side, 4);
        return maker.deck();
    }

    /** A deck of a commander and 99 other cards. */
    static Deck commander(Dice dice, String language, Predicate<String> names) {
        Maker maker = new Maker(dice, language, names);
        maker.zone("leader", 1, 1);
        int lands = dice.between(60, 90);
        maker.zone("main", 99 - lands, 1);
        basics(dice, language, maker, lands);
        return maker.deck();
    }

    private static void basics(Dice dice, String language, Maker maker, int lands) {
        List<String> basics =
                switch (language) {
                    case "ja" -> List.of("島", "山", "森", "平地");
                    case "zh" -> List.of("海岛", "山脉", "树林", "平原");
                    case "de" -> List.of("Insel", "Gebirge", "Wald", "Ebene");
                    case "en" -> List.of("Island", "Mountain", "Forest", "Plains");
                    default -> List.of("Island", "Mountain");
                };
        int first = dice.between(1, lands - 1);
        List<String> two = dice.shuffled(basics);
        maker.card("main", first, two.get(0)).card("main", lands - first, two.get(1));
    }

    /** A deck of another game: 40 to 60 cards, some beside them in further zones. */
    static Deck plain(
            Dice dice, String language, Predicate<String> names, int size, String... zones) {
        Maker maker = new Maker(dice, language, names).zone("main", size, 4);
        for (String zone : zones) {
            int most = zone.equals("leader") ? 1 : 15;
            maker.zone(zone, dice.between(1, most), 3);
        }
        return maker.deck();
    }
}
