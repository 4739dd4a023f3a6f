package cardbench.odds.yisp.vm;

import cardbench.base.chance.Random32;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.odds.yisp.check.ReadWriteSet;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Operator;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Tags;
import cardbench.odds.yisp.syntax.Vocabulary;
import cardbench.odds.yisp.syntax.ZoneLetter;
import cardbench.odds.yisp.syntax.ZoneNumbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Compiles programs that were parsed without errors. Everything compiled by one compiler shares its
 * variables and faults and runs on the one {@link VirtualMachine} that {@link #play} returns.
 *
 * <p>Use: compile the effects in the order given to the constructor, then headers and formulas,
 * then call {@link #play}. One thread only.
 */
public final class Compiler {

    /**
     * Expressions in one statement that count as one more step. Without this, a single very long
     * statement could run for as long as it likes within the steps of a game.
     */
    private static final int EXPRESSIONS_A_STEP = 16;

    private final Vocabulary vocabulary;
    private final Tags tags;
    private final int effects;
    private final boolean legacy;
    private final boolean autoShuffle;
    private final int[] kinds;
    private final Map<String, Integer> globals = new LinkedHashMap<>();
    private final Map<List<String>, CountedSet> selections = new LinkedHashMap<>();
    private final CardCounters counters = new CardCounters();
    private final List<Routine> routines = new ArrayList<>();
    private final List<Diagnostic> faults = new ArrayList<>();

    /** Zones that a card may enter: those of each game, and the targets of moves. */
    private final ZoneNumbers zones = new ZoneNumbers();

    private Source source;
    private boolean usesLocals;
    private int nextEffect;

    /**
     * A compiler for a deck.
     *
     * @param effects all effects of all cards, in the order in which they will be compiled
     * @param legacy whether to behave like ygo-calc 2.6, mistakes included
     * @param autoShuffle whether the deck is shuffled after every search that the file writes
     */
    public Compiler(
            Vocabulary vocabulary, List<Program> effects, boolean legacy, boolean autoShuffle) {
        this.vocabulary = vocabulary;
        this.tags = new Tags(effects, legacy);
        this.effects = effects.size();
        this.legacy = legacy;
        this.autoShuffle = autoShuffle;
        this.kinds = vocabulary.kinds();
    }

    /**
     * The variables that live as long as a game, in the order of {@link VirtualMachine#variable}.
     */
    public List<String> variables() {
        return List.copyOf(globals.keySet());
    }

    /** By card of the deck, the index of its {@link CardKind} in the file. */
    public int[] kinds() {
        return kinds.clone();
    }

    /**
     * Compiles the next effect.
     *
     * @param kind the number of its card in the file
     * @param index its number among the effects of its card
     */
    public Effect effect(Program program, int kind, int index) {
        int quiet = ReadWriteSet.quietGuards(program);
        return new Effect(
                program.flags(),
                routine(program),
                nextEffect++,
                index,
                ReadWriteSet.questions(program, quiet, vocabulary),
                ReadWriteSet.changes(program, kind, vocabulary),
                fault(RunCodes.ENDLESS_GAME, 0, program.source().text().length()));
    }

    /** Compiles the statements of a header. */
    public Routine routine(Program program) {
        source = program.source();
        usesLocals = false;
        List<Code> codes = new ArrayList<>();
        int[] costs = new int[program.statements().size()];
        for (Statement statement : program.statements()) {
            costs[codes.size()] = cost(statement);
            Expression expression = statement.expression();
            codes.add(expression == null ? new ActionCode.Nothing() : compiled(expression));
        }
        Routine routine = new Routine(program, codes, costs, usesLocals);
        routines.add(routine);
        return routine;
    }

    /** The number of steps that a statement counts as, at least 1. */
    public static int cost(Statement statement) {
        int size = statement.expression() == null ? 0 : size(statement.expression());
        return 1 + size / EXPRESSIONS_A_STEP;
    }

    /** The number of expressions in one, those of a loop once for each round. */
    private static int size(Expression expression) {
        int[] size = {0};
        ExpressionWalker.through(
                expression,
                one -> {
                    size[0]++;
                    if (one instanceof Expression.Repeat loop && loop.times() > 1) {
                        // at most nine of them are inside each other, so this ends soon; the first
                        // round is counted by the walk itself
                        size[0] += (loop.times() - 1) * (size(loop.until()) + size(loop.action()));
                    }
                });
        return size[0];
    }

    /** Compiles a score or condition. */
    public Formula formula(Source text, Expression number) {
        source = text;
        return new Formula(compiled(number));
    }

    /**
     * The cards of the deck that meet a condition, with a counter in each zone.
     *
     * @param met by kind of card, whether it meets the condition
     */
    public CountedSet cards(boolean[] met) {
        boolean[] has = new boolean[kinds.length];
        for (int card = 0; card < has.length; card++) {
            has[card] = met[kinds[card]];
        }
        return counters.of(has);
    }

    /** The cards of the deck with an effect that is allowed in a zone. */
    public CountedSet acting(char zone, List<List<Effect>> effects) {
        boolean[] acts = new boolean[kinds.length];
        for (int card = 0; card < acts.length; card++) {
            for (Effect effect : effects.get(card)) {
                acts[card] |= effect.allows(zone);
            }
        }
        return counters.of(acts);
    }

    /** The faults that running programs can record, by number, each with its place in the file. */
    public List<Diagnostic> faults() {
        return List.copyOf(faults);
    }

    /** Creates the machine that runs everything compiled so far. */
    public VirtualMachine play(Random32 random) {
        // Copies of a card have consecutive numbers and share one label: a description may be as
        // long as the file, and there are up to as many labels as cards.
        String[] labels = new String[kinds.length];
        for (int card = 0; card < labels.length; card++) {
            CardKind kind = vocabulary.cards().get(kinds[card]);
            boolean another = card == 0 || kinds[card] != kinds[card - 1];
            labels[card] =
                    another ? kind.name() + "(" + kind.description() + ")" : labels[card - 1];
        }
        Zones board = new Zones(kinds.length, zones.letters(), counters, random);
        if (!legacy) {
            for (Routine routine : routines) {
                routine.link(board);
            }
        }
        return new VirtualMachine(
                board, random, legacy, labels, effects, globals.size(), faults.size());
    }

    private Code compiled(Expression expression) {
        if (expression instanceof Expression.Literal e) {
            return new NumberCode.Known(e.value());
        } else if (expression instanceof Expression.Variable e) {
            return e.name().length() == 1
                    ? new NumberCode.Local(local(e.name()))
                    : new NumberCode.Global(global(e.name()));
        } else if (expression instanceof Expression.Size e) {
            return new NumberCode.Size(pick(e.cards()));
        } else if (expression instanceof Expression.Arithmetic e) {
            return arithmetic(e);
        } else if (expression instanceof Expression.If e) {
            return new ActionCode.If(
                    compiled(e.condition()), compiled(e.then()), compiled(e.otherwise()));
        } else if (expression instanceof Expression.Move e) {
            return move(e);
        } else if (expression instanceof Expression.Assign e) {
            Code value = compiled(e.value());
            return e.name().length() == 1
                    ? new ActionCode.AssignLocal(local(e.name()), value)
                    : new ActionCode.AssignGlobal(global(e.name()), value);
        } else if (expression instanceof Expression.Block e) {
            return new ActionCode.Block(all(e.parts()));
        } else if (expression instanceof Expression.Repeat e) {
            return new ActionCode.Repeat(e.times(), compiled(e.until()), compiled(e.action()));
        } else if (expression instanceof Expression.Best e) {
            // the odds of the branches are not known here; the exact solver chooses
            return compiled(e.parts().get(0));
        } else if (expression instanceof Expression.Print e) {
            return new ActionCode.Print(printed(e.parts()));
        } else if (expression instanceof Expression.Shuffle e) {
            return new ActionCode.Shuffle(e.zone());
        } else if (expression instanceof Expression.Ban e) {
            return new ActionCode.Ban(tags.banned(e.tag()));
        } else if (expression instanceof Expression.Nothing) {
            return new ActionCode.Nothing();
        }
        throw new IllegalStateException();
    }

    private int local(String name) {
        usesLocals = true;
        return name.charAt(0) - 'a';
    }

    private int global(String name) {
        return globals.computeIfAbsent(name, unknown -> globals.size());
    }

    private Code[] all(List<Expression> expressions) {
        Code[] codes = new Code[expressions.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = compiled(expressions.get(i));
        }
        return codes;
    }

    private Code move(Expression.Move move) {
        zones.of(move.zone());
        boolean searches = move.cards().zone() == ZoneLetter.DECK && move.cards().searches();
        boolean shuffles = autoShuffle && searches && !source.isOfKey(move.from());
        return new ActionCode.Move(pick(move.cards()), move, shuffles, legacy);
    }

    private ActionCode.Print.Part[] printed(List<Expression> expressions) {
        ActionCode.Print.Part[] parts = new ActionCode.Print.Part[expressions.size()];
        for (int i = 0; i < parts.length; i++) {
            Expression expression = expressions.get(i);
            if (expression instanceof Expression.Text text) {
                parts[i] = new ActionCode.Print.Part(text.text(), null, null);
            } else if (expression instanceof Expression.Cards cards) {
                parts[i] = new ActionCode.Print.Part(null, pick(cards.cards()), null);
            } else {
                parts[i] = new ActionCode.Print.Part(null, null, compiled(expression));
            }
        }
        return parts;
    }

    private Code arithmetic(Expression.Arithmetic e) {
        Operator operator = e.operator();
        Code[] operands = all(e.operands());
        return switch (operator) {
            case ADD, MULTIPLY, SUBTRACT, AND, OR ->
                    operands.length == 1 ? operands[0] : new NumberCode.Chain(operator, operands);
            case DIVIDE -> fallible(e, operands, RunCodes.DIVISION_BY_ZERO);
            case RANDOM -> fallible(e, operands, RunCodes.EMPTY_RANGE);
            case GREATER, AT_LEAST, LESS, AT_MOST, EQUAL, UNEQUAL ->
                    new NumberCode.Comparison(Relation.of(operator), operands[0], operands[1]);
            default -> throw new IllegalStateException();
        };
    }

    private Code fallible(Expression.Arithmetic e, Code[] operands, DiagnosticCode code) {
        return new NumberCode.Fallible(
                e.operator(), operands[0], operands[1], fault(code, e.from(), e.to()));
    }

    private int fault(DiagnosticCode code, int from, int to) {
        faults.add(code.at(source.locate(from, to)));
        return faults.size() - 1;
    }

    private CountedSet selection(List<String> conditions) {
        // programs name the same few sets again and again, and each takes two arrays of all cards
        CountedSet known = selections.get(conditions);
        if (known == null) {
            known = counters.of(meeting(conditions));
            selections.put(List.copyOf(conditions), known);
        }
        return known;
    }

    /** By card, whether it meets all conditions; none meets an unknown one, as in ygo-calc. */
    private boolean[] meeting(List<String> conditions) {
        boolean[] has = new boolean[kinds.length];
        Arrays.fill(has, true);
        for (String condition : conditions) {
            boolean[] met = vocabulary.meeting(condition);
            for (int card = 0; card < has.length; card++) {
                has[card] &= met != null && met[kinds[card]];
            }
        }
        return has;
    }

    /** Compiles a set. Adjacent filters on names and attributes become one. */
    private CompiledCardSet pick(CardSet cards) {
        List<CountedSet> passing = new ArrayList<>();
        List<Code> limits = new ArrayList<>();
        List<String> asked = new ArrayList<>();
        for (Filter filter : cards.filters()) {
            if (filter instanceof Filter.First first) {
                if (!asked.isEmpty()) {
                    passing.add(selection(asked));
                    limits.add(null);
                    asked.clear();
                }
                passing.add(null);
                limits.add(compiled(first.count()));
            } else {
                asked.add(((Filter.Matching) filter).condition());
            }
        }
        if (!asked.isEmpty()) {
            passing.add(selection(asked));
            limits.add(null);
        }
        return new CompiledCardSet(
                cards.zone(), passing.toArray(new CountedSet[0]), limits.toArray(new Code[0]));
    }
}
