/* A table for the cards that are being written: two players, two monsters, the cards in hand. */

const COPIES = 3;

/** A scenario in which the cards can be played at once. */
function scenarioOf(cards) {
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
  for (let i = 1; i <= 8; i++) {
    instances["d" + i] = "table.treasure.plain.d" + i;
  }
  const player = (UUID, held, pile) => ({ UUID, mana: 10, gold: 3, freezing: 0, hand: held, deck: pile, discard: [], played: [] });
  const monster = (UUID, health) => ({ UUID, id: "table.exploration.III." + UUID, level: "III", health, maxHealth: health, reward: 1 });
  return {
    kind: "run",
    profile: "document",
    seed: "xoshiro128:1",
    cards: [session.text],
    initial: {
      phase: "battling",
      current: "p1",
      players: [player("p1", hand, [...deck, "d1", "d2", "d3", "d4"]), player("p2", ["d5"], ["d6", "d7", "d8"])],
      monsters: [monster("m1", 20), monster("m2", 10)],
      instances: { ...instances, w1: "table.treasure.plain.wand" },
    },
    actions: [],
  };
}

/** The game again with the text as it is now: its actions stay. */
function scenarioAgain(handle) {
  return { ...handle, cards: [session.text] };
}
