package cardbench.codes.hearthstone;

import cardbench.base.text.DiagnosticCode;

/**
 * The diagnostics of the rules of deck building. They are warnings and notes: a deck that breaks a
 * rule can still be read and written. A rule that many cards break is one diagnostic, which counts
 * them and names the first. Where a card that no table has may lift a rule, the note that ends in
 * {@code -unsure} takes the place of the warning.
 */
public final class RuleCodes {

    /** Too few or too many cards; args: count, size. */
    public static final DiagnosticCode SIZE =
            DiagnosticCode.warning(
                    "hearthstone.size", "the size of the deck is {count}, but must be {size}");

    /** Too few or too many cards, where a card sets the number; args: card, count, size. */
    public static final DiagnosticCode SIZE_BY_CARD =
            DiagnosticCode.warning(
                    "hearthstone.size-by-card",
                    "the size of the deck is {count}, but with {card} must be {size}");

    /** Another number of cards, which an unknown card may allow; args: count, size. */
    public static final DiagnosticCode SIZE_UNSURE =
            DiagnosticCode.info(
                    "hearthstone.size-unsure",
                    "the size of the deck is {count}, not {size}; a card that no open table has may"
                            + " allow that");

    /** More copies than allowed, reprints of a card among them; args: count, cards. */
    public static final DiagnosticCode COPIES =
            DiagnosticCode.warning(
                    "hearthstone.copies",
                    "more copies than a deck may hold, reprints counted ({count}): {cards}");

    /** More copies than usual, which an unknown card may allow; args: count, cards. */
    public static final DiagnosticCode COPIES_UNSURE =
            DiagnosticCode.info(
                    "hearthstone.copies-unsure",
                    "more copies than usual ({count}): {cards}; a card that no open table has may"
                            + " allow that");

    /** Cards of other classes than the deck's; args: count, cards, deck. */
    public static final DiagnosticCode CLASS =
            DiagnosticCode.warning(
                    "hearthstone.class",
                    "cards of other classes than the deck's, which is {deck} ({count}): {cards}");

    /** Cards of other classes, which an unknown card may allow; args: count, cards, deck. */
    public static final DiagnosticCode CLASS_UNSURE =
            DiagnosticCode.info(
                    "hearthstone.class-unsure",
                    "cards of other classes than the deck's, which is {deck} ({count}): {cards}; a"
                            + " card that no open table has may allow that");

    /** The class of the hero is unknown, so classes were not checked; args: hero. */
    public static final DiagnosticCode CLASS_UNCHECKED =
            DiagnosticCode.info(
                    "hearthstone.class-unchecked",
                    "no open table has the hero {hero}, so the classes of the cards were not"
                            + " checked");

    /** Cards whose sets the format does not have; args: count, cards, format, year. */
    public static final DiagnosticCode NOT_IN_FORMAT =
            DiagnosticCode.warning(
                    "hearthstone.not-in-format",
                    "cards of sets that are not in the format {format} as of {year} ({count}):"
                            + " {cards}");

    /** More runes than three; args: blood, frost, unholy. */
    public static final DiagnosticCode RUNES =
            DiagnosticCode.warning(
                    "hearthstone.runes",
                    "the cards need {blood|rune|runes} of blood, {frost} of frost and {unholy} of"
                            + " unholiness; a deck has three");

    /** More than one tourist; args: count, cards. */
    public static final DiagnosticCode TOURISTS =
            DiagnosticCode.warning(
                    "hearthstone.tourists",
                    "more than one tourist, but a deck may hold one ({count}): {cards}");

    /** Sideboards with too few or too many cards; args: count, cards. */
    public static final DiagnosticCode SIDEBOARD_SIZE =
            DiagnosticCode.warning(
                    "hearthstone.sideboard-size",
                    "sideboards with a wrong number of cards ({count}): {cards}");

    /** Sideboards of cards whose rules are unknown; args: count, cards. */
    public static final DiagnosticCode SIDEBOARD_UNCHECKED =
            DiagnosticCode.info(
                    "hearthstone.sideboard-unchecked",
                    "sideboards whose rules are unknown and were not checked ({count}): {cards}");

    /** The deck's heroes are hero cards, which are played from the hand; args: count, cards. */
    public static final DiagnosticCode NOT_A_HERO =
            DiagnosticCode.warning(
                    "hearthstone.not-a-hero",
                    "cards that cannot lead a deck, but are its heroes ({count}): {cards}");

    /** In Twist each season has its own rules, so none was checked. */
    public static final DiagnosticCode TWIST =
            DiagnosticCode.info(
                    "hearthstone.twist",
                    "each season of Twist has its own rules: size, classes, sets and copies were not"
                            + " checked");

    /** A card with which the game applies no rule; args: card. */
    public static final DiagnosticCode ANY_DECK =
            DiagnosticCode.info(
                    "hearthstone.any-deck",
                    "with {card} the game picks a deck of its own: no rule of deck building was"
                            + " checked");

    /** Cards that no open table has; args: count. */
    public static final DiagnosticCode UNKNOWN_CARDS =
            DiagnosticCode.info(
                    "hearthstone.unknown-cards",
                    "cards that are in no open table ({count}): they count for the size of the deck,"
                            + " and nothing else about them was checked");

    private RuleCodes() {}
}
