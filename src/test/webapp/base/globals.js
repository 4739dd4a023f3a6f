/*
 * The globals of a browser that the page touches, as far as they can be had without one: address, history, storage,
 * clipboard, texts as bytes. Import it before any module of the page. Time stands until a test moves it on (clock.js).
 */

import "./clock.js";
import { Element, document } from "./document.js";
import { Event, EventTarget } from "./events.js";

const Address = Java.type("java.net.URI");
const Base64 = Java.type("java.util.Base64");
const ByteBuffer = Java.type("java.nio.ByteBuffer");
const Charset = Java.type("java.nio.charset.Charset");
const OnError = Java.type("java.nio.charset.CodingErrorAction");

/** A byte array of Java. */
export function javaBytes(bytes) {
  return Java.to(Array.from(bytes, (byte) => (byte << 24) >> 24), "byte[]");
}

const unsigned = (bytes) => Uint8Array.from(bytes, (byte) => byte & 255);

const top = new EventTarget();
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) {
  globalThis[name] = (...given) => top[name](...given);
}

class Storage {
  _kept = new Map();

  getItem(name) {
    return this._kept.get(name) ?? null;
  }

  setItem(name, value) {
    this._kept.set(name, String(value));
  }

  removeItem(name) {
    this._kept.delete(name);
  }

  clear() {
    this._kept.clear();
  }
}

/** The text on the clipboard. */
let copied = "";

let address = new Map([["hash", ""]]);
const entries = [{ state: null, hash: "" }];
let entry = 0;

function enter(place) {
  entry = place;
  address = new Map([["hash", entries[entry].hash]]);
}

function arrive() {
  dispatchEvent(new Event("popstate", { state: entries[entry].state }));
}

const hashOf = (text) => (text.includes("#") ? text.slice(text.indexOf("#")) : "");

/** The class of elements of one name. */
function elementsOf(name) {
  return class {
    static [Symbol.hasInstance] = (one) => one.localName === name;
  };
}

Object.assign(globalThis, {
  window: globalThis,
  self: globalThis,
  document,
  Event,
  CustomEvent: Event,
  HTMLElement: Element,
  Element,
  HTMLTextAreaElement: elementsOf("textarea"),
  HTMLInputElement: elementsOf("input"),
  HTMLTableElement: elementsOf("table"),
  navigator: {
    language: "en-GB",
    languages: ["en-GB"],
    hardwareConcurrency: 2,
    onLine: true,
    clipboard: {
      readText: async () => copied,
      writeText: async (text) => void (copied = text),
    },
  },
  location: {
    protocol: "https:",
    hostname: "cards.example",
    origin: "https://cards.example",
    pathname: "/repo/index.html",
    search: "",
    get hash() {
      return address.get("hash");
    },
    set hash(text) {
      history.pushState(null, "", text.startsWith("#") ? text : "#" + text);
      arrive();
    },
    get href() {
      return this.origin + this.pathname + this.hash;
    },
  },
  history: {
    get state() {
      return entries[entry].state;
    },
    pushState(state, title, to) {
      entries.splice(entry + 1, Infinity, { state, hash: hashOf(to) });
      enter(entry + 1);
    },
    replaceState(state, title, to) {
      entries[entry] = { state, hash: to === undefined ? entries[entry].hash : hashOf(to) };
      enter(entry);
    },
    back() {
      enter(entry - 1);
      arrive();
    },
  },
  localStorage: new Storage(),
  sessionStorage: new Storage(),
  innerWidth: 1280,
  innerHeight: 800,
  scrollTo() {},
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  requestAnimationFrame: (act) => setTimeout(act, 16),
  queueMicrotask: (act) => void Promise.resolve().then(act),
  getSelection: () => "",
  MutationObserver: class {
    observe() {}

    disconnect() {}
  },
  AbortController: class {
    signal = Object.assign(new EventTarget(), { aborted: false });

    abort(reason = new Error("aborted")) {
      if (this.signal.aborted) return;
      Object.assign(this.signal, { aborted: true, reason });
      this.signal.dispatchEvent(new Event("abort"));
    }
  },
  TextEncoder: class {
    encode = (text) => Uint8Array.from(unescape(encodeURIComponent(text)), (letter) => letter.charCodeAt(0));
  },
  TextDecoder: class {
    constructor(label = "utf-8", { fatal = false } = {}) {
      this._decoder = Charset.forName(label).newDecoder().onMalformedInput(fatal ? OnError.REPORT : OnError.REPLACE);
    }

    decode(bytes) {
      return this._decoder.decode(ByteBuffer.wrap(javaBytes(bytes))).toString();
    }
  },
  btoa: (letters) => Base64.getEncoder().encodeToString(javaBytes(Array.from(letters, (one) => one.charCodeAt(0)))),
  atob(text) {
    return String.fromCharCode(...unsigned(Base64.getDecoder().decode(text.replace(/[\s=]/g, ""))));
  },
  crypto: { getRandomValues: (values) => values.map((value, i) => i * 7919 + 1) },
  Blob: class {
    constructor(parts, { type = "" } = {}) {
      const bytes = parts.flatMap((part) =>
        typeof part === "string" ? [...new TextEncoder().encode(part)] : [...(part._bytes ?? part)],
      );
      Object.assign(this, { type, size: bytes.length, _bytes: Uint8Array.from(bytes) });
    }

    slice(from, to) {
      return new Blob([this._bytes.slice(from, to)], this);
    }
  },
  Response: class {
    constructor(body) {
      this.arrayBuffer = async () => body._bytes.buffer;
      this.text = async () => new TextDecoder().decode(body._bytes);
    }
  },
  URL: class {
    static createObjectURL = () => "blob:made";

    static revokeObjectURL() {}

    constructor(path, base) {
      this.href = new Address(base.split("#")[0]).resolve(path).toString();
    }
  },
});

globalThis.File = class extends Blob {
  constructor(parts, name, options) {
    super(parts, options);
    this.name = name;
  }
};
