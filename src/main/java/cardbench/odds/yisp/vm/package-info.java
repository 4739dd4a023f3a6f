/**
 * Compiles Yisp programs and runs them on one game at a time. Parsing and static checks are in
 * {@code yisp.syntax} and {@code yisp.check}; playing many games and counting results is in {@code
 * cardbench.odds.sample}; exact odds are computed from the syntax tree in {@code
 * cardbench.odds.exact.program}, without this machine.
 *
 * <p>Start at {@link cardbench.odds.yisp.vm.Compiler}, which turns a syntax tree into a tree of
 * {@code Code}. {@link cardbench.odds.yisp.vm.VirtualMachine} holds the state of the game, {@link
 * cardbench.odds.yisp.vm.Zones} its cards, and {@link cardbench.odds.yisp.vm.ActivationScan} finds
 * the effect that is activated next.
 *
 * <p>A machine belongs to one thread. A compiled program belongs to one machine, as its
 * instructions hold counters. A game allocates nothing unless it prints.
 *
 * <h2>How a game is played fast</h2>
 *
 * <p>A game of the second sample deck takes 3 scans of 5 cards, 2 activations of 4 statements, 15
 * random numbers, and half a microsecond. At that size it is branches that cost: one that the
 * processor predicts wrongly takes as long as ten additions.
 *
 * <ul>
 *   <li>The deck is shuffled as far as somebody looks ({@code Zones}), and cards that are drawn
 *       together are chosen in one loop that keeps the generator in local variables ({@link
 *       cardbench.base.chance.Random32#chooseUntil}).
 *   <li>An effect that was refused is not queried again until something it reads may have changed.
 *       A scan passes over cards without effects and over such effects in the same way: it adds the
 *       steps that evaluating costs, which may be 0. So there is one branch for each card, and it
 *       is almost never taken ({@code VirtualMachine.askCost}).
 *   <li>Statements are linked to {@link cardbench.odds.yisp.vm.Instruction}s, which name their
 *       zones and successors, so that a guard is one comparison and a move one call. A game that
 *       somebody watches runs the trees of {@code Code} that they are made of.
 *   <li>Moves go straight from zone to zone, and each zone counts the cards of the queried sets
 *       ({@link cardbench.odds.yisp.vm.CardCounters}). A question needs no loop, most combos fail
 *       at once, and a zone without cards that act is not scanned.
 *   <li>Nothing is cleared that carries the number of its game instead.
 * </ul>
 *
 * <p>None of this may change which random numbers a game takes, or how many steps it is charged:
 * the games of a batch share one stream, so all later games would change.
 */
package cardbench.odds.yisp.vm;
