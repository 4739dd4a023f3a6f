package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The chances are fractions of binomials that another program reckoned. */
class OddsCommandTest {

    private static TerminalRun run(String words) {
        return TerminalRun.of(Main.commands(), "", words.split(" "));
    }

    @Test
    void fourNumbers_areAnswered() {
        TerminalRun run = run("odds 60 24 7 2");
        assertEquals(
                """
                85.7344 % = 1 in 1.166
                139357/162545
                Σ C(24,a)·C(36,7−a) / C(60,7); a = 2…7
                """,
                run.out());
        assertEquals(Command.FINE, run.exitCode());
        assertTrue(run("odds 60 24 7 0-2").out().contains("\n13396/32509\n"));
        assertTrue(run("odds 60 24 8 =3").out().contains("\n7707392/25844655\n"));
        assertEquals("0 %\n0\n", run("odds 60 24 7 8+").out().substring(0, 6));
    }

    /** A rounded chance is neither certain nor impossible. */
    @Test
    void nearlyCertain_isNotCalledCertain() {
        assertTrue(
                run("odds 60 40 20 1")
                        .out()
                        .startsWith("more than 99.9999 %\n4191844505805494/4191844505805495\n"));
        assertTrue(run("odds 250 99 99 1").out().startsWith("more than 99.9999 %\n"));
        assertTrue(run("odds 250 50 50 50").out().startsWith("less than 0.0001 %\n"));
        assertTrue(run("odds 60 60 1 1").out().startsWith("100 % = 1 in 1\n1\n"));
        assertTrue(
                run("odds 60 40 20 1 --turns 1").out().contains("20 cards: more than 99.9999 %"));
    }

    @Test
    void groups_areAnswered() {
        String groups = "--group land:24:2-5 --group=spell:12:1+";
        assertTrue(run("odds 60 " + groups).out().contains("\n982744/1462905\n"));
        String combos = "--group a:b:3:1 --group c:3:1 --group d:3:1 --of 2 --draw 5";
        assertTrue(run("odds 40 " + combos).out().contains("\n9059/36556\n"));
        assertTrue(run("odds 60 --json " + groups).out().startsWith("{\"ok\":true"));
    }

    /** 1 - C(56, n) / C(60, n) for seven, eight and ten cards. */
    @Test
    void turns_areATable() {
        assertEquals(
                """
                turn 0, 7 cards: 39.95 %
                turn 1, 8 cards: 44.482 %
                turn 2, 9 cards: 48.7527 %
                """,
                run("odds 60 4 7 1 --turns 2").out());
        assertTrue(run("odds 60 4 7 1 --turns 1 --per-turn 3").out().endsWith("52.7721 %\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "odds",
                "odds 60 24 7",
                "odds 60 24 7 x",
                "odds 60 24 7 2 --draw 8",
                "odds 60",
                "odds 60 --group land:24",
                "odds 60 --group land:24:",
                "odds 60 --group land:24:2-x",
                "odds x --group land:24:2"
            })
    void words_thatAreNoQuestion_areRefused(String words) {
        assertEquals(Command.USAGE, run(words).exitCode());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "odds 60 61 7 1",
                "odds 60 24 61 1",
                "odds 0 0 0 0",
                "odds 60 24 7 -3",
                "odds 60 24 7 5-2",
                "odds 60 --group a:40:1 --group b:21:1",
                "odds 60 --group a:4:1 --of 2",
                "odds 1000 40 90 1 --turns 20",
                "odds 60 24 7 2 --turns 61"
            })
    void numbersOutOfBounds_areRefused(String words) {
        TerminalRun run = run(words);
        assertEquals(Command.REFUSED, run.exitCode());
        assertTrue(run.err().contains("must be"), run.err());
    }
}
