/* A hand put together by clicking: what is not chosen is shuffled under it. */

import { folded } from "../../base/charts/figure.js";
import { button, byId, fill, keepingFocus, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";
import { chooseHand, handOfDeck, playOwnHand } from "../state/game-actions.js";
import { cardsOfDeck, odds, topicOutline } from "../state/state.js";
import { cardName } from "./card-names.js";

export function drawOwnHand() {
  const cards = cardsOfDeck();
  const size = topicOutline()?.hand || 0;
  const { reading, game } = odds.get();
  const { hand, left } = handOfDeck();
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
          hand.map((name, i) => cardButton(name, i, hand)),
        ),
        make(
          "div",
          { class: "actions" },
          button(say("odds.own.play"), playOwnHand, {
            id: "odds-own-play",
            disabled: hand.length === 0 || !reading?.sound,
          }),
          // to change it
          button(say("odds.own.from-game"), () => chooseHand(game.trace.steps[0].zones.H || []), {
            id: "odds-own-take",
            disabled: game.trace === null,
          }),
          button(say("box.clear"), () => chooseHand([]), { id: "odds-own-clear", disabled: hand.length === 0 }),
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
                click: () => chooseHand([...hand, card.name]),
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

function cardButton(name, i, hand) {
  return make(
    "button",
    {
      type: "button",
      id: "odds-own-drop-" + i,
      class: "playing-card fresh",
      "aria-label": say("odds.own.drop", { card: cardName(name) }),
      click: () => chooseHand(hand.filter((_, at) => at !== i)),
    },
    make("span", null, cardName(name)),
  );
}
