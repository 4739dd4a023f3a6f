/* Which of its two editors a view has: the plain box at first, the code editor once it is loaded, unless unwanted. */

import { byId, fill } from "../ui/elements.js";
import { loadScript } from "../ui/scripts.js";
import { keep, recall } from "../ui/storage.js";
import { say, sayAll } from "../ui/words.js";

export class EditorSwitch {
  /**
   * @param {{
   *   key: string, kept: string, plain: function(): !Object, rich: function(string): !Object,
   *   current: function(): !Object, use: function(!Object): void, drawn: function(): void
   * }} view key: of the view, which begins the ids of the frame, the text and the button; kept: the name under which
   *   the choice is kept; plain(), rich(text): make an editor; current(), use(editor): the one in use; drawn(): draws
   *   what the view shows in it
   */
  constructor(view) {
    this.view = view;
    this.switching = false;
  }

  /** Puts the editor in the place of the box, with what is written in it. Never between two keys of a word. */
  async mount() {
    const { key, kept, current, drawn } = this.view;
    if (this.switching || current().rich || recall(kept, false)) return;
    this.switching = true;
    try {
      if (!Cardbench.editor) await loadScript("editor.js");
      const mounted = this.view.rich(current().text);
      const focused = document.activeElement === byId(key + "-text");
      this.put(mounted);
      mounted.mount();
      if (focused) mounted.focus();
      drawn();
    } catch (missing) {
      // Without network on a first visit: the box does all that matters.
      keep(kept, false);
    }
    this.switching = false;
    this.draw();
  }

  /** From the editor to the box and back, as the reader likes it. */
  toggle() {
    const { key, kept, current, plain, drawn } = this.view;
    const old = current();
    keep(kept, old.rich);
    if (!old.rich) {
      this.mount();
      return;
    }
    const text = old.text;
    old.destroy();
    this.put(plain());
    sayAll(byId(key + "-editor"));
    current().setText(text);
    drawn();
    this.draw();
  }

  put(editor) {
    fill(byId(this.view.key + "-editor"), editor.element);
    this.view.use(editor);
  }

  draw() {
    byId(this.view.key + "-switch").textContent = say(this.view.current().rich ? "editor.plain" : "editor.rich");
  }
}
