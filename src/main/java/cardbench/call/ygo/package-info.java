/**
 * Yu-Gi-Oh! in the contract: decks, setcodes and card databases, and the stores of the databases,
 * name lists and lists of limits that are open. Start at {@link cardbench.call.ygo.YgoGame}.
 */
package cardbench.call.ygo;
