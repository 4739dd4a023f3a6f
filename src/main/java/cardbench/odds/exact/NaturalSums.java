package cardbench.odds.exact;

import cardbench.base.number.Natural;
import java.util.ArrayList;
import java.util.List;

/** Sums of whole numbers of any size by key, ascending. */
public final class NaturalSums {

    private final List<ExactTally.Part> parts = new ArrayList<>();

    /** Adds a number to the sum of a key. */
    public void add(int key, Natural number) {
        int at = 0;
        while (at < parts.size() && parts.get(at).key() < key) {
            at++;
        }
        if (at < parts.size() && parts.get(at).key() == key) {
            parts.set(at, new ExactTally.Part(key, parts.get(at).hands().plus(number)));
        } else {
            parts.add(at, new ExactTally.Part(key, number));
        }
    }

    /** All sums. */
    public List<ExactTally.Part> parts() {
        return List.copyOf(parts);
    }
}
