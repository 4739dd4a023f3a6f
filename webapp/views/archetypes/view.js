/* The view Archetypes: setcodes looked at, archetypes designed, databases opened. */

import { offer } from "../../ui/scripts.js";
import { writeAddress } from "../../ui/address.js";
import { byId, fill, make } from "../../ui/elements.js";
import { TAB, keep, recall } from "../../ui/storage.js";
import { say, sayAll } from "../../ui/words.js";
import { auditPart, drawAudits } from "./audit.js";
import { designPart, drawDesign } from "./design.js";
import { drawFiles, filesPart, refresh, refuseFile, sayRefused, takeFile } from "./files.js";
import { drawMember, memberPart } from "./member.js";
import { drawSearch, searchPart } from "./search.js";
import { session } from "./session.js";
import { cardFiles } from "../../workers/card-files.js";
import { drawTitle } from "../views.js";

let built = false;

function buildView() {
  fill(
    byId("archetypes"),
    make("h1", { class: "unseen", "data-say": "view.archetypes" }),
    make("datalist", { id: "setcode-names" }),
    make(
      "div",
      { class: "setcode-columns" },
      make("div", null, memberPart(), filesPart(), auditPart()),
      designPart(),
    ),
    searchPart(),
  );
  built = true;
}

export function drawAll() {
  fill(
    byId("setcode-names"),
    session.names.filter((one) => !one.retired).map((one) => make("option", { value: one.code }, one.name)),
  );
  drawFiles();
  drawSearch();
  drawAudits();
  drawMember();
  drawDesign();
}

/** The address holds what is looked at and what is designed; so does this tab, for a reload of another view. */
export function writeView() {
  const { value: looked, target, base, inside } = session;
  keep("setcodes", { value: looked, target, base, inside }, TAB);
  drawTitle();
  const value = session.value.trim();
  writeAddress(
    {
      archetypes: value,
      in: session.target.trim() || null,
      base: session.base.trim() || null,
      inside: session.inside.join(",") || null,
    },
    null,
    false,
  );
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

offer("archetypes", {
  enter(parts) {
    if (!built) Object.assign(session, recall("setcodes", {}, TAB));
    const given = parts.archetypes || parts.cards; // links of older versions
    if (given) {
      session.value = given.slice(0, 100);
      session.target = parts.in || "";
    }
    if (parts.base) {
      session.base = parts.base.slice(0, 100);
      session.inside = (parts.inside || "").split(",").filter((code) => /^0x[0-9a-f]{4}$/.test(code));
    }
    if (!built) {
      buildView();
      openKept().catch(trouble);
      return;
    }
    byId("setcode-value").value = session.value;
    byId("setcode-target").value = session.target;
    byId("setcode-base").value = session.base;
    drawAll();
  },

  draw() {
    sayAll(byId("archetypes"));
    fill(byId("setcode-cards"));
    if (session.names.length > 0) drawAll();
  },

  forget: () => cardFiles.closeAll().then(refresh).catch(trouble),

  title: () => session.value.trim(),

  take: takeFile,
});
