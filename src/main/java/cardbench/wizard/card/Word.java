package cardbench.wizard.card;

import java.util.ArrayList;
import java.util.List;

/** A constant with a name of the document, or of the JSON contract. */
public interface Word {

    /** Its name. */
    String word();

    /** The constant of some with a name, or {@code null}. */
    static <T extends Word> T of(String word, T[] constants) {
        for (T constant : constants) {
            if (constant.word().equals(word)) {
                return constant;
            }
        }
        return null;
    }

    /** The names of constants, in their order. */
    static List<String> words(Word[] constants) {
        List<String> words = new ArrayList<>();
        for (Word constant : constants) {
            words.add(constant.word());
        }
        return words;
    }
}
