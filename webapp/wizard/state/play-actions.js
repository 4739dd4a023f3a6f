/* Actions: the game on the table. Each action is one request to the core, whose answer is the whole new state. */

import { say, sayDiagnostic } from "../../base/ui/words.js";
import { askCore } from "./lab.js";
import { wizardRecord } from "./record.js";
import { noteRuns } from "./runs.js";
import { isOfSeveral, wizard } from "./state.js";

const RUN_LIMIT = 60;
const BRANCHES_KEPT = 5;

let asking = Promise.resolve();

/** One request after the other, so that no answer overtakes another. */
function inTurn(work) {
  asking = asking.then(work).catch((broken) => setTrouble(say("lab.failed", { reason: broken.message })));
  return asking;
}

export function setTrouble(words) {
  wizard.set({ trouble: words });
}

/** What an answer of the core changes. */
function answerChange(answer) {
  const game = answer.result || answer.partial;
  const errors = answer.diagnostics.filter((note) => note.severity === "error");
  const trouble = errors.map(sayDiagnostic).join(" ");
  if (!game) return { trouble };
  noteRuns(game.coverage, game.handle.cards);
  return { game, log: game.log, line: 0, trouble: game.error === "limit" ? say("wizard.table.limit") : trouble };
}

export function sameActions(actions, before) {
  return JSON.stringify(actions) === JSON.stringify(before);
}

/** Begins a game, or plays one again with other cards; then its course stays. */
export function startGame(scenario) {
  return inTurn(async () => {
    const change = answerChange(await askCore("start", { scenario }));
    const { course, game } = wizard.get();
    // a game out of a link may be refused where none is on the table yet
    const { actions } = (change.game ?? game)?.handle ?? { actions: [] };
    const begun = actions.length === 0 || !sameActions(actions, course.slice(0, actions.length));
    wizard.set({ waiting: null, ...change, ...(begun && { course: actions, branches: [] }) });
    wizardRecord.write(false);
  });
}

/** Does an action; where the game requires a choice, the table offers it and the action waits. */
export function doAction(action, choices = []) {
  return inTurn(() => doNow(action, choices));
}

async function doNow(action, choices) {
  const change = answerChange(await askCore("step", { handle: wizard.get().game.handle, action, choices }));
  const { game } = change;
  const waiting = game?.prompt ? { action, choices, prompt: game.prompt, picked: [] } : null;
  wizard.set({ ...change, ...courseAfter(game ?? wizard.get().game), waiting, acted: wizard.get().acted + 1 });
  if (waiting === null) wizardRecord.write(true);
  return game;
}

/** An action was done: along the course, at its end, or on another way from here on. */
function courseAfter({ handle: { actions } }) {
  const { course } = wizard.get();
  if (sameActions(actions, course.slice(0, actions.length))) return {};
  return { course: actions, ...(course.length >= actions.length && { branches: branchesAfter() }) };
}

/** The courses that were left, with the one that is left now. */
function branchesAfter() {
  const { course, branches } = wizard.get();
  return [course, ...branches.filter((other) => !sameActions(other, course))].slice(0, BRANCHES_KEPT);
}

/** The state after so many actions of a course. */
export function goTo(count, course = wizard.get().course) {
  return inTurn(async () => {
    const { handle } = wizard.get().game;
    const change = answerChange(await askCore("start", { scenario: { ...handle, actions: course.slice(0, count) } }));
    const log = change.log ?? wizard.get().log;
    wizard.set({
      ...change,
      waiting: null,
      log: log.slice(log.findLastIndex((line) => line.depth === 0)),
      ...(course !== wizard.get().course && {
        branches: branchesAfter().filter((other) => other !== course),
        course,
      }),
    });
    wizardRecord.write(true);
  });
}

/** Goes on turn by turn until the event has come. */
export function runTo(event) {
  return inTurn(async () => {
    for (let i = 0; i < RUN_LIMIT; i++) {
      const game = await doNow({ action: "next" }, []);
      const happened = game?.log.some((line) => line.kind === "event" && line.name === event);
      if (!game || wizard.get().waiting || happened) return;
    }
    setTrouble(say("wizard.table.no-event", { event }));
  });
}

/* A choice that the game waits for. */

/** Chooses one; of several, what was chosen before is put back. */
export function pick(uuid) {
  const { action, choices, prompt, picked } = wizard.get().waiting;
  if (!isOfSeveral(prompt)) {
    doAction(action, [...choices, [uuid]]);
    return;
  }
  const now = picked.includes(uuid) ? picked.filter((other) => other !== uuid) : [...picked, uuid];
  wizard.set({ waiting: { ...wizard.get().waiting, picked: now } });
}

export function answerPrompt() {
  const { action, choices, picked } = wizard.get().waiting;
  doAction(action, [...choices, picked]);
}

export function cancelPrompt() {
  wizard.set({ waiting: null });
}

/** Resolves to the answer with what the game that is open comes to, as scenarios expect it. */
export function scenarioOutcome() {
  return askCore("scenario", { scenario: wizard.get().game.handle });
}
