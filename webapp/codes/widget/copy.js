/* The code to take along: always there to select, and a button where the browser lets a page copy. */

import { make } from "./parts.js";

/** @param {string} home the address of the page, which gets a link; empty without one */
export function codeParts(code, say, home) {
  const field = make(code.includes("\n") ? "textarea" : "input", "code");
  field.readOnly = true;
  field.value = code;
  field.setAttribute("aria-label", say("widget.code"));
  field.addEventListener("focus", () => field.select());
  const status = make("span", "told");
  status.setAttribute("role", "status");
  const button = make("button", "copy", say("widget.copy"));
  button.type = "button";
  let timer = 0;
  button.addEventListener("click", async () => {
    const copied = await copyCode(code);
    if (!copied) {
      field.focus();
    }
    button.textContent = status.textContent = copied ? say("widget.copied") : say("widget.by-hand");
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = say("widget.copy");
      status.textContent = "";
    }, 2000);
  });
  return make("div", "foot", field, button, home ? pageLink(code, say, home) : null, status);
}

async function copyCode(code) {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch (forbidden) {
    return false;
  }
}

function pageLink(code, say, home) {
  const link = make("a", "open", say("widget.open"));
  link.href = home + "index.html#deck=" + encodeURIComponent(code);
  link.target = "_blank";
  link.rel = "noreferrer";
  return link;
}
