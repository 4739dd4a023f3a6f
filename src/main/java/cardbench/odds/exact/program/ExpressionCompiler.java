package cardbench.odds.exact.program;

import cardbench.base.text.DiagnosticCode;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Operator;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Tags;
import cardbench.odds.yisp.syntax.Vocabulary;
import cardbench.odds.yisp.syntax.ZoneLetter;
import cardbench.odds.yisp.syntax.ZoneNumbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Compiles expressions into {@link NumericExpression} and {@link Instruction}. */
final class ExpressionCompiler {

    private final Vocabulary vocabulary;
    private final CardClassPartition partition;
    private final boolean autoShuffle;
    private final ZoneNumbers zones = new ZoneNumbers();
    private final CardQueries queries = new CardQueries();
    private final List<Instruction.Move> moves = new ArrayList<>();
    private final List<String> globals = new ArrayList<>();
    private final List<String> locals = new ArrayList<>();
    private final List<int[]> bans = new ArrayList<>();
    private Tags tags;
    private int[] effects;
    private Source source;
    private int self;
    private boolean random;

    /** The choices in this program so far, and the loops around the next expression. */
    private int choices;

    private int loops;

    ExpressionCompiler(Vocabulary vocabulary, CardClassPartition partition, boolean autoShuffle) {
        this.vocabulary = vocabulary;
        this.partition = partition;
        this.autoShuffle = autoShuffle;
    }

    /** Adds the first move, which deals the opening hand. */
    void deal(int cards) {
        int[] asked = {queries.number(CardClassSet.DECK, CardClassSet.ALL)};
        NumericExpression limit = new NumericExpression.Fixed(cards);
        CardClassSet first =
                new CardClassSet(
                        CardClassSet.DECK,
                        CardClassSet.ALL,
                        limit,
                        new CardClassSet.Filter[0],
                        asked,
                        -1);
        moves.add(new Instruction.Move(0, first, -1, CardClassSet.HAND, false, false));
    }

    /** Sets the targets of bans: the tags, and for each effect of the file its index or -1. */
    void bans(Tags carried, int[] numbers) {
        tags = carried;
        effects = numbers;
    }

    /** Begins another program or expression. */
    void begin(Source text, int owner) {
        source = text;
        self = owner;
        choices = 0;
    }

    ZoneNumbers zones() {
        return zones;
    }

    CardQueries queries() {
        return queries;
    }

    Instruction.Move[] moves() {
        return moves.toArray(new Instruction.Move[0]);
    }

    int globals() {
        return globals.size();
    }

    int locals() {
        return locals.size();
    }

    /**
     * Whether the deck is searched for two sets that have cards in common, each with cards of its
     * own.
     */
    boolean overlaps() {
        for (Instruction.Move one : moves) {
            for (Instruction.Move other : moves) {
                int both = one.cards().lead() & other.cards().lead();
                boolean cross =
                        both != 0 && both != one.cards().lead() && both != other.cards().lead();
                if (cross && one.searches() && other.searches()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** For each statement that forbids effects, their numbers. */
    List<int[]> bans() {
        return List.copyOf(bans);
    }

    /** Whether there are random numbers or shuffles. */
    boolean isRandom() {
        return random;
    }

    /** Whether an expression has random numbers. */
    static boolean isRandom(Expression number) {
        boolean[] random = {false};
        ExpressionWalker.through(
                number,
                one ->
                        random[0] |=
                                one instanceof Expression.Arithmetic e
                                        && e.operator() == Operator.RANDOM);
        return random[0];
    }

    private ProblemCompiler.Uncovered uncovered(DiagnosticCode code, Expression at) {
        return new ProblemCompiler.Uncovered(code.at(source.locate(at.from(), at.to())));
    }

    /** Compiles a numeric expression. */
    NumericExpression number(Expression expression) {
        if (expression instanceof Expression.Literal e) {
            return new NumericExpression.Fixed(e.value());
        } else if (expression instanceof Expression.Variable e) {
            return e.name().length() == 1
                    ? new NumericExpression.Local(index(locals, e.name()))
                    : new NumericExpression.Global(index(globals, e.name()));
        } else if (expression instanceof Expression.Size e) {
            return new NumericExpression.Size(cards(e.cards(), false, e));
        } else if (expression instanceof Expression.If e) {
            return new NumericExpression.Choice(
                    number(e.condition()), number(e.then()), number(e.otherwise()));
        } else if (expression instanceof Expression.Nothing) {
            return new NumericExpression.Fixed(0);
        } else if (expression instanceof Expression.Arithmetic e) {
            NumericExpression[] operands = new NumericExpression[e.operands().size()];
            for (int i = 0; i < operands.length; i++) {
                operands[i] = number(e.operands().get(i));
            }
            random |= e.operator() == Operator.RANDOM;
            if (operands.length == 1) {
                return operands[0];
            }
            return new NumericExpression.Operation(e.operator(), operands);
        }
        // a topic with any other form is sampled
        throw uncovered(SolveCodes.FORM, expression);
    }

    private static int index(List<String> names, String name) {
        if (!names.contains(name)) {
            names.add(name);
        }
        return names.indexOf(name);
    }

    /** Compiles an action. */
    Instruction instruction(Expression expression) {
        if (expression instanceof Expression.Move e) {
            return move(e);
        } else if (expression instanceof Expression.Assign e) {
            boolean local = e.name().length() == 1;
            return new Instruction.Assign(
                    local, index(local ? locals : globals, e.name()), number(e.value()));
        } else if (expression instanceof Expression.If e) {
            return new Instruction.If(
                    number(e.condition()), instruction(e.then()), instruction(e.otherwise()));
        } else if (expression instanceof Expression.Block e) {
            return new Instruction.Block(instructions(e.parts()));
        } else if (expression instanceof Expression.Best e) {
            choices++;
            if (self < 0 || loops > 0 || choices > Problem.MOST_CHOICES) {
                throw uncovered(SolveCodes.CHOICE, e);
            }
            return new Instruction.Choose(instructions(e.parts()));
        } else if (expression instanceof Expression.Repeat e) {
            if (isRandom(e.until())) {
                throw uncovered(SolveCodes.FORM, e.until());
            }
            // The number depends on the state alone. So a round that did nothing is followed by
            // rounds that do nothing, and a loop is its rounds one after the other.
            loops++;
            Instruction action = instruction(e.action());
            loops--;
            Instruction[] rounds = new Instruction[e.times()];
            Arrays.fill(
                    rounds,
                    new Instruction.If(number(e.until()), new Instruction.Nothing(), action));
            return new Instruction.Block(rounds);
        } else if (expression instanceof Expression.Shuffle e) {
            random = true;
            return new Instruction.Shuffle(zones.of(e.zone()));
        } else if (expression instanceof Expression.Ban e) {
            return ban(e);
        } else if (expression instanceof Expression.Print) {
            // what is printed belongs to single games, and changes none
            return new Instruction.Nothing();
        }
        // a number without use, but one in a form that cannot be compiled must be refused
        number(expression);
        return new Instruction.Nothing();
    }

    private Instruction[] instructions(List<Expression> expressions) {
        Instruction[] instructions = new Instruction[expressions.size()];
        for (int i = 0; i < instructions.length; i++) {
            instructions[i] = instruction(expressions.get(i));
        }
        return instructions;
    }

    private Instruction ban(Expression.Ban ban) {
        int count = 0;
        int[] banned = tags.banned(ban.tag());
        int[] numbers = new int[banned.length];
        for (int id : banned) {
            if (effects[id] >= 0) {
                numbers[count++] = effects[id];
            }
        }
        int[] found = new int[count];
        System.arraycopy(numbers, 0, found, 0, count);
        bans.add(found);
        return new Instruction.Ban(found);
    }

    private Instruction move(Expression.Move e) {
        CardClassSet cards = cards(e.cards(), true, e);
        boolean search = cards.zone() == CardClassSet.DECK && e.cards().searches();
        Instruction.Move move =
                new Instruction.Move(
                        moves.size(),
                        cards,
                        self,
                        zones.of(e.zone()),
                        e.top(),
                        autoShuffle && search && !source.isOfKey(e.from()));
        moves.add(move);
        random |= move.shuffles();
        return move;
    }

    private CardClassSet cards(CardSet set, boolean moved, Expression at) {
        List<CardClassSet.Filter> filters = filters(set);
        int lead = CardClassSet.ALL;
        int next = 0;
        if (!filters.isEmpty() && filters.get(0).limit() == null) {
            lead = filters.get(0).classes();
            next = 1;
        }
        NumericExpression limit = next < filters.size() ? filters.get(next).limit() : null;
        next += limit == null ? 0 : 1;
        CardClassSet.Filter[] rest = new CardClassSet.Filter[filters.size() - next];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = filters.get(next + i);
        }
        if (set.zone() == ZoneLetter.SELF) {
            if (self < 0) {
                throw uncovered(SolveCodes.FORM, at);
            }
            return new CardClassSet(CardClassSet.SELF, lead, limit, rest, new int[0], -1);
        }
        int zone = zones.of(set.zone());
        if (zone == CardClassSet.DECK && lead != CardClassSet.ALL && rest.length > 0) {
            throw uncovered(SolveCodes.FORM, at);
        }
        int[] asked = new int[rest.length + 1];
        asked[0] = queries.number(zone, lead);
        for (int i = 0; i < rest.length; i++) {
            asked[i + 1] =
                    rest[i].limit() == null ? queries.number(zone, rest[i].classes()) : asked[0];
        }
        boolean ordered = zone != CardClassSet.DECK && limit != null && (moved || rest.length > 0);
        return new CardClassSet(zone, lead, limit, rest, asked, ordered ? asked[0] : -1);
    }

    /** The filters of a set, with adjacent conditions joined into one. */
    private List<CardClassSet.Filter> filters(CardSet set) {
        List<CardClassSet.Filter> filters = new ArrayList<>();
        boolean joins = false;
        for (Filter filter : set.filters()) {
            if (filter instanceof Filter.First first) {
                filters.add(new CardClassSet.Filter(0, number(first.count())));
                joins = false;
            } else {
                String condition = ((Filter.Matching) filter).condition();
                int mask = partition.mask(vocabulary.meeting(condition));
                int last = filters.size() - 1;
                if (joins) {
                    mask &= filters.get(last).classes();
                    filters.remove(last);
                }
                filters.add(new CardClassSet.Filter(mask, null));
                joins = true;
            }
        }
        return filters;
    }
}
