/* Pictures: drawn on the page in its own colours, and given away with the colours written into them. */

import { make } from "../elements.js";

const SVG = "http://www.w3.org/2000/svg";

/** draw("rect", {x: 1}, "text", child) */
export function draw(name, properties, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.flat(3).filter((child) => child));
  return element;
}

/** A picture with what it says for those who do not see it. */
export function picture(width, height, title, ...children) {
  return draw(
    "svg",
    { class: "picture", width, height, viewBox: "0 0 " + width + " " + height, role: "img", "aria-label": title },
    draw("title", null, title),
    children,
  );
}

const LOOKS = ["fill", "stroke", "stroke-width", "opacity", "font-family", "font-size", "font-weight", "text-anchor"];

/** The text of a picture as a file of its own: what style sheets say of it is written into it. */
export function svgText(shown) {
  const copy = shown.cloneNode(true);
  const own = [shown, ...shown.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, i) => {
    const style = getComputedStyle(own[i]);
    for (const look of LOOKS) element.setAttribute(look, style.getPropertyValue(look));
    element.removeAttribute("class");
  });
  const paper = draw("rect", { width: "100%", height: "100%", fill: getComputedStyle(document.body).backgroundColor });
  copy.insertBefore(paper, copy.firstChild);
  copy.setAttribute("xmlns", SVG);
  return new XMLSerializer().serializeToString(copy);
}

/** A picture as PNG, twice as fine as it is shown. */
export async function pngOf(shown) {
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(svgText(shown));
  await image.decode();
  const canvas = make("canvas", { width: 2 * shown.width.baseVal.value, height: 2 * shown.height.baseVal.value });
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
