package cardbench.codes.ygo.deck;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about deck codes of Yu-Gi-Oh!. */
public final class YgoCodes {

    /** The mark of the kind is not in the text; args: kind. */
    public static final DiagnosticCode NO_MARK =
            DiagnosticCode.error("ygo.no-mark", "the text contains no code of the kind {kind}");

    /** A code without a single card. */
    public static final DiagnosticCode NO_CARDS =
            DiagnosticCode.warning("ygo.no-cards", "the deck has no cards");

    /** A number that no card can have; args: id. */
    public static final DiagnosticCode BAD_ID =
            DiagnosticCode.error(
                    "ygo.bad-id", "{id} is not a card id; ids are numbers from 1 to 4294967295");

    /** More cards than a deck may have; args: limit. */
    public static final DiagnosticCode TOO_MANY_CARDS =
            DiagnosticCode.error(
                    "ygo.too-many-cards", "the deck has more than {limit} cards and was not read");

    /** A character that no code of this kind has; args: written. */
    public static final DiagnosticCode BAD_LETTER =
            DiagnosticCode.error("ygo.bad-letter", "“{written}” is not allowed in this code");

    /** The bytes end inside a card. */
    public static final DiagnosticCode CUT_OFF =
            DiagnosticCode.error("ygo.cut-off", "the code is cut off: its last card is incomplete");

    /** More bytes or bits than the code should have; args: bytes. */
    public static final DiagnosticCode LEFT_OVER =
            DiagnosticCode.error(
                    "ygo.left-over", "{bytes|byte is|bytes are} left over after the last card");

    /** The mark at the end of a part is missing. */
    public static final DiagnosticCode MARK_MISSING =
            DiagnosticCode.warning("ygo.mark-missing", "the “!” after this part is missing");

    /** A line that names a part in another way; args: written, instead. */
    public static final DiagnosticCode MARK_WRITTEN =
            DiagnosticCode.warning(
                    "ygo.mark-written",
                    "“{written}” was read as “{instead}”, the form that programs know");

    /** A card in front of the first mark. */
    public static final DiagnosticCode BEFORE_MARKS =
            DiagnosticCode.warning(
                    "ygo.before-marks", "cards before “#main” were put into the main deck");

    /** A deck in which no line names a part. */
    public static final DiagnosticCode NO_PART_MARKS =
            DiagnosticCode.warning(
                    "ygo.no-part-marks",
                    "no line is “#main”, “#extra” or “!side”, so main and extra deck were told apart by the types of the cards");

    /** More characters than a code may have; args: limit. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.error(
                    "ygo.too-long", "only the first {limit} characters of the code are read");

    /** Something behind the id of a card. */
    public static final DiagnosticCode BEHIND_ID =
            DiagnosticCode.warning("ygo.behind-id", "the text after the id was ignored");

    /** A line that is neither a card nor a mark nor a comment. */
    public static final DiagnosticCode LINE_IGNORED =
            DiagnosticCode.warning("ygo.line-ignored", "this line is not a card and was ignored");

    /** A part that does not exist; args: part. */
    public static final DiagnosticCode BAD_PART =
            DiagnosticCode.error(
                    "ygo.bad-part", "part {part} does not exist; 0 is main, 1 extra, 2 side");

    /** An entry of no copies. */
    public static final DiagnosticCode NO_COPIES =
            DiagnosticCode.warning("ygo.no-copies", "an entry with no copies was ignored");

    /** Letters of standard base64 where the URL-safe ones belong. */
    public static final DiagnosticCode STANDARD_LETTERS =
            DiagnosticCode.warning(
                    "ygo.standard-letters", "this code uses “-” and “_” instead of “+” and “/”");

    /** Another kind can claim the same text; args: kind. */
    public static final DiagnosticCode AMBIGUOUS =
            DiagnosticCode.info(
                    "ygo.ambiguous", "the text can also be read as a code of the kind {kind}");

    /** The bytes are not compressed, but should be. */
    public static final DiagnosticCode NOT_COMPRESSED =
            DiagnosticCode.error(
                    "ygo.not-compressed", "the bytes are not a compressed deck (raw DEFLATE)");

    /** Main and extra deck are not separated. */
    public static final DiagnosticCode NOT_SPLIT =
            DiagnosticCode.info(
                    "ygo.not-split",
                    "this code does not separate extra deck and main deck; cards that no open database knows stay in the main deck");

    /** An id that the format cannot hold; args: id, most. */
    public static final DiagnosticCode ID_DOES_NOT_FIT =
            DiagnosticCode.error(
                    "ygo.id-does-not-fit", "this format holds ids up to {most}; {id} is larger");

    /** A part that the format cannot hold; args: part, count, most. */
    public static final DiagnosticCode PART_DOES_NOT_FIT =
            DiagnosticCode.error(
                    "ygo.part-does-not-fit",
                    "this format holds {most|row|rows} in the {part} deck, which has {count}");

    /** A part that fits only with equal cards in one row; args: part. */
    public static final DiagnosticCode ORDER_CHANGED =
            DiagnosticCode.info(
                    "ygo.order-changed",
                    "equal cards of the {part} deck were put together to make it fit");

    /** A number that no card can have, where the other cards are sure; args: id. */
    public static final DiagnosticCode NOT_A_CARD =
            DiagnosticCode.warning(
                    "ygo.not-a-card",
                    "{id} is not a card id and was left out; ids are numbers from 1 to 4294967295");

    /** An id that no printed card has; args: id. */
    public static final DiagnosticCode SMALL_ID =
            DiagnosticCode.warning(
                    "ygo.small-id",
                    "{id} is no passcode of a card; this may be a code of another kind");

    /** A number of copies beside an id; args: id, copies. */
    public static final DiagnosticCode COPIES_READ =
            DiagnosticCode.warning(
                    "ygo.copies-read",
                    "{id} was read {copies|time|times}; programs know one id on each line");

    /** Digits and signs that are no id, or no number of copies; args: written. */
    public static final DiagnosticCode ENTRY_UNCLEAR =
            DiagnosticCode.error(
                    "ygo.entry-unclear",
                    "“{written}” is no id, and no id with its copies; programs know one id on each line");

    /** Something in front of an id or a mark; args: written. */
    public static final DiagnosticCode LINE_PREFIX =
            DiagnosticCode.warning(
                    "ygo.line-prefix", "“{written}” in front of this line was left out");

    /** Blanks where the marks and ids of a file have line breaks. */
    public static final DiagnosticCode ONE_LINE =
            DiagnosticCode.warning(
                    "ygo.one-line",
                    "the ids and marks of this line were read as lines of their own");

    /** A link to a page that shows or imports the deck; args: form. */
    public static final DiagnosticCode LINK =
            DiagnosticCode.info("ygo.link", "the deck was read from a link of the form “{form}”");

    /** The card on the box of a deck, behind the cards of the deck; args: id. */
    public static final DiagnosticCode COVER =
            DiagnosticCode.info(
                    "ygo.cover",
                    "the last number, {id}, is the cover of the deck and no card of it; it is not written again");

    /** The message with which YGOPro sends a deck; args: main, side. */
    public static final DiagnosticCode UPDATE_DECK =
            DiagnosticCode.warning(
                    "ygo.update-deck",
                    "this is the message UPDATE_DECK of YGOPro: {main|card|cards} of main and extra deck, {side} of the side deck");

    /** Bytes that were compressed as gzip does. */
    public static final DiagnosticCode COMPRESSED =
            DiagnosticCode.error(
                    "ygo.compressed", "this part is compressed with gzip, and cannot be read");

    private YgoCodes() {}
}
