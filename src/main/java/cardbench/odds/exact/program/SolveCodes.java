package cardbench.odds.exact.program;

import cardbench.base.text.DiagnosticCode;

/** Why a topic in which cards act is not solved exactly. */
public final class SolveCodes {

    /** Something that may end an effect before {@code @} when it has changed something already. */
    public static final DiagnosticCode LATE_GUARD =
            DiagnosticCode.info(
                    "solve.late-guard",
                    "not computed exactly: the effect changes something here and may still end before @; put its conditions first, then @");

    /** A guard that goes by chance. */
    public static final DiagnosticCode RANDOM_GUARD =
            DiagnosticCode.info(
                    "solve.random-guard",
                    "not computed exactly: whether the effect can be activated depends on rand, drawn again by each scan; to draw once for each activation, put the condition after @");

    /** A way to choose cards that is not solved. */
    public static final DiagnosticCode FORM =
            DiagnosticCode.info(
                    "solve.form",
                    "not computed exactly: cards are selected in a way that only played games support");

    /** The deck is scanned. */
    public static final DiagnosticCode SCANS_DECK =
            DiagnosticCode.info(
                    "solve.scans-deck", "not computed exactly: cards in the deck can be activated");

    /** More things than are told apart; args: found, limit. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.info(
                    "solve.too-many",
                    "not computed exactly: there are {found} different cards, effects or conditions; the limit is {limit}");

    /** Too many random ways at one point. */
    public static final DiagnosticCode TOO_MUCH_CHANCE =
            DiagnosticCode.info(
                    "solve.chance",
                    "not computed exactly: there are too many random branches at one point");

    /** A game that may not end. */
    public static final DiagnosticCode ENDLESS =
            DiagnosticCode.info(
                    "solve.endless",
                    "not computed exactly: in some games, effects may be activated without end");

    /** A division by 0 or an empty range, in a topic that was solved. */
    public static final DiagnosticCode FAULT =
            DiagnosticCode.info(
                    "solve.fault",
                    "in some games a number cannot be computed: it is divided by 0, or rand has no numbers to draw from; it is 0 there");

    /** What was allowed is used up. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.info(
                    "solve.too-long",
                    "not computed exactly: there are too many different states of the game");

    /** A score of an earlier turn would have to be remembered. */
    public static final DiagnosticCode TURN_SCORE =
            DiagnosticCode.info(
                    "solve.turn-score",
                    "not computed exactly: in a topic with turns, only scores that are written as numbers are");

    /** A choice of the player that cannot be decided. */
    public static final DiagnosticCode CHOICE =
            DiagnosticCode.info(
                    "solve.choice",
                    "not computed exactly: “best” is decided only in effects, not in “repeat”, at most 16 times in one, and between branches that differ by more than rounding");

    /** The odds are fractions with larger denominators than are computed with. */
    public static final DiagnosticCode LARGE_NUMBERS =
            DiagnosticCode.info(
                    "solve.large-numbers",
                    "not computed exactly: the deck is shuffled, or numbers are drawn by chance, so often that the numbers in the fractions are too large");

    private SolveCodes() {}
}
