/**
 * Adapter for Apache Spark, in a jar of its own: decks and the popularity of cards from any number
 * of posts ({@link cardbench.spark.DeckJob}), and a sweep over the versions of a deck file, each
 * judged exactly ({@link cardbench.spark.SweepJob}). Start at {@link cardbench.spark.Main}, which
 * {@code spark-submit} runs.
 *
 * <p>Spark distributes, retries and stores; the core computes. A result does not depend on the
 * number of machines, nor on tasks that failed and were repeated: nothing is counted by side
 * effects. {@code src/site/markdown/many-machines.md} has the commands and figures.
 */
package cardbench.spark;
