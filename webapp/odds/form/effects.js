/* Effects of a card that need no language: they are pressed together, and written as programs. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { cardWords, conditionSelect, firstCondition, numberField } from "./choices.js";
import { change } from "./state.js";

const KINDS = ["draw", "search", "look", "send"];

/** How many cards an effect draws or looks at, before the reader says another number. */
const USUAL = { draw: 2, look: 6 };

const NEW = { open: false, kind: "draw", count: USUAL.draw, of: "", cost: false, once: false };

/** What is being put together, by the name of the card. */
const drafts = new Map();

export function effectPart(form, card, id, redraw) {
  const draft = drafts.get(card.name) || NEW;
  const of = draft.of || firstCondition(form);
  const set = (changed) => {
    drafts.set(card.name, { ...draft, ...changed });
    redraw();
  };
  const { open, kind, count, cost, once } = draft;
  const add = () => {
    drafts.delete(card.name);
    const made = { change: "effect", card: card.name, effect: kind, count, cost, once };
    change(() => [{ ...made, ...(kind !== "draw" && { of }) }], redraw);
  };
  const box = (name, value) =>
    make(
      "label",
      { class: "pick" },
      make("input", {
        id: id + "-" + name,
        type: "checkbox",
        checked: value,
        change: (event) => set({ [name]: event.target.checked }),
      }),
      make("span", null, say("form.effects." + name)),
    );
  return [
    button(say("form.effects.title"), () => set({ open: !open }), {
      id,
      class: "plain",
      "aria-expanded": String(open),
      "aria-label": say("form.effects.of", { card: cardWords(card) }),
    }),
    open &&
      make(
        "div",
        { class: "actions effect" },
        make(
          "select",
          {
            id: id + "-kind",
            "aria-label": say("form.effects.title"),
            change: ({ target }) => set({ kind: target.value, count: USUAL[target.value] || 1 }),
          },
          KINDS.map((one) => make("option", { value: one, selected: one === kind }, say("form.effects." + one))),
        ),
        USUAL[kind] &&
          numberField(id + "-count", say("form.rows.count"), count, 1, (n) => set({ count: Math.min(20, n) })),
        kind !== "draw" && conditionSelect(id + "-of", of, (chosen) => set({ of: chosen })),
        box("cost", cost),
        box("once", once),
        button(say("form.add"), add, { id: id + "-add" }),
      ),
  ];
}
