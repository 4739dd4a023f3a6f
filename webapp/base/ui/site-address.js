/* The address of the site, for links and for pages of others. */

/** Whether others can open addresses of this page: not those of a page that was opened from disk. */
export const PUBLISHED = location.protocol.startsWith("http");

/** The folder of the site. */
export function home() {
  return new URL("./", location.href.split(/[?#]/)[0]).href;
}
