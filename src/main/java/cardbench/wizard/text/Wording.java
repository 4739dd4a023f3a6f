package cardbench.wizard.text;

import cardbench.base.text.Phrases;
import java.util.List;

/**
 * The phrases of a language with their variants. A phrase {@code key} may have variants {@code
 * key.you}, {@code key.one} or {@code key.you.one}; a language has those that its grammar needs,
 * and the plain phrase is used for all others.
 */
final class Wording {

    private final Phrases phrases;
    private final boolean brief;

    Wording(Phrases phrases, boolean brief) {
        this.phrases = phrases;
        this.brief = brief;
    }

    /** Whether the phrases are for the text of a card, which leaves out what its readers know. */
    boolean isBrief() {
        return brief;
    }

    String say(String key, String... arguments) {
        return phrases.say(key, arguments);
    }

    /** The phrase of a key in the closest variant for a subject and an amount. */
    String vary(String key, String subject, String amount, String... arguments) {
        String subjects = subject.isEmpty() ? "" : "." + subject;
        String amounts = amount.isEmpty() ? "" : "." + amount;
        for (String suffix : List.of(subjects + amounts, amounts, subjects)) {
            if (phrases.sayOr(key + suffix, null) != null) {
                return phrases.say(key + suffix, arguments);
            }
        }
        return phrases.say(key, arguments);
    }

    /** A word of the format in the language; one without a translation stays as it is. */
    String term(String word) {
        return term(word, word);
    }

    /** The term for a word of the format, or another text for one without a translation. */
    String term(String word, String otherwise) {
        return phrases.sayOr("term." + word, otherwise);
    }

    /** The name of an event in the language; another text stays as it is. */
    String event(String word) {
        return phrases.sayOr("event." + word, word);
    }

    /** Something that an owner has. */
    Noun of(Noun owner, String possession) {
        return Noun.of(
                Noun.Form.LONG, vary("of", owner.form().suffix(), "", owner.text(), possession));
    }

    /** Joins any number of parts by the phrase that joins two. */
    String joined(String key, List<String> parts) {
        String between = say(key, "", "");
        StringBuilder joined = new StringBuilder();
        for (String part : parts) {
            joined.append(joined.length() == 0 ? "" : between).append(part);
        }
        return joined.toString();
    }
}
