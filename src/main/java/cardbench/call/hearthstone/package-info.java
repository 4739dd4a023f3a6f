/**
 * Hearthstone in the contract. Start at {@link cardbench.call.hearthstone.HearthstoneGame}; the
 * game itself is in {@link cardbench.hearthstone}.
 */
package cardbench.call.hearthstone;
