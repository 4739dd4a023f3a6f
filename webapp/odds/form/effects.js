/* Effects of a card that need no language: they are pressed together, and written as programs. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { cardList, cardWords, firstCondition, numberField } from "./choices.js";
import { change } from "./state.js";

const KINDS = ["draw", "search", "look", "send"];

/** What an effect can use up, as the start of a topic allows it. */
export const USES = ["normal", "supporter", "mana"];

/** The most cards that an effect draws, looks at or discards, and the most mana that it costs. */
const MOST = 20;

/** How many cards an effect draws or looks at, before the reader says another number. */
const USUAL = { draw: 2, look: 6 };

const NEW = {
  open: false,
  kind: "draw",
  count: USUAL.draw,
  of: [],
  cost: false,
  discards: 1,
  least: [],
  uses: "",
  price: 1,
  once: false,
};

/** What is being put together, by the name of the card. */
const drafts = new Map();

export function effectPart(form, card, id, redraw) {
  const draft = drafts.get(card.name) || NEW;
  const of = draft.of.length > 0 ? draft.of : [firstCondition(form)];
  const set = (changed) => {
    drafts.set(card.name, { ...draft, ...changed });
    redraw();
  };
  const { open, kind, count, cost, discards, least, uses, price, once } = draft;
  const add = () => {
    drafts.delete(card.name);
    const made = { change: "effect", card: card.name, effect: kind, count, once };
    const paid = { ...(cost && { discards, least }), ...(uses !== "" && { uses, price }) };
    change(() => [{ ...made, ...paid, ...(kind !== "draw" && { of }) }], redraw);
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
  const select = (name, title, values, value, changed) =>
    make(
      "select",
      { id: id + "-" + name, "aria-label": say(title), change: ({ target }) => changed(target.value) },
      values.map((one) => make("option", { value: one, selected: one === value }, say(wordsOf(one)))),
    );
  const number = (name, value) =>
    numberField(id + "-" + name, say("form.effects." + name), value, 1, (n) => set({ [name]: Math.min(MOST, n) }));
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
        select("kind", "form.effects.title", KINDS, kind, (chosen) => set({ kind: chosen, count: USUAL[chosen] || 1 })),
        USUAL[kind] && number("count", count),
        kind !== "draw" && cardList(of, id + "-of", form, "form.effects.else", (chosen) => set({ of: chosen })),
        box("cost", cost),
        cost && number("discards", discards),
        cost && cardList(least, id + "-least", form, "form.effects.least", (chosen) => set({ least: chosen })),
        select("uses", "form.effects.uses", ["", ...USES], uses, (chosen) => set({ uses: chosen })),
        uses === "mana" && number("price", price),
        box("once", once),
        button(say("form.add"), add, { id: id + "-add" }),
      ),
  ];
}

/** The words of a kind, or of what is used up. */
function wordsOf(one) {
  return KINDS.includes(one) ? "form.effects." + one : "form.start." + (one || "none");
}
