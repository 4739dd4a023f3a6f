package cardbench.odds.yisp.check;

import cardbench.base.text.DiagnosticCode;

/** Advice on programs that are correct but may not do what was meant. */
public final class AdviceCodes {

    /** The deck is searched and not shuffled afterwards. */
    public static final DiagnosticCode SEARCH_WITHOUT_SHUFFLE =
            DiagnosticCode.info(
                    "yisp.search-without-shuffle",
                    "the deck keeps its order after this search; add (shuffle D) after it, or set auto-shuffle: true");

    /** Cards are moved that may not be there; args: set. */
    public static final DiagnosticCode MAY_BE_EMPTY =
            DiagnosticCode.info(
                    "yisp.may-be-empty",
                    "“{set}” may contain no card; then nothing moves here, while ygo-calc itself stops");

    /** A tag is forbidden that no effect has; args: tag. */
    public static final DiagnosticCode TAG_NEVER_USED =
            DiagnosticCode.info("yisp.tag-never-used", "no effect has the tag “{tag}”");

    /** A variable is read that is never set; args: name. */
    public static final DiagnosticCode NEVER_SET =
            DiagnosticCode.info(
                    "yisp.never-set", "the variable “{name}” is never set, so it is always 0");

    /** The same of a word that names cards; args: name, number. */
    public static final DiagnosticCode NEVER_SET_CARDS =
            DiagnosticCode.warning(
                    "yisp.never-set-cards",
                    "the variable “{name}” is never set, so it is always 0; the number of cards in hand is written {number}");

    private AdviceCodes() {}
}
