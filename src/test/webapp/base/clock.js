/* A clock that stands until a test moves it on: performance.now, timeouts and intervals. */

let now = 0;
let last = 0;
const timers = new Map();

function add(action, delay, every) {
  timers.set(++last, { action, at: now + delay, every });
  return last;
}

globalThis.performance = { now: () => now };
globalThis.setTimeout = (action, delay = 0, ...given) => add(() => action(...given), delay, 0);
globalThis.setInterval = (action, delay) => add(action, delay, delay);
globalThis.clearTimeout = (number) => timers.delete(number);
globalThis.clearInterval = globalThis.clearTimeout;

/** Lets time pass, in milliseconds, and does in turn what is due. */
export function pass(milliseconds) {
  const end = now + milliseconds;
  for (;;) {
    const due = [...timers].filter(([, timer]) => timer.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
    if (!due) break;
    const [number, timer] = due;
    now = timer.at;
    if (timer.every > 0) timer.at += timer.every;
    else timers.delete(number);
    timer.action();
  }
  now = end;
}

/** Whether something is to be done some time later. */
export function isWaiting() {
  return timers.size > 0;
}
