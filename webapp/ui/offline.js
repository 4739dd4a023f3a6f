/*
 * The service worker keeps the whole page on the device, so that it opens without the network. A new version is
 * told of and waits until the reader takes it, or until every tab of the old one is closed.
 */

import { byId, show } from "./elements.js";
import { scriptUrl } from "./scripts.js";
import { sayAll } from "./words.js";

export function startOffline() {
  if (!("serviceWorker" in navigator) || location.protocol === "file:") {
    return;
  }
  const workers = navigator.serviceWorker;
  let taken = false;
  workers.addEventListener("controllerchange", () => {
    if (taken) {
      location.reload();
    }
  });
  addEventListener("load", async () => {
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
  });
}

/** Shows the line about a new version as soon as one waits. */
function offerUpdate(registration, takeIt) {
  const offer = () => show(byId("update"), registration.waiting !== null && registration.active !== null);
  byId("update-now").addEventListener("click", takeIt);
  registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", offer));
  offer();
}

function drawOffline() {
  byId("offline").dataset.say = "bottom.offline";
  sayAll(byId("offline").parentElement);
}
