package cardbench.codes.list;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about deck lists. */
public final class ListCodes {

    /** Nothing in the text is a line with a card. */
    public static final DiagnosticCode NO_CARD =
            DiagnosticCode.error(
                    "decklist.no-card",
                    "no line of the text has a number of copies and a card, such as 4 Lightning Bolt");

    /** The text is too long; args: limit. */
    public static final DiagnosticCode TOO_LONG =
            DiagnosticCode.error(
                    "decklist.too-long",
                    "a list has at most {limit} characters; the rest is not read");

    /** A line is not understood; args: line. */
    public static final DiagnosticCode UNREAD =
            DiagnosticCode.warning(
                    "decklist.unread",
                    "“{line}” is no card, heading or comment; its cards are missing from the deck");

    /** Lines before the first card or behind the last one are no part of the list; args: lines. */
    public static final DiagnosticCode AROUND =
            DiagnosticCode.info("decklist.around", "lines of text around the list: {lines}");

    /** A name holds a sign of something that is not read; args: name, part. */
    public static final DiagnosticCode LEFTOVER =
            DiagnosticCode.warning(
                    "decklist.leftover",
                    "“{part}” is read as part of the name “{name}”, and may be something else");

    /** A gap divides the main deck from other cards; args: cards, zone. */
    public static final DiagnosticCode GAP =
            DiagnosticCode.info(
                    "decklist.gap",
                    "no heading names these {cards|card|cards}; they are read as {zone}, because a gap divides them from the deck");

    /** The companion stands in the sideboard, too; args: card. */
    public static final DiagnosticCode COMPANION =
            DiagnosticCode.info(
                    "decklist.companion",
                    "the companion “{card}” stands in the sideboard, too, and counts once");

    /** The number of copies is 0 or too large; args: count, limit. */
    public static final DiagnosticCode COPIES =
            DiagnosticCode.warning(
                    "decklist.copies",
                    "{count} copies are not read; a line has from 1 to {limit} copies of a card");

    /** A heading announces another number of cards than follow; args: section, declared, found. */
    public static final DiagnosticCode SECTION_TOTAL =
            DiagnosticCode.warning(
                    "decklist.section-total",
                    "the heading “{section}” announces {declared|card|cards}, but {found|follows|follow}");

    /**
     * A heading announces another number of cards than its parts state together; args: section,
     * declared, found.
     */
    public static final DiagnosticCode PARTS_TOTAL =
            DiagnosticCode.info(
                    "decklist.parts-total",
                    "the heading “{section}” announces {declared|card|cards}, but its parts have {found|card|cards}");

    /** A summary line states another number of cards than the list has; args: declared, found. */
    public static final DiagnosticCode TOTAL =
            DiagnosticCode.warning(
                    "decklist.total",
                    "the list states {declared|card|cards}, but {found|is|are} read");

    /** The lines have names but no numbers of copies; args: cards. */
    public static final DiagnosticCode NO_COUNTS =
            DiagnosticCode.info(
                    "decklist.no-counts",
                    "the lines have no numbers of copies; each line is one copy ({cards|card|cards} in all)");

    /** The form needs an id of every card, and some cards have none, or there are too many. */
    public static final DiagnosticCode NO_IDS =
            DiagnosticCode.error(
                    "decklist.no-ids",
                    "the list has names of cards without ids, or more than 5,000 copies, so it cannot be written as ids");

    /** A form has no section for cards, which are left out; args: section, cards. */
    public static final DiagnosticCode LEFT_OUT =
            DiagnosticCode.warning(
                    "decklist.left-out",
                    "the form has no place for “{section}”: {cards|card is|cards are} left out");

    /** A form has no section for cards, which stand in the main deck; args: section, cards. */
    public static final DiagnosticCode INTO_MAIN =
            DiagnosticCode.warning(
                    "decklist.into-main",
                    "the form has no place for “{section}”: {cards|card stands|cards stand} in the main deck");

    /** A form has no section for cards, which stand in the sideboard; args: section, cards. */
    public static final DiagnosticCode INTO_SIDEBOARD =
            DiagnosticCode.warning(
                    "decklist.into-sideboard",
                    "the form has no place for “{section}”: {cards|card stands|cards stand} in the sideboard");

    /** A form takes abbreviations of sets with numbers, and some cards have others; args: cards. */
    public static final DiagnosticCode PRINTINGS =
            DiagnosticCode.info(
                    "decklist.printings",
                    "the form takes abbreviations of sets with numbers; it leaves out the printing of {cards|card|cards}");

    /** A written card is read as something else; args: name. */
    public static final DiagnosticCode READ_OTHERWISE =
            DiagnosticCode.warning(
                    "decklist.read-otherwise",
                    "the form cannot hold “{name}”: read again, the text has another card there");

    /** No text reads as the changed list; args: name. */
    public static final DiagnosticCode NOT_WRITTEN =
            DiagnosticCode.error(
                    "decklist.not-written",
                    "“{name}” cannot stand on a line of a list: it would be read as something else");

    private ListCodes() {}
}
