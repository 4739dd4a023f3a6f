package cardbench.odds.yisp.syntax;

import cardbench.base.text.DiagnosticCode;

/**
 * The errors and warnings of programs; advice is in {@link cardbench.odds.yisp.check.AdviceCodes}.
 */
public final class YispCodes {

    /** A statement ends before its parentheses do; args: count. */
    public static final DiagnosticCode MISSING_PARENTHESIS =
            DiagnosticCode.error(
                    "yisp.missing-parenthesis",
                    "missing closing parentheses: {count}; a ; ends the statement, also inside parentheses");

    /** Closing parentheses without an opening one, which are ignored; args: count. */
    public static final DiagnosticCode EXTRA_PARENTHESIS =
            DiagnosticCode.warning(
                    "yisp.extra-parenthesis", "superfluous closing parentheses, ignored: {count}");

    /** Something behind a whole statement, which is ignored; args: text. */
    public static final DiagnosticCode IGNORED_REST =
            DiagnosticCode.warning(
                    "yisp.ignored-rest",
                    "“{text}” after the end of the statement is ignored; separate statements with a ;");

    /** Something behind a whole number, which must not be ignored; args: text. */
    public static final DiagnosticCode NUMBER_REST =
            DiagnosticCode.error(
                    "yisp.number-rest",
                    "“{text}” stands behind the end of the number; several conditions are written (and <number> <number> ...)");

    /** An operator between its values; args: operator, form. */
    public static final DiagnosticCode INFIX =
            DiagnosticCode.error(
                    "yisp.infix",
                    "“{operator}” stands between its values; the operator comes first: {form}");

    /**
     * A semicolon that is missing between two statements, the second of which is ignored; args:
     * text.
     */
    public static final DiagnosticCode MISSING_SEMICOLON =
            DiagnosticCode.warning(
                    "yisp.missing-semicolon", "a ; is missing before “{text}”, which is ignored");

    /** A full-width sign outside of a text; args: found, half. */
    public static final DiagnosticCode FULL_WIDTH =
            DiagnosticCode.error(
                    "yisp.full-width", "“{found}” is full-width; the language knows only “{half}”");

    /** A semicolon inside quotes, which ends the statement all the same. */
    public static final DiagnosticCode SEMICOLON_IN_STRING =
            DiagnosticCode.error(
                    "yisp.semicolon-in-string",
                    "a ; ends the statement, even in quotes or brackets; remove it from the text");

    /** A quote or bracket that is never closed; args: closing. */
    public static final DiagnosticCode UNCLOSED =
            DiagnosticCode.error("yisp.unclosed", "the closing {closing} is missing");

    /** An operator that does not exist; args: operator. */
    public static final DiagnosticCode UNKNOWN_OPERATOR =
            DiagnosticCode.error("yisp.unknown-operator", "there is no operator “{operator}”");

    /** The same, where one is near; args: operator, suggestion. */
    public static final DiagnosticCode UNKNOWN_OPERATOR_NEAR =
            DiagnosticCode.error(
                    "yisp.unknown-operator-near",
                    "there is no operator “{operator}”; did you mean “{suggestion}”?");

    /** An operator of versions 0.1 to 0.3; args: operator, version, today. */
    public static final DiagnosticCode OLD_OPERATOR =
            DiagnosticCode.error(
                    "yisp.old-operator",
                    "“{operator}” was removed in version {version}; write “{today}”");

    /** Nothing that can be carried out behind a parenthesis. */
    public static final DiagnosticCode NO_OPERATOR =
            DiagnosticCode.error(
                    "yisp.no-operator", "after ( there must be an operator such as #, if or +");

    /** Too few or too many arguments; args: operator, usage. */
    public static final DiagnosticCode ARGUMENTS =
            DiagnosticCode.error(
                    "yisp.arguments",
                    "wrong number of arguments; “{operator}” is written “{usage}”");

    /** Something else where a number is due; args: found. */
    public static final DiagnosticCode NOT_A_NUMBER =
            DiagnosticCode.error("yisp.not-a-number", "expected a number, not “{found}”");

    /** Something else where an expression is due; args: found. */
    public static final DiagnosticCode NOT_AN_EXPRESSION =
            DiagnosticCode.error("yisp.not-an-expression", "expected an expression, not “{found}”");

    /** Something else where cards are due; args: found. */
    public static final DiagnosticCode NOT_CARDS =
            DiagnosticCode.error(
                    "yisp.not-cards",
                    "expected cards, a zone with filters such as D.a:trap.1, not “{found}”");

    /** Something else where a zone is due; args: found. */
    public static final DiagnosticCode NOT_A_ZONE =
            DiagnosticCode.error(
                    "yisp.not-a-zone",
                    "expected a zone, one capital letter other than X, not “{found}”");

    /** Filters on the zone that cards move to, which are ignored; args: found. */
    public static final DiagnosticCode ZONE_WITH_FILTERS =
            DiagnosticCode.warning(
                    "yisp.zone-with-filters",
                    "cards move to a whole zone; the filters of “{found}” are ignored");

    /** A program that sets a variable of the deck file's own; args: name. */
    public static final DiagnosticCode RESERVED =
            DiagnosticCode.error(
                    "yisp.reserved",
                    "the deck file itself sets “{name}”, for its turns or its mulligan; use another name");

    /** Something else where a variable is due; args: found. */
    public static final DiagnosticCode NOT_A_VARIABLE =
            DiagnosticCode.error(
                    "yisp.not-a-variable",
                    "expected a variable, a lower-case letter followed by letters and digits, not “{found}”");

    /** A filter that is none; args: found. */
    public static final DiagnosticCode NOT_A_FILTER =
            DiagnosticCode.error(
                    "yisp.not-a-filter",
                    "“{found}” is not a filter: a filter is a name, a:attribute, a number, or : and a number; a name that begins with a digit or contains a dot needs quotes");

    /** A number beyond 32 bits; args: found. */
    public static final DiagnosticCode NUMBER_TOO_LARGE =
            DiagnosticCode.error(
                    "yisp.number-too-large",
                    "“{found}” is too large; the largest number is 2147483647");

    /** A calculation with known numbers that goes beyond 32 bits; args: text. */
    public static final DiagnosticCode OVERFLOW =
            DiagnosticCode.warning(
                    "yisp.overflow",
                    "“{text}” exceeds 32 bits and wraps around, as 2147483647 + 1 becomes -2147483648");

    /** Parentheses nested too deep; args: limit. */
    public static final DiagnosticCode TOO_DEEP =
            DiagnosticCode.error(
                    "yisp.too-deep",
                    "parentheses are nested deeper than {limit}; split the statement");

    /** More card sets than can be compiled; args: limit. */
    public static final DiagnosticCode TOO_MANY_SETS =
            DiagnosticCode.error(
                    "yisp.too-many-sets",
                    "the programs of a deck can use {limit} different card sets; this is one more");

    /** More or longer patterns than there is time to compare with all attributes. */
    public static final DiagnosticCode TOO_MANY_PATTERNS =
            DiagnosticCode.error(
                    "yisp.too-many-patterns",
                    "the patterns up to here take too long to match against all attributes; use fewer or shorter ones");

    /** The running card X outside of an effect. */
    public static final DiagnosticCode NO_RUNNING_CARD =
            DiagnosticCode.error(
                    "yisp.no-running-card", "X is the card whose effect is running; here, none is");

    /** A condition without a word. */
    public static final DiagnosticCode EMPTY_CONDITION =
            DiagnosticCode.error(
                    "yisp.empty-condition",
                    "an empty condition would match every card; write a card, an alias or a:attribute, or delete it");

    /** A word of a condition that means nothing; args: word. */
    public static final DiagnosticCode UNKNOWN_CONDITION =
            DiagnosticCode.error(
                    "yisp.unknown-condition",
                    "“{word}” is not a card, not an alias defined before, and not a condition such as a:attribute or !name");

    /** The same, where a name is near; args: word, suggestion. */
    public static final DiagnosticCode UNKNOWN_CONDITION_NEAR =
            DiagnosticCode.error(
                    "yisp.unknown-condition-near",
                    "“{word}” is not a card and not an alias defined before; did you mean “{suggestion}”?");

    /** A name that no card has; args: set, name. */
    public static final DiagnosticCode UNKNOWN_CARD =
            DiagnosticCode.warning("yisp.unknown-card", "“{set}”: no card named “{name}”");

    /** The same, where something is near; args: set, name, suggestion. */
    public static final DiagnosticCode UNKNOWN_CARD_NEAR =
            DiagnosticCode.warning(
                    "yisp.unknown-card-near",
                    "“{set}”: no card named “{name}”; did you mean “{suggestion}”?");

    /** An attribute that no card has; args: attribute. */
    public static final DiagnosticCode UNKNOWN_ATTRIBUTE =
            DiagnosticCode.warning(
                    "yisp.unknown-attribute", "no card has the attribute “{attribute}”");

    /** The same, where one is near; args: attribute, suggestion. */
    public static final DiagnosticCode UNKNOWN_ATTRIBUTE_NEAR =
            DiagnosticCode.warning(
                    "yisp.unknown-attribute-near",
                    "no card has the attribute “{attribute}”; did you mean “{suggestion}”?");

    /** A letter in the brackets at the head that means nothing; args: letter. */
    public static final DiagnosticCode UNKNOWN_FLAG =
            DiagnosticCode.warning(
                    "yisp.unknown-flag", "the flag “{letter}” is unknown; flags are 1, ^, H and B");

    /** A zone whose cards are never activated; args: zone. */
    public static final DiagnosticCode UNSCANNED_ZONE =
            DiagnosticCode.warning(
                    "yisp.unscanned-zone",
                    "cards in {zone} are never activated; only those in H and B are");

    /** An effect without {@code @}. */
    public static final DiagnosticCode NEVER_FIRES =
            DiagnosticCode.warning(
                    "yisp.never-fires",
                    "this effect has no @, so it is never activated; its statements run again at each scan for effects");

    /** Cards moved before {@code @}. */
    public static final DiagnosticCode MOVE_BEFORE_FIRE =
            DiagnosticCode.warning(
                    "yisp.move-before-fire",
                    "cards move before @; if the effect then ends, they have moved nevertheless");

    /** Something else than how often a loop runs; args: found, limit. */
    public static final DiagnosticCode REPEAT_TIMES =
            DiagnosticCode.error(
                    "yisp.repeat-times",
                    "expected how often at most, in digits, not “{found}”; loops inside each other have at most {limit} rounds in all");

    /** An effect that never ends. */
    public static final DiagnosticCode ENDLESS =
            DiagnosticCode.warning(
                    "yisp.endless",
                    "once it can be activated, this effect repeats without end: write [1], move X away, or change what its / tests");

    /** {@code @} where no effect is. */
    public static final DiagnosticCode FIRE_OUTSIDE =
            DiagnosticCode.warning(
                    "yisp.fire-outside",
                    "@ has no effect here; only effects of cards are activated");

    private YispCodes() {}
}
