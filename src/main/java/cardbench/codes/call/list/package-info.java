/**
 * Deck lists as text in the contract: {@code list.read} and {@code list.write}. The lists
 * themselves are in {@link cardbench.codes.list}.
 */
package cardbench.codes.call.list;
