/*
 * The fragment of the address holds what is open, so that a link is a result: #deck=<text>&with=<code>.
 * A fragment never leaves the browser.
 */

/** The parts of the fragment by name; each has its first value. */
function readAddress() {
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
function fragmentOf(parts) {
  const written = [];
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined && value !== null) {
      const text = encodeURIComponent(value).replace(/%(2F|2B|3D|3A)/g, decodeURIComponent);
      written.push(value === "" ? name : name + "=" + text);
    }
  }
  return written.length === 0 ? "" : "#" + written.join("&");
}

/**
 * Writes what is open into the address. A language that the link asked for stays in it.
 * @param state what the address is too short for; comes back when the reader goes back
 * @param step whether this is a step that the reader can go back from
 */
function writeAddress(parts, state, step) {
  const fragment = fragmentOf({...parts, lang: readAddress().lang});
  if (step && fragment === location.hash) {
    step = false;
  }
  try {
    history[step ? "pushState" : "replaceState"](state, "", fragment || location.pathname + location.search);
  } catch (refused) {
    // Too many in a moment, or a state too large: the page works without.
    return;
  }
}

function dropFromAddress(name) {
  const parts = readAddress();
  if (name in parts) {
    delete parts[name];
    history.replaceState(history.state, "", fragmentOf(parts) || location.pathname + location.search);
  }
}
