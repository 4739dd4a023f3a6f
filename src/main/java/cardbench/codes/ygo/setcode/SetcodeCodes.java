package cardbench.codes.ygo.setcode;

import cardbench.base.text.DiagnosticCode;

/** Diagnostics about setcodes, archetypes and lists of their names. */
public final class SetcodeCodes {

    /** Nothing but blanks. */
    public static final DiagnosticCode NO_SETCODE =
            DiagnosticCode.error("ygo.no-setcode", "expected a setcode such as 0x307b1048");

    /** A character that is not part of a number; args: written. */
    public static final DiagnosticCode NOT_A_NUMBER =
            DiagnosticCode.error("ygo.not-a-number", "“{written}” is not allowed in a setcode");

    /** More than 64 bits. */
    public static final DiagnosticCode TOO_LARGE =
            DiagnosticCode.error("ygo.too-large", "the number is too large; a setcode has 64 bits");

    /** Hexadecimal digits without 0x. */
    public static final DiagnosticCode HEX_WITHOUT_MARK =
            DiagnosticCode.info("ygo.hex-without-mark", "the number was read as hexadecimal");

    /** A slot of a list with more than 16 bits; args: slot. */
    public static final DiagnosticCode SLOT_TOO_LARGE =
            DiagnosticCode.error("ygo.slot-too-large", "{slot} is too large; a slot has 16 bits");

    /** A list of more than four slots; args: count. */
    public static final DiagnosticCode TOO_MANY_SLOTS =
            DiagnosticCode.error(
                    "ygo.too-many-slots", "the list has {count|slot|slots}; a setcode has four");

    /** More than four archetypes to pack; args: count. */
    public static final DiagnosticCode TOO_MANY_CODES =
            DiagnosticCode.error(
                    "ygo.too-many-codes",
                    "{count} archetypes are too many; a setcode holds four. Those with the same base can be merged");

    /** Archetypes of one base that fit into one slot; args: codes, merged. */
    public static final DiagnosticCode CAN_BE_MERGED =
            DiagnosticCode.info("ygo.can-be-merged", "{codes} can be merged into {merged}");

    /** A merged slot that makes its card a member of more; args: merged, unintended. */
    public static final DiagnosticCode MERGED_WITH_MORE =
            DiagnosticCode.warning(
                    "ygo.merged-with-more",
                    "{merged} also makes the card a member of {unintended}");

    /** A slot whose memberships another slot has too; args: code, by. */
    public static final DiagnosticCode REDUNDANT =
            DiagnosticCode.info("ygo.redundant", "{code} adds nothing: {by} already includes it");

    /** A target of more than 16 bits; args: target, used. */
    public static final DiagnosticCode TARGET_MASKED =
            DiagnosticCode.warning(
                    "ygo.target-masked",
                    "an archetype has 16 bits; the engines use only {used} of {target}");

    /** Archetype 0, which is none. */
    public static final DiagnosticCode NO_ARCHETYPE =
            DiagnosticCode.error("ygo.no-archetype", "0 means that a card has no archetype");

    /** A base given with upper bits; args: code, base. */
    public static final DiagnosticCode BASE_MASKED =
            DiagnosticCode.info("ygo.base-masked", "the base of {code} is {base}");

    /** Archetypes of one base were expected; args: code, base. */
    public static final DiagnosticCode OTHER_BASE =
            DiagnosticCode.error("ygo.other-base", "{code} does not have the base {base}");

    /** A number with the base 0; args: code. */
    public static final DiagnosticCode RESERVED_BASE =
            DiagnosticCode.warning(
                    "ygo.reserved-base", "{code} has the base 0, which no archetype uses");

    /** A line of a name list that cannot be read; args: written. */
    public static final DiagnosticCode BAD_SETNAME =
            DiagnosticCode.warning(
                    "ygo.bad-setname", "“{written}” is not a number; the line was ignored");

    /** A number that a name list has twice; args: code, name. */
    public static final DiagnosticCode SETNAME_TWICE =
            DiagnosticCode.warning(
                    "ygo.setname-twice", "{code} already has a name; “{name}” was ignored");

    /** A line with a mark that programs do not know, much like the right one; args: written. */
    public static final DiagnosticCode SETNAME_MARK =
            DiagnosticCode.warning(
                    "ygo.setname-mark",
                    "“{written}” is no mark of this file, and the line was ignored; archetypes are lines of !setname");

    /** A file in which no archetype is named. */
    public static final DiagnosticCode NO_SETNAMES =
            DiagnosticCode.error(
                    "ygo.no-setnames",
                    "no archetype is named here: no line begins with !setname or SET_");

    /** More names than any list has; args: limit. */
    public static final DiagnosticCode TOO_MANY_SETNAMES =
            DiagnosticCode.error(
                    "ygo.too-many-setnames", "the list has more than {limit} archetypes");

    /** Open files that number archetypes differently; args: ygopro, edopro, client. */
    public static final DiagnosticCode NUMBERINGS_DIFFER =
            DiagnosticCode.warning(
                    "ygo.numberings-differ",
                    "archetypes are numbered as in YGOPro in {ygopro}, but as in EDOPro in {edopro}; only those of {client} count here");

    private SetcodeCodes() {}
}
