/* The pictures of all decks of a post, saved by one press. */

import { make } from "../../../ui/elements.js";
import { save } from "../../../ui/save-file.js";
import { sayingButton } from "./main.js";
import { drawn, image, sourceOf } from "./picture.js";

/** The pictures, and a button that saves each as a file of its own, in the order of the post. */
export function picturesOf(readings) {
  const sources = readings.map(sourceOf);
  const saveAll = async () => {
    for (let i = 0; i < sources.length; i++) {
      save("cardbench-deck-" + (i + 1) + ".png", await drawn(sources[i]));
    }
  };
  return [
    make("div", { class: "actions" }, sayingButton("share-save-all", "sharing.save-all", saveAll)),
    make(
      "div",
      { class: "pictures" },
      readings.map((reading, i) => image(reading, sources[i])),
    ),
  ];
}
