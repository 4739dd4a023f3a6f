/**
 * The contract: one request text in, one response text out, the same on every backend. A {@link
 * cardbench.call.Call} is built from the families of operations it is given, so that a bundle holds
 * just what it names.
 */
package cardbench.call;
