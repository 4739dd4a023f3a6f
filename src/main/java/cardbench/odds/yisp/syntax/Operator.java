package cardbench.odds.yisp.syntax;

import cardbench.base.text.DiagnosticCode;

/**
 * The operators: every word that may follow an opening parenthesis, with its arguments, its usage
 * and its explanation. The parser, completion and hover all read this one table.
 */
public enum Operator {
    /** Moves cards to the bottom of a zone. */
    MOVE("#", 2, Operator.MANY, "(# <cards> <zone> [tag] ...)", HoverCodes.MOVE),
    /** Moves cards to the top of a zone. */
    MOVE_TOP("##", 2, Operator.MANY, "(## <cards> <zone> [tag] ...)", HoverCodes.MOVE_TOP),
    /** Shuffles a zone. */
    SHUFFLE("shuffle", 1, 1, "(shuffle <zone>)", HoverCodes.SHUFFLE),
    /** Forbids effects with a tag. */
    BAN("!", 1, 1, "(! \"tag\")", HoverCodes.BAN),
    /** Sets a variable. */
    ASSIGN("=", 2, 2, "(= <name> <number>)", HoverCodes.ASSIGN),
    /** Chooses by a number. */
    IF("if", 2, 3, "(if <number> <then> <else>)", HoverCodes.IF),
    /** Runs expressions one after the other. */
    BLOCK("block", 1, Operator.MANY, "(block <expression> ...)", HoverCodes.BLOCK),
    /** Does an expression until a condition holds. */
    REPEAT("repeat", 3, 3, "(repeat <times> <until> <expression>)", HoverCodes.REPEAT),
    /** Does the expression with which the topic succeeds most likely. */
    BEST("best", 2, Operator.MANY, "(best <expression> <expression> ...)", HoverCodes.BEST),
    /** Prints a line. */
    PRINT("print", 1, Operator.MANY, "(print <expression> ...)", HoverCodes.PRINT),
    /** Sum. */
    ADD("+", 1, Operator.MANY, "(+ <number> <number> ...)", HoverCodes.ADD),
    /** Product. */
    MULTIPLY("*", 1, Operator.MANY, "(* <number> <number> ...)", HoverCodes.MULTIPLY),
    /** Difference. */
    SUBTRACT("-", 2, 2, "(- <number> <number>)", HoverCodes.SUBTRACT),
    /** Quotient, towards zero. */
    DIVIDE("/", 2, 2, "(/ <number> <number>)", HoverCodes.DIVIDE),
    /** Greater. */
    GREATER(">", 2, 2, "(> <number> <number>)", HoverCodes.GREATER),
    /** Greater or equal. */
    AT_LEAST(">=", 2, 2, "(>= <number> <number>)", HoverCodes.AT_LEAST),
    /** Less. */
    LESS("<", 2, 2, "(< <number> <number>)", HoverCodes.LESS),
    /** Less or equal. */
    AT_MOST("<=", 2, 2, "(<= <number> <number>)", HoverCodes.AT_MOST),
    /** Equal. */
    EQUAL("==", 2, 2, "(== <number> <number>)", HoverCodes.EQUAL),
    /** Not equal. */
    UNEQUAL("!=", 2, 2, "(!= <number> <number>)", HoverCodes.UNEQUAL),
    /** All not 0. */
    AND("and", 1, Operator.MANY, "(and <number> <number> ...)", HoverCodes.AND),
    /** One not 0. */
    OR("or", 1, Operator.MANY, "(or <number> <number> ...)", HoverCodes.OR),
    /** Random number. */
    RANDOM("rand", 2, 2, "(rand <least> <most>)", HoverCodes.RANDOM);

    /** The largest number of arguments of an operator that takes any number. */
    static final int MANY = Integer.MAX_VALUE;

    // values() copies its array in each call
    private static final Operator[] ALL = values();

    private final String symbol;
    private final int least;
    private final int most;
    private final String usage;
    private final DiagnosticCode meaning;

    Operator(String symbol, int least, int most, String usage, DiagnosticCode meaning) {
        this.symbol = symbol;
        this.least = least;
        this.most = most;
        this.usage = usage;
        this.meaning = meaning;
    }

    /** The operator with a symbol, or {@code null}. */
    public static Operator of(String symbol) {
        for (Operator operator : ALL) {
            if (operator.symbol.equals(symbol)) {
                return operator;
            }
        }
        return null;
    }

    /** The word as it is written. */
    public String symbol() {
        return symbol;
    }

    /** The fewest arguments it takes. */
    int least() {
        return least;
    }

    /** The most arguments it takes. */
    int most() {
        return most;
    }

    /** The whole form, as in the documentation's grammar. */
    public String usage() {
        return usage;
    }

    /** What it does; args: usage. */
    public DiagnosticCode meaning() {
        return meaning;
    }

    /**
     * What it makes of two numbers, on 32 bits: what does not fit wraps. This is the one definition
     * of arithmetic and comparison, for games that are played and for those that are searched; only
     * {@link #RANDOM} is up to them.
     *
     * @return 0 where it {@linkplain #fails fails}
     */
    public int compute(int a, int b) {
        return switch (this) {
            case ADD -> a + b;
            case MULTIPLY -> a * b;
            case SUBTRACT -> a - b;
            // the least number divided by -1 traps in WebAssembly
            case DIVIDE -> b == 0 ? 0 : b == -1 ? -a : a / b;
            case GREATER -> a > b ? 1 : 0;
            case AT_LEAST -> a >= b ? 1 : 0;
            case LESS -> a < b ? 1 : 0;
            case AT_MOST -> a <= b ? 1 : 0;
            case EQUAL -> a == b ? 1 : 0;
            case UNEQUAL -> a != b ? 1 : 0;
            case AND -> a != 0 && b != 0 ? 1 : 0;
            case OR -> a != 0 || b != 0 ? 1 : 0;
            default -> throw new IllegalStateException(symbol);
        };
    }

    /**
     * Whether it has no result for two numbers: a quotient by 0, a random number out of an empty
     * range. A game that is played goes on with 0, and the fault is reported.
     */
    public boolean fails(int a, int b) {
        return this == DIVIDE && b == 0 || this == RANDOM && a > b;
    }

    /** Whether its arguments and its value are numbers. These operators are the last ones above. */
    boolean isArithmetic() {
        return ordinal() >= ADD.ordinal();
    }
}
