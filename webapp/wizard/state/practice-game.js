/* A table for the cards that are being written: players, monsters, the cards in hand. */

import { cardsGiven, wizard } from "./state.js";

const COPIES = 3;
const PLAIN_CARDS = 8;
const SHOP_CARDS = 8;

/** A scenario in which the cards can be played at once, under the rules and with the players that are chosen. */
export function scenarioOf(cards) {
  const { text, profile, seats } = wizard.get();
  const boardGame = profile === "board-game";
  const instances = {};
  const hand = [];
  const deck = [];
  const treasures = cards.filter((card) => typeof card.id === "string" && card.level === undefined);
  treasures.slice(0, 4).forEach((card, i) => {
    for (let copy = 1; copy <= COPIES; copy++) {
      const uuid = "c" + (i * COPIES + copy);
      instances[uuid] = card.id;
      (copy === 1 ? hand : deck).push(uuid);
    }
  });
  const plain = (letter, count) => Array.from({ length: count }, (_, i) => letter + (i + 1));
  const secondPile = plain("d", PLAIN_CARDS);
  const otherPiles = Array.from({ length: Math.max(0, seats - 2) }, (_, i) => plain("dghi"[i + 1], 4));
  const shop = boardGame ? plain("s", SHOP_CARDS) : [];
  for (const uuid of [...secondPile, ...otherPiles.flat(), ...shop]) instances[uuid] = "table.treasure.plain." + uuid;
  // three players have more gold, and a monster that belongs to none of them
  const gold = boardGame && seats === 3 ? 5 : 3;
  const player = (UUID, held, pile) => ({
    UUID,
    mana: 10,
    gold,
    freezing: 0,
    hand: held,
    deck: pile,
    discard: [],
    played: [],
  });
  const monster = (UUID, health) => ({
    UUID,
    id: "table.exploration.III." + UUID,
    level: "III",
    health,
    maxHealth: health,
    reward: 1,
  });
  const slots = seats === 3 ? 4 : seats;
  return {
    kind: "run",
    profile,
    seed: "xoshiro128:1",
    cards: [text],
    initial: {
      ...(boardGame ? { phase: "none" } : { phase: "battling", current: "p1" }),
      players: [
        player("p1", hand, [...deck, ...secondPile.slice(0, 4)]),
        player("p2", secondPile.slice(4, 5), secondPile.slice(5)),
        ...otherPiles.map((held, i) => player("p" + (i + 3), held.slice(0, 1), held.slice(1))),
      ],
      monsters: Array.from({ length: slots }, (_, i) => monster("m" + (i + 1), i === 0 ? 20 : 10)),
      ...(boardGame ? { shop: shop.slice(0, 4), shopDeck: shop.slice(4) } : {}),
      instances: { ...instances, w1: "table.treasure.plain.wand" },
    },
    actions: [],
  };
}

/** The game again with the text as it is now: its actions stay. */
export function scenarioAgain(handle) {
  return { ...handle, cards: cardsGiven() };
}
