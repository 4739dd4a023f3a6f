/* A hand put together by clicking: what is not chosen is shuffled under it. */

import { folded } from "../../ui/charts/figure.js";
import { button, byId, fill, keepingFocus, make } from "../../ui/elements.js";
import { say } from "../../ui/words.js";
import { game, openGame, topicOutline } from "./games.js";
import { session } from "./session.js";
import { cardName } from "./stepper.js";

/** Names of the chosen cards, in the order in which they were clicked. */
const ownHand = [];

export function drawOwnHand() {
  const cards = session.reading?.outline.cards || [];
  const size = topicOutline()?.hand || 0;
  const left = new Map(cards.map((card) => [card.name, card.count]));
  for (let i = 0; i < ownHand.length;) {
    const copies = left.get(ownHand[i]) || 0;
    if (copies > 0) left.set(ownHand[i++], copies - 1);
    else ownHand.splice(i, 1);
  }
  keepingFocus(() => {
    fill(
      byId("odds-own-hand"),
      folded(
        "own-hand",
        say("odds.own.title"),
        false,
        make("p", { class: "quiet" }, say("odds.own.about", { n: size })),
        make(
          "div",
          { class: "zone-cards", role: "group", "aria-label": say("odds.own.chosen") },
          ownHand.map((name, i) => cardButton(name, i)),
        ),
        make(
          "div",
          { class: "actions" },
          button(say("odds.own.play"), playOwnHand, {
            id: "odds-own-play",
            disabled: ownHand.length === 0 || !session.reading?.sound,
          }),
          button(say("odds.own.from-game"), takeDealtHand, { id: "odds-own-take", disabled: game.trace === null }),
          button(say("box.clear"), clearOwnHand, { id: "odds-own-clear", disabled: ownHand.length === 0 }),
        ),
        make(
          "div",
          { class: "zone-cards", role: "group", "aria-label": say("odds.own.deck") },
          cards.map((card, i) =>
            make(
              "button",
              {
                type: "button",
                id: "odds-own-add-" + i,
                class: "playing-card",
                disabled: left.get(card.name) === 0,
                click: () => chooseCard(card.name),
              },
              make("span", null, card.description || card.name),
              make("span", { class: "quiet" }, left.get(card.name) + "\u00d7"),
            ),
          ),
        ),
      ),
    );
  });
}

function cardButton(name, i) {
  return make(
    "button",
    {
      type: "button",
      id: "odds-own-drop-" + i,
      class: "playing-card fresh",
      "aria-label": say("odds.own.drop", { card: cardName(name) }),
      click: () => dropCard(i),
    },
    make("span", null, cardName(name)),
  );
}

function chooseCard(name) {
  ownHand.push(name);
  drawOwnHand();
}

function dropCard(i) {
  ownHand.splice(i, 1);
  drawOwnHand();
}

function clearOwnHand() {
  ownHand.length = 0;
  drawOwnHand();
}

/** Takes the opening hand of the game that is open, to change it. */
function takeDealtHand() {
  ownHand.length = 0;
  ownHand.push(...(game.trace.steps[0].zones.H || []));
  drawOwnHand();
}

/** Plays a deck with the chosen cards on top; under them the rest, shuffled anew with every click. */
function playOwnHand() {
  const rest = session.reading.outline.cards.flatMap((card) => Array(card.count).fill(card.name));
  for (const name of ownHand) rest.splice(rest.indexOf(name), 1);
  for (let i = rest.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [rest[i], rest[j]] = [rest[j], rest[i]];
  }
  openGame({ order: [...ownHand, ...rest] });
}
