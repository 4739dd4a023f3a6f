/* Part three: files that were opened, what they name, and a search in their cards. */

import { button, byId, fill, make, show } from "../../ui/elements.js";
import { say, sayDiagnostic } from "../../ui/words.js";
import { latest, resultOf } from "./lab.js";
import { drawMember, remarks } from "./member.js";
import { session } from "./session.js";
import { drawAll, writeView } from "./view.js";
import { cardFiles } from "../../workers/card-files.js";

const askSearch = latest();

export function filesPart() {
  const file = make("input", {
    id: "setcode-file",
    type: "file",
    accept: ".cdb,.conf",
    multiple: true,
    tabindex: "-1",
    hidden: true,
    "data-say-aria-label": "archetype.files.open",
    change: async (event) => {
      for (const one of event.target.files) await takeFile(one);
      event.target.value = "";
    },
  });
  return make(
    "section",
    { class: "pane", id: "setcode-files-part" },
    make("h2", { "data-say": "archetype.files.title" }),
    make("p", { class: "quiet", "data-say": "archetype.files.text" }),
    make(
      "div",
      { class: "actions" },
      button("", () => file.click(), { id: "setcode-open", class: "first", "data-say": "archetype.files.open" }),
      file,
    ),
    make("p", { id: "setcode-trouble", class: "trouble", role: "alert", hidden: true }),
    make("ul", { id: "setcode-files", class: "found" }),
    make("div", { id: "setcode-cards" }),
  );
}

export function refuseFile(words) {
  byId("setcode-trouble").textContent = words;
  show(byId("setcode-trouble"), true);
}

let taking = Promise.resolve();

/** Opens a file that was dropped or chosen, and keeps it; several one after the other. */
export function takeFile(file) {
  taking = taking.then(() => takeOne(file));
  return taking;
}

/** No file is larger, in bytes. */
const FILE_LIMIT = 256 * 1024 * 1024;

async function takeOne(file) {
  show(byId("setcode-trouble"), false);
  const kind = cardFiles.kindOf(file.name);
  if (kind === null || file.size > FILE_LIMIT) {
    refuseFile(say(kind === null ? "archetype.files.unknown" : "trouble.file-too-large", { name: file.name }));
    return;
  }
  try {
    const bytes = new Uint8Array(await new Response(file).arrayBuffer());
    sayRefused(file.name, await cardFiles.take({ name: file.name, kind, bytes }));
  } catch (unreadable) {
    refuseFile(say("trouble.file-unreadable", { name: file.name }));
  }
  await refresh();
}

export function sayRefused(name, answer) {
  if (!answer.ok) {
    refuseFile(
      name +
        ": " +
        answer.diagnostics
          .filter((one) => one.severity === "error")
          .map(sayDiagnostic)
          .join(" "),
    );
  }
}

async function closeFile(name) {
  await cardFiles.close(name);
  await refresh();
}

/** Everything that depends on what is open, asked and drawn anew. */
export async function refresh() {
  const list = await resultOf("setnames.list", {});
  session.names = list.names;
  session.lists = list.lists;
  drawAll();
}

/** As many remarks on a file are shown: lists that are copied together repeat hundreds of lines. */
const NOTES_SHOWN = 5;

export function drawFiles() {
  fill(
    byId("setcode-files"),
    cardFiles.open.map((file, i) =>
      make(
        "li",
        { class: "file" },
        make(
          "span",
          null,
          file.name,
          " ",
          make(
            "span",
            { class: "quiet" },
            say("archetype.files." + file.kind.replace(".", "-"), { n: file.size }),
            " ",
            say(file.kept ? "archetype.files.kept" : "archetype.files.not-kept"),
          ),
        ),
        button(say("archetype.files.close"), () => closeFile(file.name), { class: "plain", id: "setcode-close-" + i }),
        remarks(file.notes.slice(0, NOTES_SHOWN)),
        file.notes.length > NOTES_SHOWN &&
          make("p", { class: "quiet" }, say("archetype.audit.more", { n: file.notes.length - NOTES_SHOWN })),
      ),
    ),
  );
  fill(
    byId("setcode-lists"),
    cardFiles.open.some((file) => file.kind === "strings.conf")
      ? say("archetype.lists", { lists: session.lists.join(", ") })
      : say("archetype.example"),
  );
  drawSearch();
}

function drawSearch() {
  const open = cardFiles.open.some((file) => file.kind === "cards.cdb");
  if (!open) {
    fill(byId("setcode-cards"));
    return;
  }
  if (!byId("setcode-query")) {
    fill(
      byId("setcode-cards"),
      make(
        "label",
        { class: "search", for: "setcode-query" },
        make("span", null, say("archetype.cards.search")),
        make("input", {
          id: "setcode-query",
          type: "search",
          value: session.query,
          list: "setcode-names",
          autocomplete: "off",
          input: (event) => {
            session.query = event.target.value;
            drawFound();
          },
        }),
      ),
      make("div", { id: "setcode-found", "aria-live": "polite" }),
    );
  }
  drawFound();
}

/** A number asks for the members of an archetype, everything else for names. */
async function drawFound() {
  const query = session.query.trim();
  const members = /^0x[0-9a-f]{1,4}$/i.test(query);
  const args = members ? { setcode: query } : { text: query };
  const answer = await askSearch(members ? "database.members" : "database.search", { ...args, limit: 60 });
  if (answer === null || !byId("setcode-found")) return;
  fill(
    byId("setcode-found"),
    answer.ok
      ? [
          make("p", { class: "quiet" }, say("archetype.cards.count", { n: answer.result.total })),
          make("ul", { class: "found cards-found" }, answer.result.cards.map(cardLine)),
        ]
      : remarks(answer.diagnostics),
  );
}

function cardLine(card) {
  return make(
    "li",
    null,
    button(
      [make("span", { class: "found-title" }, card.name || "#" + card.id), make("code", null, card.setcode)],
      () => {
        session.value = card.setcode;
        byId("setcode-value").value = card.setcode;
        drawMember();
        drawCard(card.id);
        writeView();
      },
      { id: "setcode-card-" + card.id },
    ),
  );
}

/** A card's row in words. */
async function drawCard(id) {
  const card = await resultOf("database.card", { id });
  if (!card) return;
  const bits = [...card.types, ...(card.attributes || []), ...(card.races || [])];
  // a bit without a name is a number
  const words = bits.map((word) =>
    word.startsWith("0x") ? word : say("archetype.word." + word.replace(/[ -]/g, "_")),
  );
  const numbers = [
    card.level !== undefined && say("archetype.card.level", { n: card.level }),
    card.leftScale !== undefined && say("archetype.card.scales", { left: card.leftScale, right: card.rightScale }),
    card.attack !== undefined && say("archetype.card.attack", { attack: points(card.attack) }),
    card.defence !== undefined && say("archetype.card.defence", { defence: points(card.defence) }),
    card.arrows &&
      say("archetype.card.arrows", {
        arrows: card.arrows
          .map((word) => (word.startsWith("0x") ? word : say("archetype.word." + word.replace(/ /g, "_"))))
          .join(say("archetype.comma")),
      }),
    card.alias !== undefined &&
      say(card.aliasKind === "artwork" ? "archetype.card.artwork" : "archetype.card.treated", { alias: card.alias }),
  ];
  fill(
    byId("setcode-card"),
    make("h3", null, card.name || "#" + card.id, " ", make("span", { class: "quiet" }, String(card.id))),
    make("p", null, words.join(" / ")),
    make("p", { class: "quiet" }, numbers.filter((one) => one).join(say("archetype.comma"))),
  );
}

function points(number) {
  return number === -2 ? "?" : String(number);
}
