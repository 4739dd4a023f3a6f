package cardbench.build.tables;

import cardbench.app.bundle.AllOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonObject.Member;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reports which share of the cards of real codes the tables name, by game, language and file:
 * {@code Coverage <cards-data> <file or folder of codes>...}. A file of codes is a list in JSON,
 * whose texts {@code code}, {@code deckstring} and {@code text} are codes, or is itself a code,
 * such as a {@code .ydk}. Cards count as often as the decks have them. Every game whose decks the
 * core can show is covered, since the core itself is asked for each deck.
 */
public final class Coverage {

    private static final List<String> LANGUAGES = List.of("zh-CN", "en", "ja");

    private static final List<String> CODES = List.of("code", "deckstring", "text");

    private static final String TABLE = ".tsv";

    /** So many unnamed cards of a file are listed. */
    private static final int LISTED = 20;

    private final Map<String, Dispatcher> cores = new TreeMap<>();

    /** Copies of the cards of one game in one file. */
    private static final class Tally {

        private int decks;
        private int copies;
        private final Map<String, Integer> named = new TreeMap<>();
        private final Map<Integer, Integer> unnamed = new TreeMap<>();
    }

    private Coverage(Path cardsData) throws IOException {
        for (String language : LANGUAGES) {
            // a core for each language, so that no other language stands in for it
            Dispatcher core = new Dispatcher(AllOperations.all());
            for (Path file : tables(cardsData)) {
                String content = content(file);
                if (content.equals("cards") || content.equals(language)) {
                    core.open("table", name(file), Files.readAllBytes(file));
                }
            }
            cores.put(language, core);
        }
    }

    /** Prints the report. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 0) {
            System.err.println("usage: Coverage cards-data file...");
            System.exit(2);
        }
        List<Path> files = new ArrayList<>();
        for (String file : List.of(arguments).subList(1, arguments.length)) {
            files.add(Path.of(file));
        }
        lines(Path.of(arguments[0]), files).forEach(System.out::println);
    }

    /** A line for each game of each file. */
    static List<String> lines(Path cardsData, List<Path> files) throws IOException {
        Coverage coverage = new Coverage(cardsData);
        List<String> lines = new ArrayList<>();
        for (Path file : files) {
            coverage.tallies(file).forEach((game, tally) -> lines.add(line(file, game, tally)));
        }
        return lines;
    }

    private static String line(Path file, String game, Tally tally) {
        StringBuilder line = new StringBuilder();
        line.append(
                String.format(
                        Locale.ROOT,
                        "%-12s %-28s %,5d decks %,8d cards",
                        game,
                        file.getFileName(),
                        tally.decks,
                        tally.copies));
        for (String language : LANGUAGES) {
            int named = tally.named.getOrDefault(language, 0);
            line.append(
                    String.format(
                            Locale.ROOT,
                            "  %s %6.2f %%",
                            language,
                            100.0 * named / Math.max(1, tally.copies)));
        }
        if (!tally.unnamed.isEmpty()) {
            line.append("  unnamed:");
            tally.unnamed.keySet().stream()
                    .limit(LISTED)
                    .forEach(id -> line.append(" ").append(id));
            int more = tally.unnamed.size() - LISTED;
            line.append(more > 0 ? " and " + more + " more" : "");
        }
        return line.toString();
    }

    private Map<String, Tally> tallies(Path file) throws IOException {
        Map<String, Tally> byGame = new TreeMap<>();
        for (String code : codes(file)) {
            for (Map.Entry<String, Dispatcher> core : cores.entrySet()) {
                JsonObject request =
                        Json.object()
                                .add("op", "deck")
                                .add("text", code)
                                .add("language", core.getKey());
                JsonObject answer = Json.parse(core.getValue().call(request.toString())).asObject();
                if (answer.getBoolean("ok", false)) {
                    JsonObject deck = answer.get("result").asObject();
                    Tally tally =
                            byGame.computeIfAbsent(deck.getString("game", ""), game -> new Tally());
                    count(deck, core.getKey(), tally);
                }
            }
        }
        return byGame;
    }

    private static void count(JsonObject deck, String language, Tally tally) {
        // every language has the same decks, so one of them counts them
        boolean first = language.equals(LANGUAGES.get(0));
        tally.decks += first ? 1 : 0;
        for (JsonValue section : deck.get("sections").asArray()) {
            for (JsonValue each : section.asObject().get("rows").asArray()) {
                JsonObject row = each.asObject();
                int count = row.getInt("count", 0);
                int id = row.getInt("id", 0);
                boolean named =
                        row.getBoolean("known", false)
                                && !row.getString("name", "").equals(Integer.toString(id));
                tally.copies += first ? count : 0;
                tally.named.merge(language, named ? count : 0, Integer::sum);
                if (!named) {
                    tally.unnamed.merge(id, count, Integer::sum);
                }
            }
        }
    }

    /** The codes of a file, or of all files of a folder. */
    private static List<String> codes(Path file) throws IOException {
        List<String> codes = new ArrayList<>();
        if (Files.isDirectory(file)) {
            try (Stream<Path> files = Files.list(file)) {
                for (Path each : files.sorted().toList()) {
                    codes.addAll(codes(each));
                }
            }
        } else if (file.toString().endsWith(".json")) {
            collect(Json.parse(Files.readString(file)), codes);
        } else {
            codes.add(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        }
        return codes;
    }

    private static void collect(JsonValue value, List<String> codes) {
        if (value.isArray()) {
            value.asArray().forEach(each -> collect(each, codes));
        } else if (value.isObject()) {
            for (Member member : value.asObject()) {
                if (member.getValue().isString() && CODES.contains(member.getName())) {
                    codes.add(member.getValue().asString());
                } else {
                    collect(member.getValue(), codes);
                }
            }
        }
    }

    /** The card tables of all games, in order. */
    private static List<Path> tables(Path cardsData) throws IOException {
        List<Path> tables = new ArrayList<>();
        try (Stream<Path> games = Files.list(cardsData)) {
            for (Path game : games.filter(Files::isDirectory).sorted().toList()) {
                try (Stream<Path> files = Files.list(game)) {
                    for (Path file : files.sorted().toList()) {
                        boolean table =
                                file.toString().endsWith(TABLE)
                                        && Files.readString(file).startsWith("cardbench-table ");
                        if (table) {
                            tables.add(file);
                        }
                    }
                }
            }
        }
        return tables;
    }

    private static String content(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - TABLE.length());
    }

    private static String name(Path file) {
        return file.getParent().getFileName() + "." + content(file);
    }
}
