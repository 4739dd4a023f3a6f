/* Pictures of buttons: lines on a square of 16, in the colour of the text. */

const PATHS = {
  copy: "M5.5 5.5h8V14h-8zM10.5 5.5v-3h-8v8.5h3",
  picture: "M2 3h12v10H2zM2.5 11.5 6 8l2.5 2.5 2-2 3 3M10.5 6.2h.01",
  link:
    "M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.7l-.8.8" +
    "M9.2 6.8a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.7l.8-.8",
  edit: "m10.8 2.8 2.4 2.4-7.7 7.7-3 .6.6-3z",
  check: "m3 8.5 3.2 3.2L13 4.8",
  cross: "m4 4 8 8M12 4l-8 8",
  doubt: "M5.8 6a2.2 2.2 0 1 1 3.3 1.9C8.3 8.4 8 8.9 8 9.8M8 12.6h.01",
};

const SVG = "http://www.w3.org/2000/svg";

/**
 * The picture of that name, or of these lines; the words beside it state what it is.
 *
 * @param {string} name
 */
export function icon(name) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", "icon");
  picture.setAttribute("viewBox", "0 0 16 16");
  picture.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name] || name);
  picture.append(path);
  return picture;
}
