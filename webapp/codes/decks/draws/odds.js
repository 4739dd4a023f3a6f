/* The odds, as the core reckons them; asked once for each number of copies. */

import { LabConnection } from "../../../base/workers/lab-connection.js";

/** The worker that computes them. */
const lab = new LabConnection("odds-lab", { wasm: true });

const askedOdds = new Map();

/** A promise of the odds by turn to hold one of some copies: [{turn, seen, value, fraction?, missed}]. */
export function oddsOf(state, copies) {
  const { rules, size, hand, mulligan } = state;
  const request = JSON.stringify({
    op: "odds." + "draw",
    size,
    copies: Math.min(copies, size),
    first: Math.min(hand, size),
    perTurn: rules.perTurn,
    turns: rules.turns,
    mulligan,
  });
  if (!askedOdds.has(request)) {
    const asked = lab.call(request).then((text) => JSON.parse(text).result.turns);
    asked.catch(() => askedOdds.delete(request));
    askedOdds.set(request, asked);
  }
  return askedOdds.get(request);
}
