/* How the answers of a question come about, opened below them, and copied as text. */

import { exactReceipt } from "../../../base/charts/receipt-text.js";
import { copyButton } from "../../../base/ui/clipboard.js";
import { fill, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { receiptOf } from "./lab.js";

/** The derivation of the answers of a question; it is computed when it is opened. */
export function receiptPart(key, yaml, topics) {
  const body = make("div", { class: "receipt" }, make("p", { class: "quiet" }, say("charts.receipt.coming")));
  const bring = async () => {
    try {
      const text = (await Promise.all(topics.map(({ name }) => textOf(yaml, name)))).join("\n\n");
      const copy = copyButton("copy-receipt-" + key, "questions.copy", () => text, { picture: "copy" });
      fill(body, make("pre", { tabindex: "0" }, make("code", null, text)), copy);
    } catch (broken) {
      fill(body, make("p", { class: "trouble", role: "alert" }, say("lab.failed", { reason: broken.message })));
    }
  };
  bring();
  return make("details", { id: "receipt-" + key }, make("summary", null, say("charts.receipt.title")), body);
}

async function textOf(yaml, topic) {
  const { states, combos } = /** @type {!OddsReceiptResult} */ (await receiptOf(yaml, topic));
  return combos.map((combo) => exactReceipt(topic + ", " + combo.name, combo, states)).join("\n\n");
}
