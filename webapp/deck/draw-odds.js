/*
 * The odds to draw each card: a part of its own, draws.js, with its own words and style, which comes when somebody
 * opens it. It asks the labs, so that they come too.
 */

let drawsComing = null;

/** The part under its title; only a deck that was read whole has odds. */
function drawOdds(reading) {
  return reading.ok && fold("draws", say("deck.draws"), reading);
}

function drawsFold(reading) {
  const body = make("div", { id: "draws" });
  if (Cardbench.draws) {
    Cardbench.draws(body, reading, shownDeck(reading));
    return body;
  }
  fill(body, make("p", { class: "quiet" }, say("deck.draws-coming")));
  drawsComing = drawsComing || loadDraws();
  drawsComing.then(
    () => Cardbench.draws(body, bench.reading, shownDeck(bench.reading)),
    () => {
      // Without network, on a first visit: opened again, it is asked for again.
      drawsComing = null;
      fill(body, make("p", { class: "trouble", role: "alert" }, say("deck.draws-failed")));
    },
  );
  return body;
}

async function loadDraws() {
  await Promise.all([loadWordPart(".lab"), loadWordPart(".odds"), loadWordPart(".draws"), loadStyle("css/charts.css"), loadStyle("css/draws.css")]);
  for (const script of ["labs", "charts", "draws"]) {
    await loadScript(script + ".js");
  }
}
