package cardbench.odds.sample;

import cardbench.base.chance.Random32;
import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.NumberText;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.Turns;
import cardbench.odds.matching.Matching;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.ZoneLetter;
import cardbench.odds.yisp.vm.ActivationScan;
import cardbench.odds.yisp.vm.Compiler;
import cardbench.odds.yisp.vm.CountedSet;
import cardbench.odds.yisp.vm.Effect;
import cardbench.odds.yisp.vm.Formula;
import cardbench.odds.yisp.vm.Routine;
import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.ArrayList;
import java.util.List;

/** Compiles a topic of a file in which no error was found. */
public final class TopicCompiler {

    private final TopicPrograms topic;
    private final boolean legacy;
    private final Compiler compiler;
    private Formula always;

    public TopicCompiler(TopicPrograms topic, boolean legacy) {
        this.topic = topic;
        this.legacy = legacy;
        this.compiler =
                new Compiler(
                        topic.vocabulary(),
                        topic.allEffects(),
                        legacy,
                        topic.topic().autoShuffle() && !legacy);
    }

    /**
     * The topic, ready to be played.
     *
     * @param random where its games take their chance from
     */
    public Game game(Random32 random) {
        Routine header = topic.header() == null ? null : compiler.routine(topic.header());
        List<List<Effect>> effects = effects();
        List<CompiledCombo> combos = new ArrayList<>();
        int written = 0;
        for (ComboPrograms combo : topic.combos()) {
            combos.add(combo(combo, topic.asksOther(combos.size())));
            if (combo.score().number() instanceof Expression.Literal literal) {
                written = Math.max(written, literal.value());
            }
        }
        Turns turns = legacy ? null : topic.topic().turns();
        List<Routine> begins = new ArrayList<>();
        if (turns != null) {
            turns.programs().forEach(program -> begins.add(compiler.routine(program)));
        }
        List<CountedSet> acting = new ArrayList<>();
        String scanned = topic.topic().scanZones();
        for (int i = 0; i < scanned.length(); i++) {
            acting.add(compiler.acting(scanned.charAt(i), effects));
        }
        // the machine keeps counts of what was compiled before it was made
        Formula counted = formula(topic.counted());
        always = formula(topic.always());
        VirtualMachine machine = compiler.play(random);
        ActivationScan activation =
                topic.topic().execProgram()
                        ? new ActivationScan(machine, scanned, effects, acting)
                        : null;
        return new Game(
                machine,
                topic.topic().dealt(),
                header,
                begins.toArray(new Routine[0]),
                activation,
                combos,
                counted,
                written);
    }

    /** The condition of all combos of a game that was compiled, or {@code null}. */
    Formula always() {
        return always;
    }

    /**
     * What can go wrong while the topic is played, in the order of {@link
     * VirtualMachine#faultGames}.
     */
    public List<Diagnostic> faults() {
        return compiler.faults();
    }

    /** The variables of a game that was compiled. */
    List<String> variables() {
        return compiler.variables();
    }

    /** For each card of the deck, by number, which card of the file it is. */
    public int[] kinds() {
        return compiler.kinds();
    }

    private List<List<Effect>> effects() {
        List<List<Effect>> byKind = new ArrayList<>();
        for (List<Program> own : topic.effects()) {
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

    private CompiledCombo combo(ComboPrograms combo, boolean asksOther) {
        boolean best = combo.combo().bestMatching() && !legacy;
        return new CompiledCombo(
                formula(combo.condition()),
                lists(combo, best),
                formula(combo.score()),
                asksOther && !legacy ? lists(combo, !best) : null);
    }

    private CompiledCombo.Lists lists(ComboPrograms combo, boolean best) {
        return new CompiledCombo.Lists(
                matching(ZoneLetter.HAND, combo.hand(), best),
                matching(ZoneLetter.GRAVE, combo.grave(), best));
    }

    private Formula formula(NumberText text) {
        return text == null ? null : compiler.formula(text.source(), text.number());
    }

    private Matching matching(char zone, List<boolean[]> conditions, boolean best) {
        List<CountedSet> cards = new ArrayList<>();
        for (boolean[] condition : conditions) {
            cards.add(compiler.cards(condition));
        }
        return new Matching(zone, cards, best);
    }
}
