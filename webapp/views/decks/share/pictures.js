/* The pictures of all decks of a post, saved by one press. */

import { make } from "../../../ui/elements.js";
import { save } from "../../../ui/save-file.js";
import { sayingButton } from "./fields.js";
import { drawn, image, sourceOf, svgFile } from "./picture.js";

/** The pictures, and a button that saves each as a file of its own, in the order of the post. */
export function picturesOf(readings) {
  const sources = readings.map(sourceOf);
  const nameAs = (i, format) => "cardbench-deck-" + (i + 1) + "." + format;
  const saveAll = async () => {
    for (let i = 0; i < sources.length; i++) save(nameAs(i, "png"), await drawn(sources[i]));
  };
  const saveDrawings = () => sources.forEach((source, i) => save(nameAs(i, "svg"), svgFile(source)));
  return [
    make("div", { class: "actions" }, sayingButton("share-save-all", "sharing.save-all", saveAll, saveDrawings)),
    make(
      "div",
      { class: "pictures" },
      readings.map((reading, i) => image(reading, sources[i])),
    ),
  ];
}
