import { equal, test } from "../testing.js";
import { SpeedMeter } from "../../../../../webapp/base/workers/speed-meter.js";

test("whatWasNotDoneByBoth_saysNothing", () => {
  const meter = new SpeedMeter();
  equal(null, meter.helps(3));
  meter.note("opening", 2, 10);
  meter.note("other", 3, 10);
  equal(null, meter.helps(3));
});

// Two processors do 2 units in 10 ms; for three workers on them, a unit takes 15 ms.
test("workerWithoutAProcessor_doesNotHelp", () => {
  const meter = new SpeedMeter();
  meter.note("opening", 2, 10);
  meter.note("opening", 3, 15);
  equal(false, meter.helps(3));
});

// With a processor of its own, each worker takes as long as before.
test("workerWithAProcessor_helps", () => {
  const meter = new SpeedMeter();
  meter.note("opening", 2, 10);
  meter.note("opening", 3, 10.5);
  equal(true, meter.helps(3));
});

test("slowUnits_areTheMachinesOtherWork", () => {
  const meter = new SpeedMeter();
  meter.note("opening", 2, 10);
  meter.note("opening", 2, 40);
  meter.note("opening", 3, 60);
  meter.note("opening", 3, 10);
  equal(true, meter.helps(3));
});
