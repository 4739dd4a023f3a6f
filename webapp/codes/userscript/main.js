/*
 * The userscript: on sites that its reader has switched on, a mark beside each code shows the deck. The switch is a
 * command in the menu of the manager; a site is off until then, and nothing of its pages is read.
 */

import { watch } from "../reader/watch.js";
import { languageFor, wordsIn } from "../widget/words.js";
import { markRun, removeMarks } from "./marks.js";
import { listen } from "./panel.js";

const KEY = "on:" + location.hostname;

/** Ends the reading; null while the site is off. */
let end = null;

function start() {
  end = () => {};
  const begun = end;
  // a task of its own: the page gets its turn before the first text is read
  setTimeout(() => {
    const reader = makeCore();
    if (end === begun) end = watch(document, (run) => markRun(run, reader));
  });
}

function stop() {
  end();
  end = null;
  removeMarks();
}

const say = wordsIn(languageFor(document.createElement("span")));

GM_registerMenuCommand(say("reader.switch", { host: location.hostname }), () => {
  GM_setValue(KEY, end === null);
  if (end === null) start();
  else stop();
});
listen();
if (GM_getValue(KEY, false) === true) start();
