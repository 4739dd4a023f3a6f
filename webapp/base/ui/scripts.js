/*
 * The only addresses that this page may run scripts from: its own files, and what it made itself.
 * Where the browser knows Trusted Types, nothing else gets past it.
 */

export const scriptUrl = (() => {
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

/** Loads a script of the site; resolves when it has run. One that a host cut off is loaded, too, but does not run. */
export function loadScript(path) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = () => reject(new Error("cannot load " + path));
    const failToRun = (event) => event.filename === script.src && fail();
    addEventListener("error", failToRun);
    script.src = scriptUrl.file(path);
    script.onload = () => {
      removeEventListener("error", failToRun);
      resolve();
    };
    script.onerror = fail;
    document.head.append(script);
  });
}

/** What the scripts that are loaded later offer, by the name of the script. */
const offers = new Map();

/** The scripts that are being loaded or were loaded, by name. */
const loads = new Map();

/** Called by a script that is loaded later: what it offers to the scripts that were there before it. */
export function offer(name, functions) {
  offers.set(name, functions);
}

/** What a script offers; null as long as it is not loaded. */
export function offered(name) {
  return offers.get(name) ?? null;
}

/** The next call loads a script anew. */
export function forgetModule(name) {
  loads.delete(name);
}

/**
 * Loads scripts of the page one after the other, each once, and resolves to what the last one offers. A script that
 * cannot be loaded is tried again by the next call.
 */
export async function loadModules(...names) {
  for (const name of names) {
    if (!loads.has(name)) loads.set(name, loadScript(name + ".js"));
    try {
      await loads.get(name);
    } catch (failed) {
      loads.delete(name);
      throw failed;
    }
  }
  return offered(names.at(-1));
}
