package cardbench.odds.deckfile;

import cardbench.base.text.DiagnosticCode;

/** What can be wrong with a deck file, apart from its programs and conditions. */
public final class DeckFileCodes {

    /** The file is no deck file at all. */
    public static final DiagnosticCode NO_DECK_FILE =
            DiagnosticCode.error(
                    "odds.no-deck-file",
                    "this is not a deck file: a deck file has the keys “deck” and “simulate” at the top level");

    /** The file has no deck. */
    public static final DiagnosticCode NO_DECK =
            DiagnosticCode.error("odds.no-deck", "the file has no key “deck” that lists the cards");

    /** A key that means nothing; args: key. */
    public static final DiagnosticCode UNKNOWN_KEY =
            DiagnosticCode.warning(
                    "odds.unknown-key", "the key “{key}” is unknown here and ignored");

    /** The same, where a known one is near; args: key, suggestion. */
    public static final DiagnosticCode UNKNOWN_KEY_NEAR =
            DiagnosticCode.warning(
                    "odds.unknown-key-near",
                    "the key “{key}” is unknown here and ignored; did you mean “{suggestion}”?");

    /** A key that belongs elsewhere; args: key, parent. */
    public static final DiagnosticCode MISPLACED_KEY =
            DiagnosticCode.warning(
                    "odds.misplaced-key",
                    "the key “{key}” belongs in “{parent}”; here it is ignored");

    /** A key of old deck files; args: key, version. */
    public static final DiagnosticCode REMOVED_KEY =
            DiagnosticCode.warning(
                    "odds.removed-key",
                    "the key “{key}” was removed in version {version}; it is ignored");

    /** Turns as a number, as in old deck files; args: map. */
    public static final DiagnosticCode TURNS_NUMBER =
            DiagnosticCode.warning(
                    "odds.turns-number",
                    "“turns” as a number was removed in version 2.0; it is ignored. For results by turn write {map}");

    /** Turns without their number; args: map. */
    public static final DiagnosticCode NO_TURN_COUNT =
            DiagnosticCode.error(
                    "odds.no-turn-count",
                    "“turns” needs “count”, the number of turns, as in {map}");

    /** A key without a value; args: key. */
    public static final DiagnosticCode EMPTY_VALUE =
            DiagnosticCode.warning(
                    "odds.empty-value", "the key “{key}” has no value; it is ignored");

    /** An item of a list without a value; args: key. */
    public static final DiagnosticCode EMPTY_ITEM =
            DiagnosticCode.warning(
                    "odds.empty-item", "this item of “{key}” is empty; it is ignored");

    /** Something that must be a map; args: key. */
    public static final DiagnosticCode NOT_A_MAP =
            DiagnosticCode.error(
                    "odds.not-a-map", "“{key}” needs keys with values on the lines below it");

    /** Something that must be a list; args: key. */
    public static final DiagnosticCode NOT_A_LIST =
            DiagnosticCode.error("odds.not-a-list", "“{key}” needs a list");

    /** Names with their numbers where a list must be; args: key, list. */
    public static final DiagnosticCode COUNTS_FOR_LIST =
            DiagnosticCode.error(
                    "odds.counts-for-list",
                    "“{key}” needs a list with an item for each card: {list}");

    /** Something that must be a text; args: key. */
    public static final DiagnosticCode NOT_A_TEXT =
            DiagnosticCode.error("odds.not-a-text", "“{key}” needs text, not a list or a map");

    /**
     * A condition such as {@code a: trap}, which YAML takes for a key and its value; args: text.
     */
    public static final DiagnosticCode BLANK_BEHIND_COLON =
            DiagnosticCode.error(
                    "odds.blank-behind-colon",
                    "this is not a condition because of the space after the colon; write “{text}”");

    /** One text where a list must be; args: key. */
    public static final DiagnosticCode ONE_ITEM =
            DiagnosticCode.info(
                    "odds.one-item",
                    "“{key}” should be a list; this is read as its only item, but ygo-calc itself ignores it");

    /** Lines that must be the items of a list, without their dashes; args: key. */
    public static final DiagnosticCode MISSING_DASHES =
            DiagnosticCode.warning(
                    "odds.missing-dashes",
                    "this is read as one item of “{key}”; for several items, begin each with a dash and a space");

    /** Something that must be a number; args: text, least, most. */
    public static final DiagnosticCode NOT_A_NUMBER =
            DiagnosticCode.error(
                    "odds.not-a-number",
                    "expected an integer from {least} to {most}, not “{text}”");

    /** Something that must be a truth value; args: text. */
    public static final DiagnosticCode NOT_A_TRUTH_VALUE =
            DiagnosticCode.error("odds.not-a-truth-value", "expected true or false, not “{text}”");

    /** A word that must be one of two; args: text, first, second. */
    public static final DiagnosticCode NOT_ONE_OF =
            DiagnosticCode.error(
                    "odds.not-one-of", "expected “{first}” or “{second}”, not “{text}”");

    /** Zones that are not written as capital letters; args: text. */
    public static final DiagnosticCode NOT_ZONES =
            DiagnosticCode.error(
                    "odds.not-zones",
                    "expected letters of zones such as HBF, each once and not X; found “{text}”");

    /** Full-width letters in what programs use; args: found, half. */
    public static final DiagnosticCode FULL_WIDTH =
            DiagnosticCode.error(
                    "odds.full-width",
                    "full-width “{found}” is allowed only in descriptions; write “{half}”");

    /** Full-width letters in the name of a topic or combo; args: found, half. */
    public static final DiagnosticCode FULL_WIDTH_NAME =
            DiagnosticCode.warning(
                    "odds.full-width-name",
                    "full-width “{found}” is allowed only in descriptions; write “{half}”");

    /** A name that card sets cannot hold; args: name. */
    public static final DiagnosticCode NAME_NOT_IN_SETS =
            DiagnosticCode.info(
                    "odds.name-not-in-sets",
                    "programs cannot write “{name}” in a card set such as H.name; if they need to, define an alias");

    /** An alias with the name of a card; args: name. */
    public static final DiagnosticCode ALIAS_HIDES_CARD =
            DiagnosticCode.info(
                    "odds.alias-hides-card",
                    "in conditions, “{name}” now means this alias and no longer the card");

    /** A second card that fills the deck up; args: name (of the first). */
    public static final DiagnosticCode TWO_FILLERS =
            DiagnosticCode.error(
                    "odds.two-fillers",
                    "only one card can have “count: -1” to fill the deck, and “{name}” has it already");

    /** A card that fills the deck up to a size that is not given. */
    public static final DiagnosticCode FILLER_WITHOUT_SIZE =
            DiagnosticCode.error(
                    "odds.filler-without-size",
                    "“count: -1” fills the deck up to its “size”, but “deck” has no “size”");

    /** The deck has more cards than its size; args: size, cards. */
    public static final DiagnosticCode DECK_OVER_SIZE =
            DiagnosticCode.error(
                    "odds.deck-over-size",
                    "the deck already has {cards|card|cards}, more than its size of {size}");

    /** The deck has another number of cards than its size; args: size, cards. */
    public static final DiagnosticCode SIZE_DIFFERS =
            DiagnosticCode.warning(
                    "odds.size-differs",
                    "the deck has {cards|card|cards}, not {size}; “size” has an effect only if a card has “count: -1”");

    /** The deck has more cards than {@link DeckFile#MAX_CARDS}; args: cards, limit. */
    public static final DiagnosticCode TOO_MANY_CARDS =
            DiagnosticCode.error(
                    "odds.too-many-cards", "the deck has {cards} cards; the limit is {limit}");

    /** The deck names more different cards than {@link DeckFile#MAX_CARDS}; args: limit. */
    public static final DiagnosticCode TOO_MANY_KINDS =
            DiagnosticCode.error(
                    "odds.too-many-kinds",
                    "the deck has more than {limit} different cards; the rest is ignored");

    /** The deck has no cards. */
    public static final DiagnosticCode NO_CARDS =
            DiagnosticCode.error("odds.no-cards", "the deck has no cards");

    /** The opening hand is larger than the deck; args: hand, cards. */
    public static final DiagnosticCode HAND_OVER_DECK =
            DiagnosticCode.error(
                    "odds.hand-over-deck",
                    "a deck of {cards|card|cards} is too small for an opening hand of {hand}");

    /** Combos are written directly below their topic; args: topic. */
    public static final DiagnosticCode COMBOS_LEFT_OUT =
            DiagnosticCode.warning(
                    "odds.combos-left-out",
                    "“combos:” is missing between the topic “{topic}” and its combos; they are read as if it were there");

    /** A topic without combos; args: topic. */
    public static final DiagnosticCode NO_COMBOS =
            DiagnosticCode.warning(
                    "odds.no-combos", "the topic “{topic}” has no combos, so it never succeeds");

    /** A file without topics. */
    public static final DiagnosticCode NO_TOPICS =
            DiagnosticCode.warning(
                    "odds.no-topics", "the file has no topics, so there is nothing to simulate");

    private DeckFileCodes() {}
}
