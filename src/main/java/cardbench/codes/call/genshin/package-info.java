/**
 * 七圣召唤 in the contract: JSON of decks, options of encoding, presentation. Start at {@link
 * cardbench.codes.call.genshin.GenshinGame}. Share codes, rules and names are in {@link
 * cardbench.codes.genshin}, which knows no requests.
 */
package cardbench.codes.call.genshin;
