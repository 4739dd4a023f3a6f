/* A list in the address of a page: compressed, since a list has a hundred times the characters of a code. */

import { fragmentOf } from "../../../base/ui/address.js";
import { home } from "../../../base/ui/site-address.js";
import { unpacked } from "../../../base/core/packed-link.js";
import { acceptText, refuse } from "../state/actions.js";

/** The address of the page with this list open. */
export function linkOfList({ link }) {
  return home() + fragmentOf({ list: link });
}

/** Opens the list of a link. */
export async function openLink(link) {
  const text = await unpacked(link);
  if (text === null) refuse("lists.bad-link");
  else acceptText(text, {});
}
