/*
 * The message of a page that does not start. The build puts this script into the page, where it runs even if no other
 * script arrives: of the sentences that stand there it leaves the one in the reader's language, with a button that
 * loads the page again. The style sheet shows them a moment later, or at once where a first script is missing or cut.
 */
(function () {
  const unstarted = document.getElementById("unstarted");

  // as language.js decides: by the address, by what was chosen before, by the browser
  let chosen = "";
  try {
    chosen = localStorage["cardbench:" + location.pathname.replace(/[^/]*$/, "") + ":language"];
  } catch (forbidden) {
    // the browser's own languages are left
  }
  const tags = ["", /[#&]lang=\w*/.exec(location.hash), chosen, navigator.languages, "en"].join();
  const wanted = /[,="](zh|ja|en)\b/i.exec(tags)[1].toLowerCase();
  for (const sentence of unstarted.children) {
    sentence.hidden = !sentence.lang.startsWith(wanted);
    sentence.lastChild.hidden = false;
  }
  unstarted.addEventListener("click", (event) => event.target.type && location.reload());

  // of the scripts that come with the page; others have a try of their own
  addEventListener(
    "error",
    (event) =>
      /\/(main|cardbench)\.js$/.test(event.target.src || event.filename) && unstarted.classList.add("failed"),
    true,
  );
})();
