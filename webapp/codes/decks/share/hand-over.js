/* What phones hand to other apps. */

/** Resolves as well where the reader changed their mind. */
export async function handOver(data) {
  try {
    await navigator.share(data);
  } catch (stopped) {
    if (stopped.name !== "AbortError") throw stopped;
  }
}
