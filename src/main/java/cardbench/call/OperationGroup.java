package cardbench.call;

import java.util.List;

/** A family of operations of the contract that belong together, such as those on deck codes. */
public interface OperationGroup {

    /**
     * The names of its operations, as in the contract: {@code "decode"}, {@code "setcode.pack"}.
     */
    List<String> operations();

    /**
     * Carries one of its operations out. Never throws for any input; what is wrong with it is said
     * in the answer.
     *
     * @param operation one of {@link #operations()}
     */
    Response answer(String operation, Request request);
}
