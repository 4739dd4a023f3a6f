package cardbench.codes.hearthstone.mercenaries;

import cardbench.base.text.DiagnosticCode;

/** The diagnostics about a code of Mercenaries and the party in it. */
public final class PartyCodes {

    /** The text holds no such code. */
    public static final DiagnosticCode NO_CODE =
            DiagnosticCode.error(
                    "hearthstone.party-no-code", "the text contains no code of Mercenaries");

    /** The bytes end inside a field, or its length goes beyond them; args: field. */
    public static final DiagnosticCode TRUNCATED =
            DiagnosticCode.error("hearthstone.party-truncated", "the code ends inside {field}");

    /** A tag without a valid field number or wire type. */
    public static final DiagnosticCode TAG =
            DiagnosticCode.error("hearthstone.party-tag", "no field can begin with these bytes");

    /** The code has no list of mercenaries. */
    public static final DiagnosticCode NO_LIST =
            DiagnosticCode.error(
                    "hearthstone.party-no-list",
                    "the code has no list of mercenaries; it is probably cut");

    /** More mercenaries than {@link Party#MOST_MERCENARIES}. */
    public static final DiagnosticCode TOO_MANY =
            DiagnosticCode.error(
                    "hearthstone.party-too-many",
                    "the party has too many mercenaries; the rest is ignored");

    /** A field out of order or there before, or a number in too many bytes; args: field. */
    public static final DiagnosticCode UNUSUAL =
            DiagnosticCode.warning(
                    "hearthstone.party-unusual",
                    "{field} is repeated, out of order, or longer than the game writes it");

    /** A field without a known meaning, or with an unusual value; args: field, its number. */
    public static final DiagnosticCode KEPT =
            DiagnosticCode.info(
                    "hearthstone.party-kept",
                    "field {field} has no known meaning; its bytes are kept as they are");

    /** Rule: a mercenary twice; args: mercenary. */
    public static final DiagnosticCode TWICE =
            DiagnosticCode.warning(
                    "hearthstone.party-twice", "{mercenary} is in the party more than once");

    /** Rule: too many mercenaries; args: count, limit. */
    public static final DiagnosticCode SIZE =
            DiagnosticCode.warning(
                    "hearthstone.party-size",
                    "the party has {count|mercenary|mercenaries}; the game allows {limit}");

    /** Rule: equipment of another mercenary; args: mercenary, equipment. */
    public static final DiagnosticCode EQUIPMENT =
            DiagnosticCode.warning(
                    "hearthstone.party-equipment",
                    "equipment {equipment} does not belong to {mercenary}");

    private PartyCodes() {}
}
