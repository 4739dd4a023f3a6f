/*
 * A script of its own, offline.js, which runs once the page is shown. The service worker keeps the whole page on the
 * device, so that it opens without the network. A new version is told of and waits until the reader takes it, or until
 * every tab of the old one is closed.
 */

import { byId, make, show } from "./elements.js";
import { scriptUrl } from "./scripts.js";
import { sayAll } from "./words.js";

if ("serviceWorker" in navigator && location.protocol !== "file:") {
  keepOffline();
}

async function keepOffline() {
  const workers = navigator.serviceWorker;
  let taken = false;
  workers.addEventListener("controllerchange", () => {
    if (taken) {
      location.reload();
    }
  });
  try {
    const registration = await workers.register(scriptUrl.file("sw.js"), { scope: "./" });
    offerUpdate(registration, () => {
      taken = true;
      registration.waiting.postMessage("take-over");
    });
    await workers.ready;
    drawOffline();
  } catch (unavailable) {
    // Private windows and some policies have no service workers: the page works while the network does.
    show(byId("offline"), false);
  }
}

/** Shows a line about a new version as soon as one waits. */
function offerUpdate(registration, takeIt) {
  const line = make(
    "p",
    { id: "update", class: "update", role: "status", hidden: true },
    make("span", { "data-say": "update.ready" }),
    " ",
    make("button", { id: "update-now", type: "button", "data-say": "update.now", click: takeIt }),
  );
  byId("page").prepend(line);
  sayAll(line);
  const offer = () => show(line, registration.waiting !== null && registration.active !== null);
  registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", offer));
  offer();
}

function drawOffline() {
  byId("offline").dataset.say = "bottom.offline";
  sayAll(byId("offline").parentElement);
}
