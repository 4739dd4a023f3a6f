package cardbench.odds.yisp.check;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.odds.yisp.syntax.CardSet;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Filter;
import cardbench.odds.yisp.syntax.Flags;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.Tags;
import cardbench.odds.yisp.syntax.UnknownWord;
import cardbench.odds.yisp.syntax.VocabularyBuilder;
import cardbench.odds.yisp.syntax.YispCodes;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks the programs, scores and conditions of a deck: names and attributes that no card has,
 * effects that never fire or never stop, and advice. Pass it everything of a deck, then call {@link
 * #finish()}. Findings go to the {@link Diagnostics}; nothing is thrown.
 */
public final class Checker {

    /** The most card sets in the programs of a deck. A compiled set takes memory for each card. */
    public static final int MAX_SETS = 2_000;

    private final VocabularyBuilder vocabulary;
    private final String scanned;
    private final boolean autoShuffle;
    private final Diagnostics diagnostics;
    private final List<Program> effects = new ArrayList<>();
    private final List<Ban> bans = new ArrayList<>();
    private final Set<String> assigned = new LinkedHashSet<>();
    private final Set<String> reserved = new LinkedHashSet<>();
    private final List<Read> reads = new ArrayList<>();
    private int sets;

    private record Ban(Source source, Expression.Ban ban) {}

    private record Read(Source source, Expression.Variable variable) {}

    /**
     * A checker for a deck.
     *
     * @param scanned the letters of the zones whose cards can be activated
     * @param autoShuffle whether the deck is shuffled after every search
     */
    public Checker(
            VocabularyBuilder vocabulary,
            String scanned,
            boolean autoShuffle,
            Diagnostics diagnostics) {
        this.vocabulary = vocabulary;
        this.scanned = scanned;
        this.autoShuffle = autoShuffle;
        this.diagnostics = diagnostics;
    }

    /** Sets a variable apart: the deck file sets it, so no program can. */
    public void reserve(String variable) {
        reserved.add(variable);
        assigned.add(variable);
    }

    /** Checks an effect of a card. */
    public void effect(Program program) {
        effects.add(program);
        checkFlags(program);
        check(program, true);
        new EffectCheck(program, scanned, autoShuffle, diagnostics).run();
    }

    /** Checks the header of a topic. */
    public void header(Program program) {
        for (Statement statement : program.statements()) {
            if (statement instanceof Statement.Fire fire) {
                report(YispCodes.FIRE_OUTSIDE, program.source(), fire.from(), fire.to());
            }
        }
        check(program, false);
    }

    /** Checks a score or condition. */
    public void number(Source source, Expression number) {
        Set<String> none = new LinkedHashSet<>();
        ExpressionWalker.through(number, expression -> check(source, expression, false, none));
    }

    /** Reports what only the whole deck shows: tags and variables that nothing else mentions. */
    public void finish() {
        // Variables of two letters or more are shared by all effects, so one that another effect
        // assigns, even further down in the file, is set.
        Tags tags = new Tags(effects, false);
        for (Ban ban : bans) {
            if (!tags.isUsed(ban.ban().tag())) {
                diagnostics.add(
                        AdviceCodes.TAG_NEVER_USED
                                .at(ban.source().locate(ban.ban().from(), ban.ban().to()))
                                .with("tag", ban.ban().tag()));
            }
        }
        for (Read read : reads) {
            sayNeverSet(read.source(), read.variable(), assigned);
        }
    }

    private void checkFlags(Program program) {
        Flags flags = program.flags();
        for (int i = 0; i < flags.letters().length(); i++) {
            char c = flags.letters().charAt(i);
            int at = flags.from() + 1 + i;
            boolean zone = c >= 'A' && c <= 'Z';
            if (zone && scanned.indexOf(c) < 0) {
                diagnostics.add(
                        YispCodes.UNSCANNED_ZONE
                                .at(program.source().locate(at, at + 1))
                                .with("zone", String.valueOf(c)));
            } else if (!zone && c != '1' && c != '^' && c != ' ') {
                diagnostics.add(
                        YispCodes.UNKNOWN_FLAG
                                .at(program.source().locate(at, at + 1))
                                .with("letter", String.valueOf(c)));
            }
        }
    }

    private void check(Program program, boolean runsCard) {
        // variables of one letter live as long as one effect, so each program is complete by itself
        Set<String> locals = new LinkedHashSet<>();
        ExpressionWalker.through(
                program,
                expression -> {
                    if (expression instanceof Expression.Assign assign) {
                        (assign.name().length() == 1 ? locals : assigned).add(assign.name());
                    }
                });
        ExpressionWalker.through(
                program, expression -> check(program.source(), expression, runsCard, locals));
    }

    private void check(Source source, Expression expression, boolean runsCard, Set<String> locals) {
        if (expression instanceof Expression.Ban ban) {
            bans.add(new Ban(source, ban));
        } else if (expression instanceof Expression.Assign assign
                && reserved.contains(assign.name())) {
            diagnostics.add(
                    YispCodes.RESERVED
                            .at(source.locate(assign.from(), assign.to()))
                            .with("name", assign.name()));
        } else if (expression instanceof Expression.Variable variable) {
            if (variable.name().length() == 1) {
                sayNeverSet(source, variable, locals);
            } else {
                reads.add(new Read(source, variable));
            }
        } else if (expression instanceof Expression.Arithmetic number
                && RangeAnalysis.overflows(number)) {
            diagnostics.add(
                    YispCodes.OVERFLOW
                            .at(source.locate(number.from(), number.to()))
                            .with("text", source.quote(number.from(), number.to())));
        }
        CardSet cards = expression.cards();
        if (cards != null) {
            if (cards.zone() == ZoneLetter.SELF && !runsCard) {
                report(YispCodes.NO_RUNNING_CARD, source, cards.from(), cards.to());
            }
            sets++;
            if (sets <= MAX_SETS) {
                checkNames(source, cards);
            } else if (sets == MAX_SETS + 1) {
                diagnostics.add(
                        YispCodes.TOO_MANY_SETS
                                .at(source.locate(cards.from(), cards.to()))
                                .with("limit", MAX_SETS));
            }
        }
    }

    private void sayNeverSet(Source source, Expression.Variable variable, Set<String> set) {
        if (!set.contains(variable.name())) {
            String name = variable.name();
            boolean card = vocabulary.meeting(name) != null;
            if (card || isMet(vocabulary.meeting("a:" + name))) {
                String number = "|H." + (card ? "" : "a:") + name + "|";
                Diagnostic word =
                        source.mend(
                                AdviceCodes.NEVER_SET_CARDS
                                        .at(source.locate(variable.from(), variable.to()))
                                        .with("name", name)
                                        .with("number", number),
                                variable.from(),
                                variable.to(),
                                number);
                // a plain scalar of YAML cannot begin with a bar
                boolean plain = word.fix() == null && source.text().equals(name);
                diagnostics.add(plain ? word.fixedBy("'" + number + "'") : word);
                return;
            }
            diagnostics.add(
                    AdviceCodes.NEVER_SET
                            .at(source.locate(variable.from(), variable.to()))
                            .with("name", variable.name()));
        }
    }

    private static boolean isMet(boolean[] cards) {
        boolean any = false;
        for (int i = 0; cards != null && i < cards.length; i++) {
            any |= cards[i];
        }
        return any;
    }

    private void checkNames(Source source, CardSet cards) {
        UnknownWord unknown = new UnknownWord(vocabulary, diagnostics);
        for (Filter filter : cards.filters()) {
            if (filter instanceof Filter.Matching matching) {
                boolean[] met = vocabulary.meeting(matching.condition());
                unknown.checkTime(source, matching.from(), matching.to());
                if (met == null) {
                    unknown.reportName(source, cards, matching);
                } else {
                    unknown.checkAttribute(source, matching.condition(), matching.from());
                }
            }
        }
    }

    private void report(DiagnosticCode code, Source source, int from, int to) {
        diagnostics.add(code.at(source.locate(from, to)));
    }
}
