/*
 * Rooms that not everyone visits: their scripts, words and look come with the first visit, so that nobody else waits
 * for them. What those scripts take from this one stands on Cardbench.rooms, and there a room puts itself, by its key.
 */

function startLaterRooms() {
  Cardbench.rooms = {
    appUrl, loadScript, loadWordPart,
    make, fill, byId, button, show, keepingFocus,
    say, wordAt, sayAll, sayDiagnostic, tell,
    recall, keep, SHELF, forgetButton,
    writeAddress, copyText,
    drawMarks, mended, placeName, fixName, SEVERITIES,
    textOf, TEXT_LIMIT, LINK_LENGTH, STATE_LENGTH,
  };
  addLaterRoom("odds", ["labs", "charts", "odds"], [".lab", ".odds"], ["charts", "odds"]);
  addLaterRoom("wizard", ["labs", "wizard"], [".lab", ".wizard"]);
  addLaterRoom("cards", ["labs", "archetypes"], [".cards"]);
}

/** A room whose key is its name in the address and, unless others are named, that of its style sheet. */
function addLaterRoom(key, scripts, tables, styles = [key]) {
  const room = () => Cardbench.rooms[key];
  let asked = [];
  let coming = null;

  async function come() {
    try {
      await Promise.all([...tables.map(loadWordPart), ...styles.map((style) => loadStyle("css/" + style + ".css")), loadInTurn(scripts)]);
      fill(byId(key));
      room().enter(...asked);
      if (openRoom.key === key) drawRooms();
    } catch (missing) {
      coming = null;
      fill(byId(key), make("p", { class: "trouble", role: "alert" }, say("trouble.room")), button(say("trouble.again"), drawRooms));
    }
  }

  addRoom({
    key,
    names: [key],
    listed: true,
    enter(...given) {
      asked = given;
      room()?.enter(...given);
    },
    draw() {
      if (room()) room().draw();
      else coming ??= come();
    },
    forget: () => room()?.forget?.(),
    take: (file) => room()?.take(file),
    takesSeveral: key !== "odds",
  });
}

async function loadInTurn(scripts) {
  for (const script of scripts) {
    await loadScript(script + ".js");
  }
}
