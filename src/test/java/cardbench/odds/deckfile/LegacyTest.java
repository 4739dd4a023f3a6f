package cardbench.odds.deckfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Severity;
import cardbench.odds.question.Decks;
import cardbench.odds.question.Simulation;
import cardbench.odds.sample.Trace;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The games of ygo-calc itself. */
class LegacyTest {

    /** A deck that begins with some cards; the others follow in the order of the file. */
    private static String deckThatBegins(String yaml, String beginning) {
        List<String> order = new ArrayList<>(List.of(beginning.split(" ")));
        for (DeckCard card : DeckFileReader.read(yaml).file().cards()) {
            int copies = card.count() - Collections.frequency(order, card.name());
            order.addAll(Collections.nCopies(copies, card.name()));
        }
        return String.join(" ", order);
    }

    /**
     * The first game that the document prints: the cards it names lie where it drew them. The rest
     * of the hand has no effect that could be activated, but for those it tries.
     */
    @Test
    void documentsFirstGame_isToldWordForWord() {
        String yaml = Decks.sample("zhulei");
        String order =
                deckThatBegins(
                        yaml,
                        "zhenzhujie zhulei-renyu-2 zhulei-renyu-4 hand-trap can-xiang"
                                + " zhulei-nanren hand-trap zenyuan zhulei-renyu-2");
        String expected =
                """
                -----------run-------------
                execStatement(@)
                execStatement((# X F))
                move {zhenzhujie(珠泪场地), }from H to F
                execStatement((if (> |D.zhulei-nanren| 0) (# D.zhulei-nanren.1 H) ()))
                move {zhulei-nanren(珠泪男人), }from D to H
                executed card zhenzhujie[0] [珠泪场地]
                execStatement(/(> summon 0))
                execStatement((= summon (- summon 1)))
                execStatement(@)
                execStatement((# X F))
                move {zhulei-renyu-2(2星人鱼), }from H to F
                execStatement((# D.3 B))
                move {hand-trap(手坑), zenyuan(增援), zhulei-renyu-2(2星人鱼), }from D to B
                execStatement((if (and (> |H.xian-sheng| 0) (< 0 |H.xian-sheng|)) (# D.3 B) ()))
                executed card zhulei-renyu-2[0] [2星人鱼]
                execStatement(/(> |H.M| 1))
                execStatement(/(== summon 1))
                """;
        Trace trace = Decks.trace(yaml, order, true);
        assertEquals("execStatement((= summon 1))\n" + expected, trace.text());
        assertEquals(trace.text(), Decks.trace(yaml, order, false).text());
    }

    private static String small(String program) {
        return """
        deck:
          cards:
            a: {description: A, program: ['%s']}
            b: {}
            c: {}
            d: {}
        simulate: {tests: {t: {start-card: 1, exec-program: true, combos: {}}}}
        """
                .formatted(program);
    }

    private static String graveyard(Trace trace) {
        return trace.steps().get(trace.steps().size() - 1).zones().stream()
                .filter(zone -> zone.letter() == 'B')
                .map(zone -> String.join("", zone.cards()))
                .findFirst()
                .orElse("");
    }

    @Test
    void moves_turnTheOrderRound() {
        String yaml = small("[1]@;(# D.3 B)");
        assertEquals("dcb", graveyard(Decks.trace(yaml, "a b c d", true)));
        assertEquals("bcd", graveyard(Decks.trace(yaml, "a b c d", false)));
    }

    @Test
    void tags_loseTheirClosingBracket() {
        String yaml = small("[1]@;(# D.1 H [draw])");
        assertTrue(
                Decks.trace(yaml, "a b c d", true)
                        .text()
                        .contains("\n[draw move {b(), }from D to H\n"));
        assertTrue(
                Decks.trace(yaml, "a b c d", false)
                        .text()
                        .contains("\n[draw] move {b(), }from D to H\n"));
    }

    @Test
    void bans_countOnlyWithAnExclamationMark() {
        String yaml =
                """
                deck:
                  cards:
                    a: {program: ['[1]@;(! "draw")']}
                    b: {program: ['[1]@;(# D.1 H [%s])']}
                    c: {}
                simulate: {tests: {t: {start-card: 2, exec-program: true, combos: {}}}}
                """;
        Trace open = Decks.trace(yaml.formatted("draw"), "a b c", true);
        assertTrue(open.text().contains("executed card b"));
        Trace closed = Decks.trace(yaml.formatted("draw!"), "a b c", true);
        assertTrue(!closed.text().contains("executed card b"));
        Trace today = Decks.trace(yaml.formatted("draw"), "a b c", false);
        assertTrue(!today.text().contains("executed card b"));
    }

    @Test
    void emptySource_endsTheRun() {
        String yaml = small("[1]@;(# B H)");
        DeckPrograms programs = Decks.programs(yaml);
        Simulation simulation = new Simulation(programs.topics(), Seed.DEFAULT, true);
        List<Diagnostic> remarks = simulation.remarks(simulation.play(0, 100));
        assertEquals(1, remarks.size());
        assertEquals("odds.legacy-stop", remarks.get(0).code().name());
        assertEquals(Severity.ERROR, remarks.get(0).severity());
        Simulation today = new Simulation(programs.topics(), Seed.DEFAULT, false);
        assertEquals("odds.empty-source", today.remarks(today.play(0, 100)).get(0).code().name());
    }

    /** Blocks of one card in a zone of up to seven, of two in one of eight, of four from 16 on. */
    @Test
    void shuffle_movesBlocksAsTheyAre() {
        StringBuilder cards = new StringBuilder();
        StringBuilder order = new StringBuilder("a");
        for (int i = 0; i < 20; i++) {
            cards.append("    c").append(i).append(": {}\n");
            order.append(" c").append(i);
        }
        String yaml =
                small("[1]@;(shuffle D);(# D B)")
                        .replace("    b: {}\n    c: {}\n    d: {}\n", cards);
        Trace trace = Decks.trace(yaml, order.toString(), true);
        List<String> grave = trace.steps().get(trace.steps().size() - 1).zones().get(0).cards();
        for (int i = 0; i < 20; i += 4) {
            int first = Integer.parseInt(grave.get(i).substring(1));
            assertEquals(3, first % 4, "a block turned round: " + grave);
            for (int k = 1; k < 4; k++) {
                assertEquals("c" + (first - k), grave.get(i + k));
            }
        }
    }
}
