/* Parts of the answer that are opened on demand; what is open stays so from deck to deck. */

const openFolds = new Set();

/** A part under a title; deck.js draws what is in it, once it is there. */
function fold(name, title, reading) {
  const body = make("div", { class: "fold-body" });
  const details = make("details", { class: "fold", open: openFolds.has(name) }, make("summary", { id: "fold-" + name }, title), body);
  details.addEventListener("toggle", () => {
    if (details.open !== openFolds.has(name)) {
      openFolds[details.open ? "add" : "delete"](name);
      drawFold(name, body, reading);
    }
  });
  drawFold(name, body, reading);
  return details;
}

function drawFold(name, body, reading) {
  if (openFolds.has(name) && deckPart.folds[name]) {
    fill(body, deckPart.folds[name](reading));
  } else if (openFolds.has(name)) {
    whenDeckPart().then((there) => there && drawFold(name, body, reading));
  }
}
