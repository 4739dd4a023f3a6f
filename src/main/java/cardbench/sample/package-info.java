/**
 * Plays games of a topic with random numbers: single games, batches that can be played in any
 * order, tallies that can be added, and traces of one game step by step. The same seed gives the
 * same games on every backend. Start at {@link cardbench.sample.Sampler}.
 */
package cardbench.sample;
