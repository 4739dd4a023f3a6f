/*
 * The texts of a document in which codes may stand: runs of text nodes that a reader sees as one piece of text. What
 * is edited, typed or no text at all is left out, and so is what the marks of codes consist of.
 */

/** The attribute of elements that a reader of codes puts into a page. */
export const OWN = "data-cardbench";

const LEFT_OUT = [
  `[${OWN}]`,
  "[contenteditable]:not([contenteditable='false' i])",
  "[role='textbox']",
  "card-deck",
  ...["script", "style", "noscript", "template", "textarea", "input", "select", "option", "button", "svg", "math"],
  ...["canvas", "iframe", "object", "audio", "video", "title"],
].join();

/** Elements that do not end a piece of text. */
const INLINE = new Set(
  "A,ABBR,B,BDI,BDO,CITE,CODE,DEL,DFN,EM,FONT,I,INS,KBD,MARK,Q,S,SAMP,SMALL,SPAN,STRONG,SUB,SUP,U,WBR".split(","),
);

/** Whether a reader may look into a node: nothing around it is left out. */
export function isRead(node) {
  const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  return Boolean(element) && document.designMode !== "on" && !element.closest(LEFT_OUT);
}

/** The smallest element around a node that is a piece of text by itself. */
export function blockAround(node) {
  let element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
  while (element && element.parentElement && (INLINE.has(element.tagName) || element.tagName === "BR")) {
    element = element.parentElement;
  }
  return element;
}

/**
 * The runs below an element, {text, nodes: [{node, from}]}, in the order of the document, which may change between two
 * of them.
 */
export function* runsOf(root) {
  if (!isRead(root)) return;
  let run = { text: "", nodes: [] };
  let node = root;
  while (node) {
    let goesIn = false;
    if (node.nodeType === Node.TEXT_NODE) {
      run.nodes.push({ node, from: run.text.length });
      run.text += node.data;
    } else if (node.nodeName === "BR") {
      run.text += "\n";
    } else if (node.nodeType === Node.ELEMENT_NODE && (node === root || !node.matches(LEFT_OUT))) {
      if (!INLINE.has(node.tagName)) {
        if (run.nodes.length > 0) yield run;
        run = { text: "", nodes: [] };
      }
      goesIn = node.firstChild !== null;
    }
    if (goesIn) {
      node = node.firstChild;
      continue;
    }
    while (node && node !== root && !node.nextSibling) {
      node = node.parentNode;
      if (node && !INLINE.has(node.nodeName)) {
        if (run.nodes.length > 0) yield run;
        run = { text: "", nodes: [] };
      }
    }
    node = node && node !== root ? node.nextSibling : null;
  }
  if (run.nodes.length > 0) yield run;
}

/**
 * The text node of a run in which a place ends, and the place in it.
 *
 * @param {{text: string, nodes: !Array<{node: !Text, from: number}>}} run
 * @param {number} to the first character behind the place, above 0
 * @return {{node: !Text, offset: number}}
 */
export function endIn(run, to) {
  const at = run.nodes.reduce((last, one) => (one.from < to ? one : last), run.nodes[0]);
  return { node: at.node, offset: Math.min(to - at.from, at.node.data.length) };
}
