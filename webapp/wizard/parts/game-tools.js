/* What can be done at the table beside playing cards: going on, going back, any action at all, saving and sharing. */

import { announce } from "../../base/ui/announce.js";
import { copyText } from "../../base/ui/clipboard.js";
import { button, byId, make } from "../../base/ui/elements.js";
import { say, sayDiagnostic } from "../../base/ui/words.js";
import { saveText } from "../state/file-actions.js";
import { doAction, goTo, runTo, scenarioOutcome, setTrouble, startGame } from "../state/play-actions.js";
import { scenarioOf } from "../state/practice-game.js";
import { wizardRecord } from "../state/record.js";
import { cardsRead, exploration, isPlayable, played, wizard } from "../state/state.js";
import { makeTest } from "./tests.js";

const RUN_TO = [
  "onRoundStart",
  "onPreparingPhaseStart",
  "onExploringPhaseStart",
  "onBattlingPhaseStart",
  "onBattleTurnStart",
  "onBattleTurnEnd",
  "onBattlingPhaseEnd",
  "onAdvancingPhaseStart",
  "onSupplyingPhaseStart",
  "onRoundEnd",
];

const ACTIONS = {
  flip: {
    player: "p1",
    UUID: "m3",
    type: "monster",
    id: "table.exploration.III.m3",
    level: "III",
    health: 8,
    reward: 1,
  },
  emit: {
    event: "onDefeat",
    context: { monsterUUID: "m1", sourcePlayerUUID: "p1", monsterID: "table.exploration.III.m1", level: "III" },
  },
  run: {
    player: "p1",
    do: [{ type: "damage", amount: 3, target: { type: "monsterChooser", ask: "$onPlay.playerUUID" } }],
  },
  equip: { player: "p1", card: "w1" },
  discard: { player: "p1", cards: ["c1"] },
  reverse: { player: "p1", cards: ["c1", "c2"] },
  buy: { player: "p1", card: "c2", price: 1 },
  forget: { player: "p1", card: "c1" },
  refreshShop: { player: "p1" },
  advance: { player: "p1", steps: 2 },
  kick: { player: "p1", other: "p2" },
  passRound: { round: 1, flips: [] },
  set: { player: "p1", card: "c1", zone: "hand" },
};

export function tableTools() {
  return [
    make(
      "div",
      { class: "actions" },
      button("", () => startGame(scenarioOf(cardsRead())), {
        id: "wizard-start",
        class: "first",
        "data-say": "wizard.table.start",
      }),
      button("", () => goTo(played() - 1), { id: "wizard-undo", "data-say": "wizard.table.undo" }),
      button("", () => goTo(played() + 1), { id: "wizard-redo", "data-say": "wizard.table.redo" }),
      button("", makeTest, { id: "wizard-make-test", "data-say": "wizard.test.make" }),
      button("", () => doAction({ action: "next" }), { id: "wizard-next", "data-say": "wizard.table.next" }),
      button("", flipCard, { id: "wizard-flip", "data-say": "wizard.table.flip" }),
      button("", flipMonster, { id: "wizard-flip-monster", "data-say": "wizard.table.flip-monster" }),
    ),
    make(
      "div",
      { class: "actions controls" },
      setting("profile", "wizard.setup.rules", String, [
        ["document", "wizard.setup.document"],
        ["board-game", "wizard.setup.board-game"],
      ]),
      setting("seats", "wizard.setup.players", Number, [
        ["2", null],
        ["3", null],
        ["4", null],
      ]),
    ),
    make(
      "details",
      { id: "wizard-more" },
      make("summary", { "data-say": "wizard.tools.title" }),
      make(
        "div",
        { class: "actions controls" },
        make(
          "label",
          null,
          make("span", { "data-say": "wizard.tools.run-to" }),
          make(
            "select",
            { id: "wizard-run-to" },
            RUN_TO.map((event) => make("option", { value: event, "data-say": "wizard.event." + event })),
          ),
        ),
        button("", () => runTo(byId("wizard-run-to").value), { id: "wizard-run", "data-say": "wizard.tools.run" }),
      ),
      make(
        "div",
        { class: "actions controls" },
        make(
          "label",
          null,
          make("span", { "data-say": "wizard.tools.action" }),
          make(
            "select",
            { id: "wizard-action", change: fillAction },
            Object.keys(ACTIONS).map(
              (name) => make("option", { value: name, "data-say": "wizard.tools.actions." + name }),
            ),
          ),
        ),
      ),
      make("textarea", {
        id: "wizard-action-text",
        class: "wizard-action",
        rows: "4",
        spellcheck: "false",
        "data-say-aria-label": "wizard.tools.text",
      }),
      make(
        "div",
        { class: "actions" },
        button("", doWritten, { id: "wizard-do", "data-say": "wizard.tools.do" }),
        button("", saveScenario, { id: "wizard-save", "data-say": "wizard.tools.save" }),
        button("", shareTable, { id: "wizard-share", "data-say": "wizard.tools.share" }),
      ),
    ),
  ];
}

/** A setting of the table; another one lays the table anew. */
function setting(key, words, valueOf, options) {
  const change = (event) => {
    wizard.set({ [key]: valueOf(event.target.value) });
    if (isPlayable()) startGame(scenarioOf(cardsRead()));
  };
  const select = make(
    "select",
    { id: "wizard-" + key, change },
    options.map(([value, label]) => make("option", { value, "data-say": label }, label ? null : value)),
  );
  return make("label", null, make("span", { "data-say": words }), select);
}

/** What of it can be done now. */
export function drawTools() {
  const { game, course } = wizard.get();
  for (const id of ["undo", "redo", "next", "flip", "flip-monster", "run", "do", "save", "share"]) {
    byId("wizard-" + id).disabled = !game;
  }
  byId("wizard-flip").disabled ||= !exploration();
  byId("wizard-start").disabled = !isPlayable();
  byId("wizard-make-test").disabled = played() === 0 || !isPlayable();
  if (!game) return;
  byId("wizard-undo").disabled = played() === 0;
  byId("wizard-redo").disabled = played() >= course.length;
}

export function fillAction() {
  const name = byId("wizard-action").value;
  byId("wizard-action-text").value = JSON.stringify({ action: name, ...ACTIONS[name] }, null, 1);
}

function doWritten() {
  try {
    doAction(JSON.parse(byId("wizard-action-text").value));
  } catch (malformed) {
    setTrouble(say("wizard.tools.malformed"));
  }
}

/** Flips the exploration card that is being written. */
function flipCard() {
  const { id, type, level, health = 8, reward = 1 } = exploration();
  flip({ UUID: unusedName("e"), type, id, level, health, reward });
}

/** A monster for exploration cards to work on. */
function flipMonster() {
  flip({ ...ACTIONS.flip, UUID: unusedName("m") });
}

function flip(card) {
  doAction({ ...card, action: "flip", player: wizard.get().game.current || Object.keys(wizard.get().game.players)[0] });
}

/** A name that nothing on the table has yet. */
function unusedName(letter) {
  let number = 3;
  while (wizard.get().game.cards[letter + number] || wizard.get().game.monsters[letter + number]) number++;
  return letter + number;
}

/** The game as a scenario that expects what happened, for the command line and for friends. */
async function saveScenario() {
  const scenario = wizard.get().game.handle;
  const answer = await scenarioOutcome();
  if (!answer.ok) {
    setTrouble(answer.diagnostics.map(sayDiagnostic).join(" "));
    return;
  }
  saveText("scenario.json", JSON.stringify({ ...scenario, expect: answer.result }, null, 1) + "\n");
  announce(say("wizard.tools.saved"));
}

async function shareTable() {
  await wizardRecord.write(false);
  const copied = await copyText(location.href);
  announce(say(copied ? "clipboard.copied" : "clipboard.copy-by-hand"));
  byId("wizard-share").textContent = say(copied ? "clipboard.copied" : "clipboard.copy-by-hand");
}
