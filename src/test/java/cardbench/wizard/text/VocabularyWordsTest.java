package cardbench.wizard.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.page.PageLanguages;
import cardbench.base.text.PhraseTable;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.Vocabulary;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every word of the language of cards has its sentence in every language, and nothing else has. */
class VocabularyWordsTest {

    @Test
    void languages_haveASentenceForEachWord_andForNothingElse() {
        Set<String> entries = new TreeSet<>(Vocabulary.entries());
        for (Event event : Event.values()) {
            assertTrue(entries.contains("event." + event.word()), event.word());
        }
        for (Timing timing : Timing.values()) {
            assertTrue(entries.contains("timing." + timing.word()), timing.word());
        }
        for (String text : List.of(VocabularyEn.TEXT, VocabularyZh.TEXT, VocabularyJa.TEXT)) {
            assertEquals(
                    entries,
                    new TreeSet<>(PhraseTable.of(VocabularyKeys.TEXT, text).phrases().keySet()));
        }
    }

    @Test
    void sentences_endAsSentencesDo() {
        for (String language : PageLanguages.ALL) {
            Map<String, String> sentences = VocabularyWords.in(language);
            sentences.forEach(
                    (entry, sentence) -> {
                        assertTrue(sentence.matches("(?s).*[.。]"), entry + ": " + sentence);
                        assertFalse(sentence.contains("  "), entry);
                    });
        }
    }
}
