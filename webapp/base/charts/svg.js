/* Pictures: drawn on the page in its own colours, and given away with the colours written into them. */

import { fill, make } from "../ui/elements.js";
import { loadPart } from "../ui/parts.js";

const SVG = "http://www.w3.org/2000/svg";

/** draw("rect", {x: 1}, "text", child) */
export function draw(name, properties, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  fill(element, ...children);
  return element;
}

/** A picture with its description for those who do not see it. */
export function picture(width, height, title, ...children) {
  return draw(
    "svg",
    { class: "picture", width, height, viewBox: "0 0 " + width + " " + height, role: "img", "aria-label": title },
    draw("title", null, title),
    children,
  );
}

/** How wide a line of text is in the page's font, in pixels. */
export function textWidth(text, size, weight = 400) {
  const measure = make("canvas").getContext("2d");
  measure.font = weight + " " + size + "px " + getComputedStyle(document.body).fontFamily;
  return measure.measureText(text).width;
}

const LOOKS = ["fill", "stroke", "stroke-width", "opacity", "font-family", "font-size", "font-weight", "text-anchor"];

/** A copy of a picture that needs no style sheet: what they say of it is written into it. */
export function withLooks(shown) {
  const copy = shown.cloneNode(true);
  const originals = [shown, ...shown.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, i) => {
    const style = getComputedStyle(originals[i]);
    for (const look of LOOKS) element.setAttribute(look, style.getPropertyValue(look));
    element.removeAttribute("class");
    element.removeAttribute("style");
  });
  return copy;
}

/** The text of a picture as a file of its own. */
export function svgText(picture) {
  return new XMLSerializer().serializeToString(picture);
}

/** The least width of a PNG, in pixels, and how much finer than on the page it is at least. */
const PNG_WIDTH = 1080;
const FINER = 2;

/** A picture as PNG. */
export async function pngOf(picture) {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svgText(picture));
  await image.decode();
  const times = Math.max(FINER, PNG_WIDTH / image.naturalWidth);
  const canvas = make("canvas", {
    width: Math.round(times * image.naturalWidth),
    height: Math.round(times * image.naturalHeight),
  });
  canvas.getContext("2d", { alpha: false }).drawImage(image, 0, 0, canvas.width, canvas.height);
  const { pngOfCanvas } = await loadPart(["png"], [], []);
  return pngOfCanvas(canvas);
}
