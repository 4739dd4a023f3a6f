/* Would the game take it, and how would the game write it: with the reason, never a bare yes or no. */

function verdict(reading) {
  const accepts = reading.deck.clientAccepts;
  if (accepts === undefined) {
    return null;
  }
  const answer = accepts === null ? "unknown" : accepts ? "yes" : "no";
  return make("p", { class: "verdict " + answer }, make("strong", null, say("verdict." + answer)), " ", reason(reading, answer));
}

function reason(reading, answer) {
  if (answer !== "no") {
    return say("verdict.because." + answer);
  }
  const again = reading.deck.canonical && readPart(ask("decode", { text: reading.deck.canonical }));
  return say(again && again.clientAccepts !== false ? "verdict.because.mended" : "verdict.because.no");
}

function canonical(reading) {
  const code = reading.deck.canonical;
  if (!code) {
    return null;
  }
  const same = pickedCode(reading) === code;
  return make(
    "p",
    { class: "canonical" },
    make("span", { class: "quiet" }, say(same ? "canonical.same" : "canonical.differs")),
    make("code", { class: "code", tabindex: "0", role: "group", "aria-label": say("canonical.name") }, code),
  );
}
