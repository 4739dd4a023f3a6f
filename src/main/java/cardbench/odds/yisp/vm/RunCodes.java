package cardbench.odds.yisp.vm;

import cardbench.base.text.DiagnosticCode;

/** What can go wrong while programs run. */
public final class RunCodes {

    /** A division by 0, which gives 0; args: games, played, game (the first one). */
    public static final DiagnosticCode DIVISION_BY_ZERO =
            DiagnosticCode.warning(
                    "yisp.division-by-zero",
                    "division by 0, taken as 0, in {games} of {played|game|games}; the first is game {game}");

    /** A random number between bounds that cross, which is 0; args: games, played, game. */
    public static final DiagnosticCode EMPTY_RANGE =
            DiagnosticCode.warning(
                    "yisp.empty-range",
                    "rand with its least number above its largest, taken as 0, in {games} of {played|game|games}; the first is game {game}");

    /** The last effect that fired before a game ran out of steps; args: games, played, game. */
    public static final DiagnosticCode ENDLESS_GAME =
            DiagnosticCode.warning(
                    "yisp.endless-game",
                    "{games} of {played|game|games} ran out of steps at this effect; the first is game"
                            + " {game}");

    private RunCodes() {}
}
