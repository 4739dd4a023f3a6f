package cardbench.codes.ygo.setcode;

import cardbench.codes.cards.NameFold;
import java.util.List;

/**
 * The names of an archetype in a list.
 *
 * @param code 1 to 0xffff
 * @param name the first name
 * @param alternatives further names: those after a bar, which the clients also search, and the one
 *     after a tab, usually the Japanese name
 * @param retired whether the line is commented out ({@code #setname}): the number is not in use,
 *     but may be used again
 */
public record Setname(int code, String name, List<String> alternatives, boolean retired) {

    /** Copies the list. */
    public Setname {
        alternatives = List.copyOf(alternatives);
    }

    /**
     * How well a search fits: 2 for one of the names, 1 for a part of one, else 0.
     *
     * @param wanted what is looked for, in the form of {@link NameFold}
     */
    public int rank(String wanted) {
        int rank = rank(name, wanted);
        for (String alternative : alternatives) {
            rank = Math.max(rank, rank(alternative, wanted));
        }
        return rank;
    }

    private static int rank(String name, String wanted) {
        String folded = NameFold.fold(name);
        boolean holds = !wanted.isEmpty() && folded.contains(wanted);
        return holds ? folded.equals(wanted) ? 2 : 1 : 0;
    }
}
