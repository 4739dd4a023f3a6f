/* Actions: query the core for the effect of each card on a topic. */

import { Question, allAtOnce, questionLab, solver } from "./question.js";
import { noteAnswer } from "./run-actions.js";
import { cardsOfDeck, odds } from "./state.js";

/** A quick answer about some of the cards should take about so long, in milliseconds: the bar moves with each. */
const PART_TIME = 700;

/** The questions, by the part that shows the answer. */
export const cardQuestions = {
  change: new Question("odds-change", noteAnswer, cardByCard, cardsInParts),
  held: new Question("odds-held", noteAnswer, allAtOnce),
  second: new Question("odds-second", noteAnswer, allAtOnce),
};

/**
 * Requests the effect of each card on a topic.
 *
 * @param topic its outline
 * @param {string} filler the card that gives way to a copy more, and takes the place of a copy less
 */
export function askAboutCards(topic, filler) {
  const { text, seed } = odds.get();
  const about = { yaml: text, topic: topic.name, seed };
  cardQuestions.change.ask("odds.sensitivity", { ...about, filler });
  cardQuestions.held.ask("odds.cards", about);
  cardQuestions.second.ask("odds.compare", {
    a: text,
    b: text,
    topic: topic.name,
    seed,
    bStart: topic.hand + 1,
  });
}

/** Requests cards quickly one after the other, as many at a time as are answered in a moment. */
async function cardsInParts(question, op, args, signal) {
  const names = cardsOfDeck().map((card) => card.name).filter((name) => name !== args.filler);
  const cards = [];
  const diagnostics = [];
  for (let size = 1, begun = performance.now(); cards.length < Math.max(1, names.length); begun = performance.now()) {
    const asked = names.slice(cards.length, cards.length + size);
    const locked = names.filter((name) => !asked.includes(name));
    const answer = await question.request(questionLab, op, { ...args, quick: true, locked }, signal);
    if (!answer || signal.aborted) return;
    cards.push(...answer.result.cards);
    diagnostics.push(...answer.diagnostics);
    if (cards.length >= names.length) {
      question.take({ ...answer.result, cards }, { diagnostics });
      return;
    }
    question.takePart({ ...answer.result, cards: [...cards] }, { diagnostics: [...diagnostics] });
    question.step(cards.length, names.length);
    const each = Math.max(1, performance.now() - begun) / asked.length;
    size = Math.max(1, Math.round(PART_TIME / each));
  }
}

/** Whether both changes of a card are known exactly. */
function isExact({ more, less }) {
  return [more, less].every((change) => !change || change.difference.fraction !== undefined);
}

/** Requests one card after the other with all effort, so that what is found is seen as it comes. */
async function cardByCard(question, op, args, signal) {
  const names = question.result.cards.map((card) => card.name);
  const open = question.result.cards.filter((card) => !isExact(card)).map((card) => card.name);
  for (const [done, name] of open.entries()) {
    question.step(done, open.length);
    const locked = names.filter((one) => one !== name);
    const answer = await question.request(solver, op, { ...args, locked }, signal);
    if (!answer || signal.aborted) return;
    const cards = question.result.cards.map((card) => (card.name === name ? answer.result.cards[0] : card));
    question.take({ ...question.result, cards }, answer);
    // what is beyond reach for one card is so for the others
    if (question.reason) return;
  }
}
