/* Style sheets that come later. */

import { make } from "./elements.js";

/** Loads a style sheet of the site by its name; resolves when it applies. */
export function loadStyle(name) {
  const path = "css/" + name + ".css";
  return new Promise((resolve, reject) => {
    const link = make("link", { rel: "stylesheet", href: path });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error("cannot load " + path));
    document.head.append(link);
  });
}
