/**
 * Views of Yu-Gi-Oh! decks: with the names of their cards, checked against the rules of deck
 * building and a list of limits, and as a deck file for simulations. Codes are read in {@code
 * ygo.deck}, JSON is written in {@code call}. Read {@link cardbench.codes.ygo.view.YgoView} first,
 * then {@link cardbench.codes.ygo.view.YgoRules}.
 */
package cardbench.codes.ygo.view;
