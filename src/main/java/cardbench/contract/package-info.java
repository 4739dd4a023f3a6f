/**
 * The JSON contract: one request text in, one response text out, the same on every backend. Start
 * at {@link cardbench.contract.Dispatcher}, then read {@link cardbench.contract.Request} and {@link
 * cardbench.contract.Response}. A dispatcher is built from the groups of operations that it is
 * given, so that a bundle contains only the operations it names.
 *
 * <p>This package has what all operations share. The operations themselves are in the packages
 * below it, what they compute in the packages of the games, of {@code odds} and of {@code wizard},
 * which know nothing of requests.
 */
package cardbench.contract;
