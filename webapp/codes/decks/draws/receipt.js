/* How the answers of a question come about, opened below them, and copied as text. */

import { exactReceipt } from "../../../base/charts/receipt-text.js";
import { copyButton } from "../../../base/ui/clipboard.js";
import { make } from "../../../base/ui/elements.js";
import { LabConnection } from "../../../base/workers/lab-connection.js";
import { openedPart } from "./opened-part.js";

const lab = new LabConnection("odds-lab", { wasm: true });

/** The derivation of the answers of a question; it is computed when it is opened. */
export function receiptPart(key, yaml, topics) {
  return openedPart("question-" + key + "-receipt", "charts.receipt.title", async () => {
    const text = (await Promise.all(topics.map(({ name }) => receiptOf(yaml, name)))).join("\n\n");
    return [
      make("pre", { tabindex: "0" }, make("code", null, text)),
      copyButton("question-" + key + "-copy-receipt", "questions.copy", () => text, { picture: "copy" }),
    ];
  });
}

async function receiptOf(yaml, topic) {
  const answer = JSON.parse(await lab.call(JSON.stringify({ op: "odds." + "receipt", yaml, topic })));
  if (!answer.ok) throw new Error(answer.diagnostics[0].message);
  const { states, combos } = /** @type {!OddsReceiptResult} */ (answer.result);
  return combos.map((combo) => exactReceipt(topic + ", " + combo.name, combo, states)).join("\n\n");
}
