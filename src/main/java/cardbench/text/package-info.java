/**
 * The ground everything stands on: what is said about a text ({@link cardbench.text.Diagnostic}),
 * where in it, and the bounded readers and writers of bytes and characters. Knows no card game.
 */
package cardbench.text;
