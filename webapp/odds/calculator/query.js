/*
 * A calculation without a deck: the size of a deck, the cards drawn, and what is wanted of groups of its cards. An
 * address holds it as the command line takes it: "60/7/24:2+/spell:12:1-3", then what differs from the usual.
 */

/**
 * How many cards of a group are wanted: at least, exactly or at most count of them, or count to most.
 *
 * @typedef {{name: string, copies: number, how: string, count: number, most: number}}
 */
export let WantedGroup;

/**
 * of: how many groups must hold what is wanted of them, 0 for all; a number that is not written is NaN.
 *
 * @typedef {{
 *   size: number, drawn: number, perTurn: number, of: number, mulligan: boolean, groups: !Array<!WantedGroup>
 * }}
 */
export let DrawQuery;

export const RELATIONS = ["least", "exactly", "most", "range"];

/** The most groups and cards drawn that the core counts. */
export const MAX_GROUPS = 8;
export const MAX_DRAWN = 100;

/** The largest deck. */
export const MAX_CARDS = 1000;

/** So many turns are shown. */
const TURNS = 5;

/** The most conditions that a deck file gets for one query. */
const MAX_ROWS = 60;

export const USUAL = "60/7/24:2+";

/** The query as an address holds it. */
export function queryText({ size, drawn, perTurn, of, mulligan, groups }) {
  return [
    size,
    drawn,
    ...groups.map(({ name, copies, ...wish }) =>
      [...(name === "" ? [] : [escaped(name)]), copies, wishText(wish)].join(":"),
    ),
    ...(of > 0 ? ["of=" + of] : []),
    ...(perTurn === 1 ? [] : ["turn=" + perTurn]),
    ...(mulligan ? ["mulligan"] : []),
  ].join("/");
}

function escaped(name) {
  return name.replace(/[%/]/g, encodeURIComponent);
}

function wishText({ how, count, most }) {
  return { least: count + "+", exactly: "=" + count, most: "0-" + count, range: count + "-" + most }[how];
}

/**
 * The query of an address; null where the address holds none.
 *
 * @param {string} text
 * @return {?DrawQuery}
 */
export function queryOf(text) {
  const [size, drawn, ...parts] = text.split("/");
  const query = { size: numberOf(size), drawn: numberOf(drawn), perTurn: 1, of: 0, mulligan: false, groups: [] };
  for (const part of parts) {
    const [, option, number] = /^(of|turn)=(\d+)$/.exec(part) || [];
    if (part === "mulligan") query.mulligan = true;
    else if (option === "of") query.of = Number(number);
    else if (option === "turn") query.perTurn = Number(number);
    else query.groups.push(groupOf(part));
  }
  const known = query.groups.length > 0 && query.groups.length <= MAX_GROUPS && !query.groups.includes(null);
  return known && query.size > 0 && query.drawn >= 0 ? query : null;
}

function numberOf(text) {
  return /^\d{1,4}$/.test(text || "") ? Number(text) : NaN;
}

/** A group as it is written, "NAME:24:2+" or "24:2+"; null where it is none. */
function groupOf(text) {
  const [, name = "", copies, exactly, count, dash, most] =
    /^(?:(.*):)?(\d{1,4}):(=?)(\d{1,4})(?:(-)(\d{1,4})|\+?)$/.exec(text) || [];
  if (copies === undefined || (exactly && dash)) return null;
  const how = exactly ? "exactly" : !dash ? "least" : Number(count) === 0 ? "most" : "range";
  const last = Number(most || count);
  const wish = { count: how === "most" ? last : Number(count), most: last };
  try {
    return { name: decodeURIComponent(name), copies: Number(copies), how, ...wish };
  } catch (malformed) {
    return null;
  }
}

/** Whether a mulligan can be counted: of one group, of which at least one card is wanted. */
export function hasMulligan({ groups: [{ how, count }, ...more] }) {
  return more.length === 0 && how === "least" && count === 1;
}

/** The turns that can be counted. */
export function turnsOf({ drawn, perTurn, mulligan }) {
  if (perTurn === 0) return 0;
  return mulligan ? TURNS : Math.max(0, Math.min(TURNS, Math.floor((MAX_DRAWN - drawn) / perTurn)));
}

/** The numbers of cards of a group that are wanted. */
function boundsOf({ how, copies, count, most }) {
  return {
    least: how === "most" ? 0 : count,
    most: { least: Math.max(count, copies), exactly: count, most: count, range: most }[how],
  };
}

/** The arguments of odds.draw. */
export function requestOf(query) {
  const { size, drawn, perTurn, of, groups } = query;
  const mulligan = query.mulligan && hasMulligan(query);
  const about = { size, first: drawn, perTurn, turns: turnsOf({ ...query, mulligan }) };
  if (mulligan) return { ...about, copies: groups[0].copies, mulligan };
  const wanted = of > 0 && of < groups.length ? of : groups.length;
  const counted = groups.map((group) => ({ name: group.name, count: group.copies, ...boundsOf(group) }));
  return { ...about, wanted, groups: counted };
}

/**
 * The first number that no deck has: {field, group, least, most}, the group by its place; null where there is none.
 *
 * @param {?} query as queryOf returns it
 */
export function outOfRange({ size, drawn, perTurn, groups }) {
  const isNumber = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;
  const bad = (field, value, least, most, group = -1) =>
    isNumber(value, least, most) ? [] : [{ field, group, least, most }];
  const whole = isNumber(size, 1, MAX_CARDS) ? size : MAX_CARDS;
  let left = whole;
  return [
    ...bad("size", size, 1, MAX_CARDS),
    ...bad("drawn", drawn, 0, Math.min(whole, MAX_DRAWN)),
    ...groups.flatMap(({ copies, how, count, most }, i) => {
      const room = left;
      left = Math.max(0, left - (copies || 0));
      return [
        ...bad("copies", copies, 0, room, i),
        ...bad("count", count, 0, MAX_CARDS, i),
        ...(how === "range" ? bad("most", most, count || 0, MAX_CARDS, i) : []),
      ];
    }),
    ...bad("turn", perTurn, 0, MAX_DRAWN),
  ][0] || null;
}

/**
 * What is wanted, as the conditions of a combo: each has alternatives, of which one must hold. Null where they are too
 * many.
 *
 * @param {?} query as queryOf returns it
 * @param {!Array<string>} names those of the cards in the deck file, by group
 */
export function conditionsOf({ of, groups }, names) {
  const wanted = of > 0 && of < groups.length ? of : groups.length;
  const needs = groups.map((group, i) => {
    const { least, most } = boundsOf(group);
    const each = (how, count) => ({ how, count, zone: "H", of: names[i] });
    if (least === most) return [each("exactly", least)];
    return [least > 0 && each("least", least), most < group.copies && each("most", most)].filter(Boolean);
  });
  // so many groups hold what is wanted as soon as one of each larger selection does
  const extended = (rows, need) => rows.flatMap((row) => need.map((one) => [...row, one]));
  const rows = selections(needs, groups.length - wanted + 1)
    .filter((chosen) => chosen.every((need) => need.length > 0))
    .flatMap((chosen) => chosen.reduce(extended, [[]]));
  return rows.length > MAX_ROWS ? null : rows;
}

/** The ways to choose so many of some things, each in their order. */
function selections(things, n) {
  if (n === 0) return [[]];
  return things.flatMap((first, i) => selections(things.slice(i + 1), n - 1).map((rest) => [first, ...rest]));
}
