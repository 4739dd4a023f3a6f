package cardbench.hearthstone;

import cardbench.text.DiagnosticCode;

/**
 * The diagnostics of the rules of deck building. They are warnings and notes: a deck that breaks a
 * rule can still be read and written.
 */
public final class RuleCodes {

    /** Too few or too many cards; args: count, size. */
    public static final DiagnosticCode SIZE =
            DiagnosticCode.warning(
                    "hearthstone.size", "the deck has {count} cards, but is played with {size}");

    /** Too few or too many cards, where a card sets the number; args: count, size, card. */
    public static final DiagnosticCode SIZE_BY_CARD =
            DiagnosticCode.warning(
                    "hearthstone.size-by-card",
                    "the deck has {count} cards, but with {card} is played with {size}");

    /** More copies than allowed, reprints of the card among them; args: card, copies, limit. */
    public static final DiagnosticCode COPIES =
            DiagnosticCode.warning(
                    "hearthstone.copies",
                    "{copies} copies of {card}; {limit} may be in a deck, reprints counted");

    /** A card of another class than the deck's; args: card, class, deck. */
    public static final DiagnosticCode CLASS =
            DiagnosticCode.warning(
                    "hearthstone.class", "{card} is a card of the class {class}, the deck {deck}");

    /** A card whose set the format does not have; args: card, set, format. */
    public static final DiagnosticCode NOT_IN_FORMAT =
            DiagnosticCode.warning(
                    "hearthstone.not-in-format",
                    "{card} is of the set {set}, which is not played in the format {format}");

    /** More runes than three; args: blood, frost, unholy. */
    public static final DiagnosticCode RUNES =
            DiagnosticCode.warning(
                    "hearthstone.runes",
                    "the cards need {blood} runes of blood, {frost} of frost and {unholy} of"
                            + " unholiness; a deck has three");

    /** More than one tourist; args: card, other. */
    public static final DiagnosticCode TOURISTS =
            DiagnosticCode.warning(
                    "hearthstone.tourists",
                    "{card} and {other} are both tourists; a deck may hold one");

    /** A sideboard with too few or too many cards; args: card, count, size. */
    public static final DiagnosticCode SIDEBOARD_SIZE =
            DiagnosticCode.warning(
                    "hearthstone.sideboard-size",
                    "the sideboard of {card} has {count} cards, but needs {size}");

    /** The deck's hero is a hero card, which is played from the hand; args: card. */
    public static final DiagnosticCode NOT_A_HERO =
            DiagnosticCode.warning(
                    "hearthstone.not-a-hero", "{card} is no hero that can lead a deck");

    /** Cards that no open table has; args: count. */
    public static final DiagnosticCode UNKNOWN_CARDS =
            DiagnosticCode.info(
                    "hearthstone.unknown-cards",
                    "{count} cards are in no open table: they count for the size of the deck alone");

    private RuleCodes() {}
}
