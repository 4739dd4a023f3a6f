/* A hand as the game would deal it, by chance; another one by a click, and the cards that come next. */

import { announce } from "../../../base/ui/announce.js";
import { button, make } from "../../../base/ui/elements.js";
import { say } from "../../../base/ui/words.js";
import { heading } from "./ask.js";
import { listed } from "./events.js";

/** The cards of a shuffled pile by their place in the list of cards: those in hand come first. */
const dealt = { key: "", order: [], hand: 0, marked: new Set() };

function shuffled(numbers) {
  const order = [...numbers];
  const chance = crypto.getRandomValues(new Uint32Array(order.length));
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor((chance[i] / 4294967296) * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

function deal(state) {
  const pile = state.cards.flatMap((card, i) => Array(card.count).fill(i));
  Object.assign(dealt, {
    key: state.key,
    order: shuffled(pile),
    hand: Math.min(state.hand, pile.length),
    marked: new Set(),
  });
}

/** The marked cards go back: others come for them first, then the pile is shuffled with them. */
function putBack() {
  const kept = dealt.order.slice(0, dealt.hand).map((card, i) => (dealt.marked.has(i) ? null : card));
  const back = dealt.order.slice(0, dealt.hand).filter((card, i) => dealt.marked.has(i));
  const pile = dealt.order.slice(dealt.hand);
  const hand = kept
    .map((card) => (card === null && pile.length > 0 ? pile.shift() : card))
    .filter((card) => card !== null);
  dealt.order = [...hand, ...shuffled([...pile, ...back])];
  dealt.hand = hand.length;
  dealt.marked.clear();
}

export function handPart(state, redraw) {
  if (dealt.key !== state.key) deal(state);
  const cards = dealt.order.slice(0, dealt.hand).map((card) => state.cards[card]);
  const act = (change) => () => {
    change();
    redraw();
    announce(
      say("draws.hand-spoken", {
        cards: listed(dealt.order.slice(0, dealt.hand).map((card) => state.cards[card].name)),
      }),
    );
  };
  const first = dealt.hand === Math.min(state.hand, dealt.order.length);
  const more = Math.min(state.rules.perTurn, dealt.order.length - dealt.hand);
  return make(
    "section",
    { class: "pane" },
    heading(say("draws.hand"), say("draws.left", { n: dealt.order.length - dealt.hand })),
    make(
      "div",
      { class: "dealt", role: "group", "aria-label": say("draws.hand") },
      cards.map((card, i) => dealtCard(card, i, state.rules.mulligan && first, redraw)),
    ),
    make(
      "div",
      { class: "actions" },
      button(
        say("draws.new-hand"),
        act(() => deal(state)),
        { id: "draws-new-hand" },
      ),
      state.rules.mulligan &&
        button(say("draws.put-back", { n: dealt.marked.size }), act(putBack), {
          id: "draws-put-back",
          disabled: dealt.marked.size === 0 || !first,
        }),
      button(
        say("draws.next", { n: more }),
        act(() => {
          dealt.hand += more;
        }),
        { id: "draws-next", disabled: more === 0 },
      ),
    ),
  );
}

function dealtCard(card, i, markable, redraw) {
  const shown = [make("span", null, card.name), card.group && make("small", null, card.group)];
  if (!markable) return make("span", { class: "dealt-card" }, shown);
  const mark = () => {
    if (dealt.marked.has(i)) dealt.marked.delete(i);
    else dealt.marked.add(i);
    redraw();
  };
  return button(shown, mark, {
    id: "draws-dealt-" + i,
    class: "dealt-card",
    "aria-pressed": String(dealt.marked.has(i)),
  });
}
