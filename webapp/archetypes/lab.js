/* The core of this room works in a worker, where the opened files are. */

/** Asks the worker. Answers {ok, result or partial, diagnostics}. */
function askLab(op, args) {
  return cardFiles.ask(op, args);
}

/** The result of a question, or null where there is none. */
async function resultOf(op, args) {
  const answer = await askLab(op, args);
  return answer.ok ? answer.result : null;
}

/** Only the answer to the last question counts: for the others null. */
function latest() {
  let asked = 0;
  return async (op, args) => {
    const own = ++asked;
    const answer = await askLab(op, args);
    return own === asked ? answer : null;
  };
}
