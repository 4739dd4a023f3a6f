package cardbench.codes.genshin;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about decks and their cards, by the tables of the game. */
public final class RuleCodes {

    /** Fewer than three characters; args: characters. */
    public static final DiagnosticCode CHARACTERS =
            DiagnosticCode.warning(
                    "genshin.characters",
                    "the deck has {characters|character|characters}; a playable deck has 3");

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
                    "the deck has {actions|action card|action cards}; a playable deck has 30");

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

    private RuleCodes() {}
}
