import "../browser.js";
import { equal, test } from "../testing.js";
import { drawnRate, oneIn, percent, percentage } from "../../../../../webapp/base/charts/numbers.js";

document.documentElement.lang = "en";

test("a rate between 0 and 1 is not rounded to either", () => {
  equal(percent(0.000004), "<0.01%");
  equal(percent(0.99998), ">99.99%");
  equal(percent(0.9999, 1), ">99.9%");
  equal(percentage(0.00001), "<0.01");
  equal(percentage(0.9998, 1), ">99.9");
});

test("a drawn rate is certain or impossible by its fraction alone", () => {
  equal(percent(drawnRate({ value: 1, fraction: "1" }), 4), "100.0000%");
  equal(percent(drawnRate({ value: 1 }), 4), ">99.9999%");
  equal(percent(drawnRate({ value: 0, fraction: "0" }), 4), "0.0000%");
  equal(percent(drawnRate({ value: 0 }), 4), "<0.0001%");
  equal(oneIn(drawnRate({ value: 0 })), "");
  equal(drawnRate({ value: 0.333333, fraction: "1/3" }), 1 / 3);
});

test("what rounds to a rate in between, and 0 and 1 themselves, stand alone", () => {
  equal(percent(0), "0.00%");
  equal(percent(1), "100.00%");
  equal(percent(0.00006), "0.01%");
  equal(percent(0.99994), "99.99%");
  equal(percentage(0.5), "50.00");
  equal(percent(null), "\u2013");
});
