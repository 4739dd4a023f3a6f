package cardbench.odds.yisp.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which effects of a dealt hand are activated, in which order, and what they leave. */
class ActivationScanTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // effects of a ~ of b ~ of c ~ activated ~ hand ~ graveyard
                "[1]@;(# D.1 H)~[]/0;@~[]/0;@~a0~abcd~''",
                "[1]@;(# D.1 B)|||[1]@;(# D.1 H)~[]/0;@~[]/0;@~a0 a1~abce~d",
                "[]/0;@|||[1]@;(# D.1 H)~[1]@;(# D.1 B)~[]/0;@~a1 b0~abcd~e",
                // asked again, since b filled the graveyard
                "[1]/|B|;@;(# D.1 F)~[1]@;(# D.1 B)~[]/0;@~b0 a0~abc~d",
                // not asked again, since nothing filled the field
                "[1]/|F|;@~[1]@;(# D.1 B)~[]/0;@~b0~abc~d",
                "[1]/|F|;@|||[1]/|B|;@~[1]@;(# D.1 B)~[1]@;(# D.1 F)~b0 a1 c0 a0~abc~d",
                "[1]/(> count 1);@~[1]@;(= count (+ count 1))~[1]@;(= count (+ count 1))~b0 c0 a0~abc~''",
                // no flag of once: as often as its guard lets it
                "/(< |B| 3);@;(# D.1 B)~[]/0;@~[]/0;@~a0 a0 a0~abc~def",
                // only before all others
                "[^]/(< |B| 2);@;(# D.1 B)~[]/0;@~[]/0;@~a0~abc~d",
                "[]/0;@~[1]@;(# D.1 B)~[^1]@;(# D.1 B)~b0~abc~d",
                "[]/0;@~[]/0;@~[^1]@;(# D.1 B)~c0~abc~d",
                // zones that are scanned: the hand first, then the graveyard
                "[1]@;(# H.c B)~[]/0;@~[1B]@;(# D.1 H)~a0 c0~abd~c",
                "[1]@;(# H.c B)~[]/0;@~[1HB]@;(# D.1 H)~a0 c0~abd~c",
                "[1B]@~[]/0;@~[1F]@~''~abc~''",
                "[1B]@|||[1]@;(# X B)~[]/0;@~[]/0;@~a1 a0~bc~a",
                // moves before @ stay when the effect then fails; the next card is not passed over
                "(# X B);/0;@~[1]@;(# D.1 F)~[]/0;@~b0~bc~a",
                "[1](# D.1 B);/(> |B| 2);@~[1]@~[1]@~b0 c0 a0~abc~def",
                // bans close effects, also those that were refused before
                "[1]@;(! draw)~[1]@;(# D.1 H [draw])~[]/0;@~a0~abc~''",
                "[1]/|B|;@;(# D.1 H [draw])~[1]@;(# D.1 B)~[]/0;@~b0 a0~abce~d",
                "[1]/|B|;@;(# D.1 H [draw])~[1]@;(block (! draw) (# D.1 B))~[]/0;@~b0~abc~d",
            })
    void effects_areActivatedInTheOrderOfTheScan(
            String a, String b, String c, String activated, String hand, String grave) {
        PlayedDeck plain = new PlayedDeck(false, false, a, b, c);
        PlayedDeck watched = new PlayedDeck(false, false, a, b, c);
        watched.watch();
        for (PlayedDeck deck : List.of(plain, watched)) {
            for (int game = 0; game < 2; game++) {
                assertEquals(activated, deck.play(game));
                assertEquals(hand, deck.zone('H'));
                assertEquals(grave, deck.zone('B'));
            }
        }
    }

    /** More effects than dependencies are computed for are asked in each scan. */
    @Test
    void moreThanAHundredEffects_areAllActivated() {
        String counts = "[1]@;(= count (+ count 1))|||".repeat(99);
        for (int more = 0; more < 3; more++) {
            PlayedDeck deck =
                    new PlayedDeck(
                            false,
                            false,
                            counts + "[1]/|B|;@" + "|||[1]@".repeat(more),
                            "[1]@;(# D.1 B)");
            assertEquals(101 + more, deck.play(0).split(" ").length);
            assertEquals(99, deck.machine.variable(deck.compiler.variables().indexOf("count")));
        }
    }

    @Test
    void turn_opensWhatWasClosed() {
        PlayedDeck deck = new PlayedDeck(false, false, "[1]@;(# D.1 B)");
        assertEquals("a0", deck.play(0));
        assertEquals("", deck.activated(false));
        deck.machine.startTurn();
        assertEquals("a0", deck.activated(false));
        assertEquals("de", deck.zone('B'));
    }

    /** The one that fired last is named, not the one that was asked last. */
    @Test
    void endlessEffect_stopsTheGameAndIsNamed() {
        PlayedDeck deck = new PlayedDeck(false, false, "/|B|;@", "@;(= n 1)", "[1]@");
        deck.play(4);
        int rounds = 0;
        while (!deck.machine.stopped() && rounds++ < VirtualMachine.MAX_STEPS) {
            deck.activated(false);
        }
        assertTrue(deck.machine.stopped());
        assertEquals(3, deck.machine.faults());
        for (int effect = 0; effect < 3; effect++) {
            assertEquals(effect == 1, deck.machine.hasFault(effect));
            assertEquals(effect == 1 ? 1 : 0, deck.machine.faultGames(effect));
            assertEquals(effect == 1 ? 4 : -1, deck.machine.faultFirst(effect));
            assertEquals("yisp.endless-game", deck.compiler.faults().get(effect).code().name());
        }
        deck.machine.startGame(5, PlayedDeck.ORDER);
        assertFalse(deck.machine.hasFault(1));
        deck.machine.startBatch();
        assertEquals(0, deck.machine.faultGames(1));
        assertEquals(-1, deck.machine.faultFirst(1));
    }

    /** Guards that are passed over count as if they were asked, so the game ends where it would. */
    @Test
    void effectsPassedOver_areCharged() {
        String idle = "[]/|F|;@|||".repeat(20) + "[]/|F|;@";
        PlayedDeck plain = new PlayedDeck(false, false, idle, "@;(= count (+ count 1))");
        PlayedDeck watched = new PlayedDeck(false, false, idle, "@;(= count (+ count 1))");
        watched.watch();
        for (PlayedDeck deck : List.of(plain, watched)) {
            deck.play(0);
            while (!deck.machine.stopped()) {
                deck.activated(false);
            }
            // 21 guards, then two statements, in each round; what is left is too little for one
            int rounds = VirtualMachine.MAX_STEPS / 23;
            assertEquals(rounds, deck.machine.variable(0));
            deck.seen.clear();
        }
    }

    @Test
    void watcher_seesStatementsMovesAndLines() {
        PlayedDeck deck =
                new PlayedDeck(
                        false, false, "[1]@;(# D.2 B);(# X F);(print \"done\")", "[1]/|E|;@");
        deck.watch();
        assertEquals("a0", deck.play(0));
        List<String> expected =
                List.of(
                        "@",
                        "(# D.2 B)",
                        "de DB",
                        "(# X F)",
                        "a HF",
                        "(print \"done\")",
                        "prints done ");
        assertEquals(expected, deck.seen.subList(0, expected.size()));
        assertTrue(deck.seen.contains("/|E|"), "failed attempts are shown, too: " + deck.seen);
    }

    /** A line that is not kept any more is still shown to a watcher. */
    @Test
    void watcher_seesMoreLinesThanAreKept() {
        String text = "[1]@" + ";(print 1)".repeat(VirtualMachine.MAX_PRINTS + 9);
        PlayedDeck deck = new PlayedDeck(false, false, text);
        deck.watch();
        deck.play(0);
        assertEquals(VirtualMachine.MAX_PRINTS, deck.machine.prints().size());
        long shown = deck.seen.stream().filter("prints 1 "::equals).count();
        assertEquals(VirtualMachine.MAX_PRINTS + 9, shown);
        assertEquals(VirtualMachine.MAX_PRINTS + 9, deck.machine.printed());
    }

    @Test
    void variablesOfOneLetter_beginWithNothingInEachEffect() {
        String text = "/(< |B| 3);@;(= n (+ n 1));(print n);(# D.1 B)";
        PlayedDeck deck = new PlayedDeck(false, false, text);
        assertEquals("a0 a0 a0", deck.play(0));
        assertEquals(List.of("1 ", "1 ", "1 "), deck.machine.prints());
    }
}
