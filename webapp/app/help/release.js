/*
 * How a reader checks that the files of this site are those that the deployment built: the sum of the list of sums, as
 * this browser received it, beside the commands that find out the same without trusting the page.
 */

import { byId, make } from "../../base/ui/elements.js";
import { say } from "../../base/ui/words.js";

const LIST = "SHA256SUMS";

/** GitHub Pages serves the repository OWNER/NAME at https://OWNER.github.io/NAME/. */
const PAGES = /^([a-z0-9-]+)\.github\.io$/i;

/** The sum of the list, and null before it is known; the key of a sentence where it cannot be known. */
let sum = null;
let reason = "waiting";

/**
 * The repository whose deployment serves an address, or words to be replaced where the address does not show it.
 *
 * @param {string} host
 * @param {string} path of the page
 */
export function repositoryOf(host, path) {
  const owner = PAGES.exec(host);
  if (!owner) return "OWNER/REPOSITORY";
  const folder = path.split("/")[1];
  const isOwnPage = folder === "" || folder.includes(".");
  return owner[1] + "/" + (isOwnPage ? host : folder);
}

function commands() {
  const online = location.protocol !== "file:";
  const lines = [
    online && ["curl", "--fail", "--remote-name", new URL(LIST, location.href).href],
    ["gh", "attestation", "verify", LIST, "--repo", repositoryOf(location.hostname, location.pathname)],
    ["sha256sum", LIST],
    ["sha256sum", "--check", "--quiet", LIST],
  ];
  return lines
    .filter(Boolean)
    .map((line) => line.join(" "))
    .join("\n");
}

/** What belongs below the words of this block. */
export function releaseCheck(title) {
  return [
    make("pre", { class: "code", translate: "no", tabindex: "0", "aria-label": title }, commands()),
    make("p", { id: "release-sum" }, sentence()),
  ];
}

function sentence() {
  if (sum === null) return say("help.sums." + reason);
  const [before, after] = say("help.sums.found").split("{sum}");
  return [before, make("code", { class: "code" }, sum), after];
}

/** Fetches the list and hashes it, once; from disk a page may not read its own files. */
export async function bringSum() {
  if (sum !== null) return;
  if (location.protocol === "file:") {
    reason = "disk";
  } else if (!globalThis.crypto?.subtle) {
    reason = "insecure";
  } else {
    try {
      // a request that must fail would only be a line in the browser's log
      if (navigator.onLine === false) throw new Error("no network");
      const list = await fetch(LIST, { cache: "no-cache" });
      if (!list.ok) throw new Error(LIST + ": " + list.status);
      sum = hexadecimal(await crypto.subtle.digest("SHA-256", await list.arrayBuffer()));
    } catch (unreachable) {
      reason = "unreachable";
    }
  }
  byId("release-sum")?.replaceChildren(...[sentence()].flat());
}

function hexadecimal(digest) {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
