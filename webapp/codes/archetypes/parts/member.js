/* Part one: a setcode taken apart, and whether its card belongs to an archetype. */

import { byId, fill, keepingFocus, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { holdAgainst, lookAt, takeNamed } from "../state/actions.js";
import { bitRow, scroller, slotRow } from "./bits.js";
import { field } from "./field.js";
import { latest } from "../state/lab.js";
import { archetypesNamed } from "./numbering.js";
import { remarks } from "./remarks.js";
import { archetypeState, baseOf, hexOf, labelOf, nameOf, targetOf } from "../state/state.js";
import { tellAnswer } from "./telling.js";

const askValue = latest();
const askMember = latest();
const askTarget = latest();

export function memberPart() {
  return make(
    "section",
    { class: "pane", id: "setcode-member" },
    make("h2", { "data-say": "archetype.member.title" }),
    make(
      "div",
      { class: "fields" },
      field("setcode-value", "archetype.member.value", archetypeState().value, lookAt),
      field("setcode-target", "archetype.member.target", archetypeState().target, holdAgainst, "setcode-names"),
    ),
    make("div", { id: "setcode-slots" }),
    make(
      "details",
      null,
      make("summary", { "data-say": "archetype.rule.title" }),
      make("p", { "data-say": "archetype.rule.text" }),
      make("p", { "data-say": "archetype.rule.slips" }),
    ),
  );
}

export async function drawMember() {
  const { value, target: wanted } = archetypeState();
  const explained = await askValue("setcode.explain", { setcode: value });
  if (explained === null) return;
  if (!explained.ok) {
    const named = await archetypesNamed(value, takeInto("value"));
    if (value !== archetypeState().value) return;
    fill(byId("setcode-slots"), named || remarks(explained.diagnostics));
    tellAnswer("setcode-member", "setcode-slots");
    return;
  }
  const target = wanted.trim();
  const member = target === "" ? null : await askMember("setcode.member", { setcode: value, target });
  if (target !== "" && member === null) return;
  const read = member && member.ok ? await askTarget("setcode.unpack", { setcode: target }) : null;
  if (member && member.ok && !read) return;
  const named = member && !member.ok ? await archetypesNamed(target, takeInto("target")) : null;
  if (value !== archetypeState().value || wanted !== archetypeState().target) return;
  keepingFocus(() => {
    fill(
      byId("setcode-slots"),
      valueLine(explained.result),
      member && member.ok && memberTable(member.result, targetOf(read.result)),
      named,
      remarks([...explained.diagnostics, ...(member && !named ? member.diagnostics : [])]),
      memberships(explained.result),
    );
  });
  tellAnswer("setcode-member", "setcode-slots");
}

/** Takes a number into a field of this part. */
function takeInto(member) {
  return (code, client) => {
    byId("setcode-" + member).value = code;
    takeNamed({ [member]: code }, client);
  };
}

function valueLine(result) {
  return make(
    "p",
    { class: "value-line" },
    make("code", null, result.setcode),
    " = ",
    make("code", null, result.integer),
    result.unsigned !== result.integer && [" = ", make("code", null, result.unsigned)],
  );
}

function memberTable(result, target) {
  const words = result.member ? "archetype.member.yes" : "archetype.member.no";
  return [
    make("p", { class: "verdict " + (result.member ? "yes" : "no") }, say(words, { target: nameOf(target) || target })),
    result.slots.length > 0 &&
      scroller(
        say("archetype.rule.title"),
        make(
          "table",
          { class: "figures" },
          make(
            "thead",
            null,
            make(
              "tr",
              null,
              ["slot", "upper", "lower", "so"].map((key) =>
                make("th", { scope: "col" }, say("archetype.column." + key)),
              ),
            ),
          ),
          make(
            "tbody",
            null,
            targetRow(target),
            result.slots.map((match) => slotRow(match, target)),
          ),
        ),
      ),
  ];
}

function targetRow(target) {
  return make(
    "tr",
    { class: "asked" },
    make("th", { scope: "row" }, say("archetype.column.target"), " ", labelOf(target)),
    make("td", null, bitRow(target, null)),
    make("td", null, make("code", null, hexOf(baseOf(target)))),
    make("td", null, ""),
  );
}

/** Every archetype that each slot makes its card a member of; those that no list names by accident. */
function memberships(result) {
  return result.slots.map((slot) =>
    make(
      "section",
      { class: "memberships" },
      make("h3", null, say("archetype.member.all", { slot: slot.slot })),
      make(
        "ul",
        { class: "chips" },
        slot.memberOf.map((one) => make("li", { class: "chip" + (one.registered ? " known" : "") }, labelOf(one.code))),
      ),
    ),
  );
}
