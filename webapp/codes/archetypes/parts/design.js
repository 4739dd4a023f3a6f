/*
 * Part two: a new archetype, step by step. First the base: a free one, or one whose family gets another member. Then
 * what the new one lies inside of. Then the number, with everything that stands against it and in all the forms that
 * files and scripts want.
 */

import { button, byId, fill, keepingFocus, make } from "../../../base/ui/elements.js";
import { onNewWidth } from "../../../base/ui/widths.js";
import { say } from "../../../base/ui/words.js";
import { chooseNumber, designFrom, designInside, nameDesign, takeNamed } from "../state/actions.js";
import { copier } from "./copying.js";
import { boxesIn, familyPicture, labelText } from "./diagram.js";
import { field } from "./field.js";
import { latest, resultOf } from "../state/lab.js";
import { isExample, listName } from "./lists.js";
import { archetypesNamed, isName } from "./numbering.js";
import { remarks } from "./remarks.js";
import { archetypeState, baseOf, bitsOf, familyOf, hexOf, labelOf, targetOf } from "../state/state.js";
import { cardFiles } from "../state/card-files.js";
import { tellAnswer } from "./telling.js";

const askDesign = latest();
const askBase = latest();

export function designPart() {
  return make(
    "section",
    { class: "pane", id: "setcode-design" },
    make("h2", { "data-say": "archetype.design.title" }),
    make("p", { class: "quiet", id: "setcode-lists" }),
    make(
      "div",
      { class: "actions" },
      button("", () => startFamily("0xd", ["0x100d", "0x300d"]), {
        "data-say": "archetype.design.saber",
        id: "setcode-saber",
      }),
      button("", () => startFamily("0x8", []), { "data-say": "archetype.design.hero", id: "setcode-hero" }),
      button("", startFree, { "data-say": "archetype.design.free", id: "setcode-free" }),
    ),
    make(
      "div",
      { class: "fields" },
      field("setcode-base", "archetype.design.base", archetypeState().base, designAlone, "setcode-names"),
      field("setcode-title", "archetype.design.name", archetypeState().title, nameDesign),
    ),
    make("div", { id: "setcode-design-answer" }),
  );
}

/** What is typed is what the new one shall lie inside of; a base alone has no inside. */
async function designAlone(base) {
  const read = await askBase("setcode.unpack", { setcode: base });
  if (read !== null) designFrom(base, read.ok ? insideOf(targetOf(read.result)) : []);
}

function insideOf(code) {
  return bitsOf(code) > 0 ? [code] : [];
}

/** The archetype that was requested by its name. */
function takeBase(code, client) {
  byId("setcode-base").value = code;
  takeNamed({ base: code, inside: insideOf(code), chosen: "" }, client);
}

function startFamily(base, inside) {
  byId("setcode-base").value = base;
  designFrom(base, inside);
}

async function startFree() {
  const free = await resultOf("setcode.free", {});
  startFamily(free.bases[0].from, []);
}

export async function drawDesign() {
  const state = archetypeState();
  const base = state.base.trim();
  const capacity = await askDesign("setcode.capacity", { base });
  if (capacity === null) return;
  if (isName(capacity)) {
    const named = await archetypesNamed(base, takeBase);
    if (base !== archetypeState().base.trim()) return;
    fill(byId("setcode-design-answer"), named || remarks(capacity.diagnostics));
    tellAnswer("setcode-design", "setcode-design-answer");
    return;
  }
  const root = baseOf(capacity.result.longest[0]);
  const family = familyOf(root);
  const inside = state.inside.filter((code) => baseOf(code) === root && bitsOf(code) > 0);
  const fresh = family.length === 0;
  const wish = { base: hexOf(root), mustContain: inside, exclude: family };
  const sub = fresh ? { codes: [hexOf(root)], best: [hexOf(root)] } : await resultOf("setcode.subcodes", wish);
  const chosen = sub.codes.includes(state.chosen) ? state.chosen : sub.best[0] || "";
  const conflicts = chosen ? (await resultOf("setcode.conflict", { candidate: chosen })).conflicts : [];
  const packed = chosen ? await resultOf("setcode.pack", { codes: [chosen] }) : null;
  keepingFocus(() => {
    fill(
      byId("setcode-design-answer"),
      remarks(capacity.diagnostics),
      fresh
        ? make("p", null, say("archetype.design.unused", { base: hexOf(root), lists: checkedLists() }))
        : insideChoice(family, inside),
      fittingPicture((most) => familyPicture(root, family, sub.codes, chosen, most)),
      make("p", null, capacityWords(capacity.result)),
      numberChoice(sub, chosen),
      chosen && conflictList(conflicts, inside),
      packed && forms(packed, chosen),
    );
  });
  tellAnswer("setcode-design", "setcode-design-answer", ".verdict, .note");
}

/** A picture that is drawn anew where another number of boxes fits. */
function fittingPicture(picture) {
  let most = boxesIn(byId("setcode-design-answer").clientWidth);
  const frame = make("div", { class: "family-frame" }, picture(most));
  onNewWidth(frame, () => {
    const fitting = boxesIn(frame.clientWidth);
    if (fitting !== most && frame.clientWidth > 0) {
      most = fitting;
      fill(frame, picture(most));
    }
  });
  return frame;
}

/** What a number was checked against: each list and each database that is open, and how much it names. */
function checkedLists() {
  const { lists: open, names } = archetypeState();
  const lists = open.map((list) => {
    const n = names.filter((one) => one.list === list && !one.retired).length;
    return isExample()
      ? say("archetype.checked.example", { n })
      : say("archetype.checked.list", { name: listName(list), n });
  });
  const databases = cardFiles.open
    .filter((file) => file.kind === "cards.cdb")
    .map((file) => say("archetype.checked.database", { name: file.name, n: file.size }));
  return [...lists, ...databases].join(say("archetype.comma"));
}

/** Which of the family the new one shall be a member of. */
function insideChoice(family, inside) {
  const subs = family.filter((code) => bitsOf(code) > 0);
  return (
    subs.length > 0 &&
    make(
      "fieldset",
      null,
      make("legend", null, say("archetype.design.inside")),
      subs.map((code) =>
        make(
          "label",
          { class: "check" },
          make("input", {
            type: "checkbox",
            id: "setcode-inside-" + code,
            checked: inside.includes(code),
            change: (event) => {
              designInside(event.target.checked ? [...inside, code] : inside.filter((one) => one !== code));
            },
          }),
          labelOf(code),
        ),
      ),
    )
  );
}

function numberChoice(sub, chosen) {
  return sub.codes.length === 0
    ? make("p", { class: "verdict no" }, say("archetype.design.none"))
    : make(
        "fieldset",
        null,
        make("legend", null, say("archetype.design.number")),
        sub.codes.map((code) =>
          make(
            "label",
            { class: "check" },
            make("input", {
              type: "radio",
              name: "setcode-number",
              id: "setcode-number-" + code,
              checked: code === chosen,
              change: () => chooseNumber(code),
            }),
            make("code", null, code),
            sub.best.includes(code) && make("span", { class: "quiet" }, say("archetype.design.best")),
          ),
        ),
      );
}

/**
 * How many more fit inside each other, and how many side by side.
 *
 * @param {!SetcodeCapacityResult} capacity
 */
function capacityWords(capacity) {
  return [
    say("archetype.design.chain", { chain: capacity.longest.map(labelText).join(" \u2283 "), n: capacity.chainLeft }),
    " ",
    say("archetype.design.apart", { n: capacity.apart.length, codes: capacity.apart.join(", ") || "\u2014" }),
  ];
}

function conflictList(conflicts, inside) {
  const remaining = conflicts.filter(
    (one) => !(one.kind === "contains" && (bitsOf(one.of) === 0 || inside.includes(one.of))),
  );
  return remaining.length === 0
    ? [
        make(
          "p",
          { class: "verdict yes", id: "setcode-verdict" },
          say("archetype.design.no-conflict", { lists: checkedLists() }),
        ),
        isExample() && make("p", { class: "quiet" }, say("archetype.checked.open")),
      ]
    : make(
        "ul",
        { class: "remarks" },
        remaining.map((one) =>
          make("li", { class: "note warning" }, say("archetype.conflict." + one.kind, { of: labelText(one.of) })),
        ),
      );
}

/** The number as databases, lists and scripts want it, each to be copied. */
function forms(packed, chosen) {
  const name = archetypeState().title || say("archetype.design.nameless");
  const constant =
    "SET_" +
    (name
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, "_")
      .replace(/^_|_$/g, "") || "NEW");
  const rows = [
    ["hex", packed.setcode],
    ["decimal", packed.integer],
    ["setname", "!setname " + chosen + " " + name],
    ["lua", constant + " = " + chosen],
  ];
  return make(
    "dl",
    { class: "forms" },
    rows.map(([key, text]) => [
      make("dt", null, say("archetype.form." + key)),
      make("dd", null, make("code", null, text), copier("setcode-copy-" + key, "archetype.copy", () => text, "plain")),
    ]),
  );
}
