/* Style sheets that come later. */

import { make } from "./elements.js";

/** Loads a style sheet of the site; resolves when it applies. */
export function loadStyle(path) {
  return new Promise((resolve, reject) => {
    const link = make("link", { rel: "stylesheet", href: path });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error("cannot load " + path));
    document.head.append(link);
  });
}
