package cardbench.odds.advise;

import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.exact.analysis.Liveness;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.program.ProblemCompiler;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.state.State;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds effects that can never be activated, in whatever game of whatever topic: their guards never
 * hold, or their card is never in a zone where they act.
 */
public final class IdleEffects {

    private IdleEffects() {}

    /** An information for each such effect, in the order of the file, which has no errors. */
    public static List<Diagnostic> of(DeckPrograms programs) {
        List<boolean[]> live = new ArrayList<>();
        for (TopicPrograms topic : programs.topics()) {
            if (topic.topic().execProgram()) {
                live.add(live(topic));
            }
        }
        List<Diagnostic> idle = new ArrayList<>();
        if (live.isEmpty() || live.contains(null)) {
            return idle;
        }
        int number = 0;
        for (int kind = 0; kind < programs.file().cards().size(); kind++) {
            for (Program effect : programs.effects().get(kind)) {
                if (programs.file().cards().get(kind).count() > 0 && fires(effect)) {
                    boolean acts = false;
                    for (boolean[] ofTopic : live) {
                        acts |= ofTopic[number];
                    }
                    number++;
                    if (!acts) {
                        idle.add(
                                GameCodes.EFFECT_NEVER_ACTS
                                        .at(
                                                effect.source()
                                                        .locate(0, effect.source().text().length()))
                                        .with("card", programs.file().cards().get(kind).name()));
                    }
                }
            }
        }
        return idle;
    }

    /** By effect that fires, of cards in the deck; {@code null} if the topic is not analysed. */
    private static boolean[] live(TopicPrograms topic) {
        try {
            Problem problem = ProblemCompiler.read(topic, SolverOptions.FAST);
            Liveness liveness = new Liveness(problem);
            liveness.analyse(State.first(problem), true);
            return liveness.live;
        } catch (ProblemCompiler.Uncovered e) {
            // what the analysis does not know may do anything
            return null;
        }
    }

    private static boolean fires(Program effect) {
        for (Statement statement : effect.statements()) {
            if (statement instanceof Statement.Fire) {
                return true;
            }
        }
        return false;
    }
}
