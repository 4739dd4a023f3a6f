/*
 * The view Archetypes: setcodes looked at, archetypes designed, databases opened. This module puts the parts on the
 * page and draws anew what a change of the state concerns.
 */

import { offer } from "../../base/ui/scripts.js";
import { byId, fill, make, show } from "../../base/ui/elements.js";
import { say, sayAll } from "../../base/ui/words.js";
import { enterArchetypes, refuseFiles } from "./state/actions.js";
import { auditPart, drawAudits } from "./parts/audit.js";
import { designPart, drawDesign } from "./parts/design.js";
import { expansionPart } from "./parts/expansion.js";
import { drawFiles, filesPart, refresh, refusal, takeFiles } from "./parts/files.js";
import { drawMember, memberPart } from "./parts/member.js";
import { drawNumbering, numberingPart } from "./parts/numbering.js";
import { archetypeRecord, recallNumbering } from "./state/record.js";
import { drawFound, drawSearch, drawWords, searchPart } from "./parts/search.js";
import { archetypeState, archetypeStore } from "./state/state.js";
import { cardFiles } from "./state/card-files.js";
import { drawTitle } from "../../base/views/views.js";

let built = false;

/** Whether the state is being set by the address: then all of it is drawn next. */
let entering = false;

function buildView() {
  fill(
    byId("archetypes"),
    make("h1", { "data-say": "view.archetypes" }),
    make("p", { class: "quiet", "data-say": "archetype.lead" }),
    make("datalist", { id: "setcode-names" }),
    make(
      "div",
      { class: "setcode-columns" },
      make("div", null, memberPart(), filesPart(numberingPart()), auditPart(), expansionPart()),
      designPart(),
    ),
    searchPart(),
  );
  built = true;
}

function drawAll() {
  const { names } = archetypeState();
  fill(
    byId("setcode-names"),
    names.filter((one) => !one.retired).map((one) => make("option", { value: one.code }, one.name)),
  );
  drawNumbering();
  drawFiles();
  drawSearch();
  drawAudits();
  drawMember();
  drawDesign();
}

function drawTroubles() {
  const { troubles } = archetypeState();
  fill(
    byId("setcode-trouble"),
    troubles.map((trouble) => make("p", null, trouble)),
  );
  show(byId("setcode-trouble"), troubles.length > 0);
}

/** Draws what a change of the state concerns. */
function drawChange(state, before) {
  if (!built || entering) return;
  const changed = (...members) => members.some((name) => state[name] !== before[name]);
  if (changed("troubles")) drawTroubles();
  if (changed("value")) drawTitle();
  // the same files name other numbers then
  if (changed("numbering")) refresh().catch(trouble);
  if (changed("names")) {
    drawAll();
    return;
  }
  if (changed("value", "target")) drawMember();
  if (changed("base", "inside", "chosen", "title")) drawDesign();
  if (changed("search") && byId("setcode-query")) {
    if (state.search.dialect !== before.search.dialect) drawWords();
    drawFound();
  }
}

/** Files that were kept are opened again, without being requested. */
async function openKept() {
  const refused = await cardFiles.whenKept();
  if (refused.length > 0) refuseFiles(refused.map(({ name, answer }) => refusal(name, answer)));
  await refresh();
}

function trouble(reason) {
  refuseFiles([say("archetype.failed", { reason: reason.message })]);
}

archetypeStore.subscribe(drawChange);

offer("archetypes", {
  enter(parts) {
    if (!built) archetypeStore.set({ ...archetypeRecord.recall(), numbering: recallNumbering() });
    entering = true;
    enterArchetypes(parts);
    entering = false;
    if (!built) {
      buildView();
      openKept().catch(trouble);
      return;
    }
    const { value, target, base } = archetypeState();
    byId("setcode-value").value = value;
    byId("setcode-target").value = target;
    byId("setcode-base").value = base;
  },

  draw() {
    sayAll(byId("archetypes"));
    fill(byId("setcode-cards"));
    fill(byId("expansion-answer"));
    if (archetypeState().names.length > 0) drawAll();
    if (built) refresh().catch(trouble); // the site's table has other names in another language
  },

  forget: () => cardFiles.closeAll().then(refresh).catch(trouble),

  title: () => archetypeState().value.trim(),

  take: takeFiles,
});
