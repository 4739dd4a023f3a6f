package cardbench.build.tables;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.hearthstone.Format;
import cardbench.codes.hearthstone.SetsOfFormats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reports what the card tables of the site lack: {@code TableReport <cards-data> <folder of newer
 * tables>}. For each game it prints the sources of the tables, how many cards have no name in each
 * language, and the sets of its cards; then how old the list of formats is. It never fails, because
 * a site with old tables is better than none; what is missing becomes a warning of the workflow.
 */
public final class TableReport {

    private static final String SUFFIX = ".tsv";

    private TableReport() {}

    /** Prints the report. */
    public static void main(String[] arguments) {
        try {
            for (String game : List.of("hearthstone", "genshin")) {
                Path newer = Path.of(arguments[1], game);
                boolean fetched = Files.exists(newer.resolve(CardTable.CARDS + SUFFIX));
                Path folder = fetched ? newer : Path.of(arguments[0], game);
                lines(game, folder, fetched).forEach(System.out::println);
            }
            formatLines(LocalDate.now(ZoneOffset.UTC)).forEach(System.out::println);
        } catch (IOException | RuntimeException e) {
            System.out.println("::warning title=Card tables::They cannot be reported on: " + e);
        }
    }

    /**
     * The lines about the tables of a game.
     *
     * @param fetched whether they are not those of the project itself
     */
    static List<String> lines(String game, Path folder, boolean fetched) throws IOException {
        List<String> lines = new ArrayList<>();
        CardTable cards = table(folder.resolve(CardTable.CARDS + SUFFIX));
        lines.add(
                game
                        + ": "
                        + cards.size()
                        + " cards, "
                        + (fetched ? "fetched tables" : "tables of the project"));
        for (String note : notes(folder.resolve(CardTable.CARDS + SUFFIX))) {
            lines.add("  source: " + note);
        }
        for (Path file : nameTables(folder)) {
            CardTable names = table(file);
            int unnamed = 0;
            for (int row = 0; row < cards.size(); row++) {
                // a reprint has the name of its first printing
                boolean named =
                        names.row(cards.card(row).id()) >= 0
                                || names.row(cards.card(row).number("copy")) >= 0;
                unnamed += named ? 0 : 1;
            }
            String message = names.content() + ": " + unnamed + " cards without a name";
            lines.add(unnamed == 0 ? "  " + message : warning(game, message));
        }
        TreeSet<String> sets = new TreeSet<>();
        for (int row = 0; row < cards.size() && cards.columns().contains("set"); row++) {
            sets.add(cards.card(row).text("set"));
        }
        if (!sets.isEmpty()) {
            lines.add("  " + sets.size() + " sets: " + String.join(" ", sets));
            lines.add("  of these in Standard: " + standard(sets));
        }
        if (sets.contains("")) {
            lines.add(warning(game, "some cards have no set"));
        }
        return lines;
    }

    /**
     * The lines about the formats: sets leave Standard once a year, between March and April, and
     * the list of those that left is written by hand.
     */
    static List<String> formatLines(LocalDate today) {
        boolean due = today.getYear() > SetsOfFormats.YEAR && today.getMonthValue() > 3;
        String message = "the sets that left Standard are those up to " + SetsOfFormats.YEAR;
        return List.of(due ? warning("hearthstone", message) : "formats: " + message);
    }

    private static String standard(TreeSet<String> sets) {
        return sets.stream()
                .filter(set -> SetsOfFormats.holds(Format.STANDARD, set))
                .collect(Collectors.joining(" "));
    }

    private static String warning(String game, String message) {
        return "::warning title=Card tables of " + game + "::" + message;
    }

    private static CardTable table(Path file) throws IOException {
        List<CardTable> tables = CardTableReader.read(Files.readString(file), new Diagnostics());
        if (tables.size() != 1) {
            throw new CardTableTrouble(file + " is not one table");
        }
        return tables.get(0);
    }

    /** The tables of names, sorted; other files of the folder are no tables. */
    private static List<Path> nameTables(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> tables = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                boolean names = name.endsWith(SUFFIX) && !name.startsWith(CardTable.CARDS);
                if (names && Files.readString(file).startsWith("cardbench-table ")) {
                    tables.add(file);
                }
            }
            return tables;
        }
    }

    private static List<String> notes(Path file) throws IOException {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.startsWith("# "))
                    .map(line -> line.substring(2))
                    .toList();
        }
    }
}
