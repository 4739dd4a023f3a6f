package cardbench.yisp;

/**
 * Every word that can stand behind an opening parenthesis: how it is written and what it does. The
 * lexer, the parser, completion and hover all read this one table.
 */
public enum Operator {
    /** Moves cards to the bottom of a zone. */
    MOVE("#", 2, Operator.MANY, "(# <cards> <zone> [tag] ...)", "moves cards to the end of a zone"),
    /** Moves cards to the top of a zone. */
    MOVE_TOP("##", 2, Operator.MANY, "(## <cards> <zone> [tag] ...)", "moves cards to its front"),
    /** Shuffles a zone. */
    SHUFFLE("shuffle", 1, 1, "(shuffle <zone>)", "puts a zone into random order"),
    /** Forbids effects with a tag. */
    BAN("!", 1, 1, "(! \"tag\")", "forbids effects with this tag for the rest of the game"),
    /** Sets a variable. */
    ASSIGN("=", 2, 2, "(= <name> <number>)", "sets a variable; two letters or more: for the game"),
    /** Chooses by a number. */
    IF("if", 2, 3, "(if <number> <then> <else>)", "does the first unless the number is 0"),
    /** Runs expressions one after the other. */
    BLOCK("block", 1, Operator.MANY, "(block <expression> ...)", "does one after the other"),
    /** Prints a line. */
    PRINT("print", 1, Operator.MANY, "(print <expression> ...)", "prints a line"),
    /** Sum. */
    ADD("+", 1, Operator.MANY, "(+ <number> <number> ...)", "the sum"),
    /** Product. */
    MULTIPLY("*", 1, Operator.MANY, "(* <number> <number> ...)", "the product"),
    /** Difference. */
    SUBTRACT("-", 2, 2, "(- <number> <number>)", "the difference"),
    /** Quotient, towards zero. */
    DIVIDE("/", 2, 2, "(/ <number> <number>)", "the quotient, cut off towards 0"),
    /** Greater. */
    GREATER(">", 2, 2, "(> <number> <number>)", "1 if the first is greater, else 0"),
    /** Greater or equal. */
    AT_LEAST(">=", 2, 2, "(>= <number> <number>)", "1 if the first is not less, else 0"),
    /** Less. */
    LESS("<", 2, 2, "(< <number> <number>)", "1 if the first is less, else 0"),
    /** Less or equal. */
    AT_MOST("<=", 2, 2, "(<= <number> <number>)", "1 if the first is not greater, else 0"),
    /** Equal. */
    EQUAL("==", 2, 2, "(== <number> <number>)", "1 if both are the same, else 0"),
    /** Not equal. */
    UNEQUAL("!=", 2, 2, "(!= <number> <number>)", "1 if they differ, else 0"),
    /** All not 0. */
    AND("and", 1, Operator.MANY, "(and <number> <number> ...)", "1 if none of them is 0, else 0"),
    /** One not 0. */
    OR("or", 1, Operator.MANY, "(or <number> <number> ...)", "0 if all of them are 0, else 1"),
    /** Random number. */
    RANDOM("rand", 2, 2, "(rand <least> <most>)", "a random number, both ends included");

    /** Stands for any number of arguments. */
    static final int MANY = Integer.MAX_VALUE;

    private static final Operator[] ALL = values();

    private final String symbol;
    private final int least;
    private final int most;
    private final String usage;
    private final String meaning;

    Operator(String symbol, int least, int most, String usage, String meaning) {
        this.symbol = symbol;
        this.least = least;
        this.most = most;
        this.usage = usage;
        this.meaning = meaning;
    }

    /** The operator that is written so, or {@code null}. */
    static Operator of(String symbol) {
        for (Operator operator : ALL) {
            if (operator.symbol.equals(symbol)) {
                return operator;
            }
        }
        return null;
    }

    /** How it is written. */
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

    /** What it does, in a few English words. */
    public String meaning() {
        return meaning;
    }

    /** Whether all its arguments are numbers and so is it. */
    boolean isArithmetic() {
        return ordinal() >= ADD.ordinal();
    }
}
