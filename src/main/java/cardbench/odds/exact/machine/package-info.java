/**
 * Runs programs on one state: {@link cardbench.odds.exact.machine.StateMachine} with its deck.
 * Chance nodes reveal only what a program queries. The same choices lead to the same state, so that
 * {@link cardbench.odds.exact.machine.ChoiceEnumerator} can go through all of them.
 */
package cardbench.odds.exact.machine;
