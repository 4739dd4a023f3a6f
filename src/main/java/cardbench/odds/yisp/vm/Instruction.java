package cardbench.odds.yisp.vm;

/**
 * An instruction of a linked routine. The frequent statements and conditions, such as {@code (# D.3
 * B)} or {@code |H.a:x| > 0}, are one instruction each; everything else runs its tree of {@link
 * Code}.
 *
 * <p>Instructions refer to each other, so that a conditional needs no stack and a failed guard is
 * an edge to an end, which knows the outcome and the steps taken up to there. They are one class
 * with a switch, since in JavaScript a call of a method with more than four implementations looks
 * the method up each time, and no array of codes, since strict builds of TeaVM check each access.
 */
final class Instruction {

    private static final int END = 0;
    private static final int RUN = 1;
    private static final int TEST = 2;
    private static final int TEST_VARIABLE = 3;
    private static final int TEST_COUNT = 4;
    private static final int ADD = 5;
    private static final int SET = 6;
    private static final int MOVE_SELF = 7;
    private static final int MOVE_FIRST = 8;
    private static final int MOVE_MATCHING = 9;

    private final int operation;

    /** The one that follows; behind a test, for a number that equals {@link #operand}. */
    private final Instruction next;

    /** The one that follows a test for smaller numbers. */
    private final Instruction below;

    /** The one that follows a test for larger numbers. */
    private final Instruction above;

    private Code code;
    private CountedSet cards;
    private Zone from;
    private Zone to;

    /** A variable, an outcome, or the most cards of a move. */
    private int number;

    /** What a number is compared with, or what is added; at an end, the steps of the attempt. */
    private int operand;

    private Instruction(int operation, Instruction below, Instruction next, Instruction above) {
        this.operation = operation;
        this.below = below;
        this.next = next;
        this.above = above;
    }

    private Instruction(int operation, Instruction next) {
        this(operation, null, next, null);
    }

    /** The end of an attempt. */
    static Instruction end(int outcome, int steps) {
        Instruction end = new Instruction(END, null);
        end.number = outcome;
        end.operand = steps;
        return end;
    }

    /** Runs any code. */
    static Instruction run(Code code, Instruction next) {
        Instruction run = new Instruction(RUN, next);
        run.code = code;
        return run;
    }

    /** Tests whether any code gives another number than 0, the operand of the test. */
    static Instruction test(Code code, Instruction yes, Instruction no) {
        Instruction test = new Instruction(TEST, yes, no, yes);
        test.code = code;
        return test;
    }

    /** Compares a variable of more letters with a constant. */
    static Instruction testVariable(
            int variable, Relation relation, int known, Instruction yes, Instruction no) {
        Instruction test = compared(TEST_VARIABLE, relation, known, yes, no);
        test.number = variable;
        return test;
    }

    /** Compares how many cards of a set are in a zone with a constant. */
    static Instruction testCount(
            CountedSet cards,
            Zone zone,
            Relation relation,
            int known,
            Instruction yes,
            Instruction no) {
        Instruction test = compared(TEST_COUNT, relation, known, yes, no);
        test.cards = cards;
        test.from = zone;
        return test;
    }

    private static Instruction compared(
            int operation, Relation relation, int known, Instruction yes, Instruction no) {
        Instruction test =
                new Instruction(
                        operation,
                        relation.holds(0, 1) != 0 ? yes : no,
                        relation.holds(0, 0) != 0 ? yes : no,
                        relation.holds(1, 0) != 0 ? yes : no);
        test.operand = known;
        return test;
    }

    /** Adds a constant to a variable of more letters. */
    static Instruction add(int variable, int amount, Instruction next) {
        return assign(ADD, variable, amount, next);
    }

    /** Sets a variable of more letters to a constant. */
    static Instruction set(int variable, int value, Instruction next) {
        return assign(SET, variable, value, next);
    }

    private static Instruction assign(int operation, int variable, int value, Instruction next) {
        Instruction assign = new Instruction(operation, next);
        assign.number = variable;
        assign.operand = value;
        return assign;
    }

    /** Moves the running card to the back of a zone. */
    static Instruction moveSelf(Zone to, Instruction next) {
        return move(MOVE_SELF, null, 1, to, next);
    }

    /** Moves the first cards of a zone to the back of another one. */
    static Instruction moveFirst(Zone from, int most, Zone to, Instruction next) {
        return move(MOVE_FIRST, from, most, to, next);
    }

    /** Moves the first card of a set to the back of another zone. */
    static Instruction moveMatching(CountedSet cards, Zone from, Zone to, Instruction next) {
        Instruction move = move(MOVE_MATCHING, from, 1, to, next);
        move.cards = cards;
        return move;
    }

    private static Instruction move(int kind, Zone from, int most, Zone to, Instruction next) {
        Instruction move = new Instruction(kind, next);
        move.from = from;
        move.to = to;
        move.number = most;
        return move;
    }

    /** At an end: the outcome of the attempt. */
    int outcome() {
        return number;
    }

    /** At an end: the steps of the attempt. */
    int steps() {
        return operand;
    }

    /**
     * Executes instructions from one on, and returns the end they come to.
     *
     * @param row where to look for the running card first
     * @param index at which index of the zone's array
     */
    static Instruction execute(Instruction first, VirtualMachine machine, Zone row, int index) {
        Zones zones = machine.zones;
        Instruction at = first;
        while (true) {
            switch (at.operation) {
                case END:
                    return at;
                case RUN:
                    at.code.run(machine);
                    break;
                case TEST:
                    at = at.successor(at.code.run(machine));
                    continue;
                case TEST_VARIABLE:
                    at = at.successor(machine.globals[at.number]);
                    continue;
                case TEST_COUNT:
                    at = at.successor(at.cards.in(at.from));
                    continue;
                case ADD:
                    machine.globals[at.number] += at.operand;
                    break;
                case SET:
                    machine.globals[at.number] = at.operand;
                    break;
                case MOVE_SELF:
                    zones.moveOne(machine.running, row, index, at.to);
                    break;
                case MOVE_FIRST:
                    if (zones.moveFirst(at.from, at.number, at.to) == 0) {
                        machine.noteEmptySource();
                    }
                    break;
                case MOVE_MATCHING:
                    if (zones.moveMatching(at.from, at.cards.has, at.to) == 0) {
                        machine.noteEmptySource();
                    }
                    break;
                default:
                    throw new IllegalStateException();
            }
            at = at.next;
        }
    }

    private Instruction successor(int value) {
        return value < operand ? below : value > operand ? above : next;
    }
}
