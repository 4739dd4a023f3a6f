/* A picture of a topic with its table; it is saved under the names of the deck and the topic, and leads to both. */

import { figure } from "../../base/charts/figure.js";
import { packed } from "../../base/core/packed-link.js";
import { odds } from "../state/state.js";
import { fileName } from "../state/text-exports.js";

export function savedFigure(shown, table, key, topic, open = false, seen = true) {
  const part = "-" + key.replace(/-\d+$/, "") + (topic === "" ? "" : "-" + topic.replace(/[^\p{L}\p{N}-]+/gu, "-"));
  const { name, seed, run } = odds.get();
  const text = run ? run.text : odds.get().text; // of what is drawn, not of what is being typed
  const parts = async () => ({ odds: await packed(text), seed: seed === "1" ? null : seed });
  return figure(shown, table, key, fileName("").slice(0, -1) + part, { name, parts }, open, seen);
}
