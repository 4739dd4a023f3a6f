/* The pictures of all decks of a post, saved by one press. */

import { make } from "../../../base/ui/elements.js";
import { save } from "../../../base/ui/save-file.js";
import { sayingButton } from "./fields.js";
import { drawn, fileNameOf, image, sourceOf, svgFile } from "./picture.js";

/** The pictures, and a button that saves each as a file of its own, in the order of the post. */
export function picturesOf(readings) {
  const sources = readings.map(sourceOf);
  const nameOf = (i, format) => i + 1 + " " + fileNameOf(readings[i], format);
  const saveAll = async () => {
    for (let i = 0; i < sources.length; i++) save(nameOf(i, "png"), await drawn(sources[i]));
  };
  const saveDrawings = () => sources.forEach((source, i) => save(nameOf(i, "svg"), svgFile(source)));
  return [
    make("div", { class: "actions" }, sayingButton("share-save-all", "sharing.save-all", saveAll, saveDrawings)),
    make(
      "div",
      { class: "pictures" },
      readings.map((reading, i) => image(reading, sources[i])),
    ),
  ];
}
