package cardbench.odds.yisp.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.VocabularyBuilder;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckerTest {

    private static final List<CardKind> CARDS =
            List.of(
                    new CardKind("wolf", 3, List.of("M", "beast"), "狼"),
                    new CardKind("cave", 2, List.of("spell"), ""),
                    new CardKind("特里恩", 1, List.of("M", "虫惑魔"), ""));

    private static List<String> onEffect(String text) {
        return Said.by(
                diagnostics -> {
                    Checker checker =
                            new Checker(new VocabularyBuilder(CARDS), "HB", false, diagnostics);
                    checker.effect(Parser.effect(Source.of(text), diagnostics));
                    checker.finish();
                });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1]@;(# X F);(# D.3 B)",
                "[1]/(> |D.a:M| 0);@;(# D.a:M.1 H);(shuffle D)",
                "[1]@;(if (> |D.wolf| 0) (block (# D.wolf.1 H) (shuffle D)) ())",
                "[1HB]@;(# X F)",
                "@;(# X B)",
                "/(> |H| 2);@;(# H.1 B [discard]);(! discard)",
                "/(> summon 0);@;(= summon (- summon 1))",
                "[^]@",
                "/(> (rand 1 6) 3);@",
                "[1]@;(# D.特里恩.1 H);(shuffle D);(= n |D.特里恩|)",
                "[1]@;(# X.wolf F)",
                "[1]@;(print |D.A:bea*| |D.!wolf|)",
                "[1]@;(= n (+ 2147483646 1))",
                "[1]@;(= n (* |H| 2147483647 2147483647))",
                "[1]@;(= n (- -2147483647 1))",
                "[1]@;(= n (* 0 |H| 2147483647))",
                "[1]@;(= n (- (/ (* 2147483647 1) 1) (* 65536 32767)))",
            })
    void soundEffects_passWithoutWarning(String text) {
        List<String> warnings =
                onEffect(text).stream().filter(one -> !one.startsWith("may-be-empty")).toList();
        assertEquals(List.of(), warnings);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[1]@;(# X F);(= n |H.M|)~unknown-card-near 21-22 -> a:M",
                "[1]@;(= n |H.wulf|)~unknown-card-near 13-17 -> wolf",
                "[1]@;(= n |H.zebra|)~unknown-card 13-18",
                "[1]@;(= n |H.a:baest|)~unknown-attribute 15-20",
                "[1]@;(= n |H.a:beasd|)~unknown-attribute-near 15-20 -> beast",
                "[1]@;(= n |H.!a:beasd|)~unknown-attribute-near 16-21 -> beast",
                "[1F]@~unscanned-zone 2-3",
                "[1x]@~unknown-flag 2-3",
                "(= n 1)~never-fires 0-7",
                "[1](# X F);@~move-before-fire 3-10",
                "@~endless 0-1",
                "@;(# D.1 H)~endless 0-1",
                "/(> |F| 0);@;(# D.1 H)~endless 11-12",
                "[1]@;(= a summon)~never-set 10-16",
                "[1]@;(= n (* 65536 65536))~overflow 10-25",
                "[1]@;(= n (- (- 0 2147483647) 2))~overflow 10-32",
                "[1]@;(= n (+ 1 2147483647 |H|))~overflow 10-30",
                "[1]@;(# D.:(* 65536 32768) H)~overflow 11-26",
                "[1]@;(= a b)~never-set 10-11",
                "[1]@;(! \"draw\")~tag-never-used 5-15",
                "[1]@;(# H.wolf B)~may-be-empty 8-14",
                "[1]/(> |D.wolf| 0);@;(# D.wolf.1 H)~search-without-shuffle 24-32",
            })
    void slipsAndAdvice_areSaidOnce(String text, String expected) {
        assertEquals(List.of(expected), onEffect(text), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"(#", "(##", "/|", "(print |", "(# H.", "[", "(!", "(= ", "(if"})
    void statementsThatBreakOff_areCheckedAllTheSame(String text) {
        assertTrue(onEffect(text).size() > 0);
    }

    @Test
    void unknownCard_namesTheWholeSetAndWhatWasMeant() {
        Diagnostics diagnostics = new Diagnostics();
        Checker checker = new Checker(new VocabularyBuilder(CARDS), "HB", false, diagnostics);
        checker.effect(Parser.effect(Source.of("[1]/(> |H.M| 1);@"), diagnostics));
        Diagnostic diagnostic = diagnostics.list().get(0);
        assertEquals("“H.M”: no card named “M”; did you mean “H.a:M”?", diagnostic.message());
    }

    @Test
    void header_mayNotFireNorNameTheRunningCard() {
        assertEquals(
                List.of("fire-outside 0-1", "no-running-card 6-7"),
                Said.by(
                        diagnostics -> {
                            Checker checker =
                                    new Checker(
                                            new VocabularyBuilder(CARDS), "HB", false, diagnostics);
                            checker.header(Parser.statements(Source.of("@; (# X F)"), diagnostics));
                        }));
    }

    @Test
    void score_mayNotNameTheRunningCardAndKnowsNoLocals() {
        assertEquals(
                List.of("no-running-card 4-5", "never-set 7-8"),
                Said.by(
                        diagnostics -> {
                            Source source = Source.of("(+ |X| n)");
                            Checker checker =
                                    new Checker(
                                            new VocabularyBuilder(CARDS), "HB", false, diagnostics);
                            checker.number(source, Parser.number(source, diagnostics));
                        }));
    }

    @Test
    void variableSetElsewhereInTheDeck_isKnown() {
        List<String> found =
                Said.by(
                        diagnostics -> {
                            Checker checker =
                                    new Checker(
                                            new VocabularyBuilder(CARDS), "HB", false, diagnostics);
                            checker.effect(Parser.effect(Source.of("[1]/summon;@"), diagnostics));
                            checker.header(
                                    Parser.statements(Source.of("(= summon 1)"), diagnostics));
                            checker.finish();
                        });
        assertEquals(List.of(), found);
    }

    @Test
    void extraZones_areScannedWhereTheFileSaysSo() {
        List<String> found =
                Said.by(
                        diagnostics -> {
                            Checker checker =
                                    new Checker(
                                            new VocabularyBuilder(CARDS), "HBF", true, diagnostics);
                            checker.effect(
                                    Parser.effect(
                                            Source.of("[1F]@;(# D.wolf.1 H);(= n |D.wolf|)"),
                                            diagnostics));
                            checker.finish();
                        });
        assertTrue(found.stream().noneMatch(one -> one.startsWith("unscanned")));
        assertTrue(found.stream().noneMatch(one -> one.startsWith("search")));
    }
}
