/* Files that the core answers in parts. */

/**
 * All parts of a file, and the answer that refused one; null where none did.
 *
 * @param {function(number): !Promise<!CoreResponse>} part requests the part from a byte on
 * @return {!Promise<{parts: !Array<!Uint8Array>, refused: ?CoreResponse}>}
 */
export async function fileParts(part) {
  const parts = [];
  let size = 0;
  for (let total = 1; size < total; ) {
    const answer = await part(size);
    if (!answer.ok) return { parts, refused: answer };
    const bytes = Uint8Array.from(atob(answer.result.file), (letter) => letter.charCodeAt(0));
    parts.push(bytes);
    size += bytes.length;
    total = answer.result.bytes;
  }
  return { parts, refused: null };
}
