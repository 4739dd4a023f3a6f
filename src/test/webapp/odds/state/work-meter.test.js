import { pass } from "../../base/clock.js";
import { equal, near, test } from "../../base/testing.js";
import { WorkMeter } from "../../../../../webapp/odds/state/work-meter.js";

test("a share never falls, and is never above all", () => {
  const meter = new WorkMeter();
  equal(
    [0.2, 0.5, 0.1, 0.4, 0.6, 2].map((share) => meter.raise(share)),
    [0.2, 0.5, 0.5, 0.5, 0.6, 1],
  );
});

test("work without a known end has no share, and keeps the one it had", () => {
  const meter = new WorkMeter();
  meter.raise(0.5);
  equal([meter.raise(null), meter.share], [null, 0.5]);
});

test("the rest takes as long as what was done, in proportion", () => {
  const meter = new WorkMeter();
  pass(3000);
  meter.raise(0.25);
  near(meter.secondsLeft, 9, 1e-9);
});

test("nobody can tell what is left at the beginning or at the end", () => {
  const meter = new WorkMeter();
  meter.raise(0.5);
  pass(1000);
  equal(meter.secondsLeft, null, "after a second");
  pass(1000);
  near(meter.secondsLeft, 2, 1e-9);
  meter.raise(1);
  equal(meter.secondsLeft, null, "at the end");
  const slow = new WorkMeter();
  pass(60_000);
  slow.raise(0.01);
  equal(slow.secondsLeft, null, "with a hundredth done");
});
