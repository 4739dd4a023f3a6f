/**
 * Decks of Yu-Gi-Oh! with the names of their cards, checked against the rules of deck building and
 * a list of limits ({@code lflist.conf}), and as a deck file for simulations. Start at {@link
 * cardbench.ygo.view.YgoView}.
 */
package cardbench.ygo.view;
