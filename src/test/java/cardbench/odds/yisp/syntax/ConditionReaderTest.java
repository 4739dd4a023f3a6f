package cardbench.odds.yisp.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.check.Said;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionReaderTest {

    private static final List<CardKind> CARDS =
            List.of(
                    new CardKind("urara", 3, List.of("monster", "hand-trap"), ""),
                    new CardKind("houyou", 3, List.of("trap", "hand-trap"), ""),
                    new CardKind("pot", 1, List.of("spell"), ""),
                    new CardKind("two words", 1, List.of("a*b"), ""));

    private static VocabularyBuilder vocabulary(Diagnostics diagnostics) {
        VocabularyBuilder vocabulary = new VocabularyBuilder(CARDS);
        vocabulary.define("HandTrap", Source.of("A:hand*"), diagnostics);
        vocabulary.define("Quick", Source.of("HandTrap a:monster"), diagnostics);
        vocabulary.define("pot", Source.of("a:trap"), diagnostics);
        return vocabulary;
    }

    private static List<String> met(String condition, Diagnostics diagnostics) {
        boolean[] met =
                new ConditionReader(vocabulary(diagnostics), diagnostics)
                        .read(Source.of(condition));
        List<String> names = new ArrayList<>();
        for (int i = 0; i < met.length; i++) {
            if (met[i]) {
                names.add(CARDS.get(i).name());
            }
        }
        return names;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "urara~urara",
                "a:hand-trap~urara,houyou",
                "A:hand*~urara,houyou",
                "A:?rap~houyou",
                "A:*~urara,houyou,pot,two words",
                "A:*r*p~urara,houyou",
                "A:rap~''",
                "a:trap a:hand-trap~houyou",
                "!urara~houyou,pot,two words",
                "!a:hand-trap~pot,two words",
                "!!urara~urara",
                "HandTrap~urara,houyou",
                "!HandTrap~pot,two words",
                "Quick~urara",
                "HandTrap !a:trap~urara",
                "two words~two words",
                "  urara  ~urara",
                "pot~houyou",
            })
    void conditions_areMetByTheCardsTheyDescribe(String condition, String names) {
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(names, String.join(",", met(condition, diagnostics)));
        assertEquals(List.of(), diagnostics.list());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", " \t\u3000"})
    void emptyCondition_isRefusedAndMetByNone(String text) {
        Diagnostics diagnostics = new Diagnostics();
        assertEquals(List.of(), met(text, diagnostics));
        assertEquals("yisp.empty-condition", diagnostics.list().get(0).code().name());
        assertEquals(1, diagnostics.list().size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "urora~unknown-condition-near 0-5 -> urara",
                "!urora~unknown-condition-near 1-6 -> urara",
                "spell~unknown-condition-near 0-5 -> a:spell",
                "a:trap zebra~unknown-condition 7-12",
                "a:spel~unknown-attribute-near 2-6 -> spell",
                "a:xyz~unknown-attribute 2-5",
                "ａ：trap~full-width 0-6 -> a:trap",
            })
    void unknownWords_areReportedWhereTheyStand(String condition, String expected) {
        assertEquals(List.of(expected), Said.by(diagnostics -> met(condition, diagnostics)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a:xyz", "a:Trap", "a:tra", "A:tra"})
    void attributesThatNoCardHas_areMetByNone(String condition) {
        assertEquals(List.of(), met(condition, new Diagnostics()));
    }

    @Test
    void aliasWithBlanks_isLookedUpWhole() {
        VocabularyBuilder vocabulary = new VocabularyBuilder(CARDS);
        vocabulary.define("a:trap urara", Source.of("pot"), new Diagnostics());
        boolean[] met =
                new ConditionReader(vocabulary, new Diagnostics()).read(Source.of("a:trap urara"));
        assertEquals("[false, false, true, false]", Arrays.toString(met));
    }

    @Test
    void alias_isNotKnownBeforeItsDefinition() {
        List<String> found =
                Said.by(
                        diagnostics -> {
                            VocabularyBuilder vocabulary = new VocabularyBuilder(CARDS);
                            vocabulary.define("One", Source.of("Other"), diagnostics);
                            vocabulary.define("Other", Source.of("urara"), diagnostics);
                        });
        assertEquals(List.of("unknown-condition 0-5"), found);
    }

    /** Half a million letters are compared with a pattern that begins anew at each of them. */
    @Test
    void patternsThatTakeTooLong_areRefusedOnce() {
        CardKind card = new CardKind("card", 1, List.of("a".repeat(20_000)), "");
        String pattern = "A:*" + "a".repeat(5_000) + "b";
        VocabularyBuilder vocabulary = new VocabularyBuilder(List.of(card));
        Diagnostics diagnostics = new Diagnostics();
        ConditionReader reader = new ConditionReader(vocabulary, diagnostics);
        reader.read(Source.of("A:*a"));
        assertEquals(List.of(), diagnostics.list());
        reader.read(Source.of(pattern + " A:*b A:*c"));
        assertEquals(1, diagnostics.list().size());
        assertEquals("yisp.too-many-patterns", diagnostics.list().get(0).code().name());
        assertEquals(0, diagnostics.list().get(0).location().from());
    }

    /** Only the rest of a word that is as short as a name can be one. */
    @Test
    void manyDenials_areCountedOneByOne() {
        assertEquals(
                "urara", String.join(",", met("!".repeat(100_000) + "urara", new Diagnostics())));
        List<String> names = met("!".repeat(99_999) + "urara", new Diagnostics());
        assertEquals(List.of("houyou", "pot", "two words"), names);
    }

    private static boolean fits(String pattern, String attribute) {
        CardKind card = new CardKind("card", 1, List.of(attribute), "");
        return new Vocabulary(List.of(card)).meeting("A:" + pattern)[0];
    }

    @Test
    void patterns_fitWholeAttributes() {
        assertTrue(fits("", ""));
        assertTrue(fits("*", ""));
        assertTrue(fits("a*b*c", "axxbyyc"));
        assertTrue(fits("*aab", "aaaab"));
        assertFalse(fits("?", ""));
        assertFalse(fits("a?", "a"));
        assertFalse(fits("a", "ab"));
        assertFalse(fits("a*c", "ab"));
    }
}
