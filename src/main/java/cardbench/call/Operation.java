package cardbench.call;

import java.util.function.Function;

/**
 * An operation of the contract.
 *
 * @param name as requests have it in {@code op}, such as {@code "setcode.pack"}
 * @param body answers a request; whatever is wrong with it is said in the response
 */
public record Operation(String name, Function<Request, Response> body) {}
