package cardbench.codes.hearthstone;

import cardbench.base.text.DiagnosticCode;

/** The diagnostics about a deckstring. */
public final class HearthstoneCodes {

    /** The first byte is not 0; args: value. */
    public static final DiagnosticCode RESERVED =
            DiagnosticCode.error(
                    "hearthstone.reserved", "a deckstring begins with the byte 0, not {value}");

    /** The version is not 1; args: version. */
    public static final DiagnosticCode VERSION =
            DiagnosticCode.error(
                    "hearthstone.version",
                    "the version is {version}; only version 1 of deckstrings is known");

    /** No such format of play; args: format. */
    public static final DiagnosticCode FORMAT =
            DiagnosticCode.error(
                    "hearthstone.format",
                    "format {format} is unknown; known formats are 1 Wild, 2 Standard, 3 Classic, 4 Twist");

    /** The code has no hero, so that nobody can tell its class. */
    public static final DiagnosticCode NO_HERO =
            DiagnosticCode.error("hearthstone.no-hero", "the deck has no hero");

    /** More than one hero; args: count, hero. */
    public static final DiagnosticCode SEVERAL_HEROES =
            DiagnosticCode.warning(
                    "hearthstone.several-heroes",
                    "the deck has {count} heroes; the game uses the last one, {hero}");

    /** The bytes end too early; args: field. */
    public static final DiagnosticCode TRUNCATED =
            DiagnosticCode.error("hearthstone.truncated", "the code ends where {field} should be");

    /** More entries than bytes; args: field, count, remaining. */
    public static final DiagnosticCode COUNT =
            DiagnosticCode.error(
                    "hearthstone.count",
                    "{field} is {count}, but only {remaining|byte is|bytes are} left in the code");

    /** More cards than are read; args: limit. */
    public static final DiagnosticCode TOO_MANY_ENTRIES =
            DiagnosticCode.error(
                    "hearthstone.too-many-entries",
                    "the deck has more than {limit} entries; the rest is ignored");

    /** The code ends behind its third block, though sideboards belong there. */
    public static final DiagnosticCode CUT =
            DiagnosticCode.warning(
                    "hearthstone.cut",
                    "the code ends after the main cards, where sideboards should follow; it is probably cut off");

    /** A number of 2^31 or more, or of more than five bytes; args: field. */
    public static final DiagnosticCode TOO_LARGE =
            DiagnosticCode.error(
                    "hearthstone.too-large",
                    "{field} is larger than 2147483647 or longer than 5 bytes");

    /** A card, hero, owner or number of copies is 0; args: field. */
    public static final DiagnosticCode ZERO =
            DiagnosticCode.error(
                    "hearthstone.is-zero", "{field} is 0, which is not a valid number");

    /** More copies of one card than can be counted; args: card. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.error(
                    "hearthstone.too-many",
                    "the copies of card {card} add up to more than the format can hold");

    /**
     * In a sideboard, three or more copies of a card and more copies than its id; args: card,
     * copies. The two orders in which such an entry is written could not be told apart.
     */
    public static final DiagnosticCode SIDEBOARD_COPIES =
            DiagnosticCode.error(
                    "hearthstone.sideboard-copies",
                    "a sideboard cannot hold {copies|copy|copies} of card {card}: more copies than the"
                            + " card's own number");

    /** A card that was there before; args: card, copies. */
    public static final DiagnosticCode DUPLICATE =
            DiagnosticCode.warning(
                    "hearthstone.duplicate",
                    "card {card} occurs more than once; the copies were added up to {copies}");

    /** A card that was in the same sideboard before; args: card, owner. */
    public static final DiagnosticCode SIDEBOARD_DUPLICATE =
            DiagnosticCode.warning(
                    "hearthstone.sideboard-duplicate",
                    "card {card} occurs more than once in the sideboard of card {owner}; this was kept");

    /** A varint with more bytes than it needs; args: field. */
    public static final DiagnosticCode OVERLONG =
            DiagnosticCode.warning(
                    "hearthstone.overlong", "{field} is encoded in more bytes than it needs");

    /** The byte before the sideboards is neither 0 nor 1; args: value. */
    public static final DiagnosticCode SIDEBOARD_FLAG =
            DiagnosticCode.warning(
                    "hearthstone.sideboard-flag",
                    "the byte for sideboards is {value}; the game reads sideboards only if it is 1");

    /** A sideboard of a card that is not in the deck; args: owner. */
    public static final DiagnosticCode OWNER_MISSING =
            DiagnosticCode.warning(
                    "hearthstone.owner-missing",
                    "a sideboard belongs to card {owner}, which is not in the deck");

    /** Card in front of copies; args: card, copies. */
    public static final DiagnosticCode SIDEBOARD_ORDER =
            DiagnosticCode.warning(
                    "hearthstone.sideboard-order",
                    "card {card} comes before its {copies|copy|copies}, as other tools write it; the game writes the copies first");

    /** Bytes behind the deck; args: count. */
    public static final DiagnosticCode BYTES_AFTER =
            DiagnosticCode.warning(
                    "hearthstone.bytes-after",
                    "{count|byte was|bytes were} ignored after the end of the deck");

    /** The first card of a block that does not ascend; in sideboards, by card and then owner. */
    public static final DiagnosticCode UNSORTED =
            DiagnosticCode.info(
                    "hearthstone.unsorted",
                    "this card's number is smaller than the one before it; the game sorts them");

    /** One or two copies in the block for more; args: card, copies. */
    public static final DiagnosticCode COPIES_BLOCK =
            DiagnosticCode.info(
                    "hearthstone.copies-block",
                    "card {card} with {copies|copy|copies} belongs in a block of its own, but is in the one for three and more");

    /** Why the game refuses the text: what it takes for the code is something else. */
    public static final DiagnosticCode CLIENT_LINE =
            DiagnosticCode.info(
                    "hearthstone.client-line",
                    "the game reads the first line without # as the code, and nothing else may be"
                            + " on that line");

    /** Why the game refuses the text: base64 that is not standard. */
    public static final DiagnosticCode CLIENT_BASE64 =
            DiagnosticCode.info(
                    "hearthstone.client-base64",
                    "the game reads only base64 of the standard alphabet with its padding");

    /** Why it is not known whether the game accepts the deck. */
    public static final DiagnosticCode CLIENT_CARDS =
            DiagnosticCode.info(
                    "hearthstone.client-cards",
                    "the game accepts the deck if it knows the hero and every card");

    /** Why the game refuses the deck; args: hero. */
    public static final DiagnosticCode CLIENT_HERO =
            DiagnosticCode.info(
                    "hearthstone.client-hero",
                    "the game refuses a deck whose hero is a card to be played: {hero}");

    private HearthstoneCodes() {}
}
