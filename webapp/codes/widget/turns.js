/* When a deck is drawn: hundreds of them on one page must not keep the reader waiting. */

/** Informs decks whether they are near the part of the page that is seen. */
export const nearness = new IntersectionObserver(
  (entries) => entries.forEach((entry) => entry.target._setNear(entry.isIntersecting)),
  { rootMargin: "600px" },
);

let last = Promise.resolve();

/** Resolves for one deck in each task, so that the page answers its reader between two of them. */
export function turn() {
  const mine = last;
  last = mine.then(() => new Promise((next) => setTimeout(next)));
  return mine;
}
