/*
 * Views that not everyone visits: their scripts, words and styles come with the first visit, so that nobody else waits
 * for them. A view's script offers {enter, draw, title?, forget?, take?} under the view's name.
 */

import { button, byId, fill, make } from "../base/ui/elements.js";
import { loadPart } from "../base/ui/parts.js";
import { forgetModule, offered } from "../base/ui/scripts.js";
import { say } from "../base/ui/words.js";
import { addView, drawViews, openView } from "../base/views/views.js";

export function startLazyViews() {
  addLazyView("odds", ["input", "workers", "charts", "code-editor", "odds"], ["input", "lab", "charts", "odds"], {
    styles: ["charts", "odds"],
    suit: "odds",
  });
  addLazyView("wizard", ["input", "workers", "code-editor", "wizard"], ["input", "lab", "wizard"], {
    suit: "wizard",
  });
  addLazyView("archetypes", ["input", "workers", "archetypes"], ["input", "archetypes"], {
    oldNames: ["cards"],
    suit: "ygo",
  });
  addLazyView("help", ["input", "help"], ["input", "help", "example", "start"], { listed: false, takesFiles: false });
}

/**
 * Adds a view whose key is its name in the address. Its style sheets are named where they are not one of its name;
 * oldNames are other names that addresses may have for it; listed: whether the header lists it, takesFiles whether
 * it takes files that are dropped; suit is the subject whose hue it has.
 *
 * @param scripts the scripts it needs, in the order in which they are loaded; the last one offers the view
 * @param tables the tables of words it needs
 */
function addLazyView(
  key,
  scripts,
  tables,
  { styles = [key], oldNames = [], listed = true, takesFiles = true, suit = "" } = {},
) {
  const view = () => offered(key);
  let asked = [];
  let coming = null;

  async function come() {
    try {
      await loadPart(scripts, tables, styles);
      fill(byId(key));
      view().enter(...asked);
      if (openView.key === key) drawViews();
    } catch (missing) {
      coming = null;
      if (!view()) forgetModule(scripts.at(-1)); // an empty script runs, but brings none
      fill(
        byId(key),
        make("p", { class: "trouble", role: "alert" }, say("trouble.view")),
        button(say("trouble.again"), drawViews),
      );
    }
  }

  async function takeFiles(files) {
    if (!view()) await (coming ??= come());
    return view() ? view().take(files) : files;
  }

  addView({
    key,
    names: [key, ...oldNames],
    listed,
    enter(...given) {
      asked = given;
      view()?.enter(...given);
    },
    draw() {
      if (view()) view().draw();
      else coming ??= come();
    },
    suit: () => suit,
    title: () => view()?.title?.(),
    forget: () => view()?.forget?.(),
    take: takesFiles ? takeFiles : undefined,
    takesSeveral: key !== "odds",
  });
}
