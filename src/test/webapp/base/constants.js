/* What the core answers to "constants", as far as the tested modules use it (the README's table of limits). */

export const CONSTANTS = {
  genshin: { shareId: 4095, offset: 255, sections: { characters: [0, 3], actions: [3, 33] } },
  simulate: { z: 1.959963984540054, seed: 64 },
  "simulate.batch": { games: 4096, firstBatch: 24414, batches: 1024 },
  yaml: { characters: 262144 },
};

/** Games of a batch. */
export const BATCH = CONSTANTS["simulate.batch"].games;

/** All batches that there are. */
export const MAX_BATCHES = CONSTANTS["simulate.batch"].firstBatch + 1;
