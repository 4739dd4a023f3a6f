package cardbench.codes.hearthstone.source;

import cardbench.base.text.DiagnosticCode;

/** The diagnostics about a file of HearthstoneJSON. */
public final class ConversionCodes {

    /** The bytes are no JSON, or no list of objects. */
    public static final DiagnosticCode NOT_A_CARD_LIST =
            DiagnosticCode.error(
                    "hearthstone.not-a-card-list",
                    "this is no list of cards as HearthstoneJSON has it: a JSON list of objects");

    /** No object of the list is a card that decks hold. */
    public static final DiagnosticCode NO_CARDS =
            DiagnosticCode.error("hearthstone.no-cards", "no card in the file can be in a deck");

    /** More objects than the game has cards; args: limit. */
    public static final DiagnosticCode TOO_MANY_CARDS =
            DiagnosticCode.error(
                    "hearthstone.too-many-cards", "the file has more than {limit} cards");

    /** Objects without a valid DBF id; args: count. */
    public static final DiagnosticCode LEFT_OUT =
            DiagnosticCode.warning(
                    "hearthstone.left-out",
                    "{count|entry of the file was|entries of the file were} left out for want of a sound number (dbfId)");

    /** Objects with the DBF id of an earlier one; args: count. */
    public static final DiagnosticCode SAME_NUMBER =
            DiagnosticCode.warning(
                    "hearthstone.same-number",
                    "{count|entry of the file was|entries of the file were} left out for having the number of an earlier one");

    /** The file has only collectible cards. */
    public static final DiagnosticCode COLLECTIBLE_ONLY =
            DiagnosticCode.info(
                    "hearthstone.collectible-only",
                    "the file has collectible cards alone: decks also hold the cards that come with"
                            + " Fabled legends and the modules of Zilliax, which cards.json has");

    /** The language of the names is unknown; args: language. */
    public static final DiagnosticCode LANGUAGE_UNKNOWN =
            DiagnosticCode.warning(
                    "hearthstone.language-unknown",
                    "which language the names are in cannot be told; they are taken for {language}");

    private ConversionCodes() {}
}
