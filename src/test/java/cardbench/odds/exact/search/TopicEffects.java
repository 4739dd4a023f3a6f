package cardbench.odds.exact.search;

import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The effects of a topic that can be activated, and the variables of its programs. */
public final class TopicEffects {

    private TopicEffects() {}

    /** All effects that can be activated, in the order of their numbers. */
    public static List<Program> of(TopicPrograms topic) {
        List<Program> effects = new ArrayList<>();
        for (int kind = 0; kind < topic.effects().size(); kind++) {
            for (Program program : topic.effects().get(kind)) {
                boolean fires = false;
                for (Statement statement : program.statements()) {
                    fires |= statement instanceof Statement.Fire;
                }
                if (fires
                        && topic.topic().execProgram()
                        && topic.vocabulary().cards().get(kind).count() > 0) {
                    effects.add(program);
                }
            }
        }
        return effects;
    }

    /** The names of the variables of a game, in the order in which they come first. */
    public static List<String> globals(TopicPrograms topic) {
        List<String> names = names(topic);
        names.removeIf(name -> name.length() == 1);
        return names;
    }

    /** The same for the variables of an effect. */
    static List<String> locals(TopicPrograms topic) {
        List<String> names = names(topic);
        names.removeIf(name -> name.length() > 1);
        return names;
    }

    private static List<String> names(TopicPrograms topic) {
        Set<String> names = new LinkedHashSet<>();
        for (Program program : of(topic)) {
            ExpressionWalker.through(program, one -> note(one, names));
        }
        if (topic.header() != null) {
            ExpressionWalker.through(topic.header(), one -> note(one, names));
        }
        for (ComboPrograms combo : topic.combos()) {
            if (combo.condition() != null) {
                ExpressionWalker.through(combo.condition().number(), one -> note(one, names));
            }
            ExpressionWalker.through(combo.score().number(), one -> note(one, names));
        }
        return new ArrayList<>(names);
    }

    private static void note(Expression one, Set<String> names) {
        String name =
                one instanceof Expression.Variable variable
                        ? variable.name()
                        : one instanceof Expression.Assign assign ? assign.name() : "";
        if (!name.isEmpty()) {
            names.add(name);
        }
    }

    /** The statements of an effect without the guards that decide whether it is activated. */
    public static List<Statement> body(Program effect) {
        List<Statement> body = new ArrayList<>();
        boolean fired = false;
        for (Statement statement : effect.statements()) {
            fired |= statement instanceof Statement.Fire;
            if (fired || statement instanceof Statement.Act) {
                body.add(statement);
            }
        }
        return body;
    }
}
