/*
 * What a part of a page has for the mouse alone, or without a name, as sentences; none if all is well. Run by Keyboard,
 * which has pressed Tab through the page before and marked each element that the keyboard came to.
 */
() => {
  const CONTROLS = "a[href], button, input, select, textarea, summary, [contenteditable=true]";
  const faults = [];

  /** All elements, those in shadow roots too. */
  function* elements(root) {
    for (const element of root.querySelectorAll("*")) {
      yield element;
      if (element.shadowRoot) yield* elements(element.shadowRoot);
    }
  }

  const path = (element) =>
    (element.parentElement ? element.parentElement.tagName.toLowerCase() + " > " : "") +
    element.tagName.toLowerCase() +
    (element.id ? "#" + element.id : "") +
    [...element.classList].map((one) => "." + one).join("");

  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest("[aria-hidden=true]");

  const isReached = (element) =>
    window.keyboardReached.has(element) || window.keyboardReached.has("#" + element.id);
  const hasReached = (element) => [...elements(element)].some(isReached);

  /** One of a group is reached by Tab, the others by the arrow keys. */
  function isInGroup(element) {
    if (element.type === "radio") {
      return [...document.getElementsByName(element.name)].some(isReached);
    }
    const group = element.closest("[role=tablist], [role=listbox], [role=group], [role=grid]");
    return element.tabIndex === -1 && group !== null && hasReached(group);
  }

  function nameOf(element) {
    const labels = (element.getAttribute("aria-labelledby") || "").split(" ").map((id) => document.getElementById(id));
    return [
      element.getAttribute("aria-label"),
      ...labels.map((label) => label?.textContent),
      ...[...(element.labels || [])].map((label) => label.textContent),
      /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ? "" : element.textContent,
      element.title,
      ...[...element.querySelectorAll("[alt]")].map((picture) => picture.alt),
    ].some((name) => name && name.trim() !== "");
  }

  for (const element of elements(document.body)) {
    if (!isShown(element)) continue;
    const control = element.matches(CONTROLS);
    if (control && !element.disabled) {
      if (!isReached(element) && !isInGroup(element)) faults.push("Tab does not reach " + path(element));
      if (!nameOf(element)) faults.push("no name: " + path(element));
    } else if (!control && window.keyboardClicked.has(element) && element.tagName !== "LABEL") {
      // one listener for all buttons in it is fine
      if (!isReached(element) && !isInGroup(element) && !hasReached(element)) faults.push("clicked, but not focused: " + path(element));
    }
    if (element.tagName === "TABLE") {
      const named = element.caption || element.ariaLabel || element.getAttribute("aria-labelledby");
      if (!named) faults.push("table without a caption: " + path(element));
      if (!element.querySelector("th")) faults.push("table without heads: " + path(element));
    }
  }

  let level = 0;
  for (const heading of [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(isShown)) {
    const rank = Number(heading.tagName[1]);
    if (rank > level + 1) faults.push("h" + rank + " below h" + level + ": " + heading.textContent.trim());
    level = rank;
  }
  return faults;
};
