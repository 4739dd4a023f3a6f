/* The pictures of all decks of a post, saved by one press. */

import { make } from "../../../ui/elements.js";
import { save } from "../../../ui/save-file.js";
import { say } from "../../../ui/words.js";
import { exported } from "./exports.js";
import { sayingButton } from "./main.js";
import { drawn, nameOf } from "./picture.js";

/** The width of a PNG, in pixels. */
const PNG_WIDTH = 1080;

/** The pictures, and a button that saves each as a file of its own, in the order of the post. */
export function picturesOf(readings) {
  const sources = readings.map(
    (reading) => "data:image/svg+xml;charset=utf-8," + encodeURIComponent(exported(reading, "svg")),
  );
  const saveAll = async () => {
    for (let i = 0; i < sources.length; i++) {
      save("cardbench-deck-" + (i + 1) + ".png", await drawn(sources[i], PNG_WIDTH));
    }
  };
  return [
    make("div", { class: "actions" }, sayingButton("share-save-all", "sharing.save-all", saveAll)),
    make(
      "div",
      { class: "pictures" },
      sources.map((src, i) => make("img", { src, alt: say("sharing.picture-of", { deck: nameOf(readings[i]) }) })),
    ),
  ];
}
