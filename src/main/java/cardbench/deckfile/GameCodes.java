package cardbench.deckfile;

import cardbench.text.DiagnosticCode;

/** What is said about simulating a deck file, and about its topics as they play. */
public final class GameCodes {

    /** Exact odds were asked for where there are only sampled ones; args: topic. */
    public static final DiagnosticCode NOT_EXACT =
            DiagnosticCode.error(
                    "odds.not-exact",
                    "the topic “{topic}” cannot be computed exactly; ask for sampled odds");

    /** A topic without acting cards of which too many hands are different. */
    public static final DiagnosticCode TOO_MANY_HANDS =
            DiagnosticCode.info(
                    "odds.exact-too-many-hands",
                    "not computed exactly: too many different hands, or a number that cannot be"
                            + " computed");

    /** A topic that the file does not have; args: topic. */
    public static final DiagnosticCode UNKNOWN_TOPIC =
            DiagnosticCode.error("odds.unknown-topic", "the file has no topic “{topic}”");

    /** A combo that the topic does not have; args: combo. */
    public static final DiagnosticCode UNKNOWN_COMBO =
            DiagnosticCode.error("odds.unknown-combo", "the topic has no combo “{combo}”");

    /** Cards were to be moved where there were none; args: topic, games, played, game. */
    public static final DiagnosticCode EMPTY_SOURCE =
            DiagnosticCode.info(
                    "odds.empty-source",
                    "in {games} of {played} games of “{topic}” cards were to be moved where there"
                            + " were none; the first is game {game}");

    /** The same, where ygo-calc stops for good; args: topic, game. */
    public static final DiagnosticCode LEGACY_STOP =
            DiagnosticCode.error(
                    "odds.legacy-stop",
                    "ygo-calc stops in game {game} of “{topic}”: # source should not be empty");

    /** Games that took too many steps; args: topic, games, played, limit. */
    public static final DiagnosticCode STOPPED =
            DiagnosticCode.warning(
                    "odds.stopped",
                    "{games} of {played} games of “{topic}” were stopped after {limit} steps and"
                            + " count as failures");

    /** A condition that may take the card a later one needs. */
    public static final DiagnosticCode GREEDY =
            DiagnosticCode.info(
                    "odds.greedy",
                    "this condition may take the only card that fits a later one; write the"
                            + " narrower one first, or matching: best");

    /** How the two ways of matching came out; args: combo, greedy, best. */
    public static final DiagnosticCode MATCHING_DIFFERS =
            DiagnosticCode.warning(
                    "odds.matching-differs",
                    "“{combo}” is met in {greedy} of games where each condition takes its card in"
                            + " turn, and in {best} where the cards are given out in the best way");

    /** A combo whose condition is always 0; args: combo. */
    public static final DiagnosticCode CONDITION_NEVER_MET =
            DiagnosticCode.warning(
                    "odds.condition-never-met",
                    "“{combo}” can never succeed: its condition is always 0");

    /** A combo whose score is always 0 or less; args: combo. */
    public static final DiagnosticCode SCORE_NEVER_ABOVE_0 =
            DiagnosticCode.warning(
                    "odds.score-never-above-0",
                    "“{combo}” can never succeed: its score is never above 0");

    /**
     * A combo with more conditions than the hand can hold cards; args: combo, conditions, cards.
     */
    public static final DiagnosticCode HAND_TOO_SMALL =
            DiagnosticCode.warning(
                    "odds.hand-too-small",
                    "“{combo}” can never succeed: the hand has at most {cards} cards in this topic,"
                            + " fewer than the {conditions} that its conditions need");

    /** A combo with conditions for a graveyard that has no cards; args: combo. */
    public static final DiagnosticCode GRAVE_STAYS_EMPTY =
            DiagnosticCode.warning(
                    "odds.grave-stays-empty",
                    "“{combo}” can never succeed: nothing that runs in this topic moves cards to"
                            + " the graveyard B; effects of cards run with exec-program: true");

    /**
     * A combo whose conditions need more cards than the deck has; args: combo, conditions, cards.
     */
    public static final DiagnosticCode TOO_FEW_CARDS =
            DiagnosticCode.warning(
                    "odds.too-few-cards",
                    "“{combo}” can never succeed: {conditions} conditions need a card each, and"
                            + " only {cards} cards of the deck fit them");

    /** A game of more steps than are written down; args: steps. */
    public static final DiagnosticCode TRACE_CUT =
            DiagnosticCode.info(
                    "odds.trace-cut",
                    "the game goes on behind these {steps} steps, which are all that is written"
                            + " down");

    /** An alias that nothing uses; args: alias. */
    public static final DiagnosticCode ALIAS_NEVER_USED =
            DiagnosticCode.info("odds.alias-never-used", "the alias “{alias}” is never used");

    /** A tally of another file, or no tally at all. */
    public static final DiagnosticCode WRONG_TALLY =
            DiagnosticCode.error("odds.wrong-tally", "this tally does not belong to this file");

    /** What was solved of a topic of another file, or nothing of the kind. */
    public static final DiagnosticCode WRONG_PART =
            DiagnosticCode.error(
                    "odds.wrong-part", "what is solved here does not belong to this file");

    /** A result of another file, or no result at all. */
    public static final DiagnosticCode WRONG_RESULT =
            DiagnosticCode.error("odds.wrong-result", "this result does not belong to this file");

    /** A card in a given order that the deck does not have, or not so often; args: card. */
    public static final DiagnosticCode UNKNOWN_CARD =
            DiagnosticCode.error(
                    "odds.unknown-card", "the deck has no “{card}”, or no more of them");

    /** A given order that is not the whole deck; args: found, cards. */
    public static final DiagnosticCode SHORT_ORDER =
            DiagnosticCode.error(
                    "odds.short-order", "the order has {found} cards, the deck {cards}");

    /** More effects than can be compiled; args: limit. */
    public static final DiagnosticCode TOO_MANY_EFFECTS =
            DiagnosticCode.error(
                    "odds.too-many-effects", "too many effects; a deck has at most {limit}");

    /** More names than are tried one by one; args: names, limit. */
    public static final DiagnosticCode TOO_MANY_NAMES =
            DiagnosticCode.error(
                    "odds.too-many-names",
                    "each of the {names} names would be tried with one more and one less; that is"
                            + " done for {limit} at most");

    /** An optimiser that nothing is wished of. */
    public static final DiagnosticCode NO_WEIGHT =
            DiagnosticCode.error(
                    "odds.no-weight",
                    "nothing to make better: give one topic at least a weight above 0");

    /** More topics than can be compiled; args: limit. */
    public static final DiagnosticCode TOO_MANY_TOPICS =
            DiagnosticCode.error(
                    "odds.too-many-topics", "too many topics; a file has at most {limit}");

    private GameCodes() {}
}
