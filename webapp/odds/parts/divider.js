/* The divider between the deck and its odds: the deck may take up to half of the width, by keyboard and pointer. */

import { byId, make } from "../../base/ui/elements.js";
import { keep, recall } from "../../base/ui/storage.js";

const KEPT_WIDTH = "odds-width";

/** Widths of the deck, in per cent of the view, and what an arrow key adds. */
const LEAST = 25;
const MOST = 55;
const USUAL = 38;
const STEP = 2;

/** The divider; it is in sight where the deck and its odds are beside each other. */
export function divider() {
  const take = (event) => {
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const follow = ({ currentTarget, pointerId, clientX }) => {
    if (currentTarget.hasPointerCapture(pointerId)) setWidth(shareAt(clientX));
  };
  return make(
    "div",
    {
      id: "odds-divider",
      role: "separator",
      tabindex: "0",
      "aria-orientation": "vertical",
      "aria-controls": "odds-deck",
      "aria-valuemin": String(LEAST),
      "aria-valuemax": String(MOST),
      "data-say-aria-label": "odds.edit.width",
      keydown: stepWidth,
      dblclick: () => setWidth(USUAL, true),
      pointerdown: take,
      pointermove: follow,
      lostpointercapture: () => keep(KEPT_WIDTH, widthNow()),
    },
    make("span"),
  );
}

/** Gives the deck the width that it had at the last visit. */
export function recallWidth() {
  setWidth(Number(recall(KEPT_WIDTH, USUAL)) || USUAL);
}

/** The share of the view left of a place, in per cent. */
function shareAt(x) {
  const { left, width } = byId("odds-divider").parentElement.getBoundingClientRect();
  return (100 * (x - left)) / width;
}

function widthNow() {
  return Number(byId("odds-divider").getAttribute("aria-valuenow"));
}

function setWidth(share, isKept = false) {
  const width = Math.round(Math.min(MOST, Math.max(LEAST, share)));
  const element = byId("odds-divider");
  element.setAttribute("aria-valuenow", String(width));
  element.parentElement.style.setProperty("--deck-width", width + "%");
  if (isKept) keep(KEPT_WIDTH, width);
}

function stepWidth(event) {
  const to = { ArrowLeft: widthNow() - STEP, ArrowRight: widthNow() + STEP, Home: LEAST, End: MOST }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  setWidth(to, true);
}
