import { equal, test } from "../testing.js";
import { createStore } from "../../../../../webapp/base/store/store.js";

test("a change makes a new frozen state and leaves the old one as it was", () => {
  const store = createStore({ text: "a", pick: 0 });
  const before = store.get();
  store.set({ text: "b" });
  equal(before, { text: "a", pick: 0 });
  equal(store.get(), { text: "b", pick: 0 });
  equal(Object.isFrozen(store.get()), true);
});

test("each subscriber gets the new state and the one before, in the order of subscription", () => {
  const store = createStore({ text: "a" });
  const calls = [];
  store.subscribe((state, before) => calls.push(["first", state.text, before.text]));
  store.subscribe((state, before) => calls.push(["second", state.text, before.text]));
  store.set({ text: "b" });
  equal(calls, [
    ["first", "b", "a"],
    ["second", "b", "a"],
  ]);
});

test("values that are as they were are no change", () => {
  const store = createStore({ text: "a", rate: NaN });
  let calls = 0;
  store.subscribe(() => calls++);
  store.set({ text: "a", rate: NaN });
  store.set({});
  equal(calls, 0);
});
