/**
 * The odds of a topic: exact, sampled, or hybrid, where some opening hands are solved and the
 * others are played. Start at {@link cardbench.odds.question.TopicOdds}, then read {@link
 * cardbench.odds.question.Simulation}, which plays what is not solved.
 *
 * <p>Solving is in {@code cardbench.odds.exact}, playing a single game in {@code
 * cardbench.odds.sample}. Comparisons of decks are in {@code cardbench.odds.advise}.
 */
package cardbench.odds.question;
