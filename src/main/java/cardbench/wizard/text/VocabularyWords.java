package cardbench.wizard.text;

import cardbench.base.text.Phrases;
import cardbench.wizard.card.Vocabulary;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A sentence for each word of the language of cards, in each language. The build makes a class such
 * as {@code VocabularyEn} of the file {@code vocabulary.json} of each.
 */
public final class VocabularyWords {

    private VocabularyWords() {}

    /**
     * The sentences of a language by the names of their entries ({@link Vocabulary}).
     *
     * @param language one of {@link DescriptionWords#LANGUAGES}; English for any other
     */
    public static Map<String, String> in(String language) {
        Phrases phrases =
                new Phrases(
                        VocabularyKeys.TEXT,
                        switch (language) {
                            case "zh" -> VocabularyZh.TEXT;
                            case "ja" -> VocabularyJa.TEXT;
                            default -> VocabularyEn.TEXT;
                        });
        Map<String, String> sentences = new LinkedHashMap<>();
        for (String entry : Vocabulary.entries()) {
            sentences.put(entry, phrases.say(entry));
        }
        return sentences;
    }
}
