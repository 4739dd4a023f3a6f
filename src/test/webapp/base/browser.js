/* The little of a browser that modules touch while they are loaded. A test that imports one of those imports this first. */

globalThis.window = globalThis;
globalThis.navigator = { hardwareConcurrency: 2 };
globalThis.location = { protocol: "https:", hostname: "cards.example", pathname: "/", search: "", hash: "" };
globalThis.document = { documentElement: { dataset: {} }, body: {}, addEventListener() {}, getElementById: () => null };
globalThis.addEventListener = () => undefined;
globalThis.removeEventListener = () => undefined;
globalThis.AbortController = class {
  signal = { aborted: false };

  abort() {
    this.signal.aborted = true;
  }
};
globalThis.Cardbench = { words: { "en/page": {} }, call: () => '{"ok":false,"diagnostics":[]}' };
