/*
 * The choice of a numbering: YGOPro and EDOPro number archetypes differently from 0x139 on. Open files show which one
 * they have, or the reader chooses. A name is offered with both numbers.
 */

import { button, byId, fill, keepingFocus, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { chooseNumbering } from "../state/actions.js";
import { resultOf } from "../state/lab.js";
import { CLIENTS, archetypeState } from "../state/state.js";

/** As many archetypes are offered for a name. */
const NAMED = 12;

export function numberingPart() {
  return make("div", { id: "setcode-numbering" });
}

/** The choice, and whose numbers the names are. */
export function drawNumbering() {
  const { numbering, spoken } = archetypeState();
  const option = (client, words) => make("option", { value: client, selected: client === numbering }, words);
  keepingFocus(() => {
    fill(
      byId("setcode-numbering"),
      make(
        "label",
        { class: "choice" },
        make("span", { class: "quiet" }, say("archetype.numbering.label")),
        make(
          "select",
          { id: "numbering-choice", change: (event) => chooseNumbering(event.target.value) },
          option("", say("archetype.numbering.found")),
          Object.entries(CLIENTS).map(([client, called]) => option(client, called)),
        ),
      ),
      make(
        "p",
        { class: "quiet", id: "numbering-says" },
        spoken.client && say("archetype.numbering." + spoken.by, { client: CLIENTS[spoken.client] }),
      ),
    );
  });
}

/** Whether a number was wanted and a name was given: the reader chooses among its numbers, whatever the core took. */
export function isName(answer) {
  return !answer.ok || answer.diagnostics.some(({ code }) => code.endsWith(".name-read"));
}

/**
 * The archetypes of a name, each with its numbers, to be taken by a press; null where there are none.
 *
 * @param {string} text
 * @param {function(string, string): ?} take takes a number, and the client that numbers so
 */
export async function archetypesNamed(text, take) {
  const name = text.trim();
  const result = name === "" ? null : await resultOf("setnames.find", { name });
  if (!result || result.found.length === 0) return null;
  return make(
    "ul",
    { class: "found archetypes-named" },
    result.found.slice(0, NAMED).map((one) => make("li", null, one.name, " ", numbersOf(one, take))),
  );
}

/** Taking a number takes the numbering in which it means that, too. */
function numbersOf(found, take) {
  return Object.entries(CLIENTS)
    .filter(([client]) => found[client])
    .map(([client, called]) =>
      button(
        found[client] + " (" + called + ")",
        () => take(found[client], client),
        { class: "plain" },
      ),
    );
}
