/* Events that go from an element up to the document and the window, without a browser. */

export class Event {
  defaultPrevented = false;
  target = null;
  _stopped = false;

  constructor(type, members = {}) {
    Object.assign(this, { type, bubbles: false, ...members });
  }

  preventDefault() {
    this.defaultPrevented = true;
  }

  stopPropagation() {
    this._stopped = true;
  }
}

/** What has listeners; an event that bubbles goes on to the parent. */
export class EventTarget {
  _listeners = [];

  addEventListener(type, listener, options) {
    const isThere = this._listeners.some((one) => one.type === type && one.listener === listener);
    if (!isThere) this._listeners.push({ type, listener, isOnce: Boolean(options?.once) });
  }

  removeEventListener(type, listener) {
    this._listeners = this._listeners.filter((one) => one.type !== type || one.listener !== listener);
  }

  /** Whether no listener prevented what the browser would do. */
  dispatchEvent(event) {
    event.target ??= this;
    for (const { type, listener, isOnce } of [...this._listeners]) {
      if (type !== event.type) continue;
      if (isOnce) this.removeEventListener(type, listener);
      event.currentTarget = this;
      if (typeof listener === "function") listener.call(this, event);
      else listener.handleEvent(event);
    }
    if (event.bubbles && !event._stopped) this._above?.dispatchEvent(event);
    return !event.defaultPrevented;
  }
}
