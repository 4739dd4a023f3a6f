package cardbench.odds.exact;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.odds.deckfile.ConditionalTopic;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.exact.program.Budget;
import cardbench.odds.exact.program.SolveCodes;
import cardbench.odds.exact.program.SolverOptions;
import cardbench.odds.exact.search.Solution;
import cardbench.odds.exact.search.Solver;
import cardbench.odds.matching.CardClasses;
import cardbench.odds.sample.TopicCompiler;
import cardbench.odds.yisp.check.ReadSet;

/**
 * Exact odds of topics. This is the one place that chooses how a topic is solved, by the first of
 * these methods that covers it:
 *
 * <ol>
 *   <li>its hands are counted ({@link HandCount}), if it queries cards in hand and nothing else;
 *   <li>every composition of the hand is played once ({@link CompositionPlay}), if no card acts;
 *   <li>the game tree is searched ({@link Solver}), if cards act or the compositions are too many;
 *       a search that runs out of its budget may have solved some of the opening hands.
 * </ol>
 */
public final class Exact {

    /** A number of games that takes well under a second everywhere. */
    public static final int QUICK = 200_000;

    /** Maximum number of games. */
    public static final int MOST = 5_000_000;

    private Exact() {}

    /** Tries to solve a topic. */
    public static Attempt attempt(TopicPrograms topic, Effort effort) {
        return attempt(topic, effort.games(), effort.budget());
    }

    /**
     * Tries to solve a topic.
     *
     * @param games maximum number of games to play, or of hands to count, if no card acts
     * @param budget the budget of the search
     */
    public static Attempt attempt(TopicPrograms topic, int games, Budget budget) {
        if (topic.counted() != null) {
            return conditional(topic, games, budget);
        }
        ReadSet reads = looks(topic);
        boolean covered = covers(topic, reads);
        ExactTally tally = covered ? solve(topic, reads, null, games) : null;
        if (tally != null) {
            return new Attempt(tally, null, 0, null);
        }
        Solution solution = Solver.solve(topic, SolverOptions.FAST, budget);
        if (solution.multiplicity() == null) {
            Diagnostic why = why(topic, covered, solution.why());
            Solution.Part part = solution.part();
            return new Attempt(
                    null,
                    why,
                    budget.transitions(),
                    part == null ? null : SolvedPart.of(topic, part));
        }
        ExactTally found = ExactTally.of(topic, solution.multiplicity(), solution.shares());
        Diagnostic remark =
                solution.work().faulty()
                        ? SolveCodes.FAULT.at(topic.topic().key().location())
                        : null;
        return new Attempt(found, remark, solution.transitions(), null);
    }

    /** Tries to solve a topic of which only some games count. */
    private static Attempt conditional(TopicPrograms topic, int games, Budget budget) {
        ConditionalTopic parts = ConditionalTopic.of(topic);
        Budget whole = budget.whole();
        Attempt counted = attempt(parts.counted(), games, whole);
        if (counted.tally() == null) {
            return new Attempt(null, counted.why(), counted.transitions(), null);
        }
        Attempt joint = attempt(parts.joint(), games, whole);
        if (joint.tally() == null) {
            return new Attempt(null, joint.why(), joint.transitions(), null);
        }
        ExactTally tally = joint.tally().given(counted.tally());
        Diagnostic never =
                GameCodes.GIVEN_NEVER_MET
                        .at(topic.topic().key().location())
                        .with("topic", topic.topic().name());
        Diagnostic remark = counted.why() == null ? joint.why() : counted.why();
        return new Attempt(tally, tally.isEmpty() ? never : remark, joint.transitions(), null);
    }

    /**
     * The reason why a topic was not solved. If no card acts, the obstacle of the search is not the
     * reason: with more effort, another method would have solved the topic.
     */
    static Diagnostic why(TopicPrograms topic, Diagnostic said) {
        return why(topic, covers(topic), said);
    }

    private static Diagnostic why(TopicPrograms topic, boolean covered, Diagnostic said) {
        if (covered && !said.code().equals(SolveCodes.TOO_LONG)) {
            return GameCodes.TOO_MANY_HANDS.at(topic.topic().key().location());
        }
        boolean placed = said.location() != Location.NONE;
        return placed ? said : said.at(topic.topic().key().location());
    }

    /** Whether a topic can be solved without a search, given enough games: no card acts. */
    public static boolean covers(TopicPrograms topic) {
        return covers(topic, looks(topic));
    }

    static boolean covers(TopicPrograms topic, ReadSet reads) {
        return topic.topic().turns() == null && reads.isPlain() && !activates(topic);
    }

    private static boolean activates(TopicPrograms topic) {
        boolean activates = false;
        for (int i = 0; i < topic.effects().size(); i++) {
            boolean there = topic.vocabulary().cards().get(i).count() > 0;
            activates |= there && !topic.effects().get(i).isEmpty();
        }
        return activates && topic.topic().execProgram();
    }

    /** The cards, zones and places that a topic reads. */
    public static ReadSet looks(TopicPrograms topic) {
        ReadSet reads = new ReadSet(topic.vocabulary());
        topic.outsideEffects().forEach(reads::add);
        for (ComboPrograms combo : topic.combos()) {
            reads.add(combo.score().number());
            if (combo.condition() != null) {
                reads.add(combo.condition().number());
            }
            combo.hand().forEach(reads::add);
            combo.grave().forEach(reads::add);
        }
        if (topic.counted() != null) {
            reads.add(topic.counted().number());
        }
        return reads;
    }

    /**
     * Solves a topic.
     *
     * @param most maximum number of games
     * @return {@code null} if it cannot be solved: it is not {@linkplain #covers covered}, takes
     *     more games or larger numbers, or a game fails. Sampling then reports the failure with the
     *     number of a game
     */
    public static ExactTally solve(TopicPrograms topic, int most) {
        return solve(topic, null, most);
    }

    /**
     * Solves a topic for some of its opening hands.
     *
     * @param given which hands, or {@code null} for all
     * @param most maximum number of games
     * @return {@code null} if it cannot be solved or there is no such hand
     */
    public static ExactTally solve(TopicPrograms topic, HandWith given, int most) {
        ReadSet reads = looks(topic);
        if (!covers(topic, reads)) {
            return null;
        }
        if (topic.counted() != null) {
            ConditionalTopic parts = ConditionalTopic.of(topic);
            ExactTally counted = solve(parts.counted(), given, most);
            ExactTally joint = counted == null ? null : solve(parts.joint(), given, most);
            return joint == null ? null : joint.given(counted);
        }
        return solve(topic, reads, given, most);
    }

    /**
     * Solves a topic that is covered and of which all games count.
     *
     * @param reads what it reads
     */
    private static ExactTally solve(TopicPrograms topic, ReadSet reads, HandWith given, int most) {
        if (given != null) {
            reads.add(given.kinds());
        }
        return HandCount.covers(topic)
                ? byHands(topic, reads, given, most)
                : CompositionPlay.solve(topic, reads, given, most);
    }

    private static ExactTally byHands(
            TopicPrograms topic, ReadSet reads, HandWith given, int most) {
        int[] kinds = new TopicCompiler(topic, false).kinds();
        CardClasses classes = CardClasses.of(kinds, reads.conditions());
        return HandCount.count(topic, classes, kinds, topic.hand(), given, most);
    }

    /** Solves a topic by games, even if its hands can be counted. */
    static ExactTally byGames(TopicPrograms topic, HandWith given, int most) {
        ReadSet reads = looks(topic, given);
        return CompositionPlay.solve(topic, reads, given, most);
    }

    private static ReadSet looks(TopicPrograms topic, HandWith given) {
        ReadSet reads = looks(topic);
        if (given != null) {
            reads.add(given.kinds());
        }
        return reads;
    }
}
