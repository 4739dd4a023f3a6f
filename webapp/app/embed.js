/*
 * A deck in a frame: embed.html#deck=<code or clipboard text>&lang=..&cards=..&theme=.. A code alone behind the sign
 * does as well. The page around receives the height of the deck, and nothing else: {cardbench: "height", height:
 * <pixels>}.
 *
 * The build puts this script into the page, where it runs even if the frame may load no other one: the reader sees the
 * code in full, as a link to the page, until the widget draws the deck in its place.
 */
(function () {
  "use strict";

  /** The widget reads no text of this length, and browsers lay longer ones out for seconds. */
  const MAX_SHOWN = 9000;

  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch (cut) {
      return text;
    }
  }

  function show() {
    const deck = document.createElement("card-deck");
    deck.setAttribute("level", "1");
    // a frame out of sight reports its height, too
    deck.setAttribute("loading", "eager");
    const parts = location.hash.slice(1).split("&");
    for (const part of parts) {
      const equals = part.indexOf("=");
      const name = part.slice(0, Math.max(equals, 0));
      if (["lang", "cards", "theme"].includes(name)) {
        deck.setAttribute(name, decoded(part.slice(equals + 1)));
      } else if (part !== "") {
        deck.replaceChildren(linkTo(decoded(name === "deck" ? part.slice(equals + 1) : part)));
      }
    }
    document.documentElement.lang = deck.getAttribute("lang") || navigator.language;
    document.querySelector("main").replaceChildren(deck);
    tellHeight();
    customElements.whenDefined("card-deck").then(() => {
      // What is out of sight is not laid out by itself, and would be heard of only when it is scrolled to.
      if (deck.shadowRoot) {
        new MutationObserver(tellHeight).observe(deck.shadowRoot, { childList: true });
      }
    });
  }

  /** A text as a link to the deck in the page. */
  function linkTo(text) {
    const link = document.createElement("a");
    link.href = "index.html#deck=" + encodeURIComponent(text);
    link.target = "_blank";
    link.rel = "noopener";
    link.textContent = text.slice(0, MAX_SHOWN);
    return link;
  }

  function tellHeight() {
    if (parent !== window) {
      parent.postMessage({ cardbench: "height", height: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
    }
  }

  addEventListener("hashchange", show);
  show();
  if ("ResizeObserver" in window) {
    new ResizeObserver(tellHeight).observe(document.body);
  }
})();
