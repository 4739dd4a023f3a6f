/* Copying out and pasting in, where the browser lets a page do it; elsewhere the page says how to do it by hand. */

/** What buttons say for a moment after they were pressed, by their ids: drawn anew, they still say it. */
const copySays = new Map();

/** A button that copies a text, and says that it did. */
function copyButton(id, words, text) {
  const speak = (answer) => {
    copySays.set(id, answer);
    const drawn = byId(id);
    if (drawn) {
      drawn.textContent = answer || say(words);
    }
  };
  return button(copySays.get(id) || say(words), async () => {
    const copied = await copyText(text());
    const answer = say(copied ? "clipboard.copied" : "clipboard.copy-by-hand");
    speak(answer);
    tell(answer);
    setTimeout(speak, 1600, "");
  }, { id });
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (forbidden) {
    return copyOldWay(text);
  }
}

/** For browsers that have no clipboard object, or keep it from this page. */
function copyOldWay(text) {
  const field = make("textarea", { class: "unseen", "aria-hidden": "true", tabindex: "-1" });
  const before = document.activeElement;
  field.value = text;
  document.body.append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand("copy");
  } catch (forbidden) {
    copied = false;
  }
  field.remove();
  if (before) {
    before.focus({ preventScroll: true });
  }
  return copied;
}

function startPasteButton() {
  byId("paste").addEventListener("click", async () => {
    const box = byId("box");
    try {
      const text = await navigator.clipboard.readText();
      acceptText(text, { step: true });
    } catch (forbidden) {
      refuse("clipboard.paste-by-hand");
      box.select();
    }
    box.focus({ preventScroll: true });
  });
}
