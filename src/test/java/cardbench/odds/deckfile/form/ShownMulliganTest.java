package cardbench.odds.deckfile.form;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.odds.deckfile.Mulligan;
import cardbench.odds.question.Decks;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The form knows the kinds of mulligans by itself, because its bundle has no reader of deck files.
 * Here it is held to that reader.
 */
class ShownMulliganTest {

    private static final List<String> KEYS =
            List.of(
                    "",
                    "most: 0",
                    "most: 1",
                    "most: 2",
                    "most: 10",
                    "most: 11",
                    "free: 1",
                    "free: 10",
                    "free: 11",
                    "bottom: [a]",
                    "bottom: {1: [a], 2: [a]}",
                    "bottom: {10: [a]}",
                    "bottom: {11: [a]}",
                    "bottom: {0: [a]}");

    private static String file(String kind, String key) {
        String keep = Mulligan.Kind.of(kind).isWhole() ? "'|H.a|'" : "[a]";
        return "deck: {cards: {a: {count: 20}, b: {count: 20}}}\n"
                + "simulate: {tests: {t: {combos: {k: {hand: [a]}},"
                + (" mulligan: {kind: " + kind + ", keep: " + keep + ", " + key + "}}}}\n");
    }

    @Test
    void kinds_areThoseOfTheReader() {
        assertEquals(new TreeSet<>(Mulligan.Kind.words()), new TreeSet<>(ShownMulligan.kinds()));
    }

    /** The form shows what the reader takes without a word, and leaves all else to the text. */
    @Test
    void keys_areShownWhereTheReaderTakesThem() {
        for (String kind : Mulligan.Kind.words()) {
            for (String key : KEYS) {
                String yaml = file(kind, key);
                DeckForm.Topic topic = FormReading.of(yaml).form().topics().get(0);
                assertEquals(Decks.said(yaml).isEmpty(), topic.rules().mulligan() != null, yaml);
            }
        }
    }
}
