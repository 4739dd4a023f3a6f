package cardbench.odds;

import cardbench.chance.Random32;
import cardbench.odds.DeckPrograms.ComboPrograms;
import cardbench.odds.DeckPrograms.NumberText;
import cardbench.odds.DeckPrograms.TopicPrograms;
import cardbench.text.Diagnostic;
import cardbench.yisp.Activation;
import cardbench.yisp.Compiler;
import cardbench.yisp.Effect;
import cardbench.yisp.Expression;
import cardbench.yisp.Formula;
import cardbench.yisp.Play;
import cardbench.yisp.Program;
import cardbench.yisp.Routine;
import cardbench.yisp.Source;
import cardbench.yisp.ZoneLetter;
import java.util.ArrayList;
import java.util.List;

/** Compiles a topic of a file in which no error was found. */
final class TopicCompiler {

    private static final Source ONE = Source.of("1");

    private final DeckPrograms programs;
    private final TopicPrograms topic;
    private final boolean legacy;
    private final Compiler compiler;

    TopicCompiler(DeckPrograms programs, TopicPrograms topic, boolean legacy) {
        this.programs = programs;
        this.topic = topic;
        this.legacy = legacy;
        this.compiler =
                new Compiler(
                        programs.vocabulary(),
                        programs.allEffects(),
                        legacy,
                        topic.topic().autoShuffle() && !legacy);
    }

    /**
     * The topic, ready to be played.
     *
     * @param random where its games take their chance from
     */
    Game game(Random32 random) {
        Routine header = topic.header() == null ? null : compiler.routine(topic.header());
        List<List<Effect>> effects = effects();
        List<ComboTest> combos = new ArrayList<>();
        for (ComboPrograms combo : topic.combos()) {
            combos.add(combo(combo));
        }
        Play play = compiler.play(random);
        Activation activation =
                topic.topic().execProgram()
                        ? new Activation(play, topic.topic().scanZones(), effects)
                        : null;
        return new Game(play, topic.topic().startCard(), header, activation, combos);
    }

    /** What can go wrong while the topic is played, in the order of {@link Play#faultGames}. */
    List<Diagnostic> faults() {
        return compiler.faults();
    }

    /** The variables of a game that was compiled. */
    List<String> variables() {
        return compiler.variables();
    }

    /** For each card of the deck, by number, which card of the file it is. */
    int[] kinds() {
        return compiler.kinds();
    }

    private List<List<Effect>> effects() {
        List<List<Effect>> byKind = new ArrayList<>();
        for (List<Program> own : programs.effects()) {
            List<Effect> compiled = new ArrayList<>();
            for (Program program : own) {
                if (topic.topic().execProgram()) {
                    compiled.add(compiler.effect(program, byKind.size(), compiled.size()));
                }
            }
            byKind.add(compiled);
        }
        List<List<Effect>> byCard = new ArrayList<>();
        for (int kind : compiler.kinds()) {
            byCard.add(byKind.get(kind));
        }
        return byCard;
    }

    private ComboTest combo(ComboPrograms combo) {
        boolean best = combo.combo().bestMatching() && !legacy;
        List<DeckCard> cards = programs.file().cards();
        boolean differs =
                !legacy
                        && (GreedyOrder.matters(combo.hand(), cards)
                                || GreedyOrder.matters(combo.grave(), cards));
        return new ComboTest(
                formula(combo.condition()),
                lists(combo, best),
                combo.score() == null
                        ? compiler.formula(ONE, new Expression.Literal(1, 0, 1))
                        : formula(combo.score()),
                differs ? lists(combo, !best) : null);
    }

    private ComboTest.Lists lists(ComboPrograms combo, boolean best) {
        return new ComboTest.Lists(
                matching(ZoneLetter.HAND, combo.hand(), best),
                matching(ZoneLetter.GRAVE, combo.grave(), best));
    }

    private Formula formula(NumberText text) {
        return text == null ? null : compiler.formula(text.source(), text.number());
    }

    private Matching matching(char zone, List<boolean[]> conditions, boolean best) {
        boolean[][] byCard = new boolean[conditions.size()][];
        for (int i = 0; i < byCard.length; i++) {
            byCard[i] = compiler.cards(conditions.get(i));
        }
        return new Matching(zone, byCard, best);
    }
}
