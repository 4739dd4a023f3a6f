package cardbench.odds.yisp.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Random32;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Vocabulary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs statements on a deck of known order, {@code a b c d e f g h}, with a, b, c in the hand. */
class VirtualMachineTest {

    private static final int HAND = 3;

    private final List<CardKind> kinds = new ArrayList<>();
    private boolean legacy;
    private VirtualMachine machine;
    private final List<String> lines = new ArrayList<>();

    VirtualMachineTest() {
        for (String name : "a b c d e f g h".split(" ")) {
            String sort = "aeg".contains(name) ? "odd" : "even";
            kinds.add(new CardKind(name, 1, List.of(sort), "card " + name));
        }
    }

    /** Runs an effect of the card a; says whether it fired. */
    private boolean run(String text) {
        Diagnostics diagnostics = new Diagnostics();
        Program program = Parser.effect(Source.of(text), diagnostics);
        assertFalse(diagnostics.failed(), text + diagnostics.list());
        Compiler compiler = new Compiler(new Vocabulary(kinds), List.of(program), legacy, false);
        Routine routine = compiler.routine(program);
        machine = compiler.play(new Random32(1, 2, 3, 4));
        machine.startGame(7, new int[] {0, 1, 2, 3, 4, 5, 6, 7});
        machine.deal(HAND);
        boolean fired = routine.run(machine, 0);
        lines.addAll(machine.prints());
        return fired;
    }

    private String zone(char letter) {
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < machine.row(letter).size(); i++) {
            names.append(kinds.get(machine.card(letter, i)).name());
        }
        return names.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // statement ~ hand ~ deck ~ graveyard
                "()~abc~defgh~''",
                "(# D.1 H)~abcd~efgh~''",
                "(# D.3 B)~abc~gh~def",
                "(# D.99 B)~abc~''~defgh",
                "(# D B)~abc~''~defgh",
                "(# H D)~''~defghabc~''",
                "(## H D)~''~abcdefgh~''",
                "(## D.2 H)~deabc~fgh~''",
                "(# D.f B)~abc~degh~f",
                "(# D.a:odd.1 B)~abc~dfgh~e",
                "(# D.a:odd B)~abc~dfh~eg",
                "(# D.!a:odd.2 B)~abc~egh~df",
                "(# D.3.a:odd B)~abc~dfgh~e",
                "(# D.a:odd.3 B)~abc~dfh~eg",
                "(# D.a:even.2.f B)~abc~degh~f",
                "(# D.A:o* B)~abc~dfh~eg",
                "(# D.0 B)~abc~defgh~''",
                "(# X B)~bc~defgh~a",
                "(# X D)~bc~defgha~''",
                "(## X D)~bc~adefgh~''",
                "(# X.b B)~abc~defgh~''",
                "(# X.a.1 B)~bc~defgh~a",
                "(# X.0 B)~abc~defgh~''",
                "(# X D);(# X B)~bc~defgh~a",
                "(# D.:(+ 1 1) B)~abc~fgh~de",
                "(= n 2);(# D.:n B)~abc~fgh~de",
                "(= n 2);(# D.a:even.:n B)~abc~egh~df",
                "(# D.:|H|.a:even B)~abc~egh~df",
                "(= n (- 0 2));(# D.:n B)~abc~defgh~''",
                "(# D.2 B);(# B H);(# H.a:even.1 B)~acde~fgh~b",
                "(if 1 (# D.1 H) (# D.1 B))~abcd~efgh~''",
                "(if 0 (# D.1 H) (# D.1 B))~abc~efgh~d",
                "(if 0 (# D.1 H))~abc~defgh~''",
                "(block (# D.1 H) (# D.1 B))~abcd~fgh~e",
                "(# H.b H)~acb~defgh~''",
                "(# D.5 B);(# B D);(# D.2 H)~abcde~fgh~''",
                "(# D.zz B)~abc~defgh~''",
                "/0;(# D.1 B)~abc~defgh~''",
                "/!0;(# D.1 B)~abc~efgh~d",
                "/!!0;(# D.1 B)~abc~defgh~''",
                "(# D.1 B);/0;(# D.1 B)~abc~efgh~d",
                "(repeat 3 0 (# D.1 B))~abc~gh~def",
                "(repeat 9 (> |B| 1) (# D.1 B))~abc~fgh~de",
                "(repeat 2 1 (# D.1 B))~abc~defgh~''",
                "(# D.1 H) (# D.1 B)~abcd~efgh~''",
                "(# D.1 B.2)~abc~efgh~d",
                "(# D.1 B.zz)~abc~efgh~d",
            })
    void moves_keepTheOrderAndTakeFromTheFront(
            String statements, String hand, String deck, String grave) {
        run(statements);
        assertEquals(List.of(hand, deck, grave), List.of(zone('H'), zone('D'), zone('B')));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "7~7",
                "-7~-7",
                "|H|~3",
                "|D.a:even|~3",
                "|D.a:even.2|~2",
                "|D.2.a:even|~1",
                "|D.a:odd.a:even|~0",
                "|H.a|~1",
                "|X|~1",
                "|X.a:even|~0",
                "|F|~0",
                "|H.:(- 5 3)|~2",
                "unset~0",
                "(+ 1 2 3)~6",
                "(+ 5)~5",
                "(* 5)~5",
                "(or 5)~5",
                "(* 2 3 4)~24",
                "(- 2 5)~-3",
                "(/ 7 2)~3",
                "(/ (- 0 7) 2)~-3",
                "(/ -7 -1)~7",
                "(> 2 1)~1",
                "(> 1 1)~0",
                "(>= 1 1)~1",
                "(>= 0 1)~0",
                "(< 1 2)~1",
                "(< 2 2)~0",
                "(<= 2 2)~1",
                "(<= 3 2)~0",
                "(== 2 2)~1",
                "(== 2 3)~0",
                "(!= 2 3)~1",
                "(!= 2 2)~0",
                "(and 1 2 3)~1",
                "(and 1 0 3)~0",
                "(and 5)~5",
                "(or 0 0 4)~1",
                "(or 0 0)~0",
                "(if 3 4 5)~4",
                "(if 0 4 5)~5",
                "(if 0 4)~0",
                "(if 1 (# D.1 B) 5)~0",
                "(> |H| 2)~1",
                "(> |H| 3)~0",
                "(>= |H| 3)~1",
                "(>= |H| 4)~0",
                "(< |H| 4)~1",
                "(< |H| 3)~0",
                "(<= |H| 3)~1",
                "(<= |H| 2)~0",
                "(== |H| 3)~1",
                "(== |H| 2)~0",
                "(!= |H| 2)~1",
                "(!= |H| 3)~0",
                "(> 3 |D.a:odd|)~1",
                "(< 2 |D.a:odd|)~0",
                "(>= 2 |D.a:odd|)~1",
                "(<= 3 |D.a:odd|)~0",
                "(== 2 |D.a:odd|)~1",
                "(> |D.a:odd| -1)~1",
                "(< |D.a:odd| -5)~0",
                "(<= |D.a:odd| 2147483647)~1",
                "(> |D.a:odd| 2147483647)~0",
                "(rand 4 4)~4",
                "(+ 2147483647 1)~-2147483648",
                "(/ (- -2147483647 1) -1)~-2147483648",
            })
    void numbers_areThoseOfTheDocument(String number, String value) {
        run("(print " + number + ")");
        assertEquals(List.of(value + " "), lines);
    }

    @Test
    void everyLetterButX_isAZoneFromTheStart() {
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            if (letter != 'X' && letter != 'D' && letter != 'H') {
                run("(# D.1 " + letter + ");(# H.1 " + letter + ")");
                assertEquals("da", zone(letter));
            }
        }
    }

    @Test
    void andAndOr_askAllTheirNumbers() {
        run("(print (and 0 (/ 1 0)) (or 1 (/ 2 0)))");
        assertEquals(List.of("0 1 "), lines);
        assertEquals(1, machine.faultGames(0));
        assertEquals(1, machine.faultGames(1));
    }

    @Test
    void rand_reachesBothEndsAndNoMore() {
        run("(print (rand 1 3));".repeat(60));
        assertEquals(Set.of("1 ", "2 ", "3 "), Set.copyOf(lines));
    }

    @Test
    void fire_isKnownByItsFirstSign() {
        assertTrue(run("@ now"));
    }

    @Test
    void legacyMoves_turnTheOrderRound() {
        legacy = true;
        run("(# D.3 B);(## D.2 H)");
        assertEquals("fed", zone('B'));
        assertEquals("hgabc", zone('H'));
    }

    @Test
    void print_writesTextsSetsAndNumbersWithBlanksBehind() {
        run("(print \"has\" H.a:even |H| (+ 1 1));(print F)");
        assertEquals(List.of("has {b(card b), c(card c), } 3 2 ", "{} "), lines);
        assertEquals("abc", zone('H'));
    }

    @Test
    void oneLetterVariables_areForgottenBehindTheEffect() {
        assertTrue(run("(= n 3);@"));
        Formula formula =
                new Compiler(new Vocabulary(kinds), List.of(), false, false)
                        .formula(Source.of("n"), Parser.number(Source.of("n"), new Diagnostics()));
        assertEquals(0, formula.value(machine));
    }

    @Test
    void variables_areDifferentUnderDifferentNames() {
        run("(= n 3);(= m 4);(= one 5);(= two 6);(print n m one two)");
        assertEquals(List.of("3 4 5 6 "), lines);
        assertEquals(3, machine.variable('n'));
        assertEquals(4, machine.variable('m'));
    }

    @Test
    void legacyShuffle_changesTheOrderAndLosesNothing() {
        legacy = true;
        run("(# D H)" + ";(shuffle H)".repeat(9));
        char[] all = zone('H').toCharArray();
        assertFalse(zone('H').equals("abcdefgh") || zone('H').equals("abchgfed"), zone('H'));
        Arrays.sort(all);
        assertEquals("abcdefgh", new String(all));
    }

    @Test
    void fire_countsEvenWhenAGuardFailsBehindIt() {
        assertTrue(run("@;(# D.1 B);/0;(# D.1 B)"));
        assertEquals("d", zone('B'));
        assertFalse(run("/0;@"));
        assertFalse(run("(# D.1 B)"));
    }

    @Test
    void emptySource_isNotedAndNothingMoves() {
        run("(# B H);(# D.1 B)");
        assertTrue(machine.emptySource());
        assertFalse(machine.stopped());
        assertEquals("d", zone('B'));
        run("(# D.1 B)");
        assertFalse(machine.emptySource());
    }

    @Test
    void emptySource_endsALegacyGame() {
        legacy = true;
        run("(block (# B H) (# D.1 B));(# D.1 B)");
        assertTrue(machine.stopped());
        assertEquals("", zone('B'));
    }

    @Test
    void divisionByZero_isAFaultOfTheGameAndZero() {
        run("(print (/ 1 0) (/ 2 0));(print (rand 2 1))");
        assertEquals(List.of("0 0 ", "0 "), lines);
        assertEquals(3, machine.faults());
        for (int i = 0; i < 3; i++) {
            assertEquals(1, machine.faultGames(i));
            assertEquals(7, machine.faultFirst(i));
        }
    }

    @Test
    void shuffle_changesTheOrderAndLosesNothing() {
        run("(# D H);(shuffle H);(# H.4 D);(shuffle D)");
        char[] letters = (zone('H') + zone('D')).toCharArray();
        Arrays.sort(letters);
        assertEquals("abcdefgh", new String(letters));
    }

    /** 24 orders of four cards; each a binomial of 24,000 games, five deviations wide. */
    @Test
    void shuffle_givesEachOrderEquallyOften() {
        Program program = Parser.effect(Source.of("(shuffle H)"), new Diagnostics());
        Compiler compiler = new Compiler(new Vocabulary(kinds), List.of(program), false, false);
        Routine routine = compiler.routine(program);
        machine = compiler.play(new Random32(1, 2, 3, 4));
        Map<String, Integer> orders = new TreeMap<>();
        for (int game = 0; game < 24_000; game++) {
            machine.startGame(game, new int[] {0, 1, 2, 3, 4, 5, 6, 7});
            machine.deal(4);
            routine.run(machine, 0);
            orders.merge(zone('H'), 1, Integer::sum);
        }
        assertEquals(24, orders.size());
        orders.forEach((order, games) -> assertEquals(1000, games, 155, order));
    }

    @Test
    void moreThanTheLimitOfStatements_stopsTheGame() {
        run("@;" + "(= n 1);".repeat(VirtualMachine.MAX_STEPS));
        assertTrue(machine.stopped());
        run("@;" + "(= n 1);".repeat(VirtualMachine.MAX_STEPS - 1));
        assertFalse(machine.stopped());
    }

    @Test
    void longStatements_countAsSeveral() {
        String sum = "(= n (+" + " 1".repeat(1600) + "));";
        run(sum.repeat(98));
        assertFalse(machine.stopped());
        run(sum.repeat(100));
        assertTrue(machine.stopped());
    }

    @Test
    void prints_areKeptUpToALimit() {
        run("(print 1);".repeat(150));
        assertEquals(VirtualMachine.MAX_PRINTS, lines.size());
        assertEquals(150, machine.printed());
    }
}
