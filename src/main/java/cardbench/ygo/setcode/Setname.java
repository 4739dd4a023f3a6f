package cardbench.ygo.setcode;

import java.util.List;

/**
 * The name of an archetype in a name list.
 *
 * @param code 1 to 0xffff
 * @param name the first name
 * @param others further names: those behind a bar, by which the clients search too, and the one
 *     behind a tab, usually the Japanese one
 * @param retired whether the line is commented out ({@code #setname}): the number is not in use any
 *     more, but may come back
 */
public record Setname(int code, String name, List<String> others, boolean retired) {

    /** Copies the list, so that a name never changes. */
    public Setname {
        others = List.copyOf(others);
    }
}
