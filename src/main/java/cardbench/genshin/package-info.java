/**
 * 七圣召唤 (Genius Invokation TCG): share codes of 68 letters, read and written under every offset, and
 * the rules of a playable deck.
 */
package cardbench.genshin;
