/* The texts that were read last, kept on this device alone. One button forgets them. */

const RECENT_KEPT = 12;

/** Longer ones are not kept. */
const RECENT_LENGTH = 8000;

function remember(reading) {
  const text = reading.ok && deckViews[reading.kind] ? shortText(reading) : null;
  if (!text || text.length > RECENT_LENGTH) {
    return;
  }
  const others = recentTexts().filter((one) => one !== text);
  keep("recent", [text, ...others].slice(0, RECENT_KEPT));
}

function recentTexts() {
  const kept = recall("recent", []);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

function drawRecent() {
  const texts = recentTexts();
  fill(
    byId("recent"),
    texts.length > 0 &&
      make(
        "section",
        { class: "pane" },
        make("h2", null, say("recent.title")),
        make("ul", { class: "found" }, texts.map((text, i) => make("li", null, recentButton(text, i)))),
        button(say("recent.forget"), forgetRecent, { id: "forget" }),
      ),
  );
}

function recentButton(text, i) {
  const reading = shortReading(text);
  const code = pickedCode(reading) || text;
  return make(
    "button",
    { type: "button", id: "recent-" + i, click: () => acceptText(text, { step: true }) },
    make("span", { class: "found-title" }, shortTitle(text)),
    make("code", null, code.length > 24 ? code.slice(0, 23) + "\u2026" : code),
  );
}

function forgetRecent() {
  forget("recent");
  drawRecent();
  tell(say("recent.forgotten"));
  byId("box").focus({ preventScroll: true });
}
