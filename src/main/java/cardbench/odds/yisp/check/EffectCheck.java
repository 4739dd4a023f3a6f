package cardbench.odds.yisp.check;

import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Operator;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.YispCodes;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Checks one effect: whether it fires, whether it ever stops, and which of its sets may be empty.
 */
final class EffectCheck {

    private final Program program;
    private final String scanned;
    private final boolean autoShuffle;
    private final Diagnostics diagnostics;

    /** The index of the last shuffle of the deck in the text; -1 for none. */
    private int lastShuffle = -1;

    EffectCheck(Program program, String scanned, boolean autoShuffle, Diagnostics diagnostics) {
        this.program = program;
        this.scanned = scanned;
        this.autoShuffle = autoShuffle;
        this.diagnostics = diagnostics;
    }

    void run() {
        ExpressionWalker.through(
                program,
                expression -> {
                    if (expression instanceof Expression.Shuffle shuffle
                            && shuffle.zone() == ZoneLetter.DECK) {
                        lastShuffle = shuffle.from();
                    }
                });
        Statement.Fire fire = null;
        Set<String> asked = new LinkedHashSet<>();
        for (Statement statement : program.statements()) {
            if (statement instanceof Statement.Fire first && fire == null) {
                fire = first;
            }
            boolean before = fire == null;
            collectSizes(statement, asked);
            ExpressionWalker.through(
                    statement,
                    expression -> {
                        if (expression instanceof Expression.Move move) {
                            checkMove(move, before, asked);
                        }
                    });
        }
        if (fire == null && !program.statements().isEmpty()) {
            Statement first = program.statements().get(0);
            report(YispCodes.NEVER_FIRES, first.from(), first.to());
        } else if (fire != null && isEndless()) {
            report(YispCodes.ENDLESS, fire.from(), fire.from() + 1);
        }
    }

    private void report(DiagnosticCode code, int from, int to) {
        diagnostics.add(code.at(program.source().locate(from, to)));
    }

    /** Collects the sets whose sizes are queried before a move: there, the author thought of it. */
    private void collectSizes(Statement statement, Set<String> asked) {
        ExpressionWalker.through(
                statement,
                expression -> {
                    if (expression instanceof Expression.Size size) {
                        asked.add(base(size.cards()));
                    }
                });
    }

    private void checkMove(Expression.Move move, boolean beforeFire, Set<String> asked) {
        CardSet cards = move.cards();
        if (beforeFire) {
            report(YispCodes.MOVE_BEFORE_FIRE, move.from(), move.to());
        }
        boolean fromDeck = cards.zone() == ZoneLetter.DECK;
        // X is there by definition; a deck that runs out is rare enough not to be mentioned
        boolean sure = cards.zone() == ZoneLetter.SELF || fromDeck && !cards.searches();
        if (!sure && !asked.contains(base(cards))) {
            diagnostics.add(
                    AdviceCodes.MAY_BE_EMPTY
                            .at(program.source().locate(cards.from(), cards.to()))
                            .with("set", program.source().quote(cards.from(), cards.to())));
        }
        if (fromDeck && cards.searches() && !autoShuffle && lastShuffle <= move.from()) {
            report(AdviceCodes.SEARCH_WITHOUT_SHUFFLE, cards.from(), cards.to());
        }
    }

    /** The text of a set without the number of cards at its end. */
    private String base(CardSet cards) {
        // a guard on |H.a:x| covers a move of H.a:x.1
        int end = Math.min(cards.to(), cards.from() + 1);
        for (int i = 0; i < cards.filters().size(); i++) {
            Filter filter = cards.filters().get(i);
            if (filter instanceof Filter.Matching || i + 1 < cards.filters().size()) {
                end = filter.to();
            }
        }
        return text(cards.from(), end);
    }

    private String text(int from, int to) {
        return program.source().text().substring(from, to);
    }

    /**
     * Whether the effect can be activated again and again once it was activated: nothing it does
     * may move its card away or change what its guards read. This errs on the side of silence.
     */
    private boolean isEndless() {
        if (program.flags().once() || program.flags().onlyFirst()) {
            return false;
        }
        Changes changes = new Changes();
        for (Statement statement : program.statements()) {
            ExpressionWalker.through(statement, changes::note);
        }
        if (changes.mayLeave) {
            return false;
        }
        for (Statement statement : program.statements()) {
            if (statement instanceof Statement.Guard) {
                ExpressionWalker.through(statement, changes::compare);
            }
        }
        return !changes.mayStop;
    }

    /** What the effect changes, and whether that may keep it from being activated again. */
    private final class Changes {

        private final Set<String> variables = new LinkedHashSet<>();
        private final Set<Character> zones = new LinkedHashSet<>();
        private boolean mayLeave;
        private boolean mayStop;

        void note(Expression expression) {
            if (expression instanceof Expression.Assign assign) {
                variables.add(assign.name());
            } else if (expression instanceof Expression.Ban) {
                // it may forbid itself
                mayLeave = true;
            } else if (expression instanceof Expression.Move move) {
                char from = move.cards().zone();
                zones.add(move.zone());
                zones.add(from);
                // a move out of the zone where the effect is active may take its card along
                mayLeave |= from == ZoneLetter.SELF ? !isActive(move.zone()) : isActive(from);
            }
        }

        private boolean isActive(char zone) {
            return scanned.indexOf(zone) >= 0 && program.flags().allows(zone);
        }

        void compare(Expression expression) {
            CardSet cards = expression.cards();
            mayStop |=
                    cards != null
                                    && (zones.contains(cards.zone())
                                            || zones.contains(ZoneLetter.SELF))
                            || expression instanceof Expression.Variable variable
                                    && variables.contains(variable.name())
                            || expression instanceof Expression.Arithmetic arithmetic
                                    && arithmetic.operator() == Operator.RANDOM;
        }
    }
}
