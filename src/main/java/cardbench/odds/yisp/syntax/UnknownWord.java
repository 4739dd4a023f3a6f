package cardbench.odds.yisp.syntax;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;

/** Reports names and attributes that no card has, with the word that was probably meant. */
public final class UnknownWord {

    private final VocabularyBuilder vocabulary;
    private final Diagnostics diagnostics;

    public UnknownWord(VocabularyBuilder vocabulary, Diagnostics diagnostics) {
        this.vocabulary = vocabulary;
        this.diagnostics = diagnostics;
    }

    /** Reports, once, that the patterns of the deck have used up their steps. */
    public void checkTime(Source source, int from, int to) {
        if (vocabulary.ranOut()) {
            diagnostics.add(YispCodes.TOO_MANY_PATTERNS.at(source.locate(from, to)));
        }
    }

    /**
     * Reports a word {@code a:...} whose attribute no card has. Other words are not checked.
     *
     * @param from the index of the word in the source
     */
    public void checkAttribute(Source source, String word, int from) {
        int start = 0;
        while (start < word.length() && word.charAt(start) == '!') {
            start++;
        }
        if (!word.startsWith("a:", start) || vocabulary.named(word.substring(start)) != null) {
            return;
        }
        String attribute = word.substring(start + 2);
        if (vocabulary.hasAttribute(attribute)) {
            return;
        }
        int at = from + start + 2;
        int to = from + word.length();
        String suggestion = vocabulary.attributeSuggestion(attribute);
        if (suggestion == null) {
            diagnostics.add(
                    YispCodes.UNKNOWN_ATTRIBUTE
                            .at(source.locate(at, to))
                            .with("attribute", attribute));
        } else {
            Diagnostic near =
                    YispCodes.UNKNOWN_ATTRIBUTE_NEAR
                            .at(source.locate(at, to))
                            .with("attribute", attribute)
                            .with("suggestion", suggestion);
            diagnostics.add(source.mend(near, at, to, suggestion));
        }
    }

    /**
     * Reports a filter whose name no card has.
     *
     * @param cards the set that contains the filter
     */
    public void reportName(Source source, CardSet cards, Filter.Matching filter) {
        String name = filter.condition();
        String set = source.quote(cards.from(), filter.to());
        String better = vocabulary.suggestion(name);
        Diagnostic unknown =
                (better == null ? YispCodes.UNKNOWN_CARD : YispCodes.UNKNOWN_CARD_NEAR)
                        .at(source.locate(filter.from(), filter.to()))
                        .with("set", set)
                        .with("name", name);
        if (better == null) {
            diagnostics.add(unknown);
            return;
        }
        String before = source.quote(cards.from(), filter.from());
        diagnostics.add(
                source.mend(
                        unknown.with("suggestion", before + better),
                        filter.from(),
                        filter.to(),
                        better));
    }
}
