/*
 * The only addresses that this page may run scripts from: its own files, and what it made itself.
 * Where the browser knows Trusted Types, nothing else gets past it.
 */
const appUrl = (() => {
  const ownScript = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.[a-z0-9-]+)*\.js$/i;
  const made = new Set();

  function check(address) {
    if (ownScript.test(address) || made.has(address)) return address;
    throw new TypeError("not an address of this page: " + address);
  }

  const rules = { createScriptURL: check };
  const policy = window.trustedTypes ? trustedTypes.createPolicy("app-url", rules) : rules;

  return {
    /** The address of a script of the site, relative to the page. */
    file: (path) => policy.createScriptURL(path),

    /** The address of a script made of these texts; to be given back with forget. */
    made(...texts) {
      const address = URL.createObjectURL(new Blob(texts, { type: "text/javascript" }));
      made.add(address);
      return policy.createScriptURL(address);
    },

    /** Drops an address that was made. */
    forget(address) {
      made.delete(String(address));
      URL.revokeObjectURL(String(address));
    },
  };
})();

/** Loads a script of the site; resolves when it has run. */
function loadScript(path) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = appUrl.file(path);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("cannot load " + path));
    document.head.append(script);
  });
}
