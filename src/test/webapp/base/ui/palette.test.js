import { equal, test } from "../testing.js";
import { paletteOf } from "../../../../../webapp/base/ui/palette.js";

const INK = 0xff1a2b3c;
const PAPER = 0xfff6f7f4;

test("areas keep their colours, the most frequent first", () => {
  const { colours, placeOf } = paletteOf(Uint32Array.of(INK, PAPER, PAPER));
  equal([PAPER, INK], colours);
  equal([0, 1], [placeOf.get(PAPER), placeOf.get(INK)]);
});

test("shades that are hardly told apart become the most frequent of them", () => {
  const { colours, placeOf } = paletteOf(Uint32Array.of(PAPER, PAPER, PAPER + 1, INK));
  equal([PAPER, INK], colours);
  equal(0, placeOf.get(PAPER + 1));
});

test("a palette has at most 256 colours, of however many shades", () => {
  const shades = new Uint32Array(1 << 15);
  for (let i = 0; i < shades.length; i++) {
    shades[i] = 0xff000000 + ((i >> 10) << 19) + (((i >> 5) & 31) << 11) + ((i & 31) << 3);
  }
  const { colours, placeOf } = paletteOf(shades);
  equal(true, colours.length <= 256);
  equal(1 << 15, placeOf.size);
});
