package cardbench.exact;

import cardbench.deckfile.DeckPrograms;
import cardbench.deckfile.DeckPrograms.TopicPrograms;
import cardbench.deckfile.GameCodes;
import cardbench.exact.tree.Budget;
import cardbench.exact.tree.Solution;
import cardbench.exact.tree.SolveCodes;
import cardbench.exact.tree.Solver;
import cardbench.exact.tree.SolverOptions;
import cardbench.number.Natural;
import cardbench.sample.ComboSets;
import cardbench.text.Diagnostic;
import cardbench.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * An attempt to compute the odds of a topic exactly.
 *
 * @param tally the odds, or {@code null} where it did not come to any
 * @param why why not, or {@code null}
 * @param transitions how many transitions it took; all that were allowed where it did not come to
 *     anything
 * @param part the odds of some of its opening hands, where it did not come to more; or {@code null}
 */
public record Attempt(ExactTally tally, Diagnostic why, int transitions, SolvedPart part) {

    /** What stands for an attempt that nobody made. */
    public static final Attempt NONE = new Attempt(null, null, 0, null);

    /** Tries to solve a topic. */
    public static Attempt of(DeckPrograms programs, TopicPrograms topic, Effort effort) {
        return of(programs, topic, effort.games(), effort.budget());
    }

    /**
     * Tries to solve a topic: hand by hand where no card acts, and state by state where one does or
     * where the hands are too many.
     *
     * @param games to play at most where no card acts
     * @param budget what may be taken to go state by state
     */
    public static Attempt of(DeckPrograms programs, TopicPrograms topic, int games, Budget budget) {
        boolean covered = Exact.covers(programs, topic);
        ExactTally tally = covered ? Exact.solve(programs, topic, games) : null;
        if (tally != null) {
            return new Attempt(tally, null, 0, null);
        }
        Solution solution = Solver.solve(topic, SolverOptions.FAST, budget);
        if (solution.multiplicity() == null) {
            Diagnostic why = why(covered, solution.why(), topic);
            Solution.Part part = solution.part();
            return new Attempt(
                    null,
                    why,
                    budget.transitions(),
                    part == null ? null : SolvedPart.of(topic, part));
        }
        ExactTally found = tally(topic, solution.multiplicity(), solution.shares());
        return new Attempt(found, null, solution.transitions(), null);
    }

    /**
     * Why a topic was not solved. Where no card acts, what stands in the way of going state by
     * state is no fault of the topic; only more effort might help.
     */
    static Diagnostic why(boolean covered, Diagnostic said, TopicPrograms topic) {
        if (covered && !said.code().equals(SolveCodes.TOO_LONG)) {
            return GameCodes.TOO_MANY_HANDS.at(topic.topic().key().location());
        }
        boolean placed = said.location() != Location.NONE;
        return placed ? said : said.at(topic.topic().key().location());
    }

    /** The odds that some outcomes come to, in the smallest numbers. */
    public static ExactTally tally(
            TopicPrograms topic, Natural allWays, List<Solution.Share> shares) {
        Natural common = allWays;
        for (Solution.Share share : shares) {
            common = common.common(share.multiplicity());
        }
        int combos = topic.combos().size();
        NaturalSums scores = new NaturalSums();
        NaturalSums sets = new NaturalSums();
        Natural[] successes = new Natural[combos];
        Natural[] others = new Natural[combos];
        for (int i = 0; i < combos; i++) {
            successes[i] = Natural.ZERO;
            others[i] = Natural.ZERO;
        }
        for (Solution.Share share : shares) {
            Natural multiplicity = share.multiplicity().over(common);
            scores.add(share.outcome().score(), multiplicity);
            sets.add(share.outcome().successes(), multiplicity);
            for (int i = 0; i < combos; i++) {
                boolean here = (share.outcome().successes() >>> i & 1) == 1;
                boolean there = (share.outcome().others() >>> i & 1) == 1;
                successes[i] = here ? successes[i].plus(multiplicity) : successes[i];
                others[i] = there ? others[i].plus(multiplicity) : others[i];
            }
        }
        List<ExactTally.Successes> listed = new ArrayList<>();
        for (int i = 0; i < combos; i++) {
            boolean asked = topic.combos().get(i).orderMatters();
            listed.add(new ExactTally.Successes(successes[i], asked ? others[i] : null));
        }
        return new ExactTally(
                topic.topic().name(),
                allWays.over(common),
                listed,
                scores.parts(),
                combos <= ComboSets.MAX_COMBOS ? sets.parts() : List.of());
    }
}
