/*
 * The rooms of the page. Each has an element, the names in the address that lead to it, and draws itself.
 * A room that is not registered is not shown anywhere.
 */

const rooms = [];
let openRoom = null;

/**
 * @param room {key, names: parts of the address that lead here, listed: whether the header names it,
 *     draw(): draws it in the chosen language, enter(parts, state): takes what the address says,
 *     forget(): lets go of what was kept, if the room kept anything; it has been thrown away already}
 */
function addRoom(room) {
  rooms.push(room);
}

/** Opens the room that the address asks for, the first one where it asks for none. */
function enterRoom(state) {
  const parts = readAddress();
  openRoom = rooms.find((room) => room.names.some((name) => name in parts)) || rooms[0];
  openRoom.enter(parts, state);
  drawRooms();
}

function drawRooms() {
  for (const room of rooms) {
    show(byId(room.key), room === openRoom);
  }
  drawRoomList();
  openRoom.draw();
}

/** The list in the header; one room alone needs no list. */
function drawRoomList() {
  const listed = rooms.filter((room) => room.listed);
  const list = byId("rooms");
  show(list, listed.length > 1);
  fill(
    list,
    listed.map((room) =>
      make(
        "a",
        {href: "#" + room.names[0], "aria-current": room === openRoom ? "page" : null},
        say("room." + room.key),
      ),
    ),
  );
}

function startRooms() {
  addEventListener("popstate", (event) => {
    dropWaitingWrite();
    enterRoom(event.state);
  });
  addEventListener("pagehide", writeWaiting);
}
