/* How wide pictures are drawn, in pixels: as wide as their place, unless that is very narrow or very wide. */

import { byId } from "../../base/ui/elements.js";

const NARROWEST = 240;
const WIDEST = 720;

/** The narrowest picture that stands beside another one, and the gap between the two, as in odds.css. */
const NARROWEST_HALF = 280;
const GAP = 24;

/** The width of a picture in an element. */
export function pictureWidth(id) {
  return Math.max(NARROWEST, Math.min(WIDEST, byId(id).clientWidth));
}

/** The width of each of two pictures in an element: half of it, or all of it where they stand one below the other. */
export function pairWidth(id) {
  const half = Math.floor((Math.min(2 * WIDEST, byId(id).clientWidth) - GAP) / 2);
  return half >= NARROWEST_HALF ? half : pictureWidth(id);
}
