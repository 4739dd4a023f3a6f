/* A file of another site, fetched because the reader pressed a button; nothing about the reader goes along. */

/** No file is larger, in bytes. */
export const FETCH_LIMIT = 268435456;

/**
 * The response to a request for an address.
 *
 * @param {string} address
 * @param {!AbortSignal} signal
 */
export function fetchFile(address, signal) {
  return fetch(address, { cache: "reload", credentials: "omit", referrerPolicy: "no-referrer", signal });
}

/** The bytes of a response; coming(n) receives the number so far. Null where they are more than the limit. */
export async function bytesOf(answer, coming) {
  const parts = [];
  let size = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    if (size > FETCH_LIMIT) {
      await reader.cancel();
      return null;
    }
    coming(size);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
