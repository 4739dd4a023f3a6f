/*
 * The editor of the labs, out of CodeMirror 6. What it knows of the language comes from the core, through the functions
 * that it is mounted with; what it looks like comes from the style sheet of its shadow root.
 */
import { EditorState, StateEffect, StateField, Compartment } from "@codemirror/state";
import {
  EditorView, keymap, lineNumbers, highlightActiveLine, drawSelection, Decoration, hoverTooltip, dropCursor,
  ViewPlugin,
} from "@codemirror/view";
import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import {
  syntaxHighlighting, bracketMatching, indentOnInput, Language, StreamLanguage, foldGutter, foldKeymap, foldService,
} from "@codemirror/language";
import { NodeType, Parser, Tree } from "@lezer/common";
import { classHighlighter } from "@lezer/highlight";
import { yamlLanguage } from "@codemirror/lang-yaml";
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
    provide: (decorations) => EditorView.decorations.from(decorations),
  });
  return { put, field };
}

/** Places as decorations; those that do not lie in the text are left out. */
function marks(places, length) {
  const inside = places.filter(({ from, to }) => from < to && to <= length);
  return Decoration.set(inside.map((place) => Decoration.mark({ class: place.class }).range(place.from, place.to)), true);
}

/** A parser whose tree of a text is empty where the text is nested deeper than its recursion can follow. */
class DeepTextParser extends Parser {
  constructor(parser) {
    super();
    this.parser = parser;
  }

  createParse(input, fragments, ranges) {
    const parse = this.parser.createParse(input, fragments, ranges);
    return {
      advance() {
        try {
          return parse.advance();
        } catch (deep) {
          if (!(deep instanceof RangeError)) throw deep;
          return new Tree(NodeType.none, [], [], input.length);
        }
      },
      get parsedPos() {
        return parse.parsedPos;
      },
      stopAt: (end) => parse.stopAt(end),
      get stoppedAt() {
        return parse.stoppedAt;
      },
    };
  }
}

const yaml = new Language(yamlLanguage.data, new DeepTextParser(yamlLanguage.parser), [], "yaml");

/** JSON with comments. A name is told from a string by the colon behind it. */
const json = StreamLanguage.define({
  name: "json",
  startState: () => ({ comment: false, depth: 0 }),
  token(stream, state) {
    if (state.comment) {
      state.comment = !stream.match(/^.*?\*\//);
      if (state.comment) stream.skipToEnd();
      return "comment";
    }
    if (stream.eatSpace()) return null;
    if (stream.match(/^\/\/.*/)) return "comment";
    if (stream.match("/*")) {
      state.comment = true;
      return "comment";
    }
    if (stream.match(/^"(?:[^"\\]|\\.)*"?/)) return stream.match(/^\s*:/, false) ? "propertyName" : "string";
    if (stream.match(/^-?\d[\d.eE+-]*/)) return "number";
    if (stream.match(/^(?:true|false|null)\b/)) return "bool";
    const sign = stream.next();
    if ("{[".includes(sign)) state.depth++;
    if ("}]".includes(sign)) state.depth = Math.max(0, state.depth - 1);
    return null;
  },
  indent: (state, after, context) => Math.max(0, state.depth - (/^\s*[}\]]/.test(after) ? 1 : 0)) * context.unit,
  languageData: { commentTokens: { line: "//" }, closeBrackets: { brackets: ["{", "[", '"'] } },
});

/** The signs of JSON outside of strings and comments. */
const SIGNS = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|[{}[\]]/g;

/** What folds at a line: all between the last bracket that stays open there and the one that closes it. */
const jsonFolds = foldService.of((state, lineStart, lineEnd) => {
  const text = state.sliceDoc(lineStart);
  const open = [];
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    const at = lineStart + index;
    if (at >= lineEnd && open.length === 0) return null;
    if (sign === "{" || sign === "[") {
      if (at < lineEnd || open.length > 0) open.push(at);
    } else if (sign === "}" || sign === "]") {
      const from = open.pop();
      if (at > lineEnd && from !== undefined && from < lineEnd && !open.some((outer) => outer > from)) {
        return { from: from + 1, to: at };
      }
    }
  }
  return null;
});

const LANGUAGES = { yaml: () => [yaml], json: () => [json, jsonFolds, foldGutter(), keymap.of(foldKeymap)] };

/** So far, in blanks, the rest of a wrapped line is set in at most: a phone has room for few words. */
const DEEPEST_HANG = 12;

/** Where a wrapped line goes on: below its first letter. A class for each depth, since the policy forbids styles. */
function hanging(view) {
  const lines = [];
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to; at = view.state.doc.lineAt(at).to + 1) {
      const line = view.state.doc.lineAt(at);
      const depth = Math.min(DEEPEST_HANG, line.text.search(/[^ ]|$/) & ~1);
      if (depth > 0) lines.push(Decoration.line({ class: "hang-" + depth }).range(line.from));
    }
  }
  return Decoration.set(lines);
}

const hangingIndent = ViewPlugin.define(
  (view) => ({
    lines: hanging(view),
    update({ docChanged, viewportChanged, view: now }) {
      if (docChanged || viewportChanged) this.lines = hanging(now);
    },
  }),
  { decorations: ({ lines }) => lines },
);

/**
 * Typing over what is selected, as a change of the text. Left to itself, Chromium gives what is typed over a coloured
 * word the looks of that word by an inline style, which the page's policy refuses with an error on the console.
 */
const typingOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const shown = view.root.getSelection?.(); // in a shadow root, only Chromium has it
    if (event.inputType !== "insertText" || event.data === null || view.composing || !shown || shown.isCollapsed) {
      return false;
    }
    const ends = [view.posAtDOM(shown.anchorNode, shown.anchorOffset), view.posAtDOM(shown.focusNode, shown.focusOffset)];
    const { main } = view.state.selection;
    // more may be selected than the lines that are drawn
    const whole = main.from <= Math.min(...ends) && main.to >= Math.max(...ends);
    const from = whole ? main.from : Math.min(...ends);
    const to = whole ? main.to : Math.max(...ends);
    const change = () =>
      view.state.update(
        whole
          ? view.state.replaceSelection(event.data)
          : { changes: { from, to, insert: event.data }, selection: { anchor: from + event.data.length } },
        { userEvent: "input.type", scrollIntoView: true },
      );
    const taken = view.state.facet(EditorView.inputHandler).some((take) => take(view, from, to, event.data, change));
    if (!taken) view.dispatch(change());
    event.preventDefault();
    return true;
  },
});

/** A suggestion. One with its own text replaces also the quotation marks around the word. */
function suggestion({ insert, ...option }) {
  if (insert === undefined) return option;
  return {
    ...option,
    apply(view, chosen, wordFrom, wordTo) {
      const { doc } = view.state;
      const from = doc.sliceString(wordFrom - 1, wordFrom) === '"' ? wordFrom - 1 : wordFrom;
      const to = doc.sliceString(wordTo, wordTo + 1) === '"' ? wordTo + 1 : wordTo;
      view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
    },
  };
}

/** Whether the editor itself went back or forth in its history. */
function isHistoryMove(update) {
  return update.transactions.some((one) => one.isUserEvent("undo") || one.isUserEvent("redo"));
}

/**
 * Mounts an editor.
 *
 * @param how parent, root (a shadow root), doc, language (yaml or json), attributes of the text, phrases,
 *   changed(text, moved): moved after a step of the editor's own history; undo(move), may be missing: undoes or redoes
 *   ("undo", "redo") what is older than that history, and says whether there was something; complete(offset): a promise
 *   of {from, to, options}, each with insert where that is not its label; hover(offset): a promise of {from, to, dom} or
 *   null; keys: further bindings as {key, run(offset)}
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
        LANGUAGES[how.language](),
        tokens.field,
        places.field,
        lintGutter(),
        EditorView.lineWrapping,
        hangingIndent,
        typingOverSelection,
        EditorView.contentAttributes.of(how.attributes),
        phrases.of(EditorState.phrases.of(how.phrases)),
        autocompletion({
          override: [
            async (context) => {
              const word = context.matchBefore(/[^\s()|;,.]+$/);
              const offer = await how.complete(context.pos, context.explicit, word);
              return offer && { ...offer, options: offer.options.map(suggestion) };
            },
          ],
          icons: false,
          // behind a key, its values
          activateOnCompletion: ({ type }) => type === "key",
        }),
        hoverTooltip(async (shown, at) => {
          const answer = await how.hover(at);
          return answer && answer.to <= shown.state.doc.length
            ? { pos: answer.from, end: answer.to, above: true, create: () => ({ dom: answer.dom }) }
            : null;
        }),
        keymap.of([
          ...how.keys.map(({ key, run }) => ({ key, run: (shown) => run(shown.state.selection.main.head) })),
          ...completionKeymap,
          ...lintKeymap,
          ...historyKeymap,
          // after the bindings of the history: they are asked only where it is at its end
          ...(how.undo
            ? [
                { key: "Mod-z", run: () => how.undo("undo") },
                { key: "Mod-y", run: () => how.undo("redo") },
                { key: "Mod-Shift-z", run: () => how.undo("redo") },
              ]
            : []),
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !quiet) how.changed(update.state.doc.toString(), isHistoryMove(update));
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
      view.dispatch({
        changes: { from: 0, to: length(), insert: text },
        selection: { anchor: 0 },
        // one step of its own: what was typed just before or after it is not undone with it
        annotations: isolateHistory.of("full"),
      });
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

    /** Where the next word is written. */
    get position() {
      return view.state.selection.main.head;
    },

    show: (from) => view.dispatch({ effects: EditorView.scrollIntoView(from, { y: "center" }) }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

globalThis.Cardbench.editor = { mount };
