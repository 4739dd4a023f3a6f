package cardbench.codes.ygo.limits;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about lists of limits and about decks that are held to them. */
public final class LimitCodes {

    /** A file without a list of limits. */
    public static final DiagnosticCode NO_LIMITS =
            DiagnosticCode.error(
                    "ygo.no-limits",
                    "this is not an lflist.conf: no line begins with “!” and the name of a list");

    /** A line in front of the first list; args: written. */
    public static final DiagnosticCode BEFORE_LISTS =
            DiagnosticCode.warning(
                    "ygo.list-before",
                    "“{written}” was ignored: it belongs to no list, since no line “!name” is above it");

    /** A line that begins like a header, but is none; args: written. */
    public static final DiagnosticCode UNKNOWN_HEADER =
            DiagnosticCode.warning(
                    "ygo.list-header",
                    "“{written}” is not a header of a list of limits; “$whitelist”, “$genesys”, “$name limit” and “M types” are known");

    /** A line that begins with a number, but is no card with its limit or points; args: written. */
    public static final DiagnosticCode BAD_ROW =
            DiagnosticCode.warning(
                    "ygo.list-row",
                    "“{written}” was ignored: a row is the id of a card, a blank, and its limit (0 to 3) or “$name points”");

    /** A line that is nothing; args: written. */
    public static final DiagnosticCode BAD_LINE =
            DiagnosticCode.warning(
                    "ygo.list-line",
                    "“{written}” was ignored: it is neither a row nor a header; a comment begins with “#”");

    /** A limit below 0; args: count, read. */
    public static final DiagnosticCode BAD_LIMIT =
            DiagnosticCode.warning("ygo.list-limit", "the limit {count} was read as {read}");

    /** Limits that are too high to be copies, at the first of them; args: rows, count, read. */
    public static final DiagnosticCode HIGH_LIMITS =
            DiagnosticCode.warning(
                    "ygo.list-points",
                    "the list has {rows|number|numbers} too high for copies, such as {count}, which mean {read}; if they are points, the list needs a line “$genesys”");

    /** A list that allows more copies than the clients themselves; at its name; args: most. */
    public static final DiagnosticCode MORE_COPIES =
            DiagnosticCode.info(
                    "ygo.list-copies",
                    "the list allows up to {most} copies of a card, as games of their own do; YGOPro and EDOPro themselves allow 3");

    /** Points without a line that says how many a deck may have; args: name. */
    public static final DiagnosticCode NO_BUDGET =
            DiagnosticCode.warning(
                    "ygo.list-budget",
                    "the points “{name}” are not counted: the list has no line “${name} limit”");

    /** More cards in a list than are read; args: limit. */
    public static final DiagnosticCode TOO_MANY_ROWS =
            DiagnosticCode.warning(
                    "ygo.list-rows", "only the first {limit} rows of this list were read");

    /** More lists in a file than are read; args: limit. */
    public static final DiagnosticCode TOO_MANY_LISTS =
            DiagnosticCode.warning("ygo.list-many", "only the first {limit} lists were read");

    /** Budgets for which the cheapest change would take too long. */
    public static final DiagnosticCode TOO_MANY_POINTS =
            DiagnosticCode.error(
                    "ygo.many-points",
                    "the list has budgets of so many points that the cheapest change is not computed");

    /**
     * A card that a list of limits does not have, which allows only its cards; args: name, list.
     */
    public static final DiagnosticCode NOT_LISTED =
            DiagnosticCode.warning(
                    "ygo.not-listed",
                    "{name} is not on the list “{list}”, which forbids all others");

    /** A monster of a type that a list of limits forbids; args: name, list. */
    public static final DiagnosticCode TYPE =
            DiagnosticCode.warning(
                    "ygo.forbidden-type",
                    "the list “{list}” forbids monsters of the types of {name}");

    /** More points than a list of limits allows; args: name, count, most. */
    public static final DiagnosticCode POINTS =
            DiagnosticCode.warning(
                    "ygo.points", "the deck has {name} points: {count}; {most|is|are} allowed");

    /** More than one Skill card; args: count. */
    public static final DiagnosticCode SKILLS =
            DiagnosticCode.warning("ygo.skills", "the deck has {count} Skill cards; 1 is allowed");

    /** More than one Legend of a kind; args: count. */
    public static final DiagnosticCode LEGENDS =
            DiagnosticCode.warning(
                    "ygo.legends",
                    "the deck has {count} Legend cards of one kind (monster, spell or trap); 1 is allowed");

    private LimitCodes() {}
}
