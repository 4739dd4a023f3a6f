package cardbench.spark;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Severity;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckFileReading;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * What a sweep is asked.
 *
 * @param yaml the text of a deck file without errors
 * @param ranges for different cards
 * @param filler the index of a card in no range, or -1
 * @param topics different topics of the file
 * @param best the number of versions to find, 1 or more
 */
record SweepQuestion(
        String yaml, List<CountRange> ranges, int filler, List<TopicWeight> topics, int best)
        implements Serializable {

    SweepQuestion {
        ranges = List.copyOf(ranges);
        topics = List.copyOf(topics);
    }

    /** Reads a deck file; adds its errors to the diagnostics. */
    static DeckPrograms programs(String yaml, Diagnostics diagnostics) {
        DeckFileReading reading = DeckFileReader.read(yaml);
        diagnostics.addAll(reading.diagnostics());
        return DeckPrograms.read(reading.file(), diagnostics);
    }

    /** The first error as a line for people; {@code null} without an error. */
    static String firstError(Diagnostics diagnostics) {
        for (Diagnostic diagnostic : diagnostics.list()) {
            if (diagnostic.severity() == Severity.ERROR) {
                return "line " + diagnostic.location().line() + ": " + diagnostic.message();
            }
        }
        return null;
    }

    /** The deck file. */
    DeckPrograms programs() {
        return programs(yaml, new Diagnostics());
    }

    /** The versions of the deck, none of them smaller than an opening hand. */
    VersionSpace space() {
        DeckPrograms programs = programs();
        List<DeckCard> cards = programs.file().cards();
        int[] start = new int[cards.size()];
        for (int i = 0; i < start.length; i++) {
            start[i] = cards.get(i).count();
        }
        int least = 0;
        for (TopicWeight weight : topics) {
            TopicPrograms topic = programs.topic(weight.topic());
            least = Math.max(least, topic.topic().dealt());
        }
        return new VersionSpace(start, ranges, filler, least, DeckFile.MAX_CARDS);
    }

    /**
     * All of the question in one line of JSON, the deck file by its SHA-256 sum. Two questions with
     * the same line have the same result.
     */
    String fingerprint() {
        JsonText json = new JsonText().object().member("deckFile", sum(yaml));
        json.name("ranges").array();
        for (CountRange range : ranges) {
            json.row(range.card(), range.from(), range.to());
        }
        json.endArray().member("filler", filler).name("topics").array();
        for (TopicWeight topic : topics) {
            json.array().value(topic.topic()).value(topic.weight()).endArray();
        }
        return json.endArray().member("best", best).endObject().toString();
    }

    private static String sum(String text) {
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
