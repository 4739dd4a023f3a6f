package cardbench.odds.yisp.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.check.Said;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParserTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@",
                "()",
                "[1]@;(# X F)",
                "[1B]@;(# D.5 B)",
                "[^]/(== |H.a:x| 2);@",
                "(# D.a:bin.1 B [mill])",
                "(## H.name D [back] [top])",
                "(shuffle D)",
                "(! \"draw\")",
                "(! draw)",
                "(! [draw])",
                "(= x 1)",
                "(= summon (- summon 1))",
                "(if 1 (# D B) ())",
                "(if x 1 2)",
                "(if x ())",
                "(block (# D.1 H) (# H.1 B))",
                "(print \"text\" H.a:x |H| 3)",
                "/!x",
                "/!!(> 1 0)",
                "/ |H|",
                "/1",
                "(= n (+ 1 2 3 4))",
                "(= n (and 1))",
                "(= n -5)",
                "(= n (!= 1 2))",
                "(= n (rand 1 6))",
                "(# D.:n H)",
                "(# D.:3 H)",
                "(# D.:(+ 1 2) H)",
                "(# D.:|H|.a:x H)",
                "(# D.:(+ 1 2).a:x.!y.A:z* H)",
                "(# D.\"3. star\" H)",
                "(  # X F  )",
                "(= n (if 1 2 3))",
                "|H|",
                ";;@;",
                "(# D.特里恩虫惑魔.1 H)",
            })
    void everythingOfTheGrammarAndWhatIsAcceptedBeyond_isReadSilently(String text) {
        assertEquals(List.of(), Said.onEffect(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // parentheses
                "(# X F))~extra-parenthesis 7-8 -> ",
                "(# X F))); @~extra-parenthesis 7-9 -> ",
                "(# X F~missing-parenthesis 6-6 -> )",
                "@;(if 1 (# X F) (# X B);(# X B)~missing-parenthesis 23-23 -> )",
                "/(> |H| 1~missing-parenthesis 9-9 -> )",
                "(= a (+ 1 (- 3 2~missing-parenthesis 16-16 -> )))",
                "(# X F) (# D H)~missing-semicolon 6-8 -> );",
                "[1]@(# X F)~missing-semicolon 3-4 -> @;",
                "[1]@,(# X F)~missing-semicolon 3-5 -> @;",
                "[1]@ 、 (# X F)~missing-semicolon 3-7 -> @;",
                "/(> |H| 1)@~missing-semicolon 9-10 -> );",
                "@/(> |H| 1)~missing-semicolon 0-1 -> @;",
                "(= n 1)) (# D H)~ignored-rest 7-16",
                "@,~ignored-rest 1-2",
                "@ now~ignored-rest 2-5",
                // operators
                "(move X F)~unknown-operator 1-5",
                "(prnt 1)~unknown-operator-near 1-5 -> print",
                "(#X F)~unknown-operator-near 1-3 -> # X",
                "(=> 1 2)~unknown-operator-near 1-3 -> >=",
                "((+ 1 2))~no-operator 1-1",
                "(% 2)~old-operator 1-4 -> # D.2 H [draw]",
                "(% n)~old-operator 1-4 -> # D.:n H [draw]",
                "(% (+ 1 2))~old-operator 1-2",
                "($ H B)~old-operator 1-2",
                "(= n (r 1 6))~old-operator 6-7 -> rand",
                // arguments
                "(shuffle)~arguments 1-8",
                "(shuffle D H)~arguments 1-8",
                "(= n (- 1))~arguments 6-7",
                "(= n (> 1 2 3))~arguments 6-7",
                "(= n (+))~arguments 6-7",
                "(# X F G)~arguments 1-2",
                "(if)~arguments 1-3",
                "(block)~arguments 1-6",
                // things in the wrong place
                "/H.a:x~not-a-number 1-6 -> |H.a:x|",
                "/(# X F)~not-a-number 1-8",
                "/~not-a-number 1-1",
                "(= n (+ 1 \"a\"))~not-a-number 10-13",
                "(= N 1)~not-a-variable 3-4",
                "(= a_b 1)~not-a-variable 3-6",
                "@;[1]~not-an-expression 2-5",
                "(# d.1 H)~not-cards 3-6 -> D.1",
                "(# 3 H)~not-cards 3-4",
                "(# Deck.1 H)~not-cards 3-7",
                "(# D.1 h)~not-a-zone 7-8",
                "(# D.1 X)~not-a-zone 7-8",
                "(# D.1 B.2)~zone-with-filters 7-10 -> B",
                "(# D.1 X.2)~not-a-zone 7-10",
                "(# D. H)~not-a-filter 5-5",
                "(# D.3x H)~not-a-filter 5-7",
                "(# D.:Q H)~not-a-filter 5-7",
                "(if 1 \"a\" ())~not-an-expression 6-9",
                "/(> |H 1)~unclosed 6-6 -> |",
                "[1H @~unclosed 5-5 -> ]",
                "(= n 2147483648)~number-too-large 5-15",
                "hello!~not-an-expression 0-6",
                "]~not-an-expression 0-1",
                // full-width signs
                "（# X F)~full-width 0-1 -> (",
                "(# X　F)~full-width 4-5 -> ' '",
                "(# Ｘ F)~full-width 3-4 -> X",
                "(# D.３ B)~full-width 5-6 -> 3",
                "@；(# X F)~full-width 1-2 -> ;",
            })
    void slips_areSaidWithTheirPlaceAndFix(String text, String line) {
        String expected = line.endsWith("->") ? line + " " : line.replace("' '", " ");
        assertEquals(List.of(expected), Said.onEffect(text), text);
    }

    @Test
    void severalSlips_areAllFoundAtOnce() {
        assertEquals(
                List.of(
                        "unknown-operator-near 1-5 -> print",
                        "not-a-number 14-19 -> |H.a:x|",
                        "missing-parenthesis 29-29 -> )"),
                Said.onEffect("(prnt 1); /(> H.a:x 1);(# X F"));
    }

    @Test
    void semicolonInsideQuotes_endsTheStatementAndIsExplained() {
        List<String> found = Said.onEffect("(print \"a;b\")");
        assertTrue(found.contains("semicolon-in-string 9-10"), found.toString());
    }

    @Test
    void nestingBeyondTheLimit_isRefusedOnce() {
        String deep = "(+ ".repeat(1000) + "1" + ")".repeat(1000);
        List<String> found = Said.onEffect("(= n " + deep + ")");
        assertEquals(1, found.size(), found.toString());
        assertTrue(found.get(0).startsWith("too-deep "));
        String fits = "(+ ".repeat(63) + "1" + ")".repeat(63);
        assertEquals(List.of(), Said.onEffect("(= n " + fits + ")"));
    }

    @Test
    void sizesInsideSets_nestAsDeepAsParentheses() {
        String deep = "|H.:".repeat(30_000);
        assertTrue(Said.onEffect("(= n " + deep + ")").get(0).startsWith("too-deep "));
        String sizes = "|H.:".repeat(63) + "|H|" + "|".repeat(63);
        String fits = "(+ ".repeat(63) + sizes + ")".repeat(63);
        assertEquals(List.of(), Said.onEffect("(= n " + fits + ")"));
    }

    @Test
    void emptyStatements_takeNoPlace() {
        Program program = Parser.effect(Source.of(" ; @ ;; (# X F) ; "), new Diagnostics());
        assertEquals(2, program.statements().size());
        assertInstanceOf(Statement.Fire.class, program.statements().get(0));
        assertEquals(5 + 3, program.statements().get(1).from());
    }

    @Test
    void flags_areReadFromTheBrackets() {
        Flags plain = Parser.effect(Source.of("@"), new Diagnostics()).flags();
        assertTrue(plain.allows('H') && !plain.allows('B') && !plain.once());
        Flags both = Parser.effect(Source.of("[^HB1]@"), new Diagnostics()).flags();
        assertTrue(both.allows('H') && both.allows('B') && both.once() && both.onlyFirst());
        Flags grave = Parser.effect(Source.of("[1B]@"), new Diagnostics()).flags();
        assertTrue(grave.allows('B') && !grave.allows('H') && !grave.onlyFirst());
    }

    @Test
    void number_isReadAlone() {
        Diagnostics diagnostics = new Diagnostics();
        Expression score = Parser.number(Source.of("|H.a:x|"), diagnostics);
        assertInstanceOf(Expression.Size.class, score);
        assertEquals(List.of(), diagnostics.list());
        assertEquals(List.of("not-a-number 0-0"), Said.by(d -> Parser.number(Source.of(""), d)));
        assertEquals(List.of("not-a-number 0-1"), Said.by(d -> Parser.number(Source.of("@"), d)));
    }

    @Test
    void missingElse_isNothing() {
        Program program = Parser.effect(Source.of("(if 1 (# X F))"), new Diagnostics());
        Statement.Act act = (Statement.Act) program.statements().get(0);
        Expression.If choice = (Expression.If) act.expression();
        assertInstanceOf(Expression.Nothing.class, choice.otherwise());
    }

    @Test
    void places_areThoseOfTheText() {
        Program program = Parser.effect(Source.of("[1]@; (# D.a:x.1 B)"), new Diagnostics());
        Statement.Act act = (Statement.Act) program.statements().get(1);
        Expression.Move move = (Expression.Move) act.expression();
        assertEquals(6, move.from());
        assertEquals(19, move.to());
        assertEquals(9, move.cards().from());
        assertEquals(16, move.cards().to());
        assertEquals(new Filter.Matching("a:x", 11, 14), move.cards().filters().get(0));
    }
}
