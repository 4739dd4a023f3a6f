package cardbench.odds.sample;

import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckFileReading;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Simulation;
import cardbench.odds.yisp.check.Checker;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.VocabularyBuilder;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;

/** Whatever stands in a program or file, it is read, and if it has no error it is played. */
class ProgramFuzzTest {

    @FuzzTest
    void program_isReadAndChecked(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        Diagnostics diagnostics = new Diagnostics();
        Source source = Source.of(text);
        Checker checker = new Checker(new VocabularyBuilder(List.of()), "HB", false, diagnostics);
        checker.effect(Parser.effect(source, diagnostics));
        checker.number(source, Parser.number(source, diagnostics));
        checker.finish();
        for (Diagnostic diagnostic : diagnostics.list()) {
            int from = diagnostic.location().from();
            int to = diagnostic.location().to();
            if (from < 0 || to < from || to > text.length()) {
                throw new AssertionError(diagnostic + " is outside of: " + text);
            }
        }
    }

    @FuzzTest
    void program_isPlayed(FuzzedDataProvider data) {
        boolean legacy = data.consumeBoolean();
        String first = data.consumeAsciiString(200);
        String second = data.consumeRemainingAsString();
        String yaml =
                """
                deck:
                  cards:
                    a: {count: 4, attribute: [x], program: ["%s"]}
                    b: {count: 5, attribute: [y], program: ["%s"]}
                simulate:
                  tests:
                    t:
                      exec-program: true
                      header: "%s"
                      combos: {A: {hand: [a:x, b], score: "%s"}}
                """
                        .formatted(quoted(first), quoted(second), quoted(second), quoted(first));
        DeckFileReading reading = DeckFileReader.read(yaml);
        Diagnostics diagnostics = new Diagnostics();
        diagnostics.addAll(reading.diagnostics());
        DeckPrograms programs = DeckPrograms.read(reading.file(), diagnostics);
        if (!diagnostics.failed()) {
            Simulation simulation = new Simulation(programs.topics(), Seed.DEFAULT, legacy);
            simulation.remarks(simulation.play(0, 20));
            new Tracer(programs.topics().get(0), OpeningHands.Source.ALL, Seed.DEFAULT, legacy)
                    .game(3);
        }
    }

    private static String quoted(String text) {
        return text.replace("\\", "").replace("\"", "'").replace("\n", " ");
    }
}
