package cardbench.odds.yisp.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Operators between values: each is an error, with the form of the language as its fix. */
class InfixTest {

    private static Diagnostics read(String text, boolean number) {
        Diagnostics diagnostics = new Diagnostics();
        if (number) {
            Parser.number(Source.of(text), diagnostics);
        } else {
            Parser.effect(Source.of(text), diagnostics);
        }
        return diagnostics;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "|H.land| >= 2 ~ (>= |H.land| 2)",
                "|H.land|>=2 ~ (>= |H.land| 2)",
                "H.land >= 2 ~ (>= |H.land| 2)",
                "|H.a| = 2 ~ (== |H.a| 2)",
                "|H.a| <> 2 ~ (!= |H.a| 2)",
                "|H.a| ≥ 2 ~ (>= |H.a| 2)",
                "|H.a| => 2 ~ (>= |H.a| 2)",
                "2 < n ~ (< 2 n)",
                "n>=2 ~ (>= n 2)",
                "n-1 ~ (- n 1)",
                "|H.a| -1 ~ (- |H.a| 1)",
                "|H.a| * 2 + 1 ~ (+ (* |H.a| 2) 1)",
                "1 + |H.a| * 2 ~ (+ 1 (* |H.a| 2))",
                "6 / 2 / 3 ~ (/ (/ 6 2) 3)",
                "1 + 2 + 3 - 4 - 5 ~ (- (- (+ 1 2 3) 4) 5)",
                "|H.a| % 2 ~ (- |H.a| (* 2 (/ |H.a| 2)))",
                "|H.a| >= 2 && |H.b| == 1 ~ (and (>= |H.a| 2) (== |H.b| 1))",
                "|H.a| || |H.b| ~ (or |H.a| |H.b|)",
                "|H.a|>1 and |H.b| or n ~ (or (and (> |H.a| 1) |H.b|) n)",
                "|H.a| or |H.b| and n ~ (or |H.a| (and |H.b| n))",
                "not |H.a| > 1 ~ (== (> |H.a| 1) 0)",
                "!|H.a| and n ~ (and (== |H.a| 0) n)",
                "(not n) ~ (== n 0)",
                "(|H.a| >= 2) ~ (>= |H.a| 2)",
                "(n>=2) ~ (>= n 2)",
                "(|H.a| >= 2) && (|H.b| == 1) ~ (and (>= |H.a| 2) (== |H.b| 1))",
                "(> |H.b| 7) and (+ n 1) ~ (and (> |H.b| 7) (+ n 1))",
                "(and |H.a| > 1 n) or n ~ (or (and (> |H.a| 1) n) n)",
                "1 <= |H.a| < 4 ~ (and (<= 1 |H.a|) (< |H.a| 4))",
                "|H.:|D.:|B||| > 2 ~ (> |H.:|D.:|B||| 2)",
                "|D.:(- |B| 1)| > 2 ~ (> |D.:(- |B| 1)| 2)",
            })
    void number_hasItsForm(String text, String form) {
        Diagnostics found = read(text, true);
        assertEquals(1, found.list().size(), text + ": " + found.list());
        assertEquals(YispCodes.INFIX, found.list().get(0).code(), text);
        assertEquals(form, found.list().get(0).fix(), text);
        assertEquals(0, read(form, true).list().size(), "the form is read: " + form);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "[1]/|H.a| >= 2;@;(# X B) ~ (>= |H.a| 2)",
                "n = 3 ~ (= n 3)",
                "(n = |H| + 1) ~ (= n (+ |H| 1))",
                "(if |H.a| >= 2 (# D.1 H) ()) ~ (>= |H.a| 2)",
                "(if n kk = 2 ()) ~ (= kk 2)",
                "(= n |H.a| + 1) ~ (+ |H.a| 1)",
                "(repeat 3 |D| < 2 (# D.1 H)) ~ (< |D| 2)",
                "(# D.:(|H| - 1) H) ~ (- |H| 1)",
                "(= n (and 1 |H.a| > 1)) ~ (> |H.a| 1)",
            })
    void partOfAProgram_hasItsForm(String text, String form) {
        Diagnostics found = read(text, false);
        assertEquals(1, found.list().size(), text + ": " + found.list());
        assertEquals(YispCodes.INFIX, found.list().get(0).code(), text);
        assertEquals(form, found.list().get(0).fix(), text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "|H.a| >= ~ yisp.infix",
                "1 < n == 1 ~ yisp.infix",
                "1 < n > 2 ~ yisp.infix",
                "!|H.a| >= 2 ~ yisp.infix",
                "|H.a| ** 2 ~ yisp.infix",
                "|H.a| && (# D H) foo.bar ~ yisp.infix",
                "(> 1 0) (> 2 0) ~ yisp.number-rest",
                "|H.a| ^ 2 ~ yisp.number-rest",
                "(> 1 0);(> 2 0) ~ yisp.number-rest",
            })
    void uncertain_hasNoForm(String text, String code) {
        Diagnostics found = read(text, true);
        assertTrue(found.failed(), text);
        assertEquals(code, found.list().get(0).code().name(), text);
        assertEquals(null, found.list().get(0).fix(), text);
    }

    @Test
    void rightForms_areNotTaken() {
        for (String right :
                new String[] {
                    "(+ |H.a| -1)",
                    "(+ |H|-1 2)",
                    "(- n 1)",
                    "-1",
                    "(+ |H.:|D.:|B||| 2)",
                    "(+ |D.:|H.:(- |B| 1)|| |B|)",
                    "(if (> n 1) -1 -2)",
                    "(>= |H.land| 2)",
                }) {
            assertEquals(0, read(right, true).list().size(), right);
        }
        for (String right :
                new String[] {
                    "[1]@;(! mill);(print \"a\" n |H|)", "(= n -1);(# D.:|H| H)", "/!n;@;(# X B)"
                }) {
            assertEquals(0, read(right, false).list().size(), right);
        }
    }

    /** A long chain is an error in time proportional to its length, and has no form. */
    @Test
    void longChain_isOneError() {
        Diagnostics found = read("n" + " + (n + 1)".repeat(20_000), true);
        assertEquals(1, found.list().size());
        assertEquals(null, found.list().get(0).fix());
    }
}
