package cardbench.exact;

import cardbench.deckfile.CardClasses;
import cardbench.deckfile.DeckPrograms.ComboPrograms;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.deckfile.GameCodes;
import cardbench.exact.tree.Budget;
import cardbench.exact.tree.Solution;
import cardbench.exact.tree.SolveCodes;
import cardbench.exact.tree.Solver;
import cardbench.exact.tree.SolverOptions;
import cardbench.sample.TopicCompiler;
import cardbench.text.Diagnostic;
import cardbench.text.Location;
import cardbench.yisp.check.ReadSet;

/**
 * Exact odds of topics. This is the one place that chooses how a topic is solved, by the first of
 * these methods that covers it:
 *
 * <ol>
 *   <li>its hands are counted ({@link HandCount}), where it asks for cards in hand and nothing
 *       else;
 *   <li>every composition of the hand is played once ({@link CompositionPlay}), where no card acts;
 *   <li>the game tree is searched ({@link Solver}), where cards act or the compositions are too
 *       many; a search that runs out of its budget may have solved some of the opening hands.
 * </ol>
 */
public final class Exact {

    /** So many games take well under a second everywhere. */
    public static final int QUICK = 200_000;

    /** More games than this are not played. */
    public static final int MOST = 5_000_000;

    private Exact() {}

    /** Tries to solve a topic. */
    public static Attempt attempt(TopicPrograms topic, Effort effort) {
        return attempt(topic, effort.games(), effort.budget());
    }

    /**
     * Tries to solve a topic.
     *
     * @param games to play at most, or hands to count, where no card acts
     * @param budget of the search
     */
    public static Attempt attempt(TopicPrograms topic, int games, Budget budget) {
        ExactTally tally = solve(topic, games);
        if (tally != null) {
            return new Attempt(tally, null, 0, null);
        }
        Solution solution = Solver.solve(topic, SolverOptions.FAST, budget);
        if (solution.multiplicity() == null) {
            Diagnostic why = why(topic, solution.why());
            Solution.Part part = solution.part();
            return new Attempt(
                    null,
                    why,
                    budget.transitions(),
                    part == null ? null : SolvedPart.of(topic, part));
        }
        ExactTally found = ExactTally.of(topic, solution.multiplicity(), solution.shares());
        return new Attempt(found, null, solution.transitions(), null);
    }

    /**
     * Why a topic was not solved. Where no card acts, what stands in the way of a search is no
     * fault of the topic; only more effort might help.
     */
    static Diagnostic why(TopicPrograms topic, Diagnostic said) {
        if (covers(topic) && !said.code().equals(SolveCodes.TOO_LONG)) {
            return GameCodes.TOO_MANY_HANDS.at(topic.topic().key().location());
        }
        boolean placed = said.location() != Location.NONE;
        return placed ? said : said.at(topic.topic().key().location());
    }

    /**
     * Whether a topic can be solved without a search, if that does not take too many games: no card
     * acts.
     */
    public static boolean covers(TopicPrograms topic) {
        return looks(topic).isPlain() && !activates(topic);
    }

    private static boolean activates(TopicPrograms topic) {
        boolean activates = false;
        for (int i = 0; i < topic.effects().size(); i++) {
            boolean there = topic.vocabulary().cards().get(i).count() > 0;
            activates |= there && !topic.effects().get(i).isEmpty();
        }
        return activates && topic.topic().execProgram();
    }

    /** What a topic looks at. */
    public static ReadSet looks(TopicPrograms topic) {
        ReadSet reads = new ReadSet(topic.vocabulary());
        if (topic.header() != null) {
            reads.add(topic.header());
        }
        for (ComboPrograms combo : topic.combos()) {
            reads.add(combo.score().number());
            if (combo.condition() != null) {
                reads.add(combo.condition().number());
            }
            combo.hand().forEach(reads::add);
            combo.grave().forEach(reads::add);
        }
        return reads;
    }

    /**
     * Solves a topic.
     *
     * @param most games to play at most
     * @return {@code null} where it cannot be solved: it is not {@linkplain #covers covered}, takes
     *     more games or larger numbers, or something goes wrong in a game, which a sampled game
     *     shows better
     */
    public static ExactTally solve(TopicPrograms topic, int most) {
        return solve(topic, null, most);
    }

    /**
     * Solves a topic over some of its opening hands alone.
     *
     * @param given which hands, or {@code null} for all
     * @param most games to play at most
     * @return {@code null} where it cannot be solved, or no hand is among them
     */
    public static ExactTally solve(TopicPrograms topic, HandWith given, int most) {
        if (!covers(topic)) {
            return null;
        }
        return HandCount.covers(topic) ? byHands(topic, given, most) : byGames(topic, given, most);
    }

    private static ExactTally byHands(TopicPrograms topic, HandWith given, int most) {
        int[] kinds = new TopicCompiler(topic, false).kinds();
        CardClasses classes = CardClasses.of(kinds, looks(topic, given).conditions());
        return HandCount.count(topic, classes, kinds, topic.hand(), given, most);
    }

    /** Solves by games even where hands can be counted. */
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
