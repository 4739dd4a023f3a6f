/*
 * A chart as a picture to post: its title and what it is of above it, and below it the QR code of the address that
 * leads there. Lengths are in pixels.
 */

import { draw, textWidth, withLooks } from "./svg.js";
import { ask } from "../core/ask.js";
import { coreConstants } from "../core/constants.js";
import { loadDecksCore } from "../core/decks-core.js";
import { fragmentOf } from "../ui/address.js";
import { PUBLISHED, home } from "../ui/site-address.js";
import { say } from "../ui/words.js";

const EDGE = 24;
const GAP = 16;

/** The least room for words. */
const WORDS = 160;

/** The width of a QR code: four for each module, so that it can be read when a chat has halved the picture. */
const MODULE = 4;
const LEAST_CODE = 148;
const MOST_CODE = 400;

/** Lines of text: their size, and from one to the next. */
const TITLE = { size: 18, step: 25, weight: 600 };
const QUIET = { size: 13, step: 19, weight: 400 };

/**
 * Resolves to the picture, which is not part of the page.
 *
 * @param shown the chart as it is on the page
 * @param origin {name, parts}: what it is of, empty where that has no name; parts() promises the parts of the address
 *   that leads there
 */
export async function postedPicture(shown, origin) {
  // the page may draw another chart in its place meanwhile, and styles are those of elements in the page
  const chart = withLooks(shown);
  const [parts] = await Promise.all([origin.parts(), loadDecksCore()]);
  const { code, words } = scanned(home() + fragmentOf(parts));
  const chartWidth = shown.width.baseVal.value;
  const codeWidth = code ? Math.min(MOST_CODE, Math.max(LEAST_CODE, code.side * MODULE)) : 0;
  const inner = Math.max(chartWidth, codeWidth + (code ? GAP + WORDS : 2 * WORDS));

  const parted = [];
  let y = EDGE;
  const write = (text, look, room, fill) => {
    for (const line of linesOf(text, room, look)) {
      y += look.step;
      const font = { "font-size": look.size, "font-weight": look.weight };
      parted.push(draw("text", { x: EDGE, y: y - look.step + look.size, fill, ...font }, line));
    }
  };
  const { color } = getComputedStyle(document.body);
  const quiet = getComputedStyle(document.documentElement).getPropertyValue("--quiet");
  const title = shown.getAttribute("aria-label");
  write(title, TITLE, inner, color);
  write(origin.name, QUIET, inner, quiet);
  y += GAP;
  chart.setAttribute("x", EDGE);
  chart.setAttribute("y", y);
  parted.push(chart);
  y += shown.height.baseVal.value + GAP;
  const top = y;
  write(words, QUIET, code ? inner - codeWidth - GAP : inner, quiet);
  if (code) parted.push(drawnCode(code, EDGE + inner - codeWidth, top, codeWidth));
  return framed(title, inner + 2 * EDGE, Math.max(y, top + codeWidth) + EDGE, parted);
}

/** The QR code of an address, where there is one, and the words beside it. */
function scanned(address) {
  if (!PUBLISHED) return { code: null, words: say("charts.from-disk") };
  const limit = coreConstants().export.link;
  if (address.length > limit) {
    return { code: null, words: say("charts.too-long", { n: address.length, limit }) };
  }
  return { code: ask("export.qr", { text: address }).result, words: say("charts.scan") };
}

function drawnCode({ side, path }, x, y, width) {
  return draw(
    "svg",
    { x, y, width, height: width, viewBox: "0 0 " + side + " " + side, "shape-rendering": "crispEdges" },
    draw("rect", { width: side, height: side, fill: "#fff" }),
    draw("path", { d: path, fill: "#000" }),
  );
}

function framed(title, width, height, parted) {
  const { fontFamily, backgroundColor } = getComputedStyle(document.body);
  return draw(
    "svg",
    {
      width,
      height,
      viewBox: "0 0 " + width + " " + height,
      role: "img",
      "font-family": fontFamily,
      lang: document.documentElement.lang,
    },
    draw("title", null, title),
    draw("rect", { width, height, fill: backgroundColor }),
    parted,
  );
}

/** A text in lines of at most a width: broken at a space where there is one, else anywhere, as in Chinese. */
function linesOf(text, width, { size, weight }) {
  const lines = [];
  let line = "";
  for (const letter of text) {
    if (line !== "" && textWidth(line + letter, size, weight) > width) {
      const end = letter === " " ? line.length : line.lastIndexOf(" ") + 1;
      lines.push(end > 0 ? line.slice(0, end) : line);
      line = end > 0 ? line.slice(end) : "";
    }
    line += letter;
  }
  return line === "" ? lines : [...lines, line];
}
