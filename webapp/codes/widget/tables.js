/*
 * Card tables, and what reads deck lists and decks of games that few play, come as scripts from where this one came
 * from, each once; tables end up in the widget's own core. A page may forbid that in several ways; none of them is an
 * error here.
 */

import { home } from "./home.js";

/** The scripts that read deck lists, and decks of every game. */
const READERS = { lists: "list-lab.js", games: "all-decks.js" };

/** How long to wait before a table counts as missing, in milliseconds. */
const PATIENCE = 15000;

const tables = new Map();
let scriptAddresses = null;

/** Resolves to "": the table is open; "forbidden": this page does not allow it; "missing": anything else. */
function openTable(name) {
  return loadOnce("cards/" + name + ".js");
}

/** Resolves to the same of one of the scripts that read decks. */
export function loadReader(name) {
  return loadOnce(READERS[name]);
}

function loadOnce(path) {
  if (!tables.has(path)) {
    tables.set(path, home === "" ? Promise.resolve("missing") : load(home + path));
  }
  return tables.get(path);
}

function load(address) {
  return new Promise((settle) => {
    const done = (answer) => {
      document.removeEventListener("securitypolicyviolation", violated);
      script.remove();
      settle(answer);
    };
    const violated = (event) => {
      if (address.startsWith(event.blockedURI) && event.effectiveDirective.startsWith("script-src")) {
        done("forbidden");
      }
    };
    const script = document.createElement("script");
    document.addEventListener("securitypolicyviolation", violated);
    script.onload = () => done("");
    script.onerror = () => setTimeout(done, 0, "missing");
    setTimeout(done, PATIENCE, "missing");
    try {
      script.src = scriptAddress(address);
      (document.head || document.documentElement).append(script);
    } catch (forbidden) {
      done("forbidden");
    }
  });
}

/** An address that Trusted Types let through, where they are in force. Only tables and readers are scripts here. */
function scriptAddress(address) {
  if (scriptAddresses === null) {
    scriptAddresses = { createScriptURL: tableAddress };
    try {
      scriptAddresses = trustedTypes.createPolicy("cardbench-widget", scriptAddresses);
    } catch (forbidden) {
      // Forbidden by the page, or unknown to the browser: the address is checked all the same.
    }
  }
  return scriptAddresses.createScriptURL(address);
}

/** The address as the browser would require it, if it is that of such a script: without any steps up. */
function tableAddress(asked) {
  const address = new URL(asked).href;
  if (address.startsWith(home + "cards/") || Object.values(READERS).some((reader) => address === home + reader)) {
    return address;
  }
  throw new TypeError("not a card table: " + asked);
}

/** The languages of card names to look for, in turn. */
function nameLanguages(tag) {
  const asked = String(tag || "");
  const chinese = /^zh[-_](?:hant|tw|hk|mo)/i.test(asked) ? "zh-TW" : "zh-CN";
  const first = asked.toLowerCase().split(/[-_]/)[0];
  const language = first === "zh" ? chinese : /^es[-_]mx$/i.test(asked) ? "es-MX" : first;
  return /^[a-z]{2}(?:-[A-Z]{2})?$/.test(language) && language !== "en" ? [language, "en"] : ["en"];
}

/** Opens what is needed to name a game's cards; resolves to the result of openTable for the worst needed table. */
export async function openTables(game, tag) {
  const shared = openTable(game + ".cards");
  for (const language of nameLanguages(tag)) {
    if ((await openTable(game + "." + language)) === "") {
      return shared;
    }
  }
  return (await shared) || openTable(game + ".en");
}
