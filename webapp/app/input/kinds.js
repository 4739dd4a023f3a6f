/*
 * What a text or a file is, by marks that hardly any other text has: a post that refers to a deck file is none. A pure
 * function, in time proportional to the length of the text; texts are those of strangers.
 */

/** So many characters show what a file is that is too large for a text. */
export const BEGINNING = 4000;

/** Kinds that a file begins with. */
const BEGINNINGS = [
  ["table", /^cardbench-table /],
  ["database", /^SQLite format 3/],
];

/** Kinds that every line shows, as the programs that read these files know them. */
const LINE_FILES = [
  ["strings", /^!setname\s+0x[0-9a-f]/i, /^[!#]/],
  ["limits", /^\d{1,10}\s+-?\d{1,3}(?:\s|$)/, /^(?:[!#$]|\d{1,10}\s)/],
];

/** Keys of cards, of what cards trigger, and of scenarios: those of one list are all there. */
const CARD_KEYS = [
  ["behaviors", "id"],
  ["behaviors", "name"],
  ["manaCost", "id"],
  ["manaCost", "name"],
  ["event", "do"],
];
const SCENARIO_KEYS = [
  ["expect", "initial"],
  ["expect", "actions"],
  ["expect", "kind"],
  ["cards", "actions"],
];

/** The views that use a kind, the first of them first; a kind that is not here is one that none knows. */
export const VIEWS_OF = {
  deck: ["decks", "odds"],
  "deck-file": ["odds"],
  "wizard-card": ["wizard"],
  "wizard-scenario": ["wizard"],
  setcode: ["archetypes"],
  strings: ["archetypes", "decks"],
  limits: ["archetypes", "decks"],
  database: ["archetypes", "decks"],
  table: ["decks"],
};

/** What the core finds in texts besides decks, by its names. */
const NO_DECKS = { yisp: "deck-file", wizard: "wizard-card", setcode: "setcode" };

/**
 * The kind of what the core finds, and the text of it: {kind, text}; decks come first. Null where it finds nothing.
 *
 * @param {!Array<!Object>} found
 */
export function kindOfFound(found) {
  const one = found.find(({ kind }) => !(kind in NO_DECKS)) || found[0];
  return one ? { kind: NO_DECKS[one.kind] || "deck", text: one.text } : null;
}

/**
 * The kind of a text, as a key of VIEWS_OF, or null. Whether it holds deck codes is decided by the core.
 *
 * @param {string} name of the file, or ""
 * @param {string} given the text, or the beginning of a file that is too large for one
 * @return {?string}
 */
export function kindOf(name, given) {
  const text = given.replace(/^\ufeff/, "");
  const beginning = text.slice(0, BEGINNING);
  const known = BEGINNINGS.find(([, begins]) => begins.test(beginning));
  if (known) return known[0];
  if (isSetcode(text)) return "setcode";
  const lines = text.split(/\r\n?|\n/);
  if (isConstants(lines)) return "strings";
  const file = LINE_FILES.find(([, mark, line]) => consistsOf(lines, mark, line));
  if (file) return file[0];
  if (/\.cdb$/i.test(name)) return "database";
  if (/\.conf$/i.test(name)) return /lflist/i.test(name) ? "limits" : "strings";
  if (isDeckFile(lines)) return "deck-file";
  const keys = keysOf(text);
  const has = (lists) => lists.some((list) => list.every((key) => keys.has(key)));
  if (has(CARD_KEYS)) return "wizard-card";
  return has(SCENARIO_KEYS) ? "wizard-scenario" : null;
}

/** One setcode, or the four of a card. */
function isSetcode(text) {
  const words = text.length < 100 ? text.split(/[\s,]+/).filter((word) => word !== "") : [];
  return words.length >= 1 && words.length <= 4 && words.every((word) => /^0x[0-9a-f]{1,16}$/i.test(word));
}

/** The setcodes in a text that is about something else: {kind, text, inside}, or null. */
export function setcodesIn(text) {
  const found = text.length < BEGINNING ? text.match(/\b0x[0-9a-f]{2,16}\b/gi) : null;
  return found && { kind: "setcode", inside: true, text: [...new Set(found)].slice(0, 4).join(" ") };
}

/** Whether lines of the kind are most of a text, and one has its mark; a list of limits names itself with "!". */
function consistsOf(lines, mark, kind) {
  const written = lines.map((line) => line.trim()).filter((line) => line !== "");
  const fitting = written.filter((line) => kind.test(line));
  return (
    written.length > 0 &&
    kind.test(written[0]) &&
    fitting.length * 10 >= written.length * 9 &&
    fitting.some((line) => mark.test(line)) &&
    fitting.some((line) => line.startsWith("!"))
  );
}

/** Constants of archetypes in Lua, SET_HERO = 0x8, and comments. */
function isConstants(lines) {
  const written = lines.map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("--"));
  return written.length > 0 && written.every((line) => /^SET_\w+\s*=\s*\w+\s*(?:--|$)/.test(line));
}

/** Nothing but keys stands at the left, "deck" is one of them and holds cards. */
function isDeckFile(lines) {
  const keys = new Set();
  let cards = false;
  for (const line of lines) {
    const content = line.trim();
    if (content === "" || content.startsWith("#") || line === "---") continue;
    if (/^\s/.test(line)) {
      cards ||= keys.has("deck") && /^["']?cards["']?\s*:/.test(content);
      continue;
    }
    const key = /^["']?([^\s:#"'[{]+)["']?:\s*(?:#|\{|$)/.exec(content);
    if (!key) return false;
    keys.add(key[1]);
    cards ||= key[1] === "deck" && /\{\s*["']?cards["']?:/.test(content);
  }
  return cards;
}

/** The keys of a JSON object, or of the objects in an array; also of one with comments, or with faults. */
function keysOf(text) {
  const keys = new Set();
  let level = 0;
  let ownLevel = 0;
  let string = null;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === '"') {
      const end = endOfString(text, i);
      string = text.slice(i + 1, end);
      i = end;
    } else if (letter === "/" && (text[i + 1] === "/" || text[i + 1] === "*")) {
      i = endOfComment(text, i);
    } else if (letter.trim() !== "") {
      if (ownLevel === 0) {
        if (letter !== "{" && letter !== "[") return keys;
        ownLevel = letter === "{" ? 1 : 2;
      }
      if (letter === ":" && string !== null && level === ownLevel) keys.add(string);
      if (letter === "{" || letter === "[") level++;
      if (letter === "}" || letter === "]") level--;
      string = null;
    }
  }
  return keys;
}

/** Where a string that begins here ends: no string goes on in the next line. */
function endOfString(text, from) {
  for (let i = from + 1; i < text.length; i++) {
    if (text[i] === '"' || text[i] === "\n") return i;
    if (text[i] === "\\") i++;
  }
  return text.length;
}

function endOfComment(text, from) {
  const line = text[from + 1] === "/";
  const end = text.indexOf(line ? "\n" : "*/", from + 2);
  return end < 0 ? text.length : end + (line ? 0 : 1);
}

/** A name by which the views know a file of this kind: its own, or one with the ending of such files. */
export function nameFor(kind, name) {
  const base = name.replace(/\.[^.]*$/, "");
  const ofLimits = /lflist/i.test(name);
  if (kind === "database" && !/\.cdb$/i.test(name)) return (base || "cards") + ".cdb";
  if (kind === "strings" && (ofLimits || !/\.(?:conf|lua)$/i.test(name))) {
    return ((!ofLimits && base) || "strings") + ".conf";
  }
  return kind === "limits" && !ofLimits ? (base && base + ".") + "lflist.conf" : name;
}
