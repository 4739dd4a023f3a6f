/*
 * What to put into a page of one's own so that the deck shows there, with the deck below as it will look. Without
 * script, and before it runs, the text can be read.
 */

import { TABLE_TAGS, cardLanguage } from "../../../base/ui/card-language.js";
import { LANGUAGES } from "../../../base/ui/languages.js";
import { fragmentOf } from "../../../base/ui/address.js";
import { PUBLISHED, home } from "../../../base/ui/site-address.js";
import { button, byId, make } from "../../../base/ui/elements.js";
import { pageLanguage, say } from "../../../base/ui/words.js";
import { chooseShare } from "../state/actions.js";
import { codeViews } from "../state/code-views.js";
import { shortText } from "../state/reading.js";
import { deckState } from "../state/state.js";
import { plainText } from "./exports.js";
import { field } from "./fields.js";
import { nameOf } from "./picture.js";

/** The height that the preview reported, for frames that nobody resizes. */
let previewHeight = 560;

export function snippetOf(reading) {
  const framed = deckState().share.frame;
  const snippet = make(
    "div",
    null,
    make(
      "div",
      { class: "ways", role: "group", "aria-label": say("sharing.embed") },
      way("share-by-script", "sharing.by-script", !framed, false),
      way("share-by-frame", "sharing.by-frame", framed, true),
    ),
    make("p", { class: "quiet" }, say(framed ? "sharing.frame-hint" : "sharing.script-hint")),
    make(
      "div",
      { class: "actions" },
      option("theme", ["", "light", "dark"], (theme) => say(theme ? "top." + theme : "sharing.any.theme")),
      option("lang", ["", ...LANGUAGES], (lang) => (lang ? languageWords(lang) : say("sharing.any.lang"))),
    ),
    ...field("share-snippet", framed ? frameSnippet(reading) : scriptSnippet(reading)),
    !PUBLISHED && make("p", { class: "quiet" }, say("sharing.from-disk")),
  );
  const shown = make("div", null, make("h3", null, say("sharing.preview")), preview(reading));
  return [make("div", { class: "embedded" }, snippet, shown)];
}

/** One choice about the deck on the other page; the first leaves it to that page and its reader. */
function option(name, values, words) {
  const chosen = deckState().share[name] || "";
  return make(
    "label",
    { class: "choice" },
    make("span", { class: "quiet" }, say(name === "lang" ? "top.language" : "top.theme")),
    make(
      "select",
      { id: "share-" + name, change: (event) => chooseShare({ [name]: event.target.value }) },
      values.map((value) => make("option", { value, selected: value === chosen }, words(value))),
    ),
  );
}

/** A language as the page's own choice names it. */
function languageWords(lang) {
  return [...byId("language").options].find(({ value }) => value === lang).text;
}

/** The choices that are not left to the other page. */
function options() {
  const { theme, lang } = deckState().share;
  return { lang: lang || null, theme: theme || null };
}

function way(id, words, chosen, frame) {
  const press = () => chooseShare({ frame });
  return button(say(words), press, { id, class: "plain", "aria-pressed": String(Boolean(chosen)) });
}

/** What a frame of somebody else's page may do. The page that its link opens is no longer in the sandbox. */
const FRAME_RIGHTS = ["allow-scripts", "allow-popups", "allow-popups-to-escape-sandbox"].join(" ");

function scriptSnippet(reading) {
  const written = make(
    "pre",
    {
      class: "card-deck",
      lang: TABLE_TAGS[pageLanguage()],
      "data-lang": options().lang,
      "data-theme": options().theme,
    },
    "\n" + plainText(reading).trim() + "\n",
  );
  // An element would require the script's address at once, so that this one is written out.
  const script = [
    "<script",
    'src="' + home().replace(/&/g, "&amp;") + 'cardbench-widget.js"',
    "async></" + "script>",
  ].join(" ");
  return written.outerHTML + "\n" + script + "\n";
}

/** What a frame shows: with the names of cards, where the widget has no table that names them. */
function framedText(reading) {
  return codeViews[reading.kind].linked ? plainText(reading).trim() : shortText(reading);
}

/** Without a language, which is then the reader's. */
function frameSource(reading, more) {
  return "embed.html" + fragmentOf({ deck: framedText(reading), ...more });
}

function frame(properties) {
  return make("iframe", { width: "100%", height: String(previewHeight), frameborder: "0", ...properties });
}

function frameSnippet(reading) {
  const source = home() + frameSource(reading, options());
  return frame({ src: source, title: nameOf(reading), loading: "lazy", sandbox: FRAME_RIGHTS }).outerHTML + "\n";
}

function preview(reading) {
  const { theme, lang } = options();
  return frame({
    id: "share-preview",
    src: frameSource(reading, { cards: cardLanguage(), theme, lang: lang ?? pageLanguage() }),
    title: say("sharing.preview"),
    sandbox: PUBLISHED ? FRAME_RIGHTS : null,
  });
}

addEventListener("message", (event) => {
  const shown = byId("share-preview");
  const height = event.data && event.data.cardbench === "height" ? Number(event.data.height) : 0;
  if (shown && event.source === shown.contentWindow && height > 0 && height < 20000) {
    previewHeight = Math.ceil(height);
    shown.setAttribute("height", String(previewHeight));
  }
});
