/*
 * <card-deck>: a deck code, or the text that the game copies, between its tags or in its attribute code. What was
 * written stays in place: it is shown while nothing better is known, and where nothing better can be shown.
 *
 * Attributes: code; lang, the language of the words; cards, that of card names; theme, "light" or "dark", else that of
 * what is behind the deck; level, that of the heading that the deck's title is, 1 to 5; loading, "eager" for a deck
 * that is drawn before it is near.
 */

import { LONG_TEXT } from "../../base/core/text-limit.js";
import { LANGUAGE_TAGS } from "../../base/ui/languages.js";
import { codeParts } from "./copy.js";
import { everyGameDeck } from "./every-game.js";
import { home } from "./home.js";
import { deckParts, isByNumber, levelAt, make } from "./parts.js";
import { listDeck } from "./lists.js";
import { openTables } from "./tables.js";
import { writtenText } from "./text.js";
import { YDKE, ydkeDeck } from "./ydke.js";
import { nearness, turn } from "./turns.js";
import { languageFor, wordsIn } from "./words.js";
import { namedByText } from "./written-names.js";
import { isDarkAround } from "./backdrop.js";

const style = (() => {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    return [sheet];
  } catch (tooOld) {
    return [];
  }
})();

export class CardDeck extends HTMLElement {
  static get observedAttributes() {
    return ["code", "lang", "cards", "theme"];
  }

  constructor() {
    super();
    this._drawing = 0;
    this._waiting = false;
    this._near = false;
    this._begun = false;
    this._observer = new MutationObserver(() => this._drawSoon());
  }

  connectedCallback() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: "open" }).append(document.createElement("slot"));
      this.shadowRoot.adoptedStyleSheets = style;
    }
    this._observer.observe(this, { childList: true, characterData: true, subtree: true });
    if (this.getAttribute("loading") === "eager") {
      this._setNear(true);
    } else {
      nearness.observe(this);
    }
  }

  disconnectedCallback() {
    this._observer.disconnect();
    nearness.unobserve(this);
  }

  /** Sets whether the reader is about to see the deck, which is drawn then, and kept up to date from then on. */
  _setNear(near) {
    this._near = near;
    this._drawSoon();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this._drawSoon();
    }
  }

  _drawSoon() {
    if ((this._near || this._begun) && !this._waiting) {
      this._waiting = true;
      queueMicrotask(() => {
        this._waiting = false;
        this._draw().catch(() => this._showWritten(""));
      });
    }
  }

  async _draw() {
    const drawing = ++this._drawing;
    await turn();
    if (!this._near && !this._begun) {
      return; // the decks above it have grown since it requested its turn, and it is far now
    }
    this._begun = true;
    nearness.unobserve(this);
    const language = languageFor(this);
    const names = this.getAttribute("cards") || this.getAttribute("lang") || navigator.language;
    const text = this.getAttribute("code") || writtenText(this);
    if (text.trim() === "") {
      this._showWritten("");
      return;
    }
    if (text.length > LONG_TEXT) {
      this._showWritten(wordsIn(language)("widget.too-long")); // it would stop the page around it
      return;
    }
    const first = askDeck(text, names);
    if (!first) {
      const deck = (await everyGameDeck(text, names)) || (await listDeck(text));
      if (drawing !== this._drawing) return;
      if (deck) this._show(deck, "", language);
      else this._showWritten(wordsIn(language)("widget.unread"));
      return;
    }
    const trouble = first.game === YDKE ? "" : await openTables(first.game, names);
    await turn();
    if (drawing === this._drawing) {
      const deck = askDeck(text, names);
      this._show(trouble ? namedByText(deck, text) : deck, trouble, language);
    }
  }

  _show(deck, trouble, language) {
    const say = wordsIn(language);
    const nameless = deck.sections.some((section) => section.rows.some(isByNumber));
    const body = make(
      "div",
      "deck",
      ...deckParts(deck, say, levelAt(this)),
      nameless ? make("p", "notice", say("widget." + (trouble || "newer"))) : null,
      codeParts(deck.code, say, home),
    );
    body.dataset.game = deck.game;
    body.setAttribute("lang", LANGUAGE_TAGS[language]);
    this.shadowRoot.replaceChildren(body);
    this._dress();
  }

  /** Gives the deck the colours of the page around it, where its author chose none. */
  _dress() {
    const body = this.shadowRoot && this.shadowRoot.querySelector(".deck");
    if (body) body.dataset.theme = this.getAttribute("theme") || (isDarkAround(this) ? "dark" : "light");
  }

  /** What the author wrote, and a line about it. */
  _showWritten(notice) {
    this.shadowRoot.replaceChildren(document.createElement("slot"), ...(notice ? [make("p", "notice", notice)] : []));
  }
}

/** The deck in a text, or null. */
function askDeck(text, language) {
  return ydkeDeck(text) || JSON.parse(core.deck(text, language));
}
