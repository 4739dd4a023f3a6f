package cardbench.contract;

import java.util.function.Function;

/**
 * An operation of the contract.
 *
 * @param name the value of {@code op} in requests, such as {@code "setcode.pack"}
 * @param body answers a request; faults of the request become diagnostics of the response
 */
public record Operation(String name, Function<Request, Response> body) {}
