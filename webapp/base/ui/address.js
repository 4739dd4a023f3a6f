/*
 * The fragment of the address holds what is open, so that a link is a result: #deck=<text>&with=<code>.
 * A fragment never leaves the browser.
 */

/** The parts of the fragment by name; each has its first value. */
export function readAddress() {
  const parts = {};
  for (const part of location.hash.slice(1).split("&")) {
    const equals = part.indexOf("=");
    const name = equals < 0 ? part : part.slice(0, equals);
    if (name && !(name in parts)) {
      parts[name] = equals < 0 ? "" : decoded(part.slice(equals + 1));
    }
  }
  return parts;
}

/** A link cut off in the middle of an escape is still a link. */
function decoded(value) {
  try {
    return decodeURIComponent(value);
  } catch (cut) {
    return value;
  }
}

/** The fragment with these parts; what codes are made of stays legible. */
export function fragmentOf(parts) {
  const written = [];
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== null) {
      // half of a pair has no form in an address
      const whole = String(value).replace(/[\ud800-\udfff]/gu, "\ufffd");
      const text = encodeURIComponent(whole).replace(/%(2F|2B|3D|3A)/g, decodeURIComponent);
      written.push(value === "" ? name : name + "=" + text);
    }
  }
  return written.length === 0 ? "" : "#" + written.join("&");
}

let waitingWrite = null;
let writeTimer = 0;

/** When a write was last requested, and the rest, in milliseconds, after which typing has paused. */
let writeAsked = -Infinity;
const WRITE_REST = 250;

/**
 * Writes what is open into the address. A language that the link requested stays in it.
 * @param state what the address is too short for; comes back when the reader goes back
 * @param step whether this is a step that the reader can go back from; what is none is written at once after a
 *   rest, so that it outlives a reload, and else when typing rests: browsers allow only so many changes in a while
 */
export function writeAddress(parts, state, step) {
  if (step) {
    writeWaiting();
    setAddress(parts, state, "pushState");
  } else {
    const rested = performance.now() - writeAsked > WRITE_REST;
    clearTimeout(writeTimer);
    waitingWrite = () => setAddress(parts, state, "replaceState");
    if (rested) {
      writeWaiting();
    } else {
      writeTimer = setTimeout(writeWaiting, WRITE_REST);
    }
  }
  writeAsked = performance.now();
}

export function writeWaiting() {
  clearTimeout(writeTimer);
  if (waitingWrite !== null) {
    waitingWrite();
    waitingWrite = null;
  }
}

/** The reader went elsewhere: what was waiting belongs to the place that was left. */
export function dropWaitingWrite() {
  clearTimeout(writeTimer);
  waitingWrite = null;
}

function setAddress(parts, state, how) {
  const fragment = fragmentOf({ ...parts, lang: readAddress().lang });
  const address = fragment || location.pathname + location.search;
  try {
    history[fragment === location.hash ? "replaceState" : how](state, "", address);
  } catch (refused) {
    // Too many in a while, or a state too large: the page works without.
    return;
  }
}

/** Gives the entry of the browser's history that is open a state; its address stays. */
export function keepState(state) {
  try {
    history.replaceState(state, "");
  } catch (refused) {
    // As above.
    return;
  }
}

export function dropFromAddress(name) {
  const parts = readAddress();
  if (name in parts) {
    delete parts[name];
    history.replaceState(history.state, "", fragmentOf(parts) || location.pathname + location.search);
  }
}
