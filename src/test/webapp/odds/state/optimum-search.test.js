import "../../base/browser.js";
import { pass } from "../../base/clock.js";
import { equal, test } from "../../base/testing.js";
import { OptimumSearch } from "../../../../../webapp/odds/state/optimum-search.js";

const MOST = 40;

/** A core that judges one deck in 50 ms; the requests that it got. */
function slowLab() {
  const lab = { asked: [], judged: 0 };
  lab.call = async (text) => {
    const request = JSON.parse(text);
    lab.asked.push([request.op, request.decks]);
    pass(50 * Math.max(0, request.decks - lab.judged));
    lab.judged = Math.max(lab.judged, request.decks);
    const result =
      request.op === "odds.optimise"
        ? { tried: request.decks }
        : { tried: request.decks, most: MOST, value: 0.5, over: request.decks === MOST };
    return JSON.stringify({ ok: true, result, diagnostics: [] });
  };
  return lab;
}

function searchWith(lab) {
  const search = new OptimumSearch(() => undefined, lab);
  const shares = [];
  search.line = { show: (work) => shares.push(work && work.share) };
  return { search, shares };
}

test("it goes on in parts of about half a second, and asks for the result at the end", async () => {
  const lab = slowLab();
  const { search, shares } = searchWith(lab);
  await search.start({ budget: MOST });
  equal(lab.asked, [
    ["odds.optimise.part", 5],
    ["odds.optimise.part", 15],
    ["odds.optimise.part", 25],
    ["odds.optimise.part", 35],
    ["odds.optimise.part", 40],
    ["odds.optimise", 40],
  ]);
  equal(shares, [null, 5 / 40, 15 / 40, 25 / 40, 35 / 40, null, null]);
  equal([search.result, search.busy], [{ tried: 40 }, false]);
});

test("who ends it gets the best of what was judged", async () => {
  const lab = slowLab();
  const { search } = searchWith(lab);
  const call = lab.call;
  lab.call = (text) => {
    if (lab.asked.length === 2) search.end();
    return call(text);
  };
  await search.start({ budget: MOST });
  equal(lab.asked.slice(2), [
    ["odds.optimise.part", 25],
    ["odds.optimise", 25],
  ]);
  equal(search.result, { tried: 25 });
});

test("what was found before stays where the core refuses", async () => {
  const lab = slowLab();
  const { search } = searchWith(lab);
  await search.start({ budget: MOST });
  lab.call = async () =>
    JSON.stringify({ ok: false, diagnostics: [{ severity: "error", code: "odds.no-weight", message: "none" }] });
  await search.start({ budget: MOST });
  equal([search.result, search.busy, search.trouble !== ""], [{ tried: 40 }, false, true]);
});
