/*
 * The colours of a picture as a palette of at most 256: a drawing has few colours, and many shades of them at the edges
 * of letters. A pixel is one number, with a byte for each colour.
 */

const MOST_COLOURS = 256;

/** So many bits of each colour are enough for the edges of letters; fewer where there are too many shades. */
const SHADE_BITS = 5;

/**
 * The palette, and the place in it of each colour that occurs. Of shades that hardly differ the most frequent stands
 * for all, so that areas keep their colour.
 *
 * @param {!Uint32Array} pixels
 * @return {{colours: !Array<number>, placeOf: !Map<number, number>}}
 */
export function paletteOf(pixels) {
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) || 0) + 1);
  const frequent = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a));
  for (let bits = SHADE_BITS; ; bits--) {
    const mask = 0x010101 * (256 - (1 << (8 - bits)));
    const places = new Map();
    for (const pixel of frequent) if (!places.has(pixel & mask)) places.set(pixel & mask, places.size);
    if (places.size <= MOST_COLOURS) {
      const colours = [];
      const placeOf = new Map();
      for (const pixel of frequent) {
        const place = places.get(pixel & mask);
        colours[place] ??= pixel;
        placeOf.set(pixel, place);
      }
      return { colours, placeOf };
    }
  }
}
