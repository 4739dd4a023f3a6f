package cardbench.sample;

import cardbench.yisp.vm.VirtualMachine;
import java.util.ArrayList;
import java.util.List;

/**
 * What was counted while a topic was played: plain integers that add up in any order to the same
 * sums.
 *
 * @param topic the topic's name
 * @param solved how many opening hands were not dealt, since their odds are known; 0 for a sample
 *     of all hands
 * @param games how many games were played
 * @param combos for each combo, in the order of the file, in how many games it succeeded
 * @param others the same where cards are given to conditions the other way; {@link #NOT_ASKED} for
 *     combos to which that makes no difference
 * @param scores the scores of the games
 * @param sets which combos succeeded together
 * @param stopped games that were stopped: too many steps, or ygo-calc would have given up
 * @param emptySource games in which cards were to be moved where there were none
 * @param firstEmpty the first of these, or -1
 * @param faults for each place that can go wrong, in the order of the compiled topic
 * @param prints lines that were printed, by batch
 * @param printed how many lines were printed in all
 */
public record TopicTally(
        String topic,
        int solved,
        int games,
        List<Integer> combos,
        List<Integer> others,
        Scores scores,
        ComboSets sets,
        int stopped,
        int emptySource,
        int firstEmpty,
        List<Fault> faults,
        List<Printed> prints,
        int printed) {

    /** Stands for a number of games that was not counted. */
    public static final int NOT_ASKED = -1;

    /**
     * How often something went wrong.
     *
     * @param games in how many games
     * @param first the first of these, or -1
     */
    public record Fault(int games, int first) {}

    /**
     * The first lines that a batch printed.
     *
     * @param batch number of the batch
     * @param lines at most {@link VirtualMachine#MAX_PRINTS}
     */
    public record Printed(int batch, List<String> lines) {

        /** Copies the list, so that it never changes. */
        public Printed {
            lines = List.copyOf(lines);
        }
    }

    /** Copies the lists; scores and sets are left alone from here on. */
    public TopicTally {
        combos = List.copyOf(combos);
        others = List.copyOf(others);
        faults = List.copyOf(faults);
        prints = List.copyOf(prints);
    }

    static TopicTally ofBatch(
            String topic,
            int solved,
            int batch,
            int games,
            int[] comboGames,
            int[] otherGames,
            Scores scores,
            ComboSets sets,
            int stopped,
            int emptySource,
            int firstEmpty,
            VirtualMachine machine) {
        List<Fault> faults = new ArrayList<>();
        for (int i = 0; i < machine.faults(); i++) {
            faults.add(new Fault(machine.faultGames(i), machine.faultFirst(i)));
        }
        List<Printed> prints =
                machine.prints().isEmpty()
                        ? List.of()
                        : List.of(new Printed(batch, machine.prints()));
        return new TopicTally(
                topic,
                solved,
                games,
                listed(comboGames),
                listed(otherGames),
                scores,
                sets,
                stopped,
                emptySource,
                firstEmpty,
                faults,
                prints,
                machine.printed());
    }

    private static List<Integer> listed(int[] counts) {
        List<Integer> list = new ArrayList<>();
        for (int count : counts) {
            list.add(count);
        }
        return list;
    }

    /** Whether another tally counts the same things. */
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

    /** The sum of this and a tally that {@linkplain #fits fits}. */
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
                combosTogether,
                othersTogether,
                scoresTogether,
                setsTogether,
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

    /** The lines of both by batch, as many as are kept. */
    private List<Printed> merged(TopicTally other) {
        List<Printed> both = new ArrayList<>(prints);
        both.addAll(other.prints);
        both.sort((a, b) -> Integer.compare(a.batch(), b.batch()));
        List<Printed> kept = new ArrayList<>();
        int lines = 0;
        for (Printed printed : both) {
            int room = Math.min(VirtualMachine.MAX_PRINTS - lines, printed.lines().size());
            if (room > 0) {
                kept.add(new Printed(printed.batch(), printed.lines().subList(0, room)));
                lines += room;
            }
        }
        return kept;
    }

    /** The first lines that were printed, in the order of the games. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Printed printed : prints) {
            lines.addAll(printed.lines());
        }
        return lines;
    }
}
