package cardbench.codes.genshin;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about texts that are no likely share code. The first bundle of the page has none. */
public final class DamageCodes {

    /** A character inside of a code that is no letter of codes; args: letter, position. */
    public static final DiagnosticCode BAD_LETTER =
            DiagnosticCode.error(
                    "genshin.bad-letter",
                    "“{letter}” at letter {position} is not allowed in a share code; only A to Z, a to z, 0 to 9, + and / are");

    /** The code has fewer than 68 letters; args: letters, expected. */
    public static final DiagnosticCode TOO_SHORT =
            DiagnosticCode.error(
                    "genshin.too-short",
                    "the code has {letters|letter|letters}; a share code has {expected}");

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

    /** All letters are small ones, or all are capitals; args: letters (small, capital). */
    public static final DiagnosticCode CASE_LOST =
            DiagnosticCode.error(
                    "genshin.case-lost",
                    "the code has only {letters|letter|letters}: it has lost its capitalisation, and with it the cards");

    /** The four padding bits are not 0; args: padding. */
    public static final DiagnosticCode PADDING =
            DiagnosticCode.warning(
                    "genshin.padding",
                    "the 4 padding bits are {padding}; they are 0 in every code that the game writes");

    /** A share id far above every card; args: slot, id, cards. */
    public static final DiagnosticCode ID_BEYOND =
            DiagnosticCode.warning(
                    "genshin.id-beyond",
                    "{cards|number is|numbers are} higher than any card's, such as {id} in slot {slot}: the code is probably damaged");

    /** The first three slots are empty. */
    public static final DiagnosticCode NO_CHARACTER =
            DiagnosticCode.warning("genshin.no-character", "the deck has no character");

    private DamageCodes() {}
}
