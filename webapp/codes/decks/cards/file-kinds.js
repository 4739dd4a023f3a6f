/*
 * Files of cards that are more than a table: a game adds what becomes of them, by the kind that the core opens them as.
 */

export const fileKinds = {};

/**
 * @param kind the kind of the core
 * @param handling convert(name, bytes): promises the file that is opened and kept in its place, {kind, name,
 *   bytes, build?, notes?}
 *   or {refused}: the answer that says why there is none; or take(name, bytes), where the game keeps such files itself:
 *   promises whether it was taken, and close(): closes all of them
 */
export function addFileKind(kind, handling) {
  fileKinds[kind] = handling;
}
