/*
 * A card as a picture to save: what is printed on it, without the page around it. Lengths are in pixels. Colours are
 * written out, since a picture that was saved knows no style sheet.
 */

import { draw, pngOf, svgText, textWidth } from "../../base/charts/svg.js";
import { offer } from "../../base/ui/scripts.js";
import { richText } from "./rich-text.js";

const WIDTH = 360;
const LEAST_HEIGHT = 500;
const EDGE = 24;
const BAR = 10;
const COST = 44;
const TITLE = 24;
const FOOT = 14;

/** Letters of the description, the largest that leave the card its height. */
const LARGEST = 20;
const SMALLEST = 14;
const LINE = 1.5;

const INK = "#1d2330";
const QUIET = "#5b6474";
const PAPER = "#ffffff";
const COLOURS = { fire: "#c0392b", frost: "#2471a3", arcane: "#8e5b00", none: "#6b7280" };

/**
 * The picture of a card.
 *
 * @param {{name: string, cost: string, description: string, school: string, line: string, id: string}} card what is
 *     printed: cost is the mana cost or the level; line is what stands at its foot
 * @return {!SVGSVGElement}
 */
function cardPicture(card) {
  const room = WIDTH - BAR - 2 * EDGE;
  const top = EDGE + COST + EDGE;
  const bottom = 3 * FOOT + EDGE;
  const runs = runsOf(richText(card.description), {});
  let size = LARGEST;
  let lines = linesOf(runs, room, size);
  while (size > SMALLEST && top + lines.length * size * LINE + bottom > LEAST_HEIGHT) {
    size--;
    lines = linesOf(runs, room, size);
  }
  const height = Math.max(LEAST_HEIGHT, Math.ceil(top + lines.length * size * LINE + bottom));
  const left = BAR + EDGE;
  const colour = COLOURS[card.school] || COLOURS.none;
  const font = getComputedStyle(document.body).fontFamily;
  return draw(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: WIDTH,
      height,
      viewBox: "0 0 " + WIDTH + " " + height,
      role: "img",
      "font-family": font,
      lang: document.documentElement.lang,
    },
    draw("title", null, card.name),
    draw("rect", { width: WIDTH, height, fill: PAPER }),
    draw("rect", { x: 1, y: 1, width: WIDTH - 2, height: height - 2, rx: 12, fill: PAPER, stroke: "#c5cbd6" }),
    draw("rect", { x: 1, y: 12, width: BAR, height: height - 24, fill: colour }),
    draw("rect", { x: left, y: EDGE, width: costWidth(card.cost), height: COST, rx: 8, fill: colour }),
    words(card.cost, left + costWidth(card.cost) / 2, EDGE + 31, TITLE, 700, PAPER, "middle"),
    title(card.name, left + costWidth(card.cost) + 14, room - costWidth(card.cost) - 14),
    draw("path", { d: "M" + left + " " + (EDGE + COST + 12) + "h" + room, stroke: "#c5cbd6" }),
    lines.map((line, i) => written(line, left, top + (i + 1) * size * LINE - size * 0.4, size)),
    words(card.line, left, height - EDGE - FOOT - 6, FOOT, 400, QUIET, "start"),
    words(fitting(card.id, room, FOOT - 3), left, height - EDGE, FOOT - 3, 400, QUIET, "start"),
  );
}

function costWidth(cost) {
  return Math.max(COST, textWidth(cost, TITLE, 700) + 16);
}

function words(text, x, y, size, weight, fill, anchor) {
  return draw("text", { x, y, "font-size": size, "font-weight": weight, fill, "text-anchor": anchor }, text);
}

/** The name in the largest letters with which it fits. */
function title(name, x, room) {
  let size = TITLE;
  while (size > FOOT && textWidth(name, size, 700) > room) size--;
  return words(fitting(name, room, size, 700), x, EDGE + 31, size, 700, INK, "start");
}

/** A text that is cut where it would leave its room. */
function fitting(text, room, size, weight = 400) {
  if (textWidth(text, size, weight) <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(letters.join("") + "\u2026", size, weight) > room) letters.pop();
  return letters.join("") + "\u2026";
}

/** The parts of a description with their looks; a line break is a part of its own. */
function runsOf(node, looks) {
  return [...node.childNodes].flatMap((child) => {
    if (child.nodeType === Node.TEXT_NODE)
      return child.textContent.split("\n").flatMap((text, i) => [...(i > 0 ? [{ end: true }] : []), { text, looks }]);
    if (child.localName === "br") return [{ end: true }];
    const more = {
      b: { "font-weight": 700 },
      i: { "font-style": "italic" },
      u: { "text-decoration": "underline" },
    };
    return runsOf(child, { ...looks, ...more[child.localName] });
  });
}

/** Lines of parts, each at most as wide as its room: broken at a space where there is one, else anywhere. */
function linesOf(runs, room, size) {
  const lines = [[]];
  let width = 0;
  for (const run of runs) {
    if (run.end) {
      lines.push([]);
      width = 0;
      continue;
    }
    // a word of Latin letters stays whole, any other letter may end a line
    for (const word of run.text.match(/[!-~]+ ?|[^!-~]/g) || []) {
      const wide = textWidth(word.trimEnd(), size, run.looks["font-weight"] || 400);
      if (width + wide > room && width > 0) {
        lines.push([]);
        width = 0;
      }
      const line = lines[lines.length - 1];
      const last = line[line.length - 1];
      if (last && last.looks === run.looks) last.text += word;
      else line.push({ text: word, looks: run.looks });
      width += textWidth(word, size, run.looks["font-weight"] || 400);
    }
  }
  return lines;
}

function written(line, x, y, size) {
  return draw(
    "text",
    { x, y, "font-size": size, fill: INK, "xml:space": "preserve" },
    line.map(({ text, looks }) => draw("tspan", looks, text)),
  );
}

/** The picture as a file: {format: "svg" or "png"}. */
async function cardFile(card, format) {
  const drawn = cardPicture(card);
  return format === "png" ? pngOf(drawn) : new Blob([svgText(drawn)], { type: "image/svg+xml" });
}

offer("card-picture", { cardFile });
