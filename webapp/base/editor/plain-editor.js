/*
 * The editor that is there at once: a box for text with the same text under it, invisible, which bears the marks. An
 * editor is {text, setText(text), mark(places), select(from, to), focus(), element}.
 */

import { make } from "../ui/elements.js";
import { drawMarks } from "../ui/marked-text.js";

/**
 * @param {!Object} attributes of the box: its id, and the paths of its words
 * @param {function(string): void} changed called with the text after each change by hand
 */
export function plainEditor(attributes, changed) {
  const under = make("div", { class: "marks", "aria-hidden": "true" });
  const box = make("textarea", {
    rows: "12",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    autocorrect: "off",
    ...attributes,
  });
  const element = make("div", { class: "box deck-text" }, make("div", { class: "sheet" }, under, box));
  let marks = [];

  const redraw = () => drawMarks(box.value, marks, under);
  box.addEventListener("input", () => {
    marks = [];
    redraw();
    changed(box.value);
  });

  return {
    rich: false,
    element,
    get text() {
      return box.value;
    },
    /** Where the next word is written. */
    get position() {
      return box.selectionStart;
    },
    setText(text) {
      box.value = text;
      marks = [];
      redraw();
    },
    mark(places) {
      marks = places.filter((place) => place.from <= place.to && place.to <= box.value.length);
      redraw();
    },
    show() {
      const active = under.querySelector(".active");
      if (active) {
        const above = active.getBoundingClientRect().top - element.getBoundingClientRect().top;
        if (above < 0 || above > element.clientHeight - 60) element.scrollTop += above - element.clientHeight / 3;
      }
    },
    select(from, to) {
      box.focus({ preventScroll: true });
      box.setSelectionRange(from, to);
      this.mark([...marks.filter((mark) => mark.kind !== "active"), { from, to, kind: "active" }]);
      this.show();
      element.scrollIntoView({ block: "nearest" });
    },
    focus: () => box.focus({ preventScroll: true }),
  };
}
