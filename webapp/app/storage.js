/*
 * What the device keeps. Projects of one owner share an origin on most hosts, so every name carries the
 * folder of this page. Storage may be forbidden, full or absent: then nothing is kept, and nothing else happens.
 */

const SHELF = "cardbench:" + location.pathname.replace(/[^/]*$/, "") + ":";

function recall(name, otherwise) {
  try {
    const kept = localStorage.getItem(SHELF + name);
    return kept === null ? otherwise : JSON.parse(kept);
  } catch (unavailable) {
    return otherwise;
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(SHELF + name, JSON.stringify(value));
  } catch (unavailable) {
    return false;
  }
  return true;
}

/** Throws away the files that were kept. */
function forgetFiles() {
  forget("files");
  try {
    indexedDB.deleteDatabase(SHELF + "files");
  } catch (unavailable) {
    return false;
  }
  return true;
}

function forget(name) {
  try {
    localStorage.removeItem(SHELF + name);
  } catch (unavailable) {
    return false;
  }
  return true;
}
