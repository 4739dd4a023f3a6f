/* Files that the browser puts among the reader's downloads. */

import { make } from "./elements.js";

/** The longest name of a file, in characters, without its ending. */
const FILE_NAME_LENGTH = 60;

/**
 * A name that every system takes for a file, without its ending.
 *
 * @param {string} name
 * @param {string} otherwise the name where nothing of it is left
 */
export function plainFileName(name, otherwise) {
  const plain = name
    .replace(/[\\/:*?\u0022<>|\u0000-\u001f\s]+/g, " ")
    .trim()
    .slice(0, FILE_NAME_LENGTH)
    .replace(/[ .]+$/, "");
  return plain || otherwise;
}

export function save(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}
