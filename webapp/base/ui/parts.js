/* Parts of the page that come when they are wanted. */

import { loadModules } from "./scripts.js";
import { loadStyle } from "./styles.js";
import { loadWordPart } from "./words.js";

/**
 * A function that loads a part at its first call. Resolves to whether the part is there; where it cannot be loaded, as
 * without network on a first visit, the next call tries anew.
 */
export function once(load) {
  let coming = null;
  return () => {
    coming =
      coming ||
      load().then(
        () => true,
        () => {
          coming = null;
          return false;
        },
      );
    return coming;
  };
}

/** Loads scripts, one after the other, tables of words and style sheets; resolves to what the last script offers. */
export async function loadPart(scripts, tables = scripts, styles = scripts) {
  const [part] = await Promise.all([loadModules(...scripts), ...tables.map(loadWordPart), ...styles.map(loadStyle)]);
  return part;
}
