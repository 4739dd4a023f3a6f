/*
 * The editor of the labs, out of CodeMirror 6. What it knows of the language comes from the core, through the functions
 * that it is mounted with; what it looks like comes from the style sheet of its shadow root.
 */
import { EditorState, StateEffect, StateField, Compartment } from "@codemirror/state";
import {
  EditorView, keymap, lineNumbers, highlightActiveLine, drawSelection, Decoration, hoverTooltip, dropCursor,
} from "@codemirror/view";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { syntaxHighlighting, bracketMatching, indentOnInput } from "@codemirror/language";
import { classHighlighter } from "@lezer/highlight";
import { yaml } from "@codemirror/lang-yaml";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { autocompletion, completionKeymap, closeBrackets } from "@codemirror/autocomplete";

/** Marks that are laid over the text from outside; they move with it until new ones come. */
function layer() {
  const put = StateEffect.define();
  const field = StateField.define({
    create: () => Decoration.none,
    update(marks, transaction) {
      let now = marks.map(transaction.changes);
      for (const effect of transaction.effects) {
        if (effect.is(put)) now = effect.value;
      }
      return now;
    },
    provide: (own) => EditorView.decorations.from(own),
  });
  return { put, field };
}

/** Places as decorations; those that do not lie in the text are left out. */
function marks(places, length) {
  const inside = places.filter(({ from, to }) => from < to && to <= length);
  return Decoration.set(inside.map((place) => Decoration.mark({ class: place.class }).range(place.from, place.to)), true);
}

/**
 * Mounts an editor.
 *
 * @param how parent, root (a shadow root), doc, attributes of the text, phrases, changed(text), complete(offset):
 *   a promise of {from, to, options}, hover(offset): a promise of {from, to, dom} or null, keys: further bindings
 *   as {key, run(offset)}
 */
function mount(how) {
  const tokens = layer();
  const places = layer();
  const phrases = new Compartment();
  let quiet = false;
  const view = new EditorView({
    parent: how.parent,
    root: how.root,
    state: EditorState.create({
      doc: how.doc,
      extensions: [
        EditorState.lineSeparator.of("\n"),
        EditorState.tabSize.of(4),
        lineNumbers(),
        history(),
        drawSelection(),
        dropCursor(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        syntaxHighlighting(classHighlighter),
        yaml(),
        tokens.field,
        places.field,
        lintGutter(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of(how.attributes),
        phrases.of(EditorState.phrases.of(how.phrases)),
        autocompletion({ override: [(context) => how.complete(context.pos, context.explicit, context.matchBefore(/[^\s()|;,.]+$/))], icons: false }),
        hoverTooltip(async (shown, at) => {
          const said = await how.hover(at);
          return said && said.to <= shown.state.doc.length
            ? { pos: said.from, end: said.to, above: true, create: () => ({ dom: said.dom }) }
            : null;
        }),
        keymap.of([
          ...how.keys.map(({ key, run }) => ({ key, run: (shown) => run(shown.state.selection.main.head) })),
          ...completionKeymap,
          ...lintKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !quiet) how.changed(update.state.doc.toString());
        }),
      ],
    }),
  });
  const length = () => view.state.doc.length;
  return {
    get text() {
      return view.state.doc.toString();
    },

    /** Puts in another text, of which nobody is told. Undoing leads back. */
    setText(text) {
      if (text === view.state.doc.toString()) return;
      quiet = true;
      view.dispatch({ changes: { from: 0, to: length(), insert: text }, selection: { anchor: 0 } });
      quiet = false;
    },

    /** Whether a word is just being composed, so that nothing may get in between. */
    get composing() {
      return view.composing;
    },

    setTokens: (list) => view.dispatch({ effects: tokens.put.of(marks(list, length())) }),
    setMarks: (list) => view.dispatch({ effects: places.put.of(marks(list, length())) }),

    /** @param notes [{from, to, severity, message, actions: [{name, apply()}]}] */
    setNotes(notes) {
      const inside = notes.filter((note) => note.to <= length());
      view.dispatch(setDiagnostics(view.state, inside));
    },

    setPhrases: (words) => view.dispatch({ effects: phrases.reconfigure(EditorState.phrases.of(words)) }),

    select(from, to) {
      view.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      view.focus();
    },

    show: (from) => view.dispatch({ effects: EditorView.scrollIntoView(from, { y: "center" }) }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

globalThis.Cardbench.editor = { mount };
