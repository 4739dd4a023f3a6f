/* Selectors of elements, as far as the page and its tests use them. */

/** A part of a compound selector: a name, #id, .class, [attribute], or :pseudo-class with an argument. */
const PART = /^(?:([a-z][a-z0-9-]*|\*)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([~^$*]?)=["']?([^"'\]]*)["']?)?\]|:([a-z-]+))/i;

const PSEUDO = {
  "first-child": (element) => !element.previousElementSibling,
  "last-child": (element) => !element.nextElementSibling,
  "nth-child": (element, n) => element.parentNode.children.indexOf(element) === Number(n) - 1,
  checked: (element) => element.checked,
  disabled: (element) => element.disabled,
  hover: () => false,
  active: () => false,
  is: (element, selector) => isMatching(element, selector),
  not: (element, selector) => !isMatching(element, selector),
  has: (element, selector) => relative(element, selector),
};

const COMPARE = {
  "": (value, given) => value === given,
  "~": (value, given) => value.split(/\s+/).includes(given),
  "^": (value, given) => value.startsWith(given),
  $: (value, given) => value.endsWith(given),
  "*": (value, given) => value.includes(given),
};

/** Parsed selectors, by their texts. */
const known = new Map();

/** The elements below a node that match, in the order of the document. */
export function allMatching(root, selector) {
  const chains = chainsOf(selector);
  const found = [];
  const visit = (node) => {
    for (const child of node.childNodes) {
      if (child.localName === undefined) continue;
      if (fits(child, chains)) found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

export function isMatching(element, selector) {
  return fits(element, chainsOf(selector));
}

function chainsOf(selector) {
  if (!known.has(selector)) known.set(selector, split(selector, ",").map(steps));
  return known.get(selector);
}

function fits(element, chains) {
  for (const chain of chains) {
    if (matchesChain(element, chain, chain.length - 1)) return true;
  }
  return false;
}

/** Whether an element has one below it, or with ">" directly below it, that matches. */
function relative(element, selector) {
  const inside = selector.replace(/^\s*>\s*/, "");
  const found = allMatching(element, inside);
  return inside === selector.trim() ? found.length > 0 : found.some((one) => one.parentNode === element);
}

/** The text cut at a character that is in no brackets or quotes. */
function split(text, character) {
  const parts = [""];
  let depth = 0;
  for (const one of text) {
    if ("([".includes(one)) depth++;
    if (")]".includes(one)) depth--;
    if (one === character && depth === 0) parts.push("");
    else parts[parts.length - 1] += one;
  }
  return parts;
}

/** The compound selectors of a complex one, each with the combinator before it. */
function steps(selector) {
  const found = [];
  let combinator = "";
  for (const word of split(selector.trim().replace(/\s+/g, " "), " ")) {
    if (/^[>+~]$/.test(word)) combinator = word;
    else {
      found.push({ combinator: found.length === 0 ? "" : combinator || " ", tests: tests(word) });
      combinator = "";
    }
  }
  return found;
}

function tests(compound) {
  const found = [];
  let rest = compound;
  while (rest !== "") {
    const part = PART.exec(rest);
    if (!part) throw new SyntaxError("no selector: " + compound);
    const [whole, name, id, style, attribute, comparison, value, pseudo] = part;
    rest = rest.slice(whole.length);
    if (name) found.push((element) => name === "*" || element.localName === name);
    else if (id) found.push((element) => element.id === id);
    else if (style) found.push((element) => element.className.split(/\s+/).includes(style));
    else if (attribute) found.push((element) => hasValue(element.getAttribute(attribute), comparison, value));
    else {
      const end = rest.startsWith("(") ? closing(rest) : 0;
      const argument = rest.slice(1, Math.max(1, end - 1));
      rest = rest.slice(end);
      if (!(pseudo in PSEUDO)) throw new SyntaxError("no pseudo-class: " + pseudo);
      const test = (element) => PSEUDO[pseudo](element, argument);
      if (pseudo === "active" || pseudo === "hover") found.unshift(test);
      else found.push(test);
    }
  }
  return found;
}

/** The place behind the bracket that closes the first one. */
function closing(text) {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === "(") depth++;
    if (text[i] === ")" && --depth === 0) return i + 1;
  }
  throw new SyntaxError("no end: " + text);
}

function hasValue(value, comparison, given) {
  return value !== null && (given === undefined || COMPARE[comparison](value, given));
}

function matchesChain(element, chain, last) {
  for (const test of chain[last].tests) {
    if (!test(element)) return false;
  }
  if (last === 0) return true;
  const { combinator } = chain[last];
  const before = (one) => matchesChain(one, chain, last - 1);
  if (combinator === "+") return Boolean(element.previousElementSibling) && before(element.previousElementSibling);
  if (combinator === "~") {
    const all = element.parentNode.children;
    return all.slice(0, all.indexOf(element)).some(before);
  }
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (before(around)) return true;
    if (combinator === ">") return false;
  }
  return false;
}
