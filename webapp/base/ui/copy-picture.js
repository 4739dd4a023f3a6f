/* Pictures for the clipboard, where the browser takes them. */

export function canCopyPictures() {
  return Boolean(window.ClipboardItem && navigator.clipboard && navigator.clipboard.write);
}

/**
 * Puts a picture on the clipboard. Safari wants the promise itself, while the press of the button still counts.
 *
 * @param {!Promise<!Blob>} png
 * @return {!Promise<void>}
 */
export function copyPicture(png) {
  return navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
}
