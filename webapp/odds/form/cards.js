/* The cards of the form: copies, roles, and whether they are switched on. */

import { button, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { cardWords, numberField, rolesOf } from "./choices.js";
import { effectPart } from "./effects.js";
import { textsBelow } from "./in-text.js";
import { change, deckSize, formState } from "./state.js";

/** The cards of which the reader wants to see more than copies, by name. */
const unfolded = new Set();

/** Roles that were named and that no card has yet. */
const newRoles = new Set();

export function cardsPart(form, redraw) {
  const size = deckSize(form);
  const differs = size !== formState.size && form.cards.length > 0;
  return make(
    "section",
    { class: "form-cards" },
    make(
      "h2",
      null,
      say("form.cards.title"),
      make(
        "span",
        differs ? { class: "pill warn" } : { class: "quiet" },
        say(differs ? "form.cards.kept" : "form.cards.size", { n: size, size: formState.size }),
      ),
    ),
    form.cards.length > 0 && rolesPart(form, redraw),
    make(
      "ul",
      { class: "form-rows" },
      form.cards.map((card, i) => cardRow(form, card, i, redraw)),
    ),
    differs && fillButton(form, redraw),
    sizeKeeper(form, redraw),
    adding(form, redraw),
  );
}

/* Roles. */

function rolesPart(form, redraw) {
  const roles = rolesOf(form);
  const all = [...new Set([...roles, ...newRoles])];
  const choose = (role) => {
    formState.role = formState.role === role ? "" : role;
    redraw();
  };
  return make(
    "fieldset",
    { class: "roles" },
    make("legend", null, say("form.roles.title")),
    make(
      "div",
      { class: "actions" },
      all.map((role, i) =>
        button(role, () => choose(role), {
          id: "form-role-" + i,
          class: "plain chip",
          "aria-pressed": String(role === formState.role),
        }),
      ),
      make(
        "form",
        { class: "adder", submit: (event) => nameRole(event, redraw) },
        make("input", {
          id: "form-new-role",
          autocomplete: "off",
          placeholder: say("form.roles.new"),
          "aria-label": say("form.roles.new"),
        }),
        make("button", { id: "form-add-role", class: "plain" }, say("form.add")),
      ),
    ),
    make(
      "p",
      { class: "quiet" },
      formState.role === "" ? say("form.roles.about") : say("form.roles.click", { role: formState.role }),
    ),
  );
}

function nameRole(event, redraw) {
  event.preventDefault();
  const field = event.target.querySelector("input");
  // blanks would make it two words in a condition
  const role = field.value.trim().replace(/\s+/g, "-");
  if (role === "") return;
  newRoles.add(role);
  formState.role = role;
  field.value = "";
  redraw();
}

/* The size of the deck. */

/** The card that makes room, or takes it: one without a role, with most copies. */
function fillerOf(form) {
  const cards = form.cards.filter((card) => card.roles.length === 0 && !card.disabled);
  return cards.reduce((most, card) => (most && most.count >= card.count ? most : card), /** @type {?} */ (null));
}

/** Whether what is changed is made up for by the filler, so that decks of equal size are compared. */
function sizeKeeper(form, redraw) {
  const filler = fillerOf(form);
  return (
    filler !== null &&
    make(
      "label",
      { class: "pick" },
      make("input", {
        id: "form-keep-size",
        type: "checkbox",
        checked: formState.keepsSize,
        change: (event) => {
          formState.keepsSize = event.target.checked;
          change((now) => (formState.keepsSize ? filling(now, deckSize(now)) : []), redraw);
        },
      }),
      " ",
      say("form.cards.fill", { card: cardWords(filler), n: formState.size }),
    )
  );
}

/** Brings the deck to the size that it had, once. */
function fillButton(form, redraw) {
  const filler = fillerOf(form);
  return (
    filler !== null &&
    button(
      say("form.cards.fill-now", { card: cardWords(filler) }),
      () => change((now) => filling(now, deckSize(now)), redraw),
      { id: "form-fill", class: "plain" },
    )
  );
}

/** The change of the filler that brings the deck from a size to the one that it had. */
function filling(form, size) {
  const filler = fillerOf(form);
  if (filler === null) return [];
  const count = Math.max(0, filler.count + formState.size - size);
  return count === filler.count ? [] : [{ change: "count", card: filler.name, count }];
}

/** The changes that give a card so many copies. */
function counting(form, name, count) {
  const card = form.cards.find((one) => one.name === name);
  const size = deckSize(form) + (card.disabled ? 0 : count - Math.max(0, card.count));
  const filled = formState.keepsSize && fillerOf(form)?.name !== name ? filling(form, size) : [];
  return [{ change: "count", card: name, count }, ...filled];
}

/* One card. */

function cardRow(form, card, i, redraw) {
  const id = "form-card-" + i;
  const about = (what) => change((now) => (now.cards.some((one) => one.name === card.name) ? what(now) : []), redraw);
  const count = (number) => about((now) => counting(now, card.name, number));
  const step = (by) =>
    about((now) => {
      const copies = Math.max(0, now.cards.find((one) => one.name === card.name).count);
      const stepped = Math.min(1000, Math.max(0, copies + by));
      return counting(now, card.name, stepped);
    });
  const words = cardWords(card);
  const open = unfolded.has(card.name);
  const fold = () => {
    if (!unfolded.delete(card.name)) unfolded.add(card.name);
    redraw();
  };
  return make(
    "li",
    { class: "form-card" + (card.disabled ? " off" : "") },
    nameElement(card, words, id, about),
    button("\u22ef", fold, {
      id: id + "-rest",
      class: "plain",
      "aria-expanded": String(open),
      "aria-label": say("form.cards.rest", { card: words }),
    }),
    make(
      "span",
      { class: "copies" },
      button("\u2212", () => step(-1), { id: id + "-less", "aria-label": say("form.cards.less", { card: words }) }),
      numberField(id + "-count", say("form.cards.copies", { card: words }), card.count, 0, count),
      button("+", () => step(1), { id: id + "-more", "aria-label": say("form.cards.more", { card: words }) }),
    ),
    open &&
      make(
        "div",
        { class: "actions rest" },
        words !== card.name && make("code", { class: "quiet" }, card.name),
        make(
          "label",
          { class: "pick" },
          switchBox(id + "-on", say("form.on", { name: words }), !card.disabled, (on) =>
            about(() => [{ change: "disable-card", card: card.name, on: !on }]),
          ),
          make("span", { "aria-hidden": "true" }, say("form.on", { name: words })),
        ),
        button(say("form.remove", { name: words }), () => about(() => [{ change: "remove-card", card: card.name }]), {
          id: id + "-remove",
          class: "plain",
        }),
        effectPart(form, card, id + "-effect", redraw),
      ),
    textsBelow(form, ["deck", "cards", card.name], id + "-text"),
  );
}

/** The name; while a role is chosen, a button that gives or takes it. */
function nameElement(card, words, id, about) {
  const { role } = formState;
  const shown = [
    card.roles.map((one) => make("span", { class: "tag" + (one === role ? " chosen" : "") }, one)),
    make("span", { class: "words" }, words),
  ];
  if (role === "") return make("span", { class: "card-name" }, shown);
  const toggle = () =>
    about((now) => {
      const has = now.cards.find((one) => one.name === card.name).roles.includes(role);
      return [{ change: "role", card: card.name, role, on: !has }];
    });
  return make(
    "button",
    {
      type: "button",
      id: id + "-name",
      class: "card-name",
      "aria-pressed": String(card.roles.includes(role)),
      click: toggle,
    },
    shown,
  );
}

/** A box to switch a card or a combo on and off. */
export function switchBox(id, label, on, changed) {
  return make("input", {
    id,
    type: "checkbox",
    checked: on,
    title: label,
    "aria-label": label,
    change: (event) => changed(event.target.checked),
  });
}

function adding(form, redraw) {
  const add = (event) => {
    event.preventDefault();
    const field = event.target.querySelector("input");
    const name = field.value.trim();
    if (name === "") return;
    field.value = "";
    change(() => [{ change: "add-card", card: name, count: 3 }], redraw);
  };
  return make(
    "form",
    { class: "adder", submit: add },
    make("input", {
      id: "form-new-card",
      autocomplete: "off",
      placeholder: say("form.cards.new"),
      "aria-label": say("form.cards.new"),
    }),
    make("button", { id: "form-add-card", class: form.cards.length === 0 ? "first" : "" }, say("form.cards.add")),
  );
}
