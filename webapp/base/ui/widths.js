/* How wide an element is, as that changes. */

/**
 * Acts with the width of an element's content in pixels, at first and whenever it changes. Browsers without
 * ResizeObserver report new widths of the window alone.
 *
 * @param {!Element} element
 * @param {function(number): void} act
 */
export function onNewWidth(element, act) {
  if ("ResizeObserver" in window) {
    new ResizeObserver(([{ contentRect }]) => act(contentRect.width)).observe(element);
  } else {
    const tell = () => act(element.getBoundingClientRect().width);
    addEventListener("resize", tell);
    requestAnimationFrame(tell);
  }
}
