/* The editor in which the deck file is written: a plain box at first, the code editor once it is loaded. */

/** The editor in use; null as long as the view is not built. */
export let editor = null;

export function useEditor(next) {
  editor = next;
}
