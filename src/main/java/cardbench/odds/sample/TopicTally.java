package cardbench.odds.sample;

import cardbench.odds.yisp.vm.VirtualMachine;
import java.util.ArrayList;
import java.util.List;

/**
 * The counts of the games of a topic. All values are integers, so that tallies of batches add up to
 * the same sums in any order. The lists are copies; scores and sets must not be changed afterwards.
 *
 * @param topic the topic's name
 * @param solved number of opening hands that were not played because their odds are known; 0 for a
 *     sample of all hands
 * @param games number of games that count
 * @param uncounted number of games that do not count, as none of their deals was one of those that
 *     the odds are of; nothing else is noted of them
 * @param combos for each combo, in the order of the file, the number of games in which it succeeded
 * @param others the same if cards are matched to conditions in the other way (greedy or best);
 *     {@link #NOT_ASKED} for combos where this makes no difference
 * @param scores the scores of the games
 * @param sets which combos succeeded together
 * @param spread how much the batches of a stratified sample differ
 * @param stopped number of games that were stopped, because of too many steps or because ygo-calc
 *     would have given up
 * @param emptySource number of games in which a move found no cards
 * @param firstEmpty the first of these games, or -1
 * @param faults for each place in the programs that can fail, in the order of the compiled topic
 * @param prints printed lines by batch
 * @param printed number of printed lines, including those that were not kept
 */
public record TopicTally(
        String topic,
        int solved,
        int games,
        int uncounted,
        List<Integer> combos,
        List<Integer> others,
        Scores scores,
        ComboSets sets,
        BatchSpread spread,
        int stopped,
        int emptySource,
        int firstEmpty,
        List<Fault> faults,
        List<Printed> prints,
        int printed) {

    /** Marks a number of games that was not counted. */
    public static final int NOT_ASKED = -1;

    /**
     * The faults at one place of the programs.
     *
     * @param games number of games with this fault
     * @param first the first of these games, or -1
     */
    public record Fault(int games, int first) {}

    /**
     * The first lines that a batch printed.
     *
     * @param batch the number of the batch
     * @param lines at most {@link VirtualMachine#MAX_PRINTS}
     */
    public record Printed(int batch, List<String> lines) {

        /** Copies the list, so that it never changes. */
        public Printed {
            lines = List.copyOf(lines);
        }
    }

    /** Copies the lists, but neither scores nor sets. */
    public TopicTally {
        combos = List.copyOf(combos);
        others = List.copyOf(others);
        faults = List.copyOf(faults);
        prints = List.copyOf(prints);
    }

    /** The faults that a machine has seen since its batch began. */
    static List<Fault> faultsOf(VirtualMachine machine) {
        List<Fault> faults = new ArrayList<>();
        for (int i = 0; i < machine.faults(); i++) {
            faults.add(new Fault(machine.faultGames(i), machine.faultFirst(i)));
        }
        return faults;
    }

    /** The lines that a machine has printed since its batch began. */
    static List<Printed> printsOf(int batch, VirtualMachine machine) {
        return machine.prints().isEmpty()
                ? List.of()
                : List.of(new Printed(batch, machine.prints()));
    }

    static List<Integer> listed(int[] counts) {
        List<Integer> list = new ArrayList<>();
        for (int count : counts) {
            list.add(count);
        }
        return list;
    }

    /** Whether another tally counts the same things, so that the two can be added. */
    public boolean fits(TopicTally other) {
        boolean fits =
                topic.equals(other.topic)
                        && solved == other.solved
                        && combos.size() == other.combos.size()
                        && others.size() == other.others.size()
                        && sets.size() == other.sets.size()
                        && faults.size() == other.faults.size();
        for (int i = 0; fits && i < others.size(); i++) {
            fits = others.get(i) < 0 == other.others.get(i) < 0;
        }
        return fits;
    }

    /** The sum of this tally and one that {@linkplain #fits fits}. */
    public TopicTally plus(TopicTally other) {
        List<Integer> combosTogether = new ArrayList<>();
        List<Integer> othersTogether = new ArrayList<>();
        for (int i = 0; i < combos.size(); i++) {
            combosTogether.add(combos.get(i) + other.combos.get(i));
            boolean asked = others.get(i) >= 0;
            othersTogether.add(asked ? others.get(i) + other.others.get(i) : NOT_ASKED);
        }
        List<Fault> faultsTogether = new ArrayList<>();
        for (int i = 0; i < faults.size(); i++) {
            Fault one = faults.get(i);
            Fault two = other.faults.get(i);
            faultsTogether.add(
                    new Fault(one.games() + two.games(), earlier(one.first(), two.first())));
        }
        Scores scoresTogether = new Scores();
        scoresTogether.add(scores);
        scoresTogether.add(other.scores);
        ComboSets setsTogether = new ComboSets(combos.size());
        setsTogether.add(sets);
        setsTogether.add(other.sets);
        return new TopicTally(
                topic,
                solved,
                games + other.games,
                uncounted + other.uncounted,
                combosTogether,
                othersTogether,
                scoresTogether,
                setsTogether,
                spread.plus(other.spread),
                stopped + other.stopped,
                emptySource + other.emptySource,
                earlier(firstEmpty, other.firstEmpty),
                faultsTogether,
                merged(other),
                printed + other.printed);
    }

    private static int earlier(int game, int other) {
        return game < 0 || other >= 0 && other < game ? other : game;
    }

    /** The printed lines of both by batch, up to the limit. */
    private List<Printed> merged(TopicTally other) {
        List<Printed> both = new ArrayList<>(prints);
        both.addAll(other.prints);
        // each batch keeps its own first lines, so these are the first lines of all games whoever
        // played them
        both.sort((a, b) -> Integer.compare(a.batch(), b.batch()));
        List<Printed> kept = new ArrayList<>();
        int lines = 0;
        for (Printed printed : both) {
            List<String> first = new ArrayList<>();
            for (String line : printed.lines()) {
                if (lines < VirtualMachine.MAX_PRINTS) {
                    first.add(line);
                    lines++;
                }
            }
            if (!first.isEmpty()) {
                kept.add(new Printed(printed.batch(), first));
            }
        }
        return kept;
    }

    /** The first printed lines, in the order of the games. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Printed printed : prints) {
            lines.addAll(printed.lines());
        }
        return lines;
    }
}
