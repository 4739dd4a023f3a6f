import { equal, test } from "./testing.js";
import { document } from "./document.js";
import "./globals.js";
import { Event } from "./events.js";
import { isVisible, parsed, words } from "./html.js";

function body(html) {
  document.body.replaceChildren(parsed(html));
  return document.body;
}

const byId = (id) => document.getElementById(id);

test("HTML becomes elements with attributes and texts", () => {
  const root = body('<p id="a" class="x y">one <b>two</b><br><!-- no --></p>\n<script>no</script><input type="text" disabled>');
  equal(root.children.map((one) => one.localName), ["p", "input"]);
  equal([byId("a").className, byId("a").textContent, byId("a").childElementCount], ["x y", "one two", 2]);
  equal([root.children[1].type, root.children[1].disabled], ["text", true]);
  equal(parsed('<meta name="answers" content="12">').querySelector("meta[name=answers]").content, "12");
});

test("selectors", () => {
  const root = body(
    '<ul id="l"><li class="a b">1</li><li class="b" title="it\'s">2</li><li><i data-n="12">3</i></li></ul><p class="b">4</p>',
  );
  const found = (selector) => root.querySelectorAll(selector).map((one) => one.textContent);
  equal(found(".b"), ["1", "2", "4"]);
  equal(found("li.b"), ["1", "2"]);
  equal(found("#l > .b, p"), ["1", "2", "4"]);
  equal(found("ul i"), ["3"]);
  equal(found("ul > i"), []);
  equal(found(".a + li"), ["2"]);
  equal(found(".a ~ li"), ["2", "3"]);
  equal(found("li:not(.b)"), ["3"]);
  equal(found("li:has(> i)"), ["3"]);
  equal(found("li:has(> b)"), []);
  equal(found(":is(p, i)"), ["3", "4"]);
  equal(found("li:first-child"), ["1"]);
  equal(found("li:nth-child(2)"), ["2"]);
  equal(found("li:last-child"), ["3"]);
  equal(found("[data-n]"), ["3"]);
  equal(found("[data-n='12'], [data-n=\"13\"]"), ["3"]);
  equal(found("[data-n^='1'][data-n$='2'][data-n*='12']"), ["3"]);
  equal(found("[class~=a]"), ["1"]);
  equal(root.querySelector("i").closest("ul").id, "l");
  equal(root.querySelector("i").closest("p"), null);
});

test("ids are found in and out of the document", () => {
  const root = body('<p id="a"><b id="b"></b></p>');
  const paragraph = byId("a");
  paragraph.remove();
  equal([byId("a"), byId("b"), paragraph.querySelector("#b").id], [null, null, "b"]);
  root.append(paragraph);
  equal([byId("b").id, root.querySelector("#b").id, byId("b").querySelector("#a")], ["b", "b", null]);
  byId("b").id = "c";
  equal([byId("c").localName, byId("b")], ["b", null]);
});

test("a selector that is not known is a fault", () => {
  for (const selector of ["li:wide", "li:not(.b", "§"]) {
    let fault = null;
    try {
      body("<li></li>").querySelectorAll(selector);
    } catch (error) {
      fault = error.name;
    }
    equal(fault, "SyntaxError", selector);
  }
});

test("nodes are put in, moved and taken out", () => {
  const root = body('<p id="a">a</p><p id="b">b</p>');
  byId("a").before("0", byId("b"));
  equal(root.textContent, "0ba");
  byId("b").after("1");
  byId("b").replaceWith("2");
  equal([root.textContent, byId("b")], ["021a", null]);
  byId("a").prepend("3");
  byId("a").remove();
  root.append("4", document.createElement("hr"));
  equal([root.textContent, root.lastChild.localName, root.lastChild.parentElement === root], ["0214", "hr", true]);
  root.textContent = "";
  equal(root.childNodes, []);
});

test("an event bubbles to the document until it is stopped", () => {
  body('<div id="d"><button id="x">x</button></div>');
  const heard = [];
  const hear = (name) => (event) => heard.push(name + " " + event.target.id);
  byId("x").addEventListener("click", hear("button"));
  byId("d").addEventListener("click", hear("div"));
  byId("d").addEventListener("focus", hear("focus"));
  const whole = hear("document");
  document.addEventListener("click", whole);
  byId("x").click();
  equal(heard, ["button x", "div x", "document x"]);
  byId("d").addEventListener("click", (event) => event.stopPropagation(), { once: true });
  byId("x").click();
  equal(heard.length, 5);
  byId("x").focus();
  equal(heard.length, 5, "a focus does not bubble");
  document.removeEventListener("click", whole);
  byId("x").disabled = true;
  byId("x").click();
  equal(heard.length, 5, "a disabled button is not pressed");
});

test("what is prevented does not happen", () => {
  body('<details id="d"><summary id="s">s</summary>text</details>');
  byId("s").click();
  equal([byId("d").open, byId("d").hasAttribute("open")], [true, true]);
  byId("s").addEventListener("click", (event) => event.preventDefault());
  byId("s").click();
  equal(byId("d").open, true);
  equal(byId("s").dispatchEvent(new Event("click")), false);
});

test("controls have values apart from their attributes", () => {
  body(
    '<select id="s"><option value="1">one</option><option selected>two</option></select><textarea id="t">old</textarea>' +
      '<input id="c" type="checkbox" checked><input id="n" value="7">',
  );
  equal([byId("s").value, byId("s").selectedIndex, byId("t").value, byId("n").value], ["two", 1, "old", "7"]);
  byId("s").value = "1";
  byId("t").value = "new";
  byId("n").value = 8;
  equal([byId("s").value, byId("s").selectedOptions[0].textContent, byId("t").value], ["1", "one", "new"]);
  equal([byId("n").value, byId("n").getAttribute("value"), byId("t").selectionStart], ["8", "7", 3]);
  byId("c").click();
  equal([byId("c").checked, byId("c").hasAttribute("checked")], [false, true]);
});

test("a button submits the form around it, unless it is of another type", () => {
  body('<form id="f"><button id="a">a</button><button id="b" type="button">b</button></form>');
  let submits = 0;
  byId("f").addEventListener("submit", () => submits++);
  byId("b").click();
  equal(submits, 0);
  byId("a").click();
  equal(submits, 1);
});

test("of radio buttons of one name one is chosen", () => {
  body('<input type="radio" name="r" id="a" checked><input type="radio" name="r" id="b">');
  byId("b").click();
  equal([byId("a").checked, byId("b").checked], [false, true]);
});

test("a field for files that is pressed opens a dialog, in or out of the document", () => {
  const field = document.createElement("input");
  field.type = "file";
  field.click();
  equal(document._chooser === field, true);
});

test("the focus ends with its element", () => {
  body('<input id="a"><input id="b">');
  byId("a").focus();
  const seen = [];
  byId("a").addEventListener("blur", () => seen.push("blur"));
  byId("b").focus();
  equal([document.activeElement.id, seen], ["b", ["blur"]]);
  byId("b").remove();
  equal(document.activeElement, document.body);
});

test("the value of a bar is its attribute", () => {
  const [bar] = body("<progress></progress>").children;
  bar.value = 0.5;
  equal([bar.value, bar.getAttribute("value")], ["0.5", "0.5"]);
  bar.removeAttribute("value");
  equal(bar.value, "");
});

test("classes and data are attributes", () => {
  const [element] = body('<p class="a"></p>').children;
  element.classList.add("b", "a");
  element.classList.toggle("a", false);
  equal(element.classList.toggle("c") && element.className, "b c");
  element.dataset.deckName = "x";
  equal([element.getAttribute("data-deck-name"), element.dataset.deckName, element.dataset.none], ["x", "x", undefined]);
  delete element.dataset.deckName;
  equal("deckName" in element.dataset, false);
});

test("what is hidden, or in a closed fold, is not visible", () => {
  const root = body('<p>a<b hidden>b</b><i> c </i></p><details id="d"><summary>s</summary><p id="p">d</p></details>');
  equal(words(root), "a c s");
  equal(isVisible(byId("p")), false);
  byId("d").open = true;
  equal(words(root), "a c s d");
});

test("bytes that are no text are replaced, unless they are an error", () => {
  const bytes = Uint8Array.of(0x61, 0xff, 0xc3, 0xa9);
  equal(new TextDecoder().decode(bytes), "a\ufffdé");
  equal(new TextDecoder("utf-16le").decode(bytes.subarray(0, 2)), "\uff61");
  let isError = false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (malformed) {
    isError = true;
  }
  equal(isError, true);
});
