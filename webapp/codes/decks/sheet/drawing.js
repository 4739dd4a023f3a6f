/*
 * A registration sheet as SVG, one page of paper with lengths in millimetres: fields on top, below them the cards in
 * columns with a box for each count, empty boxes behind them, and the totals. A pure function.
 */

/** Width and height of a page. */
export const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] };

const MARGIN = 12;
const GAP = 6;
const FIELD_HEIGHT = 11;
const BOX_WIDTH = 8;

/** The height of a row: not more where there are few, and one more column before it is less than the other. */
const MAX_ROW = 6.6;
const MIN_ROW = 4;
const MAX_COLUMNS = 3;

/** The width of a letter as a part of the size of the type. */
const WIDE = 1;
const NARROW = 0.52;

/**
 * The sheet.
 *
 * @param {!Array<{title: string, rows: !Array<{count: number, name: string, printing: string}>}>} groups
 * @param {{
 *   paper: string, title: string, fields: !Array<{label: string, value: string}>, totals: !Array<string>,
 *   checked: string, tag: string
 * }} sheet what is printed around the cards
 * @return {string}
 */
export function sheetSvg(groups, sheet) {
  const [width, height] = PAPERS[sheet.paper];
  const top = MARGIN + 12 + FIELD_HEIGHT * Math.ceil(sheet.fields.length / 2) + 4;
  const bottom = height - MARGIN - 12;
  const lines = groups.flatMap(({ title, rows }) => [{ title }, ...rows]);
  const { columns, perColumn, row } = layoutOf(lines.length, bottom - top);
  const columnWidth = (width - 2 * MARGIN - GAP * (columns - 1)) / columns;
  const parts = [
    rect(0, 0, width, height, "#fff", "none"),
    text(MARGIN, MARGIN + 6, 6, sheet.title, width - 2 * MARGIN, "bold"),
    ...sheet.fields.flatMap((field, i) => fieldParts(field, i, width)),
  ];
  for (let place = 0; place < columns * perColumn; place++) {
    const x = MARGIN + Math.floor(place / perColumn) * (columnWidth + GAP);
    const y = top + (place % perColumn) * row;
    parts.push(...lineParts(lines[place] ?? null, x, y, columnWidth, row));
  }
  sheet.totals.forEach((total, i) => {
    const x = MARGIN + i * 62;
    parts.push(text(x, height - MARGIN - 2, 4, total, 44, "bold"), rect(x + 46, height - MARGIN - 7, 10, 7));
  });
  parts.push(
    text(width - MARGIN - 60, height - MARGIN + 2, 2.8, sheet.checked, 60),
    line(width - MARGIN - 60, height - MARGIN - 1, width - MARGIN),
  );
  const page = {
    xmlns: "http://www.w3.org/2000/svg",
    width: width + "mm",
    height: height + "mm",
    viewBox: [0, 0, width, height].join(" "),
    "font-family": "sans-serif",
    lang: sheet.tag,
  };
  return tag("svg", page, parts.join(""));
}

/** As many columns as keep the rows high enough, and rows that fill the page. */
function layoutOf(lines, height) {
  for (let columns = 2; ; columns++) {
    const needed = Math.ceil(lines / columns);
    const perColumn = Math.max(needed, Math.floor(height / MAX_ROW));
    const row = height / perColumn;
    if (row >= MIN_ROW || columns === MAX_COLUMNS) return { columns, perColumn, row };
  }
}

function fieldParts({ label, value }, i, width) {
  const fieldWidth = (width - 2 * MARGIN - GAP) / 2;
  const x = MARGIN + (i % 2) * (fieldWidth + GAP);
  const y = MARGIN + 12 + Math.floor(i / 2) * FIELD_HEIGHT;
  return [text(x, y, 2.8, label, fieldWidth), text(x, y + 6, 4.2, value, fieldWidth), line(x, y + 7.4, x + fieldWidth)];
}

/** A heading, a card, or an empty box. */
function lineParts(entry, x, y, width, row) {
  const size = Math.min(3.6, row * 0.62);
  const base = y + row * 0.7;
  if (entry?.title) return [text(x, base, size, entry.title, width, "bold")];
  const box = [rect(x, y + row * 0.08, BOX_WIDTH, row * 0.84), line(x + BOX_WIDTH + 1.5, y + row * 0.92, x + width)];
  if (!entry) return box;
  const room = width - BOX_WIDTH - 3;
  const printed = entry.printing ? Math.min(widthOf(entry.printing, size * 0.8), room * 0.4) : 0;
  return [
    ...box,
    tag("text", { x: x + BOX_WIDTH / 2, y: base, "font-size": size, "text-anchor": "middle" }, String(entry.count)),
    text(x + BOX_WIDTH + 2, base, size, entry.name, room - printed - (printed > 0 ? 2 : 0)),
    ...(printed > 0 ? [text(x + width - printed, base, size * 0.8, entry.printing, printed)] : []),
  ];
}

/** The width of words: estimated, since what draws them may have another type. */
function widthOf(words, size) {
  let width = 0;
  for (const letter of words) width += letter > "\u2e80" ? WIDE : NARROW;
  return width * size;
}

/** Words that are pressed together where they are too long for their room. */
function text(x, y, size, words, room, weight = "") {
  if (words === "") return "";
  const pressed = widthOf(words, size) > room ? { textLength: room, lengthAdjust: "spacingAndGlyphs" } : {};
  const bold = weight ? { "font-weight": weight } : {};
  return tag("text", { x, y, "font-size": size, ...bold, ...pressed }, escaped(words));
}

function rect(x, y, width, height, fill = "none", stroke = "#555") {
  return tag("rect", { x, y, width, height, fill, stroke, "stroke-width": 0.2 });
}

function line(x, y, to) {
  return tag("path", { d: "M" + round(x) + "," + round(y) + "H" + round(to), stroke: "#999", "stroke-width": 0.2 });
}

/** An element with its attributes; numbers are rounded. */
function tag(name, attributes, content = "") {
  const written = Object.entries(attributes).map(([key, value]) => {
    const text = typeof value === "number" ? String(round(value)) : escaped(value);
    return " " + key + '="' + text + '"';
  });
  return `<${name}${written.join("")}>${content}</${name}>`;
}

function round(number) {
  return Math.round(number * 100) / 100;
}

function escaped(words) {
  return words.replace(/[&<>"]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");
}
