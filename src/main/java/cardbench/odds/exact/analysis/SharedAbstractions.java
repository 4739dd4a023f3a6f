package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.StateEncoder;
import cardbench.odds.exact.state.StateIndex;
import java.util.Arrays;

/**
 * Abstractions by the findings that they follow from, as keys of a {@link StateEncoder}: what
 * {@link Liveness} found live, and what is known of the deck. Two thirds of the states that are
 * analysed or more have findings that another one had, and hundreds of findings lead to the same
 * abstraction, which is kept once.
 */
final class SharedAbstractions {

    /** Findings that are kept. When there are more, all are forgotten and found again. */
    private static final int MOST = 1 << 16;

    /** Approximate bytes of an abstraction for each zone and class, and of all the rest. */
    private static final int CLASS_BYTES = 4 * Integer.BYTES;

    private static final int OVERHEAD = 1024;

    private final long each;
    private final StateEncoder content = new StateEncoder();
    private StateIndex findings;

    /** By the number of findings, their abstraction. */
    private Abstraction[] shared;

    /** The abstractions, by all that they say. */
    private StateIndex contents;

    private Abstraction[] distinct;

    SharedAbstractions(Problem problem) {
        each = OVERHEAD + (long) CLASS_BYTES * problem.zones().length() * problem.classes();
        forget();
    }

    /** Forgets all of them, which makes room. */
    void forget() {
        findings = new StateIndex();
        shared = new Abstraction[256];
        contents = new StateIndex();
        distinct = new Abstraction[16];
    }

    /** The approximate size, in bytes. */
    long bytes() {
        return findings.bytes() + contents.bytes() + each * contents.size();
    }

    /** The abstraction that some findings lead to, or {@code null} if it is not known yet. */
    Abstraction recall(StateEncoder found) {
        int number = findings.find(found);
        return number < 0 ? null : shared[number];
    }

    /**
     * Keeps the abstraction that some findings lead to, which must not be known.
     *
     * @param abstraction may not be changed afterwards
     * @return the abstraction, or one that says the same
     */
    Abstraction keep(StateEncoder found, Abstraction abstraction) {
        if (findings.size() >= MOST) {
            forget();
        }
        int number = findings.add(found);
        shared = number < shared.length ? shared : Arrays.copyOf(shared, 2 * number);
        shared[number] = once(abstraction);
        return shared[number];
    }

    private Abstraction once(Abstraction abstraction) {
        content.begin();
        abstraction.write(content);
        int number = contents.find(content);
        if (number < 0) {
            number = contents.add(content);
            distinct = number < distinct.length ? distinct : Arrays.copyOf(distinct, 2 * number);
            distinct[number] = abstraction;
        }
        return distinct[number];
    }
}
