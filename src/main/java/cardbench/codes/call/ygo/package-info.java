/**
 * Yu-Gi-Oh! in the contract: decks, setcodes, archetype names and card databases, and the stores of
 * the databases and lists that are open. Start at {@link cardbench.codes.call.ygo.YgoGame}.
 *
 * <p>These classes read arguments and write results. How setcodes work, and how the files are
 * parsed, belongs in {@code cardbench.codes.ygo}.
 */
package cardbench.codes.call.ygo;
