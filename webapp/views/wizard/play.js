/* The game on the table: each action is one question to the core, whose answer is the whole new state. */

import { byId, show } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { followGame, sameActions } from "./history.js";
import { noteRuns } from "./runs.js";
import { askCore, session } from "./session.js";
import { drawTable, writeCards } from "./view.js";

const RUN_LIMIT = 60;

let asking = Promise.resolve();

/** One question after the other, so that no answer overtakes another. */
export function inTurn(work) {
  asking = asking.then(work).catch((broken) => showError(say("lab.failed", { reason: broken.message })));
  return asking;
}

export function showError(words) {
  byId("wizard-trouble").textContent = words;
  show(byId("wizard-trouble"), words !== "");
}

export function takeAnswer(answer) {
  const state = answer.result || answer.partial;
  const errors = answer.diagnostics.filter((note) => note.severity === "error");
  showError(errors.map(sayDiagnostic).join(" "));
  if (state) {
    session.game = state;
    noteRuns(state.coverage, state.handle.cards);
    session.log = state.log;
    session.line = 0;
    if (state.error === "limit") showError(say("wizard.table.limit"));
  }
  return state;
}

/** Begins a game, or plays one again with other cards; then its course stays. */
export function startGame(scenario) {
  return inTurn(async () => {
    session.waiting = null;
    takeAnswer(await askCore("start", { scenario }));
    const { actions } = session.game.handle;
    if (actions.length === 0 || !sameActions(actions, session.course.slice(0, actions.length))) {
      session.course = actions;
      session.branches = [];
    }
    drawTable();
    writeCards(false);
  });
}

/** Does an action; where the game asks for a choice, the table offers it and the action waits. */
export function doAction(action, choices = []) {
  return inTurn(() => doNow(action, choices));
}

async function doNow(action, choices) {
  const answer = await askCore("step", { handle: session.game.handle, action, choices });
  const state = takeAnswer(answer);
  followGame();
  session.waiting = state?.prompt ? { action, choices, prompt: state.prompt, picked: [] } : null;
  const focused = document.activeElement !== document.body;
  drawTable();
  // what was pressed may be gone: the card was played, the choice was made
  if (session.waiting) {
    byId("wizard-choice-0")?.focus();
  } else {
    if (focused && document.activeElement === document.body) byId("wizard-turn")?.focus({ preventScroll: true });
    writeCards(true);
  }
  return state;
}

/** Goes on turn by turn until the event has come. */
export function runTo(event) {
  return inTurn(async () => {
    for (let i = 0; i < RUN_LIMIT; i++) {
      const state = await doNow({ action: "next" }, []);
      if (!state || session.waiting || state.log.some((line) => line.kind === "event" && line.name === event)) return;
    }
    showError(say("wizard.table.no-event", { event }));
  });
}
