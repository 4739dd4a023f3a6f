/*
 * The state of a view: one frozen object, and the functions that are called when it changes. Actions set it; what is on
 * the screen is drawn from it by the one module that subscribes.
 */

/**
 * @param {!Object} initial
 * @return {{get: function(): ?, set: function(!Object): undefined, subscribe: function(function(?, ?): ?): undefined}}
 *   get: the state now; set: puts changed members into a new state, and calls every subscriber unless all are as they
 *   were; subscribe: adds a function of the new state and the one before it
 */
export function createStore(initial) {
  let state = Object.freeze({ ...initial });
  const subscribers = [];
  return {
    get: () => state,
    set(changes) {
      const before = state;
      if (Object.keys(changes).every((name) => Object.is(before[name], changes[name]))) return;
      state = Object.freeze({ ...before, ...changes });
      for (const subscriber of subscribers) subscriber(state, before);
    },
    subscribe(subscriber) {
      subscribers.push(subscriber);
    },
  };
}
