package cardbench.genshin;

import cardbench.text.DiagnosticCode;

/** Diagnostics about share codes and the decks in them. */
public final class GenshinCodes {

    /** A character inside of a code that is no letter of codes; args: letter, position. */
    public static final DiagnosticCode BAD_LETTER =
            DiagnosticCode.error(
                    "genshin.bad-letter",
                    "“{letter}” at letter {position} is not allowed in a share code; only A to Z, a to z, 0 to 9, + and / are");

    /** The code has fewer than 68 letters; args: letters, expected. */
    public static final DiagnosticCode TOO_SHORT =
            DiagnosticCode.error(
                    "genshin.too-short",
                    "the code has {letters} letters; a share code has {expected}");

    /** The code has more than 68 letters; args: expected. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.error(
                    "genshin.too-long",
                    "the text goes on after letter {expected}; a share code has {expected} letters");

    /** One letter of the code is missing; args: first, last. */
    public static final DiagnosticCode LETTER_LOST =
            DiagnosticCode.error(
                    "genshin.letter-lost",
                    "this is a share code with one letter missing between letters {first} and {last}; copy it again");

    /** The code has one letter too many; args: first, last. */
    public static final DiagnosticCode LETTER_ADDED =
            DiagnosticCode.error(
                    "genshin.letter-added",
                    "this is a share code with one letter too many; remove one of the letters {first} to {last}");

    /** Nothing in the text is long enough to be a share code; args: expected. */
    public static final DiagnosticCode NO_CODE =
            DiagnosticCode.error(
                    "genshin.no-code", "the text contains no share code ({expected} letters)");

    /** All letters are small ones, or all are capitals; args: letters (small, capital). */
    public static final DiagnosticCode CASE_LOST =
            DiagnosticCode.error(
                    "genshin.case-lost",
                    "the code has only {letters} letters: it has lost its capitalisation, and with it the cards");

    /** The four padding bits are not 0; args: padding. */
    public static final DiagnosticCode PADDING =
            DiagnosticCode.warning(
                    "genshin.padding",
                    "the 4 padding bits are {padding}; they are 0 in every code that the game writes");

    /** A share id far above every card; args: slot, id, cards. */
    public static final DiagnosticCode ID_BEYOND =
            DiagnosticCode.warning(
                    "genshin.id-beyond",
                    "{cards} numbers, such as {id} in slot {slot}, are higher than any card's: the code is probably damaged");

    /** The first three slots are empty. */
    public static final DiagnosticCode NO_CHARACTER =
            DiagnosticCode.warning("genshin.no-character", "the deck has no character");

    /** The layout of the bytes, for readers of other descriptions. */
    public static final DiagnosticCode LAYOUT =
            DiagnosticCode.info(
                    "genshin.layout",
                    "the first 50 bytes hold 33 numbers of 12 bits and 4 bits of padding; the last byte is the offset that was added to each of them. Descriptions that mention 12 bits of padding are right only for offset 0");

    /** A number that cannot be a share id; args: value. */
    public static final DiagnosticCode BAD_ID =
            DiagnosticCode.error(
                    "genshin.bad-id", "“{value}” is not a share id; share ids are 0 to 4095");

    /** More than 33 slots; args: count. */
    public static final DiagnosticCode TOO_MANY_SLOTS =
            DiagnosticCode.error(
                    "genshin.too-many-slots",
                    "the deck has {count} slots; a share code holds 33 at most");

    /** Every offset gives a text with a refused word; args: word. */
    public static final DiagnosticCode NO_OFFSET =
            DiagnosticCode.error(
                    "genshin.no-offset",
                    "each of the 256 forms of the code contains a word of the list; the last one contains “{word}”");

    /** Fewer than three characters; args: characters. */
    public static final DiagnosticCode CHARACTERS =
            DiagnosticCode.warning(
                    "genshin.characters",
                    "the deck has {characters} characters; a playable deck has 3");

    /** A character is in the deck more than once; args: id, card. */
    public static final DiagnosticCode SAME_CHARACTER =
            DiagnosticCode.warning(
                    "genshin.same-character", "{card} is in the deck more than once");

    /** An action card in the slot of a character; args: id, card, slot. */
    public static final DiagnosticCode NOT_A_CHARACTER =
            DiagnosticCode.warning(
                    "genshin.not-a-character",
                    "slot {slot} is for a character, and {card} is an action card");

    /** A character in the slot of an action card; args: id, card, slot. */
    public static final DiagnosticCode NOT_AN_ACTION =
            DiagnosticCode.warning(
                    "genshin.not-an-action",
                    "slot {slot} is for an action card, and {card} is a character");

    /** Fewer than thirty action cards; args: actions. */
    public static final DiagnosticCode ACTIONS =
            DiagnosticCode.warning(
                    "genshin.actions",
                    "the deck has {actions} action cards; a playable deck has 30");

    /** More copies than allowed; args: id, card, copies, limit. */
    public static final DiagnosticCode COPIES =
            DiagnosticCode.warning(
                    "genshin.copies",
                    "the deck has {copies} copies of {card}; the limit is {limit}");

    /** A talent without its character; args: id, card, owner. */
    public static final DiagnosticCode TALENT =
            DiagnosticCode.warning(
                    "genshin.talent", "{card} needs the character {owner} in the deck");

    /** A card that needs two characters of an element, nation or camp; args: id, card, needs. */
    public static final DiagnosticCode NEEDS =
            DiagnosticCode.warning("genshin.needs", "{card} needs two characters with “{needs}”");

    /** A share id that is not in the table; args: id, slot, last. */
    public static final DiagnosticCode UNKNOWN_CARD =
            DiagnosticCode.info(
                    "genshin.unknown-card",
                    "card no. {id} in slot {slot} is not in the table, which ends at {last}");

    /** A share id beyond the end of the table; args: id, slot, last, version. */
    public static final DiagnosticCode NEWER_CARD =
            DiagnosticCode.info(
                    "genshin.newer-card",
                    "card no. {id} in slot {slot} is newer than the card table of version {version}");

    /** The action cards are not in the order of the game; args: id, card, slot. */
    public static final DiagnosticCode ORDER =
            DiagnosticCode.info(
                    "genshin.order",
                    "{card} in slot {slot} is not where the game sorts it (by card id): the code was edited or made by another program, or is damaged");

    /** The oldest version of the game with all the cards; args: version, id. */
    public static final DiagnosticCode VERSION =
            DiagnosticCode.info(
                    "genshin.version",
                    "the deck needs version {version} of the game, for card {id}");

    /** The list has more cards than slots; args: name, slots. */
    public static final DiagnosticCode LIST_TOO_LONG =
            DiagnosticCode.error(
                    "genshin.list-too-long",
                    "there is no slot left for “{name}”; a deck has {slots}");

    /** Names are requested, and no table is open. */
    public static final DiagnosticCode NO_TABLE =
            DiagnosticCode.error(
                    "genshin.no-table",
                    "names cannot be read, because no table of the game's cards is open");

    /** The order of the game is requested, and no table with card ids is open. */
    public static final DiagnosticCode ORDER_WITHOUT_TABLE =
            DiagnosticCode.warning(
                    "genshin.order-without-table",
                    "the action cards were sorted by share id, the game's order up to version 4.2, because no table of the game's cards is open");

    private GenshinCodes() {}
}
