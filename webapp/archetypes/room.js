/* The room Cards: setcodes looked at, archetypes designed, databases opened. */

let built = false;

function buildRoom() {
  fill(
    byId("cards"),
    make("h1", { class: "unseen", "data-say": "room.cards" }),
    make("datalist", { id: "setcode-names" }),
    make("div", { class: "setcode-room" },
      make("div", null, memberPart(), make("div", { id: "setcode-card", class: "pane" }), filesPart(), auditPart()),
      designPart()),
  );
  built = true;
}

function drawAll() {
  fill(
    byId("setcode-names"),
    session.names.filter((one) => !one.retired).map((one) => make("option", { value: one.code }, one.name)),
  );
  drawFiles();
  drawAudits();
  drawMember();
  drawDesign();
}

/** The address holds what is looked at and what is designed. */
function writeRoom() {
  const value = session.value.trim();
  writeAddress({ cards: value, in: session.target.trim() || null, base: session.base.trim() || null, inside: session.inside.join(",") || null }, null, false);
}

/** Files that were kept are opened again, without being asked for. */
async function openKept() {
  for (const { name, answer } of await cardFiles.whenKept()) {
    sayRefused(name, answer);
  }
  await refresh();
}

function trouble(reason) {
  refuseFile(say("archetype.failed", { reason: reason.message }));
}

Cardbench.rooms.cards = {
  enter(parts) {
    if (parts.cards) {
      session.value = parts.cards.slice(0, 100);
      session.target = parts.in || "";
    }
    if (parts.base) {
      session.base = parts.base.slice(0, 100);
      session.inside = (parts.inside || "").split(",").filter((code) => /^0x[0-9a-f]{4}$/.test(code));
    }
    if (!built) {
      buildRoom();
      openKept().catch(trouble);
      return;
    }
    byId("setcode-value").value = session.value;
    byId("setcode-target").value = session.target;
    byId("setcode-base").value = session.base;
    drawAll();
  },

  draw() {
    sayAll(byId("cards"));
    fill(byId("setcode-cards"));
    if (session.names.length > 0) drawAll();
  },

  forget: () => cardFiles.closeAll().then(refresh).catch(trouble),

  take: takeFile,
};
