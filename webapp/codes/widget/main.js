/*
 * Starts: defines the element, and puts one around every <pre class="card-deck">, those that come later among them.
 * Without this script such a text can still be read and copied.
 */

import { whenRecoloured } from "./backdrop.js";
import { CardDeck } from "./element.js";

function upgrade(root) {
  const found =
    root.matches && root.matches("pre.card-deck") ? [root] : Array.from(root.querySelectorAll("pre.card-deck"));
  for (const written of found) {
    if (!written.closest("card-deck") && written.parentNode) {
      const deck = document.createElement("card-deck");
      for (const name of ["lang", "theme", "cards"]) {
        // the lang of a text is its own language, not the language for the deck
        const value = written.getAttribute("data-" + name) || (name !== "lang" && written.getAttribute(name));
        if (value) {
          deck.setAttribute(name, value);
        }
      }
      written.replaceWith(deck);
      deck.append(written);
    }
  }
}

/** The tooltip of the card under the pointer is hidden until the pointer leaves it, wherever the keyboard is. */
function hideTold() {
  const deck = document.querySelector("card-deck:hover");
  const card = deck && deck.shadowRoot.querySelector(".card:hover");
  if (card) {
    card.classList.add("dismissed");
    card.addEventListener("mouseleave", () => card.classList.remove("dismissed"), { once: true });
  }
}

customElements.define("card-deck", CardDeck);
document.addEventListener("keydown", (event) => event.key === "Escape" && hideTold());
upgrade(document);
whenRecoloured(() => document.querySelectorAll("card-deck").forEach((deck) => deck._dress()));
new MutationObserver((changes) => {
  for (const change of changes) {
    for (const node of change.addedNodes) {
      if (node.nodeType === Node.ELEMENT_NODE) {
        upgrade(node);
      }
    }
  }
}).observe(document, { childList: true, subtree: true });
