/* The form of the text that is open, and changes of it, one after the other. */

import { afterPress } from "../../base/ui/press.js";
import { sayDiagnostic, say } from "../../base/ui/words.js";
import { LabConnection } from "../../base/workers/lab-connection.js";
import { changeText } from "../state/actions.js";
import { odds } from "../state/state.js";

const formLab = new LabConnection("form-lab");

export const formState = {
  /** The text that is shown, and its form; null where it is none, with the reasons. */
  text: null,
  form: null,
  refusals: [],

  /** Why the last change was not made; empty where it was. */
  trouble: "",

  /** How many cards the deck had before the form changed it, and whether it keeps them. */
  size: 0,
  keepsSize: false,

  /** The role that a click on a card gives or takes. */
  role: "",
};

let changes = Promise.resolve();

/** The text that the form made last: any other one comes from outside. */
let made = null;

/** How many cards the deck has. */
export function deckSize(form) {
  return form.cards.reduce((sum, card) => sum + (card.disabled ? 0 : Math.max(0, card.count)), 0);
}

export async function askForm(op, args) {
  return JSON.parse(await formLab.call(JSON.stringify({ op, ...args })));
}

/** Reads the text that is open, unless it was read before. */
export async function readForm() {
  const text = odds.get().text;
  if (formState.text === text) return;
  const answer = await askForm("odds.form", { yaml: text });
  if (text !== odds.get().text) {
    await readForm();
    return;
  }
  Object.assign(formState, { text, form: answer.result ?? null, refusals: answer.ok ? [] : answer.diagnostics });
  if (formState.form && text !== made) formState.size = deckSize(formState.form);
}

/**
 * Changes the text: all of the changes, or where one is refused, none. Changes that are requested while others are made
 * wait for them, and see their outcome.
 *
 * @param {function(!Object): !Array<!Object>} wanted the changes of a form, as the contract has them
 * @param {function(): void} drawn what draws the form anew
 */
export function change(wanted, drawn) {
  changes = changes.then(() => make(wanted)).then(() => afterPress(drawn));
}

async function make(wanted) {
  try {
    await readForm();
    if (!formState.form) return;
    let yaml = formState.text;
    for (const one of wanted(formState.form)) {
      const answer = await askForm("odds.edit", { yaml, ...one });
      if (!answer.ok) {
        formState.trouble = sayDiagnostic(answer.diagnostics[0]);
        return;
      }
      yaml = answer.result.yaml;
    }
    formState.trouble = "";
    made = yaml;
    if (yaml !== odds.get().text) changeText(yaml);
    await readForm();
  } catch (broken) {
    formState.trouble = say("lab.failed", { reason: broken.message });
  }
}
