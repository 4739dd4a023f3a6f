package cardbench.codes.riftbound;

import cardbench.base.text.DiagnosticCode;

/** The diagnostics about a code of Riftbound and the deck in it. */
public final class RiftboundCodes {

    /** The text holds no such code. */
    public static final DiagnosticCode NO_CODE =
            DiagnosticCode.error(
                    "riftbound.no-code", "the text contains no deck code of Riftbound");

    /** A version that is not known; args: version, known. */
    public static final DiagnosticCode VERSION =
            DiagnosticCode.warning(
                    "riftbound.version",
                    "the code has version {version}; it was read like version {known}, the last"
                            + " one known");

    /** A set without known letters; args: set. */
    public static final DiagnosticCode SET =
            DiagnosticCode.info(
                    "riftbound.set", "set {set} is not known; it is shown as its number");

    /** A variant without known letters; args: variant. */
    public static final DiagnosticCode VARIANT =
            DiagnosticCode.info(
                    "riftbound.variant",
                    "variant {variant} is not known; it is shown as its number");

    /** A byte that is none of a few; args: field, value. */
    public static final DiagnosticCode FLAG =
            DiagnosticCode.error("riftbound.flag", "the field “{field}” cannot be {value}");

    /** Cards with 0 copies. */
    public static final DiagnosticCode NO_COPIES =
            DiagnosticCode.error("riftbound.no-copies", "the code has cards with 0 copies");

    /** A list without cards. */
    public static final DiagnosticCode EMPTY_LIST =
            DiagnosticCode.warning(
                    "riftbound.empty-list", "this list has no cards; no program writes it so");

    /** A card twice in one part; args: card. */
    public static final DiagnosticCode TWICE =
            DiagnosticCode.warning("riftbound.twice", "{card} is in the code more than once");

    /** Cards in another order than codes are written in. */
    public static final DiagnosticCode ORDER =
            DiagnosticCode.info(
                    "riftbound.order", "the cards are not in the order in which codes are written");

    /** A value in JSON that is no card; args: value. */
    public static final DiagnosticCode BAD_CARD =
            DiagnosticCode.error(
                    "riftbound.bad-card",
                    "“{value}” is no card: the id is spelled as in OGN-007a, and there are 1 to"
                            + " 1000 copies");

    /** More cards in JSON than a deck may have; args: count, limit. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.error(
                    "riftbound.too-many",
                    "the list has {count} cards, more than the limit of {limit}");

    /** Rule: the champion is no card of the main deck; args: card. */
    public static final DiagnosticCode CHAMPION =
            DiagnosticCode.warning(
                    "riftbound.champion", "the chosen champion {card} is not in the main deck");

    /** Rule: the size; args: count, size. */
    public static final DiagnosticCode SIZE =
            DiagnosticCode.info(
                    "riftbound.size",
                    "the list has {count|card|cards}; a legend, a main deck of 40, 12 runes and 3"
                            + " battlefields are {size}");

    /** Rule: the sideboard; args: count, limit. */
    public static final DiagnosticCode SIDE =
            DiagnosticCode.warning(
                    "riftbound.side", "the sideboard has {count|card|cards}; {limit} are allowed");

    private RiftboundCodes() {}
}
