package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.yaml.YamlCodes;
import cardbench.base.yaml.YamlDocument;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads deck files of ygo-calc 2.6 with Cardbench's additions: {@code matching}, {@code
 * auto-shuffle} and {@code scan-zones} below {@code simulate} for all topics or in one topic, and
 * {@code matching} in a combo, {@code negate} and {@code turns} in a topic. Reports all errors of a
 * file at once. Programs and conditions stay texts; {@link DeckPrograms} parses them.
 *
 * @see <a href="https://github.com/jsc723/ygo-calc">ygo-calc</a>
 */
public final class DeckFileReader {

    private static final int COUNT = 1000;

    private static final DeckFile NOTHING =
            new DeckFile(List.of(), List.of(), COUNT, false, false, List.of());

    private final Diagnostics diagnostics = new Diagnostics();

    private DeckFileReader() {}

    /** Reads a deck file. Never throws; a file with errors is returned as far as it was read. */
    public static DeckFileReading read(String yaml) {
        return new DeckFileReader().file(YamlReader.read(yaml));
    }

    private DeckFileReading file(YamlDocument document) {
        diagnostics.addAll(document.diagnostics());
        DeckFile file = NOTHING;
        if (document.root() instanceof YamlMap map) {
            file = file(map);
        } else if (!diagnostics.failed()) {
            diagnostics.add(
                    document.root() == null
                            ? DeckFileCodes.NO_DECK_FILE.anywhere()
                            : DeckFileCodes.NO_DECK_FILE.at(document.root().location()));
        }
        return new DeckFileReading(file, inOrder(diagnostics.list()));
    }

    /**
     * Sorts diagnostics by place. On a line that YAML could not read, drops those about its keys:
     * they would blame the words for the indentation.
     */
    private static List<Diagnostic> inOrder(List<Diagnostic> found) {
        Set<Integer> badLines = new HashSet<>();
        for (Diagnostic one : found) {
            if (one.code() == YamlCodes.INDENTATION || one.code() == YamlCodes.MISSING_COLON) {
                badLines.add(one.location().line());
            }
        }
        List<Diagnostic> sorted = new ArrayList<>();
        for (Diagnostic one : found) {
            boolean ofYaml = one.code().name().startsWith("yaml.");
            if (ofYaml || !badLines.contains(one.location().line())) {
                sorted.add(one);
            }
        }
        sorted.sort(Comparator.comparingInt((Diagnostic one) -> one.location().from()));
        return sorted;
    }

    private DeckFile file(YamlMap map) {
        boolean readable = !diagnostics.failed();
        Fields top = new Fields(map, DeckFileSchema.FILE, diagnostics);
        // a YAML error may have hidden these keys, so they are then not reported as missing
        if (readable && !top.has("deck") && !top.has("simulate")) {
            diagnostics.add(DeckFileCodes.NO_DECK_FILE.at(map.location()));
            return NOTHING;
        }
        if (readable && !top.has("deck")) {
            diagnostics.add(DeckFileCodes.NO_DECK.at(top.key("simulate").location()));
        }
        top.passOver(top.unknownEntries());
        YamlMap deckMap = top.map("deck");
        DeckReader deck = null;
        if (deckMap != null) {
            deck = new DeckReader(top.key("deck"), deckMap, diagnostics);
            deck.read();
        }
        List<DeckCard> cards = deck == null ? List.of() : deck.cards();
        List<Alias> aliases = deck == null ? List.of() : deck.aliases();
        DeckFile file = new DeckFile(cards, aliases, COUNT, false, false, List.of());
        YamlMap simulate = top.map("simulate");
        if (simulate != null) {
            return simulate(file, simulate);
        }
        diagnostics.add(DeckFileCodes.NO_TOPICS.at(map.location()));
        return file;
    }

    private DeckFile simulate(DeckFile deck, YamlMap map) {
        Fields simulate = new Fields(map, DeckFileSchema.SIMULATE, diagnostics);
        int count = simulate.integer("count", 1, DeckFile.MAX_GAMES).orElse(COUNT);
        boolean debug = simulate.truth("debug", false);
        boolean confidenceInterval = simulate.truth("confidence-interval", false);
        // after an error the deck may be incomplete: a hand that is too large for it is then no
        // error
        int size = diagnostics.failed() ? -1 : deck.size();
        TopicReader reader = new TopicReader(simulate, size, diagnostics);
        List<Topic> topics = new ArrayList<>();
        YamlMap tests = simulate.map("tests");
        if (tests != null) {
            for (YamlMap.Entry entry : tests.entries()) {
                topics.addAll(reader.topic(entry.key(), entry.value()).byTurn());
            }
        }
        simulate.passOver(simulate.unknownEntries());
        if (topics.isEmpty()) {
            diagnostics.add(DeckFileCodes.NO_TOPICS.at(map.location()));
        }
        return new DeckFile(deck.cards(), deck.aliases(), count, debug, confidenceInterval, topics);
    }
}
