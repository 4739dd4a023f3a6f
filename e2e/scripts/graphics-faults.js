/*
 * What cannot be told apart from what is behind it, as sentences; none if all is well. Run by GraphicsFaults. Text is
 * asked of axe; this asks for what is no text: bars, marks and icons, the edges of fields, and which of several is
 * chosen.
 */
() => {
  const faults = new Set();
  const LEAST = 3;

  const channels = (colour) => {
    const numbers = (colour.match(/[\d.]+/g) || []).map(Number);
    // color-mix gives color(srgb r g b / a) with parts of one
    const scale = colour.startsWith("color(") ? 255 : 1;
    return { rgb: numbers.slice(0, 3).map((one) => one * scale), alpha: numbers[3] ?? 1 };
  };
  const over = (top, below) => top.rgb.map((one, i) => one * top.alpha + below[i] * (1 - top.alpha));
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((one) => {
      const part = one / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, two) => {
    const [dark, light] = [luminance(one), luminance(two)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  const name = (element) =>
    element.tagName.toLowerCase() +
    (element.id ? "#" + element.id : "") +
    [...element.classList].map((one) => "." + one).join("");

  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };

  /** The grounds that an element may lie on: one colour, or each of a gradient. */
  function groundsOf(element) {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const gradient = style.backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) || [];
      const solid = gradient.map(channels).filter((one) => one.alpha === 1);
      if (solid.length > 0) return solid.map((one) => one.rgb);
      const ground = channels(style.backgroundColor);
      if (ground.alpha === 1) return [ground.rgb];
      if (ground.alpha > 0) return groundsOf(at.parentElement).map((one) => over(ground, one));
    }
    return [[255, 255, 255]];
  }

  function check(element, colour, grounds, role) {
    const paint = channels(colour);
    for (const ground of grounds) {
      const ratio = contrast(over(paint, ground), ground);
      if (ratio < LEAST) faults.add(role + " of " + name(element) + " in " + name(element.parentElement) + ": " + ratio.toFixed(2));
    }
  }

  // bars and marks of pictures; tracks, grids and connecting lines say nothing that the rest does not
  const marks = ".bar, .value, .in, .gain, .loss, .whisker, .before, .none, .range";
  for (const shape of document.querySelectorAll(".picture :is(rect, circle, path, line), .meter :is(rect, line)")) {
    if (!shape.matches(marks) || !isSeen(shape)) continue;
    const style = getComputedStyle(shape);
    check(shape, style.fill === "none" || shape.tagName === "line" ? style.stroke : style.fill, groundsOf(shape.closest("svg").parentElement), "fill");
  }
  for (const bar of document.querySelectorAll(".curve .bar")) {
    if (!isSeen(bar)) continue;
    const style = getComputedStyle(bar);
    const paint = style.borderTopWidth === "0px" ? style.backgroundColor : style.borderTopColor;
    check(bar, paint, groundsOf(bar.parentElement), "bar");
  }
  for (const icon of document.querySelectorAll("svg.icon")) {
    if (!isSeen(icon) || icon.closest("[disabled], [aria-disabled='true']")) continue;
    const style = getComputedStyle(icon);
    check(icon, style.stroke === "none" ? style.fill : style.stroke, groundsOf(icon.parentElement), "icon");
  }

  // a field is found by its edge
  for (const field of document.querySelectorAll("textarea, select, input:not([type='checkbox'], [type='radio'])")) {
    const style = getComputedStyle(field);
    const edged = style.borderTopWidth !== "0px" ? field : field.parentElement.closest(".box");
    if (!isSeen(field) || !edged || field.disabled) continue;
    const edge = getComputedStyle(edged);
    // a list whose choice stands beside an icon, as in the header, and the strip above a deck have none
    if (edge.borderTopStyle === "none" || field.closest(".setting, .folded .input")) continue;
    check(edged, edge.borderTopColor, groundsOf(edged.parentElement), "edge");
  }

  // what is chosen differs from what could be chosen by more than a shadow
  const look = (element) => {
    const inside = element.querySelector("button");
    return lookOfOne(element) + (inside ? lookOfOne(inside) : "");
  };
  const lookOfOne = (element) => {
    const style = getComputedStyle(element);
    const edges = ["Top", "Bottom", "Left"].map((side) => style["border" + side + "Width"] + style["border" + side + "Color"]);
    return [
      ...edges, style.color, style.backgroundColor, style.outlineStyle, style.outlineWidth,
      style.textDecorationLine, style.fontWeight,
    ].join(" ");
  };
  const forced = matchMedia("(forced-colors: active)").matches;
  for (const [attribute, no] of [["aria-selected", "false"], ["aria-pressed", "false"], ["aria-current", null]]) {
    for (const chosen of document.querySelectorAll("[" + attribute + "]:not([" + attribute + "='false'])")) {
      if (!forced || !isSeen(chosen)) continue;
      const siblings = [...chosen.parentElement.children].filter(
        (one) => one !== chosen && one.tagName === chosen.tagName && one.getAttribute(attribute) === no && isSeen(one),
      );
      if (siblings.length > 0 && siblings.every((one) => look(one) === look(chosen))) {
        faults.add(name(chosen) + " looks as what is not chosen");
      }
    }
  }
  return [...faults];
}
