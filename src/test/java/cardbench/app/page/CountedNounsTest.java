package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * English sentences, of the page and of the core, say “1 card” and “2 cards”: the noun behind a
 * number is given in both forms, {@code {count|card|cards}}.
 */
class CountedNounsTest {

    /** A number with its two nouns. */
    private static final Pattern COUNTED = Pattern.compile("\\{\\w+\\|([^|}]+)\\|([^|}]+)}");

    /** An argument and the word behind it, or the one after that. */
    private static final Pattern ARGUMENT_AND_WORD =
            Pattern.compile("\\{(\\w+)}[ \u00a0](?:\\w+[ \u00a0])?(\\w+)");

    private static final Set<String> VERBS = Set.of("as", "has", "is", "was");

    /** What is never 1: limits, and the sizes that rules ask for. */
    private static final Set<String> CONSTANT = Set.of("limit", "expected");

    /**
     * Sentences whose number is 2 or more whenever they are said, or is a count of something else.
     */
    private static final Set<String> SEVERAL =
            Set.of(
                    "cards.bad-count", // 0, or more than the limit
                    "charts.more",
                    "decklist.copies", // 0, or more than the limit
                    "found.title",
                    "genshin.copies",
                    "hearthstone.runes",
                    "hearthstone.several-heroes",
                    "lists.found",
                    "lists.led", // a deck and its one or two leaders
                    "lor.copies",
                    "lor.regions",
                    "lor.too-many",
                    "odds.change.first",
                    "questions.note.aside", // a deck
                    "questions.note.kept", // a hand
                    "odds.too-few-cards",
                    "odds.too-many-cards",
                    "odds.too-many-names",
                    "odds.trace-cut",
                    "riftbound.too-many",
                    "solve.too-many",
                    "snap.copies",
                    "trouble.too-long",
                    "wizard.too-long",
                    "odds.matching-differs", // rates
                    "ygo.legends",
                    "ygo.skills",
                    "ygo.too-many-codes");

    private static SortedMap<String, String> sentences() throws Exception {
        SortedMap<String, String> sentences = new TreeMap<>(LanguageTablesTest.templates());
        sentences.putAll(LanguageTable.of("en").entries());
        return sentences;
    }

    /** The plural nouns of all forms. */
    private static Set<String> plurals(Iterable<String> sentences) {
        Set<String> plurals = new TreeSet<>();
        for (String sentence : sentences) {
            Matcher matcher = COUNTED.matcher(sentence);
            while (matcher.find()) {
                for (String word : matcher.group(2).split(" ")) {
                    if (word.endsWith("s") && !VERBS.contains(word)) {
                        plurals.add(word);
                    }
                }
            }
        }
        return plurals;
    }

    @Test
    void nouns_behindNumbersHaveBothForms() throws Exception {
        SortedMap<String, String> sentences = sentences();
        Set<String> plurals = plurals(sentences.values());
        assertTrue(plurals.containsAll(Set.of("cards", "copies", "games")), plurals.toString());
        List<String> faults = new ArrayList<>();
        SortedMap<String, String> byNumber = LanguageTable.pluralEntries("en");
        sentences.forEach(
                (key, sentence) -> {
                    Matcher matcher = ARGUMENT_AND_WORD.matcher(sentence);
                    while (matcher.find()) {
                        boolean chosen = matcher.group(1).equals("n") && byNumber.containsKey(key);
                        if (plurals.contains(matcher.group(2))
                                && !chosen
                                && !CONSTANT.contains(matcher.group(1))
                                && !SEVERAL.contains(key)) {
                            faults.add(key + " = " + sentence);
                        }
                    }
                });
        assertEquals(List.of(), faults);
    }

    @Test
    void forms_differ() throws Exception {
        sentences()
                .forEach(
                        (key, sentence) -> {
                            Matcher matcher = COUNTED.matcher(sentence);
                            while (matcher.find()) {
                                assertTrue(!matcher.group(1).equals(matcher.group(2)), key);
                            }
                        });
    }
}
