/*
 * How an exact figure comes about, opened below it: the hands that are counted with their binomials, or how many states
 * were solved. It is copied as text.
 */

import { percent } from "../../../ui/charts/numbers.js";
import { copyButton } from "../../../ui/clipboard.js";
import { make } from "../../../ui/elements.js";
import { say } from "../../../ui/words.js";
import { LabConnection } from "../../../workers/lab-connection.js";
import { openedPart } from "./opened-part.js";

const lab = new LabConnection("odds-lab", { wasm: true });

/** The most hands that are written out. */
const SHOWN = 60;

/** The derivation of the answers of a question; it is computed when it is opened. */
export function receiptPart(key, yaml, topics) {
  return openedPart("question-" + key + "-receipt", "questions.receipt.title", async () => {
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
  return combos.map((combo) => comboText(topic, combo, states)).join("\n\n");
}

function comboText(topic, { name, fraction, hands, given }, states) {
  const result = "P = " + fraction + " \u2248 " + percent(valueOf(fraction), 4);
  const title = topic + ", " + name;
  if (!hands) {
    return [title, say("questions.receipt.states", { n: states }), result].join("\n");
  }
  return [
    title,
    ...handsText(hands),
    ...(given ? [say("questions.receipt.given"), ...handsText(given)] : []),
    result,
  ].join("\n");
}

/** A fraction as a number; both parts may be longer than numbers are exact. */
function valueOf(fraction) {
  const [above, below = "1"] = fraction.split("/");
  return Number((BigInt(above) * BigInt(10 ** 12)) / BigInt(below)) / 10 ** 12;
}

function handsText({ hand, classes, successes, drawn, ways, all }) {
  const size = classes.reduce((sum, { count }) => sum + count, 0);
  const terms = drawn.slice(0, SHOWN).map((numbers) =>
    numbers
      .map((n, i) => [classes[i].count, n])
      .filter(([count, n]) => n > 0 || count === n)
      .map(([count, n]) => "C(" + count + ", " + n + ")")
      .join("\u00b7"),
  );
  const left = drawn.length - SHOWN;
  const more = left > 0 ? " + \u2026 (" + say("questions.receipt.more", { n: left }) + ")" : "";
  return [
    ...classes.map(({ count, cards }) => count + "\u00d7 " + cards.join(" / ")),
    say("questions.receipt." + (successes ? "good" : "bad"), { n: drawn.length }),
    (terms.join(" + ") || "0") + more + " = " + ways,
    say("questions.receipt.all") + " C(" + size + ", " + hand + ") = " + all,
  ];
}
