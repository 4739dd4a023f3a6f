/*
 * Files of cards that are more than a table: a game adds what becomes of them, by the kind that the core opens them as.
 */

export const fileKinds = {};

/**
 * @param kind the kind of the core
 * @param handling take(name, bytes): keeps such a file for the game, and promises whether it was taken; close(): closes
 *   all of them
 */
export function addFileKind(kind, handling) {
  fileKinds[kind] = handling;
}
