/* Copying out and pasting in, where the browser lets a page do it; elsewhere the page says how to do it by hand. */

/** A button that copies a text, and says that it did. */
function copyButton(id, words, text) {
  return button(say(words), async (event) => {
    const pressed = event.currentTarget;
    const copied = await copyText(text());
    const answer = say(copied ? "clipboard.copied" : "clipboard.copy-by-hand");
    pressed.textContent = answer;
    tell(answer);
    setTimeout(() => {
      pressed.textContent = say(words);
    }, 1600);
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
