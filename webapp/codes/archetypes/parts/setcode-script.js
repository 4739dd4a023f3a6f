/* SQL for the cards that were chosen in the table: an archetype more or less in their setcodes. */

import { button, byId, fill, make } from "../../../base/ui/elements.js";
import { say, sayAll } from "../../../base/ui/words.js";
import { copier } from "./copying.js";
import { field } from "./field.js";
import { chooseNumbering } from "../state/actions.js";
import { latest } from "../state/lab.js";
import { archetypesNamed, isName } from "./numbering.js";
import { remarks } from "./remarks.js";
import { tellAnswer } from "./telling.js";

const askScript = latest();

/** Names of refused cards that are listed. */
const NAMED = 10;

/** The chosen cards by number, and the archetypes as they are written. */
const edit = { cards: new Map(), add: "", remove: "" };

export function isChosen(id) {
  return edit.cards.has(id);
}

export function choose(cards, chosen) {
  for (const { id, name } of cards) {
    if (chosen) edit.cards.set(id, name);
    else edit.cards.delete(id);
  }
  drawScript();
}

/** The place of the script, below the table; empty while no card is chosen. */
export function scriptPart() {
  return make("section", { id: "setcode-script" });
}

/** Cards of a database that was closed are chosen no more. */
export function dropChosen() {
  edit.cards.clear();
}

export function drawScript() {
  const place = byId("setcode-script");
  if (!place) return;
  const n = edit.cards.size;
  if (n === 0) {
    fill(place);
    return;
  }
  if (!byId("script-add")) {
    fill(
      place,
      make("h3", null, say("archetype.script.title")),
      make(
        "div",
        { class: "pager" },
        make("p", { id: "script-count" }),
        button(
          say("archetype.script.none"),
          () => {
            edit.cards.clear();
            for (const box of document.querySelectorAll(".chooser")) box.checked = false;
            drawScript();
          },
          { id: "script-none", class: "plain" },
        ),
      ),
      make("div", { class: "fields" }, archetypeField("add"), archetypeField("remove")),
      make("div", { id: "script-answer" }),
    );
    sayAll(place);
  }
  byId("script-count").textContent = say("archetype.script.chosen", { n });
  drawAnswer();
}

function archetypeField(key) {
  return field(
    "script-" + key,
    "archetype.script." + key,
    edit[key],
    (text) => {
      edit[key] = text;
      drawAnswer();
    },
    "setcode-names",
  );
}

async function drawAnswer() {
  const add = edit.add.trim();
  const remove = edit.remove.trim();
  if (!add && !remove) {
    fill(byId("script-answer"), make("p", { class: "quiet" }, say("archetype.script.wanted")));
    return;
  }
  // what is null is left out for the core
  const args = { ids: [...edit.cards.keys()], add: add || null, remove: remove || null };
  const answer = await askScript("database.script", args);
  if (answer === null) return;
  const wrong = ["add", "remove"].filter((key) => answer.diagnostics.some((note) => note.pointer === "/" + key));
  const named = !isName(answer) ? [] : await Promise.all(wrong.map((key) => archetypesNamed(edit[key], takeInto(key))));
  if (!byId("script-answer")) return;
  fill(
    byId("script-answer"),
    remarks(answer.diagnostics),
    named,
    answer.ok && written(answer.result),
  );
  tellAnswer("setcode-script", "script-answer");
}

/** Takes the number of an archetype that was requested by its name. */
function takeInto(key) {
  return (code, client) => {
    edit[key] = code;
    byId("script-" + key).value = code;
    chooseNumbering(client);
    drawAnswer();
  };
}

/** @param {!DatabaseScriptResult} result */
function written({ sql, changed, unchanged, refused }) {
  const names = refused.slice(0, NAMED).map((card) => card.name || "#" + card.id);
  return [
    make("p", null, say("archetype.script.changed", { n: changed.length })),
    unchanged > 0 && make("p", { class: "quiet" }, say("archetype.script.unchanged", { n: unchanged })),
    refused.length > 0 &&
      make(
        "p",
        { class: "quiet", id: "script-refused" },
        say("archetype.script.refused", {
          names: names.join(say("archetype.comma")) + (refused.length > NAMED ? "\u2026" : ""),
        }),
      ),
    sql !== "" && [
      copier("script-copy", "archetype.script.copy", () => sql),
      make("pre", { class: "sql", tabindex: "0", role: "region", "aria-label": say("archetype.script.title") }, sql),
    ],
  ];
}
