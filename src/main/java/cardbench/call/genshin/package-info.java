/**
 * 七圣召唤 in the contract. Start at {@link cardbench.call.genshin.GenshinGame}; the game itself is in
 * {@link cardbench.genshin}.
 */
package cardbench.call.genshin;
