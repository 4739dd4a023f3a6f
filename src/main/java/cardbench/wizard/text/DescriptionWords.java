package cardbench.wizard.text;

import cardbench.base.text.Phrases;
import java.util.List;

/**
 * The languages in which cards are described. The build makes a class such as {@code WordsEn} of
 * the file {@code description.json} of each.
 */
public final class DescriptionWords {

    /** The languages, by their tags (BCP 47). */
    public static final List<String> LANGUAGES = List.of("zh", "ja", "en");

    private DescriptionWords() {}

    /** The words of a language; English for any that is not in {@link #LANGUAGES}. */
    static Phrases in(String language) {
        return new Phrases(
                WordsKeys.TEXT,
                switch (language) {
                    case "zh" -> WordsZh.TEXT;
                    case "ja" -> WordsJa.TEXT;
                    default -> WordsEn.TEXT;
                });
    }
}
