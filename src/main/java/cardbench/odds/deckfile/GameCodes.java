package cardbench.odds.deckfile;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about the simulation of deck files. */
public final class GameCodes {

    /** Exact odds were requested, but the topic can only be sampled; args: topic. */
    public static final DiagnosticCode NOT_EXACT =
            DiagnosticCode.error(
                    "odds.not-exact",
                    "the topic “{topic}” cannot be computed exactly; ask for sampled odds");

    /** A topic in which no card acts has too many different hands. */
    public static final DiagnosticCode TOO_MANY_HANDS =
            DiagnosticCode.info(
                    "odds.exact-too-many-hands",
                    "not computed exactly: there are too many different hands, or a number cannot be computed");

    /** The best mulligan takes too long to find. */
    public static final DiagnosticCode LARGE_MULLIGAN =
            DiagnosticCode.info(
                    "odds.large-mulligan",
                    "there are too many different hands, or too many choices for them, to find the best mulligan");

    /** A rule whose best decisions are not computed; args: kind. */
    public static final DiagnosticCode NO_BEST_MULLIGAN =
            DiagnosticCode.error(
                    "odds.no-best-mulligan",
                    "the best decisions are not computed for a mulligan of the kind “{kind}”");

    /** A topic of which only some games count; args: topic. */
    public static final DiagnosticCode MULLIGAN_GIVEN =
            DiagnosticCode.error(
                    "odds.mulligan-given",
                    "the topic “{topic}” has the key “given”; the best decisions are computed for all games only");

    /** A topic that begins in the middle of a game; args: topic. */
    public static final DiagnosticCode NO_OPENING_HAND =
            DiagnosticCode.error(
                    "odds.no-opening-hand",
                    "the topic “{topic}” begins with a “state”, so it deals no hand to decide about");

    /** A topic that the file does not have; args: topic. */
    public static final DiagnosticCode UNKNOWN_TOPIC =
            DiagnosticCode.error("odds.unknown-topic", "the file has no topic “{topic}”");

    /** A combo that the topic does not have; args: combo. */
    public static final DiagnosticCode UNKNOWN_COMBO =
            DiagnosticCode.error("odds.unknown-combo", "the topic has no combo “{combo}”");

    /** A move found no cards; args: topic, games, played, game. */
    public static final DiagnosticCode EMPTY_SOURCE =
            DiagnosticCode.info(
                    "odds.empty-source",
                    "in {games} of {played|game|games} of “{topic}”, cards were to be moved from a place that had none; the first is game {game}");

    /**
     * Which games the other remarks are about, if some hands were solved; args: topic, played,
     * share.
     */
    public static final DiagnosticCode OPEN_HANDS =
            DiagnosticCode.info(
                    "odds.open-hands",
                    "{played|game|games} of “{topic}” were played with the hands that were not solved, {share} of all hands; what is said of games, and their numbers, is of these");

    /** The same, where ygo-calc stops for good; args: topic, game. */
    public static final DiagnosticCode LEGACY_STOP =
            DiagnosticCode.error(
                    "odds.legacy-stop",
                    "ygo-calc stops in game {game} of “{topic}”: # source should not be empty");

    /** Games that took too many steps; args: topic, games, played, limit. */
    public static final DiagnosticCode STOPPED =
            DiagnosticCode.warning(
                    "odds.stopped",
                    "of {played|game|games} of “{topic}”, {games|was|were} stopped after {limit} steps,"
                            + " which is taken for a failure");

    /** Effects in a file of which no topic runs any; args: cards, topic. */
    public static final DiagnosticCode EFFECTS_NOT_RUN =
            DiagnosticCode.info(
                    "odds.effects-not-run",
                    "the effects of {cards} act in no topic; with exec-program: true, “{topic}” runs them");

    /** An effect whose activation is never possible; args: card. */
    public static final DiagnosticCode EFFECT_NEVER_ACTS =
            DiagnosticCode.info(
                    "odds.effect-never-acts",
                    "this effect of “{card}” never acts in any topic: its conditions never hold, or its card is never in a zone where it acts");

    /** Odds of games that do not happen; args: topic. */
    public static final DiagnosticCode GIVEN_NEVER_MET =
            DiagnosticCode.warning(
                    "odds.given-never-met",
                    "no game of “{topic}” counts, so its odds have no value: what they are given does not happen");

    /** Conditional odds that were asked for card by card. */
    public static final DiagnosticCode GIVEN_BY_CARD =
            DiagnosticCode.info(
                    "odds.given-by-card",
                    "not computed exactly: cards act, and only some of the games count");

    /** Odds of games that hardly happen; args: topic, games, played, deals. */
    public static final DiagnosticCode GIVEN_HARDLY_MET =
            DiagnosticCode.warning(
                    "odds.given-hardly-met",
                    "of {played|game|games} of “{topic}”, {games|is|are} left out: none of {deals} deals was one of"
                            + " those that count");

    /** A condition that may take the card a later one needs. */
    public static final DiagnosticCode GREEDY =
            DiagnosticCode.info(
                    "odds.greedy",
                    "this condition may take the only card that fits a later one; put the narrower condition first, or use matching: best");

    /** How the two ways of matching came out; args: combo, greedy, best. */
    public static final DiagnosticCode MATCHING_DIFFERS =
            DiagnosticCode.warning(
                    "odds.matching-differs",
                    "“{combo}” succeeds in {greedy} of games if each condition takes the first card that fits, and in {best} with the best assignment");

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
                    "“{combo}” can never succeed: in this topic the hand has at most {cards|card|cards}, fewer than the {conditions} that its conditions need");

    /** A combo with conditions for a graveyard that has no cards; args: combo. */
    public static final DiagnosticCode GRAVE_STAYS_EMPTY =
            DiagnosticCode.warning(
                    "odds.grave-stays-empty",
                    "“{combo}” can never succeed: nothing in this topic moves cards to the graveyard B; card effects run only with exec-program: true");

    /**
     * A combo whose conditions need more cards than the deck has; args: combo, conditions, cards.
     */
    public static final DiagnosticCode TOO_FEW_CARDS =
            DiagnosticCode.warning(
                    "odds.too-few-cards",
                    "“{combo}” can never succeed: its {conditions} conditions need a card each, but only {cards|card of the deck matches|cards of the deck match} them");

    /** An interruption that meets no effect; args: condition. */
    public static final DiagnosticCode NEGATES_NOTHING =
            DiagnosticCode.warning(
                    "odds.negates-nothing",
                    "nothing is negated: in this topic no card that meets “{condition}” activates an effect; card effects run only with exec-program: true");

    /** More interruptions than are followed; args: limit. */
    public static final DiagnosticCode TOO_MANY_NEGATIONS =
            DiagnosticCode.error(
                    "odds.too-many-negations",
                    "“negate” may have at most {limit} items, exceeded here");

    /** Choices that played games cannot make; args: topic. */
    public static final DiagnosticCode BEST_PLAYED =
            DiagnosticCode.warning(
                    "odds.best-played",
                    "played games take the first branch of “best”, so these odds of “{topic}” are a lower bound; only exact odds choose");

    /** A game of more steps than are written down; args: steps. */
    public static final DiagnosticCode TRACE_CUT =
            DiagnosticCode.info(
                    "odds.trace-cut",
                    "the game goes on after these {steps} steps; the rest is not recorded");

    /** An alias that nothing uses; args: alias. */
    public static final DiagnosticCode ALIAS_NEVER_USED =
            DiagnosticCode.info("odds.alias-never-used", "the alias “{alias}” is never used");

    /** A tally of another file, or no tally at all. */
    public static final DiagnosticCode WRONG_TALLY =
            DiagnosticCode.error("odds.wrong-tally", "this tally does not belong to this file");

    /** What was solved of a topic of another file, or nothing of the kind. */
    public static final DiagnosticCode WRONG_PART =
            DiagnosticCode.error("odds.wrong-part", "the solved part does not belong to this file");

    /** A result of another file, or no result at all. */
    public static final DiagnosticCode WRONG_RESULT =
            DiagnosticCode.error("odds.wrong-result", "this result does not belong to this file");

    /** A card in a given order that the deck does not have, or not so often; args: card. */
    public static final DiagnosticCode UNKNOWN_CARD =
            DiagnosticCode.error(
                    "odds.unknown-card", "the deck has no card “{card}”, or no further copy of it");

    /** A given order that is not the whole deck; args: found, cards. */
    public static final DiagnosticCode SHORT_ORDER =
            DiagnosticCode.error(
                    "odds.short-order",
                    "the order has {found|card|cards}, but the deck has {cards}");

    /** More effects than can be compiled; args: limit. */
    public static final DiagnosticCode TOO_MANY_EFFECTS =
            DiagnosticCode.error("odds.too-many-effects", "the deck has more than {limit} effects");

    /** More names than are tried one by one; args: names, limit. */
    public static final DiagnosticCode TOO_MANY_NAMES =
            DiagnosticCode.error(
                    "odds.too-many-names",
                    "{names} cards would each be tried with one copy more and one less; the limit is {limit}");

    /** An optimiser that nothing is wished of. */
    public static final DiagnosticCode NO_WEIGHT =
            DiagnosticCode.error(
                    "odds.no-weight",
                    "there is nothing to optimise: give at least one topic a weight above 0");

    /** More topics than can be compiled; args: limit. */
    public static final DiagnosticCode TOO_MANY_TOPICS =
            DiagnosticCode.error("odds.too-many-topics", "the file has more than {limit} topics");

    private GameCodes() {}
}
