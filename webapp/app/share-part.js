/*
 * Taking a deck along: a button under its name, and a pane that is a script of its own, share.js, with its
 * own words and style. It comes when somebody presses the button.
 */

const sharing = { open: false, pane: null, to: "", failed: false };

/** Only a deck that was read whole is shared. */
function shareButton(reading) {
  return editable(reading) && button(say("sharing.open"), switchSharing, { id: "share", "aria-expanded": String(sharing.open) });
}

/** The pane, where it is open. */
function sharePart(reading) {
  if (!sharing.open || !editable(reading)) {
    return null;
  }
  return sharing.failed ? make("p", { class: "quiet" }, say("sharing.failed")) : sharing.pane && sharing.pane(reading);
}

async function switchSharing() {
  sharing.open = !sharing.open;
  sharing.failed = false;
  if (sharing.open && !sharing.pane) {
    try {
      await loadSharePart();
    } catch (missing) {
      // Without network, on a first visit: pressed again, it is asked for again.
      sharing.failed = true;
    }
  }
  drawDecks();
}

async function loadSharePart() {
  Cardbench.sharing = {
    state: sharing,
    make, button, oneLine, byId, say, ask, readPart, copyText, save, tell, recall, keep, fragmentOf, shortText, drawDecks, pageLanguage: () => language,
  };
  await Promise.all([whenDesk(), loadWordPart(".share"), loadStyle("css/share.css")]);
  await loadScript("share.js");
}
