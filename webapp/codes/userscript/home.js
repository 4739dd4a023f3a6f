/* The address of the page, for the link “Open in Cardbench”: the one of the build, or where the script is from. */

export function homeOf() {
  if (HOME) return HOME;
  try {
    const from = GM_info.script.downloadURL || GM_info.scriptUpdateURL || GM_info.script.updateURL;
    const home = new URL("./", from).href;
    return /^https?:/.test(home) ? home : "";
  } catch (unknown) {
    return "";
  }
}
