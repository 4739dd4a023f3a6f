package cardbench.ygo.setcode;

import java.util.List;

/**
 * The names of an archetype in a list.
 *
 * @param code 1 to 0xffff
 * @param name the first name
 * @param others further names: those after a bar, which the clients also search, and the one after
 *     a tab, usually the Japanese name
 * @param retired whether the line is commented out ({@code #setname}): the number is not in use,
 *     but may be used again
 */
public record Setname(int code, String name, List<String> others, boolean retired) {

    /** Copies the list. */
    public Setname {
        others = List.copyOf(others);
    }
}
