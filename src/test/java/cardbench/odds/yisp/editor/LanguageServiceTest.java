package cardbench.odds.yisp.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Vocabulary;
import cardbench.odds.yisp.syntax.VocabularyBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageServiceTest {

    private static final Vocabulary VOCABULARY =
            new Vocabulary(
                    List.of(
                            new CardKind("wolf", 3, List.of("M"), "狼"),
                            new CardKind("cave", 2, List.of("spell"), "")));

    private final LanguageService assistant = new LanguageService(VOCABULARY, List.of("summon"));

    private static List<String> labels(LanguageService.Completion completion) {
        return completion.suggestions().stream().map(Suggestion::label).toList();
    }

    @Test
    void behindAParenthesis_operatorsAreSuggested() {
        LanguageService.Completion completion = assistant.complete(Source.of("@;("), true, 3);
        assertTrue(labels(completion).containsAll(List.of("#", "##", "if", "rand", "print")));
        assertEquals(3, completion.from());
        completion = assistant.complete(Source.of("(sh D)"), true, 3);
        assertEquals(1, completion.from());
        assertEquals(3, completion.to());
    }

    @Test
    void behindADot_cardsAndAttributesAreSuggested() {
        LanguageService.Completion completion =
                assistant.complete(Source.of("(# D.wo B)"), true, 7);
        assertEquals(List.of("wolf", "cave", "a:M", "a:spell"), labels(completion));
        assertEquals(5, completion.from());
        assertEquals(7, completion.to());
        completion = assistant.complete(Source.of("(# D. B)"), true, 5);
        assertEquals(4, labels(completion).size());
    }

    @Test
    void elsewhere_variablesAndZonesAreSuggested() {
        assertEquals("summon", labels(assistant.complete(Source.of("/"), true, 1)).get(0));
        assertTrue(labels(assistant.complete(Source.of("(# D"), true, 4)).contains("X"));
        assertEquals(List.of(), labels(assistant.complete(Source.of("(! \"dr\")"), true, 5)));
    }

    @Test
    void conditions_knowAliasesToo() {
        VocabularyBuilder vocabulary = new VocabularyBuilder(VOCABULARY.cards());
        vocabulary.define("Beast", Source.of("a:M"), new Diagnostics());
        LanguageService.Completion completion =
                new LanguageService(vocabulary.build(), List.of())
                        .completeCondition(Source.of("a:M Be"), 6);
        assertTrue(labels(completion).contains("Beast"));
        assertEquals(4, completion.from());
    }

    @Test
    void hover_explainsWhatStandsThere() {
        Source source = Source.of("[1]/summon;@;(# D.wolf.2 F [a]);(= n 1)");
        assertTrue(assistant.explain(source, true, 14).detail().startsWith("(# <cards> <zone>"));
        LanguageService.Explanation wolf = assistant.explain(source, true, 18);
        assertEquals(
                new LanguageService.Explanation(18, 22, "condition", "wolf", null, "狼", 3), wolf);
        assertEquals("the deck", assistant.explain(source, true, 16).detail());
        assertEquals("flags", assistant.explain(source, true, 0).kind());
        assertEquals("lives as long as the game", assistant.explain(source, true, 5).detail());
        assertEquals("fire", assistant.explain(source, true, 11).kind());
        assertNull(assistant.explain(source, true, 100));
        assertEquals(2, assistant.explainCondition(Source.of("!a:M"), 1).cards());
        assertNull(assistant.explainCondition(Source.of("nobody"), 1));
    }

    @Test
    void everythingSaid_canBeSaidInOtherLanguages() {
        Source source = Source.of("[1]/summon;@;(# D.wolf.2 F [a]);(= n 1)");
        assertEquals("yisp.what-flags", assistant.explain(source, true, 0).meaning().code().name());
        assertEquals("yisp.zone-deck", assistant.explain(source, true, 16).meaning().code().name());
        Diagnostic move = assistant.explain(source, true, 14).meaning();
        assertEquals("yisp.what-move", move.code().name());
        assertEquals(
                List.of(new Diagnostic.Arg("usage", "(# <cards> <zone> [tag] ...)", false)),
                move.args());
        for (Suggestion one : assistant.complete(Source.of("(s D)"), true, 2).suggestions()) {
            assertEquals(one.detail(), one.meaning().args().get(0).value());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "`[1] @ ; ( #  X F ) `~`[1]@;(# X F)`",
                "`(if 1 (# X F)(# X B))`~`(if 1 (# X F) (# X B))`",
                "`/ ! | H.a:x |`~`/!|H.a:x|`",
                "`(> | H | 1)`~`(> |H| 1)`",
                "`(# D.:(+ 1 2).a:x B[draw])`~`(# D.:(+ 1 2).a:x B [draw])`",
                "`(# D.:|H| B)`~`(# D.:|H| B)`",
                "`(and (> |H|1) (< 0  |D|))`~`(and (> |H| 1) (< 0 |D|))`",
                "`@;(# X F)`~`@;(# X F)`",
            })
    void formatter_putsBlanksInOrderAndNothingElse(String text, String formatted) {
        assertEquals(formatted, applied(text));
        assertEquals(formatted, applied(formatted), "once is enough");
    }

    private static String applied(String text) {
        StringBuilder result = new StringBuilder(text);
        List<Formatter.Edit> edits = Formatter.edits(Source.of(text), true);
        for (int i = edits.size() - 1; i >= 0; i--) {
            Formatter.Edit edit = edits.get(i);
            result.replace(edit.from(), edit.to(), edit.text());
        }
        return result.toString();
    }
}
