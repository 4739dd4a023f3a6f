/* What phones hand to other apps. */

/** Resolves as well where the reader changed their mind. */
export async function handOver(what) {
  try {
    await navigator.share(what);
  } catch (stopped) {
    if (stopped.name !== "AbortError") throw stopped;
  }
}
