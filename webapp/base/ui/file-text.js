/* The text of a file. */

/** The text of a file in UTF-8, or in UTF-16 by its first two bytes. */
export async function textOf(file) {
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? "utf-16le" : "utf-8").decode(bytes);
}
