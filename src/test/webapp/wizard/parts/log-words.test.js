import "../../base/browser.js";
import { equal, test } from "../../base/testing.js";
import { effectSentences, logWords, rawWords } from "../../../../../webapp/wizard/parts/log-words.js";
import { namesApart } from "../../../../../webapp/wizard/parts/names.js";

Cardbench.words = {
  "en/page": {
    wizard: {
      name: { player: "Player {n}", monster: "Monster {n}", card: "<{name}>", between: ", ", nothing: "nothing", unknown: "?" },
      event: { onPlayCard: "a player plays a card" },
      zone: { hand: "hand", nowhere: "elsewhere" },
      number: { gold: "gold" },
      note: { mounted: "{trigger} waits until {event}", countered: "{card} is countered" },
      log: {
        action: { draw: { one: "{player} draws a card", other: "{player} draws {n} cards" }, set: "By hand: {changes}" },
        event: "Event: {event}",
        happens: { onPlayCard: "{player} plays {card}" },
        do: { damage: "Deal damage" },
        change: "{of}: {what} {before} to {after}",
        draws: "{player} draws {card}",
        move: "{card} ({player}): {from} to {to}",
        trigger: { plain: "{player}'s trigger", card: "trigger of {card}", over: "trigger ends" },
        choice: "{player} chooses {chosen}",
      },
    },
  },
};

const GAME = {
  players: { p1: {}, ann: {} },
  monsters: { m1: {} },
  cards: { c1: { name: "Bolt" }, c2: { name: "Bolt" }, d1: { name: "" } },
};

function said(kind, name, data, more) {
  return logWords({ depth: 0, kind, name, data, ...more }, GAME, new Map([["3:9", "Deal 2 damage"]]));
}

test("players, monsters and cards have their names", () => {
  equal(said("event", "onPlayCard", { playerUUID: "p1", cardUUID: "c1" }), "Event: Player 1 plays <Bolt>");
  equal(said("change", "gold", { of: "m1", before: 1, after: 2 }), "Monster 1: gold 1 to 2");
  equal(said("choice", "card", { player: "ann", chosen: ["c1", "d1"] }), "ann chooses <Bolt>, <d1>");
  equal(said("choice", "card", { player: "ann", chosen: [] }), "ann chooses nothing");
});

test("a name that is numbered like a player, but plays not, stays as it is", () => {
  equal(said("choice", "card", { player: "p7", chosen: ["p1"] }), "<p7> chooses Player 1");
});

test("what the author named stays as it is", () => {
  equal(said("event", "onMyOwn", { playerUUID: "p1" }), "Event: onMyOwn");
  equal(said("action", "dance", { player: "p1" }), "dance player = p1");
  equal(said("change", "fame", { of: "p1", before: 0, after: 1 }), "Player 1: fame 0 to 1");
});

test("an action says how many, and one card where no number was given", () => {
  equal(said("action", "draw", { player: "p1", n: 2 }), "Player 1 draws 2 cards");
  equal(said("action", "draw", { player: "p1" }), "Player 1 draws a card");
});

test("a change by hand lists what was set", () => {
  equal(said("action", "set", { player: "p1", gold: 4 }), "By hand: Player 1, gold 4");
});

test("an effect is said in the sentence of its place, or by its kind", () => {
  equal(said("do", "damage", {}, { from: 3, to: 9 }), "Deal 2 damage");
  equal(said("do", "damage", {}, { from: 4, to: 9 }), "Deal damage");
});

test("the sentences of effects lose their last sign, and those of one place are left out", () => {
  const sentences = effectSentences([
    { text: "When played:" },
    { text: "If so:", from: 1, to: 9 },
    { text: "抽1张牌。", from: 2, to: 4 },
    { text: "health +1", from: 5, to: 6 },
    { text: "reward +1", from: 5, to: 6 },
  ]);
  equal([sentences.get("1:9"), sentences.get("2:4"), sentences.get("5:6")], ["If so", "抽1张牌", undefined]);
});

test("a card from the deck is drawn; any other moves", () => {
  equal(said("move", "move", { card: "c1", from: "deck", to: "hand", player: "p1" }), "Player 1 draws <Bolt>");
  equal(said("move", "move", { card: "c1", from: "", to: "hand", player: "p1" }), "<Bolt> (Player 1): elsewhere to hand");
});

test("triggers and notes", () => {
  equal(said("trigger", "t1", { id: "", owner: "p1" }, { card: "c1" }), "trigger of <Bolt>");
  equal(said("trigger", "t1", { id: "", owner: "p1" }), "Player 1's trigger");
  equal(said("trigger", "removal", { owner: "p1" }), "trigger ends");
  equal(said("note", "mounted", { trigger: "t1", event: "onPlayCard" }), "t1 waits until a player plays a card");
  equal(said("note", "odd", { card: "c1" }), "odd card = c1");
});

test("the raw entry has the keys of the engine", () => {
  equal(rawWords({ kind: "move", name: "move", data: { card: "c1", gone: null } }), "move move card = c1 gone = ?");
});

test("candidates of one name are told apart", () => {
  equal(namesApart(GAME, ["c1", "c2", "m1"]), ["Bolt (c1)", "Bolt (c2)", "Monster 1"]);
});
