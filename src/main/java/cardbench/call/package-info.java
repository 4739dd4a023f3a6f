/**
 * The JSON contract: one request text in, one response text out, the same on every backend. A
 * {@link cardbench.call.Dispatcher} is built from the groups of operations that it is given, so
 * that a bundle holds only what it names. Operations live in the packages below.
 */
package cardbench.call;
