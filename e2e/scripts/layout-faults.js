/*
 * What is wrong with the layout of a page as it is shown now, as sentences; none if all is well. Run by LayoutFaults.
 *
 * Text is measured where it is drawn: each line of each text node is a rectangle of its own, so that the test sees what
 * a reader sees, not how boxes are nested.
 */
() => {
  const faults = [];
  const name = (element) =>
    element.tagName.toLowerCase() +
    (element.id ? "#" + element.id : "") +
    [...element.classList].map((one) => "." + one).join("");
  const path = (element) => (element.parentElement ? name(element.parentElement) + " > " : "") + name(element);
  const quote = (text) => "'" + text.trim().replace(/\s+/g, " ").slice(0, 30) + "'";

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll("*")].find(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrollerOf(element),
    );
    faults.push("the page is " + page.scrollWidth + " px wide" + (wide ? ", because of " + path(wide) : ""));
  }

  /** The ancestor that scrolls sideways, if there is one: what sticks out of it can be reached. */
  function scrollerOf(element) {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return at;
    }
    return null;
  }

  /** The part of the screen where an element can be seen: what its ancestors clip is not drawn. */
  function visiblePart(element) {
    const part = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 };
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const box = at.getBoundingClientRect();
      part.left = Math.max(part.left, box.left);
      part.top = Math.max(part.top, box.top);
      part.right = Math.min(part.right, box.right);
      part.bottom = Math.min(part.bottom, box.bottom);
    }
    return part;
  }

  /** Layers that lie above or below the rest on purpose: sticky parts, open lists, marks under a box, unseen labels. */
  function isLayer(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/sticky|fixed|absolute/.test(style.position) || at.getAttribute("aria-hidden") === "true") return true;
      if (at.matches(".cm-editor, textarea, select, svg")) return true;
    }
    return false;
  }

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (node.data.trim() === "" || element.matches("script, style, noscript, noscript *")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isLayer(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const part = visiblePart(element);
    for (const box of range.getClientRects()) {
      const seen = {
        left: Math.max(box.left, part.left),
        top: Math.max(box.top, part.top),
        right: Math.min(box.right, part.right),
        bottom: Math.min(box.bottom, part.bottom),
      };
      if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) lines.push({ element, text: node.data, ...seen });
    }
    cutOff(node, element, range);
    brokenWords(node, element);
  }

  /** Text that an ancestor cuts off, and that nobody can scroll to. */
  function cutOff(node, element, range) {
    const text = range.getBoundingClientRect();
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX)) return;
      if (style.overflowX !== "visible" && style.textOverflow !== "ellipsis") {
        const box = at.getBoundingClientRect();
        if (text.right > box.right + 1 || text.left < box.left - 1) {
          faults.push(path(at) + " cuts off " + quote(node.data));
        }
        return;
      }
    }
  }

  /** Words that are broken because their place is narrower than they are. A long code may break anywhere, a number not. */
  function brokenWords(node, element) {
    const inCode = element.closest("code, pre, .code, .bytes, .path");
    const range = document.createRange();
    for (const word of node.data.matchAll(inCode ? /(?<!\S)\w{2,10}(?!\S)/g : /\w{2,20}/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = range.getClientRects();
      if (lines.length > 1 && lines[lines.length - 1].top > lines[0].top + 4) {
        faults.push(path(element) + " is narrower than " + quote(word[0]));
        return;
      }
    }
  }

  /** How far two boxes lie over each other, by the smaller of the two directions. */
  const overlap = (a, b) =>
    Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

  lines.sort((a, b) => a.top - b.top);
  for (let i = 0; i < lines.length; i++) {
    for (let j = i + 1; j < lines.length && lines[j].top < lines[i].bottom - 4; j++) {
      if (lines[i].element !== lines[j].element && overlap(lines[i], lines[j]) > 4) {
        faults.push(
          path(lines[i].element) + " " + quote(lines[i].text) + " lies over " +
            path(lines[j].element) + " " + quote(lines[j].text),
        );
      }
    }
  }

  const controls = [...document.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea, summary")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isLayer(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter((one) => one.box.width > 1 && one.box.height > 1);
  for (let i = 0; i < controls.length; i++) {
    for (let j = i + 1; j < controls.length; j++) {
      const [a, b] = [controls[i], controls[j]];
      if (overlap(a.box, b.box) > 2 && !a.element.contains(b.element) && !b.element.contains(a.element)) {
        faults.push(path(a.element) + " lies over " + path(b.element));
      }
    }
  }
  return [...new Set(faults)];
}
