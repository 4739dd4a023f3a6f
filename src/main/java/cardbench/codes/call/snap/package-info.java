/**
 * Marvel Snap in the contract: decks as JSON, and their presentation. Start at {@link
 * cardbench.codes.call.snap.SnapJsonMapper}. The codec and the rules are in {@link
 * cardbench.codes.snap}.
 */
package cardbench.codes.call.snap;
