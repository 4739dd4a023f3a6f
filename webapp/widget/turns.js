/* When a deck is drawn: hundreds of them on one page must not keep the reader waiting. */

/** Tells decks that they come near the part of the page that is seen. */
export const near = new IntersectionObserver(
  (entries) => entries.filter((entry) => entry.isIntersecting).forEach((entry) => entry.target._comeNear()),
  { rootMargin: "600px" },
);

let last = Promise.resolve();

/** Resolves for one deck in each task, so that the page answers its reader between two of them. */
export function turn() {
  const mine = last;
  last = mine.then(() => new Promise((next) => setTimeout(next)));
  return mine;
}
