package cardbench.odds.exact.program;

import cardbench.base.text.Diagnostic;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.NumberText;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.Turns;
import cardbench.odds.matching.GreedyOrder;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Tags;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.ArrayList;
import java.util.List;

/** Compiles a topic to a {@link Problem}, or finds the reason why it cannot be solved. */
public final class ProblemCompiler {

    /** The most rounds of a loop of the header that are merged one by one. */
    private static final int MOST_UNROLLED = 20;

    private final TopicPrograms topic;
    private final SolverOptions options;
    private final CardClassPartition partition;
    private final ExpressionCompiler expressions;
    private final int[] numbers;
    private final Tags tags;

    private ProblemCompiler(TopicPrograms topic, SolverOptions options) {
        this.topic = topic;
        this.options = options;
        this.partition = CardClassPartition.of(topic);
        List<Program> all = new ArrayList<>();
        topic.effects().forEach(all::addAll);
        this.tags = new Tags(all, false);
        this.numbers = new int[all.size()];
        this.expressions =
                new ExpressionCompiler(topic.vocabulary(), partition, topic.topic().autoShuffle());
    }

    /**
     * Compiles a topic.
     *
     * @param options the ideas that the search uses; some of them are prepared here
     * @throws Uncovered if it cannot be solved
     */
    public static Problem read(TopicPrograms topic, SolverOptions options) {
        return new ProblemCompiler(topic, options).problem();
    }

    private Problem problem() {
        limit(partition.count(), Problem.MOST_CLASSES);
        // a combo that has succeeded in an earlier turn is a bit of those that are decided
        boolean oneTurn = topic.topic().turns() == null;
        limit(topic.combos().size(), oneTurn ? Problem.MOST_COMBOS : Problem.MOST_EARLY);
        String scanned = topic.topic().execProgram() ? topic.topic().scanZones() : "";
        if (scanned.indexOf(ZoneLetter.DECK) >= 0) {
            throw new Uncovered(SolveCodes.SCANS_DECK.anywhere());
        }
        int[] scannedZones = new int[scanned.length()];
        for (int i = 0; i < scannedZones.length; i++) {
            scannedZones[i] = expressions.zones().of(scanned.charAt(i));
        }
        expressions.deal(topic.hand());
        List<CompiledEffect> effects = effects(scannedZones);
        expressions.begin(topic.header() == null ? Source.of("") : topic.header().source(), -1);
        List<CompiledStatement> header = new ArrayList<>();
        if (topic.header() != null) {
            for (Statement statement : topic.header().statements()) {
                step(statement, header);
            }
            unroll(header);
        }
        CompiledStatement[][] turns = turns();
        ComboCondition[] combos = new ComboCondition[topic.combos().size()];
        for (int i = 0; i < combos.length; i++) {
            combos[i] = combo(topic.combos().get(i));
        }
        Problem.Deck deck =
                new Problem.Deck(
                        partition.counts(), partition.ofKinds(), topic.hand(), partition.twins());
        Problem.Play play =
                new Problem.Play(
                        effects.toArray(new CompiledEffect[0]),
                        effectsOf(effects),
                        expressions.bans(),
                        CostBound.of(topic, effects, partition));
        Problem.Course course =
                new Problem.Course(
                        header.toArray(new CompiledStatement[0]),
                        turns,
                        combos,
                        expressions.globals(),
                        expressions.locals());
        Problem.Memory memory =
                new Problem.Memory(
                        expressions.queries(),
                        expressions.moves(),
                        expressions.overlaps(),
                        expressions.isRandom());
        Problem.Board board = new Problem.Board(expressions.zones().letters(), scannedZones);
        return new Problem(deck, board, play, course, memory);
    }

    /** For each class, the numbers of its effects. */
    private int[][] effectsOf(List<CompiledEffect> effects) {
        int[][] effectsOf = new int[partition.count()][];
        for (int c = 0; c < effectsOf.length; c++) {
            List<Integer> numbers = new ArrayList<>();
            for (CompiledEffect effect : effects) {
                if (effect.owner() == c) {
                    numbers.add(effect.number());
                }
            }
            effectsOf[c] = new int[numbers.size()];
            for (int i = 0; i < numbers.size(); i++) {
                effectsOf[c][i] = numbers.get(i);
            }
        }
        return effectsOf;
    }

    /**
     * Makes each round of short loops a statement, since states are merged between statements of
     * the header: a hand that is kept need not be distinguished from others while others are drawn.
     */
    private static void unroll(List<CompiledStatement> header) {
        for (int i = header.size() - 1; i >= 0; i--) {
            if (header.get(i).instruction() instanceof Instruction.Block block
                    && block.isLoop()
                    && block.parts().length <= MOST_UNROLLED) {
                CompiledStatement round = new CompiledStatement(null, false, block.parts()[0]);
                header.set(i, round);
                for (int more = 1; more < block.parts().length; more++) {
                    header.add(i, round);
                }
            }
        }
    }

    private CompiledStatement[][] turns() {
        Turns turns = topic.topic().turns();
        List<CompiledStatement[]> compiled = new ArrayList<>();
        if (turns != null) {
            for (Program program : turns.programs()) {
                expressions.begin(program.source(), -1);
                List<CompiledStatement> steps = new ArrayList<>();
                for (Statement statement : program.statements()) {
                    step(statement, steps);
                }
                compiled.add(steps.toArray(new CompiledStatement[0]));
            }
        }
        return compiled.toArray(new CompiledStatement[0][]);
    }

    private static void limit(int found, int limit) {
        if (found > limit) {
            throw new Uncovered(
                    SolveCodes.TOO_MANY.anywhere().with("found", found).with("limit", limit));
        }
    }

    private List<CompiledEffect> effects(int[] scanned) {
        List<CompiledEffect> effects = new ArrayList<>();
        List<int[]> places = new ArrayList<>();
        int id = 0;
        for (int kind = 0; kind < topic.effects().size(); kind++) {
            for (Program program : topic.effects().get(kind)) {
                numbers[id++] = -1;
                CardKind card = topic.vocabulary().cards().get(kind);
                if (topic.topic().execProgram() && card.count() > 0 && fires(program)) {
                    numbers[id - 1] = places.size();
                    places.add(new int[] {kind, id - 1});
                }
            }
        }
        // a second pass, as a ban may name effects that come later
        limit(places.size(), Problem.MOST_EFFECTS);
        expressions.bans(tags, numbers);
        id = 0;
        for (int kind = 0; kind < topic.effects().size(); kind++) {
            for (Program program : topic.effects().get(kind)) {
                if (numbers[id++] >= 0) {
                    effects.add(effect(program, effects.size(), kind, scanned));
                }
            }
        }
        return effects;
    }

    /**
     * Whether a program contains {@code @}. Without it, each scan would execute its actions, which
     * the solver does not model, so such a program must have none.
     */
    private static boolean fires(Program program) {
        Statement action = null;
        for (Statement statement : program.statements()) {
            if (statement instanceof Statement.Fire) {
                return true;
            }
            action = changesGame(statement) && action == null ? statement : action;
        }
        if (action != null) {
            throw new Uncovered(at(SolveCodes.LATE_GUARD.anywhere(), program, action));
        }
        return false;
    }

    /** Whether a statement does something that later ones may notice. */
    private static boolean changesGame(Statement statement) {
        return statement instanceof Statement.Act act
                && !(act.expression() instanceof Expression.Nothing)
                && !(act.expression() instanceof Expression.Print);
    }

    private static Diagnostic at(Diagnostic diagnostic, Program program, Statement statement) {
        return diagnostic.code().at(program.source().locate(statement.from(), statement.to()));
    }

    private CompiledEffect effect(Program program, int number, int kind, int[] scanned) {
        int owner = partition.of(kind);
        expressions.begin(program.source(), owner);
        List<CompiledStatement> guards = new ArrayList<>();
        List<CompiledStatement> body = new ArrayList<>();
        List<Expression> acts = new ArrayList<>();
        List<String> guardTexts = new ArrayList<>();
        StringBuilder bodyText = new StringBuilder();
        boolean fired = false;
        boolean acted = false;
        for (Statement statement : program.statements()) {
            if (statement instanceof Statement.Fire) {
                fired = true;
            } else if (statement instanceof Statement.Guard guard && !fired) {
                // a scan evaluates guards only; it does not execute what is before them
                if (acted) {
                    throw new Uncovered(at(SolveCodes.LATE_GUARD.anywhere(), program, guard));
                }
                if (ExpressionCompiler.isRandom(guard.number())) {
                    throw new Uncovered(at(SolveCodes.RANDOM_GUARD.anywhere(), program, guard));
                }
                step(guard, guards);
                guardTexts.add(text(program, guard));
            } else {
                bodyText.append(text(program, statement)).append(';');
                acted |= changesGame(statement);
                int before = body.size();
                step(statement, body);
                if (body.size() > before) {
                    acts.add(statement.expression());
                }
            }
        }
        int zones = 0;
        for (int zone : scanned) {
            zones |= program.flags().allows(expressions.zones().letter(zone)) ? 1 << zone : 0;
        }
        CompiledEffect.Activation activation =
                new CompiledEffect.Activation(
                        program.flags().once(),
                        program.flags().onlyFirst(),
                        zones,
                        guards.toArray(new CompiledStatement[0]));
        return new CompiledEffect(
                number,
                owner,
                activation,
                body.toArray(new CompiledStatement[0]),
                new CompiledEffect.Texts(guardTexts, bodyText.toString()),
                options.uses(Idea.EXCAVATIONS)
                        ? Excavation.of(body, acts, scanned, expressions.zones().letters())
                        : null);
    }

    /** The text of a statement without tags and needless spaces. */
    private static String text(Program program, Statement statement) {
        StringBuilder text = new StringBuilder();
        boolean tag = false;
        boolean gap = false;
        for (int i = statement.from(); i < statement.to(); i++) {
            char c = program.source().text().charAt(i);
            tag |= c == '[';
            if (tag) {
                tag = c != ']';
            } else if (c > ' ') {
                text.append(gap && c != ')' ? " " : "").append(c);
                gap = false;
            } else {
                gap = true;
            }
        }
        return text.toString();
    }

    private void step(Statement statement, List<CompiledStatement> steps) {
        if (statement instanceof Statement.Guard guard) {
            steps.add(
                    new CompiledStatement(
                            expressions.number(guard.number()), guard.negated(), null));
        } else if (statement instanceof Statement.Act act) {
            Instruction instruction = expressions.instruction(act.expression());
            if (!(instruction instanceof Instruction.Nothing)) {
                steps.add(new CompiledStatement(null, false, instruction));
            }
        } else if (!(statement instanceof Statement.Fire)) {
            throw new IllegalStateException();
        }
    }

    private ComboCondition combo(ComboPrograms combo) {
        NumericExpression condition = combo.condition() == null ? null : truth(combo.condition());
        NumericExpression score = number(combo.score());
        if (topic.topic().turns() != null && !(score instanceof NumericExpression.Fixed)) {
            // a combo that has succeeded in an earlier turn is kept as one bit, without a number
            NumberText text = combo.score();
            int end = text.source().text().length();
            throw new Uncovered(SolveCodes.TURN_SCORE.at(text.source().locate(0, end)));
        }
        limit(combo.hand().size() + combo.grave().size(), GreedyOrder.MAX_CONDITIONS);
        int[] hand = masks(combo.hand());
        int[] grave = masks(combo.grave());
        int[] asked = new int[hand.length + grave.length];
        for (int i = 0; i < asked.length; i++) {
            boolean inHand = i < hand.length;
            asked[i] =
                    expressions
                            .queries()
                            .number(
                                    inHand ? CardClassSet.HAND : CardClassSet.GRAVE,
                                    inHand ? hand[i] : grave[i - hand.length]);
        }
        return new ComboCondition(
                condition,
                score,
                hand,
                grave,
                asked,
                new ComboCondition.Matching(combo.combo().bestMatching(), combo.orderMatters()));
    }

    private NumericExpression number(NumberText text) {
        expressions.begin(text.source(), -1);
        return expressions.number(text.number());
    }

    private NumericExpression truth(NumberText text) {
        expressions.begin(text.source(), -1);
        return expressions.number(text.number());
    }

    private int[] masks(List<boolean[]> conditions) {
        int[] masks = new int[conditions.size()];
        for (int i = 0; i < masks.length; i++) {
            masks[i] = partition.mask(conditions.get(i));
        }
        return masks;
    }

    /** Thrown inside this package if a topic cannot be solved. */
    public static final class Uncovered extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient Diagnostic why;

        Uncovered(Diagnostic why) {
            super(why.code().name(), null, false, false);
            this.why = why;
        }

        public Diagnostic why() {
            return why;
        }
    }
}
