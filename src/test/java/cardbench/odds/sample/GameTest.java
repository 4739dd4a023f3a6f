package cardbench.odds.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Decks;
import cardbench.odds.question.Simulation;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How effects are activated and combos tested, on decks whose order is given. */
class GameTest {

    /** A deck of one copy each of a to f; a and b have the effects, hand of three. */
    private static String deck(String a, String b, String topic) {
        return """
        deck:
          cards:
            a: {attribute: [x], description: A, program: ['%s']}
            b: {attribute: [x, y], description: B, program: ['%s']}
            c: {attribute: [y]}
            d: {attribute: [x]}
            e: {}
            f: {}
        simulate:
          tests:
            t:
              start-card: 3
              exec-program: true
              %s
        """
                .formatted(a, b, topic);
    }

    private static Trace play(String a, String b, String topic) {
        return Decks.trace(deck(a, b, topic), "a b c d e f", false);
    }

    private static String activated(Trace trace) {
        return trace.steps().stream()
                .filter(step -> step.kind() == Trace.Kind.ACTIVATED)
                .map(Trace.Step::statement)
                .collect(Collectors.joining(" "));
    }

    private static String zone(Trace trace, char letter) {
        List<Trace.Step> steps = trace.steps();
        return steps.get(steps.size() - 1).zones().stream()
                .filter(zone -> zone.letter() == letter)
                .map(zone -> String.join("", zone.cards()))
                .findFirst()
                .orElse("");
    }

    private static boolean succeeds(String combo) {
        return score(combo) > 0;
    }

    private static int score(String combo) {
        Trace trace = play("[1]@;(# X F);(# D.1 B)", "()", "combos: {A: " + combo + "}");
        return trace.combos().get(0).score();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // effect of a ~ effect of b ~ what is activated, in order
                "[1]@~[1]@~a b",
                "[1]@;(# X B)~[1]@;(# X B)~a b",
                "/0;@~[1]@~b",
                "[1B]@~[1]@;(# H.a B)~b a",
                "[1H]@~[1B]@~a",
                "[1HB]@;(# X B)~()~a",
                "[^]@;(# X F)~[^]@;(# X F)~a",
                "[1^]@~[1]@~a b",
                "[1]@~[1^]@~a",
                "[1]/(> done 0);@~[1]@;(= done 1)~b a",
                "[1]@;(! draw)~[1]@;(# D.1 H [draw])~a",
                "[1]@;(! \"draw\")~[1]@;(# D.1 H [draw!])~a",
                "[1]@;(! [draw!])~[1]@;(# D.1 H [draw])~a",
                "[1]@;(! draw)~[1]@;(if 0 (# D.1 H [draw]) ())~a",
                "[1]@;(! mill)~[1]@;(# D.1 H [draw])~a b",
                "[1]/(> |H.b| 0);@;(# H.b B)~[1]@~a",
                "[1]@;/0;(# X B)~[1]@~a b",
                "[1F]@~[1]@;(# H.a F)~b",
                "@;(# X F)~@;(# X F)~a b",
                "()~[1]@~b",
                "(! draw);/0;@~[1]@;(# D.1 H [draw])~''",
                "[1]@;(! draw)~[1]@;(print \"draw!\")~a",
            })
    void effects_areActivatedFromTheFrontOfTheHandOn(String a, String b, String order) {
        assertEquals(order, activated(play(a, b, "combos: {}")));
    }

    @Test
    void failingEffect_keepsWhatItDid() {
        Trace trace = play("(= count (+ count 1));/(> count 1);@;(# X F)", "[1]@", "combos: {}");
        assertEquals("b a", activated(trace));
    }

    @Test
    void failingEffectThatMovedItsCard_letsTheScanGoOnWithTheNext() {
        Trace trace = play("(# X B);/0;@", "[1]@", "combos: {}");
        assertEquals("b", activated(trace));
        assertEquals("a", zone(trace, 'B'));
        assertEquals("bc", zone(trace, 'H'));
    }

    @Test
    void failingEffect_keepsWhatItPrinted() {
        Trace trace = play("(print |H|);/0;@", "()", "combos: {}");
        assertEquals(List.of("3 "), trace.prints());
        assertTrue(trace.text().contains("3 \n"));
    }

    @Test
    void effectThatForbidsItself_runsToItsEnd() {
        Trace trace = play("@;(! draw);(# D.1 H [draw])", "()", "combos: {}");
        assertEquals("a", activated(trace));
        assertEquals("abcd", zone(trace, 'H'));
    }

    @Test
    void extraZones_areScannedInTheirOrder() {
        Trace trace =
                Decks.trace(
                        deck("[1F]@", "[1]@;(# H.a F)", "combos: {}")
                                .replace("start-card: 3", "start-card: 3\n      scan-zones: HBF"),
                        "a b c d e f",
                        false);
        assertEquals("b a", activated(trace));
    }

    @Test
    void onceIsForTheNameAndTheEffect() {
        String yaml =
                """
                deck:
                  cards:
                    a: {count: 3, program: ['[1]@', '[1]@']}
                simulate: {tests: {t: {start-card: 3, exec-program: true, combos: {}}}}
                """;
        Trace trace = Decks.trace(yaml, "a a a", false);
        assertEquals("a a", activated(trace));
        assertTrue(trace.text().contains("executed card a[0] []\n"));
        assertTrue(trace.text().contains("executed card a[1] []\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                // the hand is b c, the graveyard d, the deck e f
                "{}~true",
                "{hand: [b]}~true",
                "{hand: [a]}~false",
                "{hand: [b, b]}~false",
                "{hand: [a:y, a:x]}~false",
                "{hand: [a:x, a:y]}~true",
                "{hand: [a:y, a:x], matching: best}~true",
                "{hand: ['a:x a:y', c]}~true",
                "{hand: ['!b']}~true",
                "{hand: ['!b', '!c']}~true",
                "{hand: ['!b', '!b']}~false",
                "{hand: [b, c, '!e']}~false",
                "{grave: [d]}~true",
                "{grave: [d], hand: [c]}~true",
                "{grave: [b], hand: [c]}~false",
                "{condition: '(== |H| 2)'}~true",
                "{condition: '(== |H| 3)'}~false",
                "{condition: -1}~true",
                "{condition: '|D.1.e|'}~true",
                "{condition: 1, score: 0}~false",
                "{score: -3}~false",
                "{score: '(- |H| 1)'}~true",
                "{score: '(- |H| 2)'}~false",
            })
    void combos_areMetByHandGraveConditionAndScoreTogether(String combo, boolean success) {
        assertEquals(success, succeeds(combo));
    }

    @Test
    void scores_areComputedFromTheFinalZonesWithTheGamesVariables() {
        assertEquals(1, score("{}"));
        assertEquals(7, score("{score: 7}"));
        assertEquals(4, score("{score: '(+ |H| |D|)'}"));
        Trace trace = play("[1]@;(= total 5);(= n 3)", "()", "combos: {A: {score: '(+ total n)'}}");
        assertEquals(5, trace.combos().get(0).score());
    }

    @Test
    void topicsScore_isTheBestOfItsCombosAndNeverNegative() {
        String combos = "combos: {A: {score: 2}, B: {score: 4}, C: {score: 9, hand: [g]}}";
        String yaml = deck("()", "()", combos).replace("f: {}", "f: {}\n    g: {}");
        TopicTally tally = Decks.play(yaml, 1000, false).get(0);
        int withG = tally.combos().get(2);
        assertTrue(withG > 300 && withG < 550, "hands with g: " + withG);
        assertEquals(1000, tally.scores().successes());
        assertEquals(9 * withG + 4 * (1000 - withG), tally.scores().sum());
        tally = Decks.play(deck("()", "()", "combos: {A: {score: -3}}"), 10, false).get(0);
        assertEquals(0, tally.scores().sum());
        assertEquals(0, tally.scores().successes());
    }

    @Test
    void variables_areForgottenBehindTheGame() {
        String topic =
                "header: '(= all (+ all 1));(= n 3)'\n      combos: {A: {score: '(+ all n)'}}";
        TopicTally tally = Decks.play(deck("()", "()", topic), 500, false).get(0);
        assertEquals(500, tally.scores().sum());
    }

    @Test
    void foldedHeader_isReadStatementByStatement() {
        String topic =
                """
                header: >
                        (= all 2);
                        (# D.1 B)
                      combos: {A: {score: all}}
                """;
        Trace trace = play("()", "()", topic);
        assertEquals(2, trace.combos().get(0).score());
        assertEquals("d", zone(trace, 'B'));
    }

    @Test
    void combos_areTestedWithoutATrace() {
        Trace trace = play("()", "()", "combos: {A: {condition: '(> |H| 1)', score: '(+ 1 2)'}}");
        String tries = "execStatement(())\n";
        assertEquals("-----------run-------------\n" + tries + tries, trace.text());
        assertEquals(3, trace.combos().get(0).score());
    }

    @Test
    void header_runsFirstEvenWithoutPrograms() {
        String yaml =
                deck(
                                "()",
                                "()",
                                "header: '(= summon 2);(# D.1 B)'\n      combos: {A: {score: summon}}")
                        .replace("exec-program: true", "exec-program: false");
        Trace trace = Decks.trace(yaml, "a b c d e f", false);
        assertEquals(2, trace.combos().get(0).score());
        assertEquals("d", zone(trace, 'B'));
    }

    @Test
    void failedCombo_saysWhatWasNotMet() {
        Trace trace =
                play(
                        "()",
                        "()",
                        "combos: {A: {condition: '(> 0 1)', hand: [b, e], grave: [c]}, B: {score: 0}}");
        List<Trace.Unmet> unmet = trace.combos().get(0).unmet();
        assertEquals(
                List.of("condition (> 0 1)", "hand e", "grave c"),
                unmet.stream().map(one -> one.part() + " " + one.text()).toList());
        assertEquals("score", trace.combos().get(1).unmet().get(0).part());
    }

    @Test
    void endlessGame_isStoppedAndCountsAsAFailure() {
        String yaml = deck("@", "()", "combos: {A: {hand: [c]}}");
        Trace trace = Decks.trace(yaml, "a b c d e f", false);
        assertEquals("game", trace.combos().get(0).unmet().get(0).part());
        assertTrue(trace.steps().size() <= TraceWriter.MAX_STEPS);
        TopicTally tally = Decks.play(yaml, 100, false).get(0);
        int withA = 100 - tally.stopped();
        assertTrue(tally.stopped() > 20 && tally.stopped() < 80, "stopped " + tally.stopped());
        assertTrue(tally.combos().get(0) <= withA);
        DeckPrograms programs = Decks.programs(yaml);
        Simulation simulation = new Simulation(programs.topics(), Seed.DEFAULT, false);
        List<Diagnostic> remarks = simulation.remarks(List.of(tally));
        assertEquals(
                List.of("odds.stopped", "yisp.endless-game"),
                remarks.stream().map(one -> one.code().name()).toList());
        Location effect = remarks.get(1).location();
        assertEquals("@", yaml.substring(effect.from(), effect.to()));
        assertEquals("" + tally.stopped(), remarks.get(1).args().get(0).value());
        int first = Integer.parseInt(remarks.get(1).args().get(2).value());
        Trace again =
                new Tracer(programs.topics().get(0), OpeningHands.Source.ALL, Seed.DEFAULT, false)
                        .game(first);
        assertEquals("game", again.combos().get(0).unmet().get(0).part());
        assertEquals("yisp.endless-game", again.faults().get(0).code().name());
    }

    @Test
    void faults_carryTheirPlaceAndTheFirstGame() {
        String yaml = deck("[1]@;(= n (/ 1 |F|))", "()", "combos: {}");
        DeckPrograms programs = Decks.programs(yaml);
        Simulation simulation = new Simulation(programs.topics(), Seed.DEFAULT, false);
        List<TopicTally> tallies = simulation.play(0, 1000);
        var remark = simulation.remarks(tallies).get(0);
        assertEquals("yisp.division-by-zero", remark.code().name());
        assertEquals("(/ 1 |F|)", yaml.substring(remark.location().from(), remark.location().to()));
        int first = Integer.parseInt(remark.args().get(2).value());
        Tracer tracer =
                new Tracer(programs.topics().get(0), OpeningHands.Source.ALL, Seed.DEFAULT, false);
        assertEquals(1, tracer.game(first).faults().size());
        if (first > 0) {
            assertEquals(0, tracer.game(first - 1).faults().size());
        }
    }

    @Test
    void prints_areKeptInTheOrderOfTheGames() {
        String yaml = deck("[1]@", "()", "header: '(print \"hand\" |H|)'\n      combos: {}");
        TopicTally tally = Decks.play(yaml, 5000, false).get(0);
        assertEquals(100, tally.lines().size());
        assertEquals("hand 3 ", tally.lines().get(0));
        assertEquals(5000, tally.printed());
    }

    @Test
    void legacy_knowsNoBestMatching() {
        String yaml = deck("[1]@;(# X F)", "()", "combos: {A: {hand: [a:y, a:x], matching: best}}");
        assertTrue(Decks.trace(yaml, "a b c d e f", false).combos().get(0).success());
        assertFalse(Decks.trace(yaml, "a b c d e f", true).combos().get(0).success());
        TopicTally tally = Decks.play(yaml, 20, true).get(0);
        assertEquals(List.of(TopicTally.NOT_ASKED), tally.others());
    }

    /** After a search, the deck is shuffled: the card on top is another one. */
    @Test
    void legacy_doesNotShuffleBehindASearch() {
        String yaml =
                deck("()", "()", "header: '(# D.f H);(# D.1 B)'\n      combos: {}")
                        .replace("f: {}", "f: {}\n    r: {count: 60}")
                        .replace("start-card: 3", "start-card: 3\n      auto-shuffle: true");
        String order = "a b c d e f" + " r".repeat(60);
        assertEquals("r", zone(Decks.trace(yaml, order, false), 'B'));
        assertEquals("d", zone(Decks.trace(yaml, order, true), 'B'));
        String unshuffled = yaml.replace("auto-shuffle: true", "auto-shuffle: false");
        assertEquals("d", zone(Decks.trace(unshuffled, order, false), 'B'));
    }
}
