import { deflatedZeros } from "./byte-streams.js";
import { equal, test } from "../testing.js";
import { packed, unpacked } from "../../../../../webapp/base/core/packed-link.js";
import { TEXT_LIMIT } from "../../../../../webapp/base/core/text-limit.js";

const { CompressionStream } = globalThis;

/** In a browser that cannot compress. */
async function withoutCompression(body) {
  delete globalThis.CompressionStream;
  try {
    return await body();
  } finally {
    globalThis.CompressionStream = CompressionStream;
  }
}

test("without compression it is the letter b and base64url of UTF-8", async () => {
  // RFC 4648: the octets c3 a9 are w6k=, fb ff is +/8= and in the alphabet for addresses -_8
  await withoutCompression(async () => {
    equal(await packed("é"), "bw6k");
    equal(await packed("foobar"), "bZm9vYmFy");
    equal(await packed("foob"), "bZm9vYg");
    equal(await packed(""), "b");
    equal(await packed("~~?"), "bfn4_");
  });
});

test("with compression it is the letter a and a deflate stream", async () => {
  // RFC 1951 by hand, as the peer's decoder reads it: one block of fixed codes, "a" is 0x61 + 0x30 = 10010001
  // header bits 1, 01 (low bit first: 1 1 0), code 1001 0001, end 000 0000: octets 4b 04 00
  equal(await packed("a"), "aSwQA");
  equal(await unpacked("aSwQA"), "a");
});

test("what was packed comes back, in either form", async () => {
  for (const text of ["", "cards:\n  灰流うらら: {count: 3}\n", "\u{1f0a1} ÿ\0", "ab".repeat(5000)]) {
    equal(await unpacked(await packed(text)), text);
    equal(await unpacked(await withoutCompression(() => packed(text))), text);
  }
});

test("a repetitive text gets shorter", async () => {
  const link = await packed("x".repeat(10000));
  equal(link.length < 100, true);
});

test("damaged links hold no text", async () => {
  for (const link of ["", "cZm9v", "bw6", "b*", "a", "a____", "aSwQ"]) equal(await unpacked(link), null, link);
});

test("octets that are no UTF-8 hold no text", async () => {
  equal(await unpacked("b_w"), null); // ff
  equal(await unpacked("bw6kp"), "é)");
});

test("a small link that claims to be large is not unpacked", async () => {
  const link = (length) => "a" + btoa(deflatedZeros(length)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  equal(await unpacked(link(1000)), "\0".repeat(1000));
  const large = link(4 * TEXT_LIMIT + 1);
  equal(large.length < 60000, true);
  equal(await unpacked(large), null);
});
