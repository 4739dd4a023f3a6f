/** Questions that players ask of a deck, as deck files that answer them. */
package cardbench.odds.deckfile.question;
