package cardbench.odds.yisp.syntax;

import cardbench.base.text.DiagnosticCode;

/** The explanations that an editor shows for the words of a program under the pointer. */
public final class HoverCodes {

    /** Moves cards to the bottom of a zone; args: usage. */
    public static final DiagnosticCode MOVE =
            DiagnosticCode.info("yisp.what-move", "{usage}: moves cards to the end of a zone");

    /** Moves cards to the top of a zone; args: usage. */
    public static final DiagnosticCode MOVE_TOP =
            DiagnosticCode.info("yisp.what-move-top", "{usage}: moves cards to the top of a zone");

    /** Shuffles a zone; args: usage. */
    public static final DiagnosticCode SHUFFLE =
            DiagnosticCode.info("yisp.what-shuffle", "{usage}: puts a zone into random order");

    /** Forbids effects with a tag; args: usage. */
    public static final DiagnosticCode BAN =
            DiagnosticCode.info(
                    "yisp.what-ban",
                    "{usage}: forbids effects with this tag for the rest of the game");

    /** Sets a variable; args: usage. */
    public static final DiagnosticCode ASSIGN =
            DiagnosticCode.info(
                    "yisp.what-assign",
                    "{usage}: sets a variable; two letters or more: for the game");

    /** Chooses by a number; args: usage. */
    public static final DiagnosticCode IF =
            DiagnosticCode.info(
                    "yisp.what-if",
                    "{usage}: does the first if the number is not 0, else the second");

    /** Runs expressions one after the other; args: usage. */
    public static final DiagnosticCode BLOCK =
            DiagnosticCode.info(
                    "yisp.what-block", "{usage}: does all of them, one after the other");

    /** Does an expression until a condition holds; args: usage. */
    public static final DiagnosticCode REPEAT =
            DiagnosticCode.info(
                    "yisp.what-repeat",
                    "{usage}: does the expression until the second number is not 0, at most so many times");

    /** Does the expression with which the topic succeeds most likely; args: usage. */
    public static final DiagnosticCode BEST =
            DiagnosticCode.info(
                    "yisp.what-best",
                    "{usage}: does the one with which the topic succeeds most likely; played games take the first");

    /** Prints a line; args: usage. */
    public static final DiagnosticCode PRINT =
            DiagnosticCode.info("yisp.what-print", "{usage}: prints a line");

    /** Sum; args: usage. */
    public static final DiagnosticCode ADD =
            DiagnosticCode.info("yisp.what-add", "{usage}: the sum");

    /** Product; args: usage. */
    public static final DiagnosticCode MULTIPLY =
            DiagnosticCode.info("yisp.what-multiply", "{usage}: the product");

    /** Difference; args: usage. */
    public static final DiagnosticCode SUBTRACT =
            DiagnosticCode.info("yisp.what-subtract", "{usage}: the difference");

    /** Quotient, towards zero; args: usage. */
    public static final DiagnosticCode DIVIDE =
            DiagnosticCode.info("yisp.what-divide", "{usage}: the quotient, rounded towards 0");

    /** Greater; args: usage. */
    public static final DiagnosticCode GREATER =
            DiagnosticCode.info("yisp.what-greater", "{usage}: 1 if the first is greater, else 0");

    /** Greater or equal; args: usage. */
    public static final DiagnosticCode AT_LEAST =
            DiagnosticCode.info(
                    "yisp.what-at-least", "{usage}: 1 if the first is not less, else 0");

    /** Less; args: usage. */
    public static final DiagnosticCode LESS =
            DiagnosticCode.info("yisp.what-less", "{usage}: 1 if the first is less, else 0");

    /** Less or equal; args: usage. */
    public static final DiagnosticCode AT_MOST =
            DiagnosticCode.info(
                    "yisp.what-at-most", "{usage}: 1 if the first is not greater, else 0");

    /** Equal; args: usage. */
    public static final DiagnosticCode EQUAL =
            DiagnosticCode.info("yisp.what-equal", "{usage}: 1 if both are the same, else 0");

    /** Not equal; args: usage. */
    public static final DiagnosticCode UNEQUAL =
            DiagnosticCode.info("yisp.what-unequal", "{usage}: 1 if they differ, else 0");

    /** All not 0; args: usage. */
    public static final DiagnosticCode AND =
            DiagnosticCode.info("yisp.what-and", "{usage}: 1 if none of them is 0, else 0");

    /** One not 0; args: usage. */
    public static final DiagnosticCode OR =
            DiagnosticCode.info("yisp.what-or", "{usage}: 0 if all of them are 0, else 1");

    /** Random number; args: usage. */
    public static final DiagnosticCode RANDOM =
            DiagnosticCode.info("yisp.what-random", "{usage}: a random number, both ends included");

    /** The zone H. */
    public static final DiagnosticCode HAND = DiagnosticCode.info("yisp.zone-hand", "the hand");

    /** The zone D. */
    public static final DiagnosticCode DECK = DiagnosticCode.info("yisp.zone-deck", "the deck");

    /** The zone F. */
    public static final DiagnosticCode FIELD = DiagnosticCode.info("yisp.zone-field", "the field");

    /** The zone B. */
    public static final DiagnosticCode GRAVE =
            DiagnosticCode.info("yisp.zone-grave", "the graveyard");

    /** The zone J. */
    public static final DiagnosticCode REMOVED =
            DiagnosticCode.info("yisp.zone-removed", "removed from play");

    /** The zone X. */
    public static final DiagnosticCode SELF =
            DiagnosticCode.info("yisp.zone-self", "the card whose effect is running");

    /** Any other zone. */
    public static final DiagnosticCode OWN_ZONE =
            DiagnosticCode.info("yisp.zone-own", "a zone of your own");

    /** The statement @. */
    public static final DiagnosticCode FIRE =
            DiagnosticCode.info("yisp.what-fire", "the effect is activated");

    /** The statement /. */
    public static final DiagnosticCode GUARD =
            DiagnosticCode.info("yisp.what-guard", "goes on only if the number is not 0");

    /** A variable of one letter. */
    public static final DiagnosticCode LOCAL =
            DiagnosticCode.info("yisp.what-local", "lives as long as this effect runs");

    /** A variable of more letters. */
    public static final DiagnosticCode GLOBAL =
            DiagnosticCode.info("yisp.what-global", "lives as long as the game");

    /** The brackets at the head of an effect. */
    public static final DiagnosticCode FLAGS =
            DiagnosticCode.info(
                    "yisp.what-flags",
                    "1: once in a game for all cards of this name; ^: only as the first effect; H, B: from the hand, from the graveyard");

    private HoverCodes() {}
}
