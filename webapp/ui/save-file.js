/* Files that the browser puts among the reader's downloads. */

import { make } from "./elements.js";

export function save(name, blob) {
  const address = URL.createObjectURL(blob);
  const link = make("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}
