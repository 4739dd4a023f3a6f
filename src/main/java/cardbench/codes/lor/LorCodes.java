package cardbench.codes.lor;

import cardbench.base.text.DiagnosticCode;

/** The diagnostics about a code of Legends of Runeterra and the deck in it. */
public final class LorCodes {

    /** The text holds no such code. */
    public static final DiagnosticCode NO_CODE =
            DiagnosticCode.error(
                    "lor.no-code", "the text contains no deck code of Legends of Runeterra");

    /** Another format than the game's, which readers ignore; args: format, known. */
    public static final DiagnosticCode FORMAT =
            DiagnosticCode.info(
                    "lor.format",
                    "the code has format {format}; the game writes {known}, and its reader ignores"
                            + " the format");

    /** A version that is not known; args: version, known. */
    public static final DiagnosticCode VERSION =
            DiagnosticCode.warning(
                    "lor.version",
                    "the code has version {version}; it was read like version {known}, the last"
                            + " one known");

    /** A region without known letters; args: region. */
    public static final DiagnosticCode REGION =
            DiagnosticCode.warning(
                    "lor.region", "region {region} is not known; it is shown as its number");

    /** A card with 0 copies; args: card. */
    public static final DiagnosticCode NO_COPIES =
            DiagnosticCode.error("lor.no-copies", "the code has 0 copies of {card}");

    /** Something that no program writes: a list without cards, few copies among the many. */
    public static final DiagnosticCode UNUSUAL =
            DiagnosticCode.warning("lor.unusual", "this can be read, but no program writes it so");

    /** A card twice; args: card. */
    public static final DiagnosticCode TWICE =
            DiagnosticCode.warning("lor.twice", "{card} is in the code more than once");

    /** Cards in another order than the game writes. */
    public static final DiagnosticCode ORDER =
            DiagnosticCode.info(
                    "lor.order", "the cards are not in the order in which the game writes them");

    /** A value in JSON that is no card; args: value. */
    public static final DiagnosticCode BAD_CARD =
            DiagnosticCode.error(
                    "lor.bad-card",
                    "“{value}” is no card with its copies: the id is spelled as in 01DE002, and"
                            + " there are 1 to 1000 copies");

    /** More cards in JSON than a deck may have; args: count, limit. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.error(
                    "lor.too-many", "the deck has {count} cards, more than the limit of {limit}");

    /** Rule: the size; args: count, size. */
    public static final DiagnosticCode SIZE =
            DiagnosticCode.warning(
                    "lor.size", "the deck has {count|card|cards}; a deck has exactly {size}");

    /** Rule: too many copies; args: card, count, limit. */
    public static final DiagnosticCode COPIES =
            DiagnosticCode.warning(
                    "lor.copies", "{card} is there {count} times; {limit} copies are allowed");

    /** Rule: more regions than most decks may have; args: regions, count. */
    public static final DiagnosticCode REGIONS =
            DiagnosticCode.info(
                    "lor.regions",
                    "the ids name {count} regions: {regions}. A deck has two at most; cards of two"
                            + " regions, and champions of Runeterra, allow others");

    private LorCodes() {}
}
