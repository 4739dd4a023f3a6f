package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.ComboCondition;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.State;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds which cards of a zone may act in either order: the independence relation of partial-order
 * reduction. Two effects are independent if both orders lead to the same states with the same
 * probabilities, neither prevents the activation of the other, and every effect that one of them
 * enables is independent of the other, too.
 *
 * <p>It is computed once for a topic, in variants for the knowledge about the deck.
 */
final class Independence {

    /** The first cards of the deck are any of its unseen ones, equally likely. */
    static final int UNIFORM_DRAWS = 1;

    /** The deck always has as many cards as guards require. */
    static final int FULL_DECK = 2;

    private static final int VARIANTS = 4;

    private final Problem problem;
    private final EffectAccess[] accesses;

    /** By zone, sets of classes whose order may be queried there. */
    private final List<List<Integer>> ordered = new ArrayList<>();

    /** By variant, index of a scanned zone and class, the classes independent of it, as bits. */
    private final int[][][] independent;

    /** A number of cards in the deck that satisfies every guard on a number. */
    final int deckNeeded;

    Independence(Problem problem) {
        this.problem = problem;
        Liveness notes = new Liveness(problem);
        notes.analyse(State.first(problem), true);
        notes.askForCombos(0);
        noteOrders(notes);
        this.accesses = new EffectAccess[problem.effects().length];
        int needed = 0;
        for (CompiledEffect effect : problem.effects()) {
            EffectAccess access = EffectAccess.of(problem, effect, notes, isAlone(effect));
            accesses[effect.number()] = access;
            needed = Math.max(needed, access.deckNeeded);
        }
        this.deckNeeded = needed;
        this.independent = new int[VARIANTS][problem.scanned().length][problem.classes()];
        for (int variant = 0; variant < VARIANTS; variant++) {
            for (int scan = 0; scan < problem.scanned().length; scan++) {
                relate(variant, scan);
            }
        }
    }

    /**
     * The classes whose cards may act before or after those of a class.
     *
     * @param variant what is known of the deck, as bits
     * @param scan the index of a scanned zone
     */
    int of(int variant, int scan, int c) {
        return independent[variant][scan][c];
    }

    /** Whether no other effect of its card can be activated in the same zone. */
    private boolean isAlone(CompiledEffect effect) {
        for (int number : problem.effectsOf()[effect.owner()]) {
            CompiledEffect other = problem.effects()[number];
            if (other != effect && (other.zones() & effect.zones()) != 0) {
                return false;
            }
        }
        return true;
    }

    private void noteOrders(Liveness notes) {
        for (int zone = 0; zone < problem.zones().length(); zone++) {
            ordered.add(new ArrayList<>());
        }
        for (int i = 0; i < notes.questions.ordered.length; i++) {
            if (notes.questions.ordered[i]) {
                ordered.get(problem.queries().zone(i)).add(problem.queries().classes(i));
            }
        }
        for (ComboCondition condition : problem.combos()) {
            if (condition.sensitive()) {
                ordered.get(CardClassSet.HAND).add(condition.handClasses());
                ordered.get(CardClassSet.GRAVE).add(condition.graveClasses());
            }
        }
        for (int zone : problem.scanned()) {
            int owners = 0;
            for (CompiledEffect effect : problem.effects()) {
                owners |= effect.allows(zone) ? 1 << effect.owner() : 0;
            }
            ordered.get(zone).add(owners);
        }
        // a move keeps the order of its cards
        boolean more = true;
        while (more) {
            more = false;
            for (Instruction.Move move : problem.moves()) {
                int from = move.cards().zone();
                if (from != CardClassSet.SELF && from != CardClassSet.DECK) {
                    more |= addAll(ordered.get(from), move);
                }
            }
        }
    }

    private boolean addAll(List<Integer> orders, Instruction.Move move) {
        // a copy: cards may be moved inside a zone
        List<Integer> masks = List.copyOf(ordered.get(move.to()));
        boolean more = false;
        if (move.to() == CardClassSet.DECK) {
            masks = List.of(CardClassSet.ALL);
        }
        for (int mask : masks) {
            int compared = mask & move.classes();
            if (compared != 0 && !orders.contains(compared)) {
                orders.add(compared);
                more = true;
            }
        }
        return more;
    }

    private void relate(int variant, int scan) {
        int[] relation = independent[variant][scan];
        for (int c = 0; c < relation.length; c++) {
            for (int d = 0; d < relation.length; d++) {
                relation[c] |= c != d && commute(variant, scan, c, d) ? 1 << d : 0;
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int c = 0; c < relation.length; c++) {
                for (int d = 0; d < relation.length; d++) {
                    boolean both = (relation[c] >>> d & 1) == 1;
                    if (both && !(follows(variant, scan, c, d) && follows(variant, scan, d, c))) {
                        relation[c] &= ~(1 << d);
                        relation[d] &= ~(1 << c);
                        changed = true;
                    }
                }
            }
        }
    }

    /** Whether all effects of two classes in a zone commute. */
    private boolean commute(int variant, int scan, int c, int d) {
        int zone = problem.scanned()[scan];
        for (int first : problem.effectsOf()[c]) {
            for (int second : problem.effectsOf()[d]) {
                EffectAccess a = accesses[first];
                EffectAccess b = accesses[second];
                if (a.effect.allows(zone)
                        && b.effect.allows(zone)
                        && !(commute(variant, a, b)
                                && staysAfter(variant, a, scan)
                                && staysAfter(variant, b, scan))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether an effect enables nothing in a zone that is scanned earlier. */
    private boolean staysAfter(int variant, EffectAccess a, int scan) {
        for (int i = 0; i < scan; i++) {
            int zone = problem.scanned()[i];
            for (EffectAccess other : accesses) {
                if (other.effect.allows(zone)
                        && (enables(variant, a, other)
                                || (a.changes(zone) >>> other.effect.owner() & 1) == 1)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether what a class enables in a zone is independent of another class. */
    private boolean follows(int variant, int scan, int c, int d) {
        int zone = problem.scanned()[scan];
        for (int number : problem.effectsOf()[c]) {
            for (EffectAccess other : accesses) {
                int owner = other.effect.owner();
                if (accesses[number].effect.allows(zone)
                        && other.effect.allows(zone)
                        && owner != d
                        && (independent[variant][scan][owner] >>> d & 1) == 0
                        && enables(variant, accesses[number], other)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a guard of an effect may be met after another effect that was not met before it. */
    private static boolean enables(int variant, EffectAccess a, EffectAccess other) {
        boolean enables =
                a.deck == EffectAccess.DeckUse.OTHER
                        && other.deckNeeded > 0
                        && (variant & FULL_DECK) == 0;
        for (int zone = 0; zone < a.guarded.length; zone++) {
            enables |= (a.changes(zone) & other.guarded[zone]) != 0;
            enables |= (a.adds(zone) & other.wanted[zone]) != 0;
        }
        for (int i = 0; i < a.sets.length; i++) {
            enables |= (a.sets[i] || a.counts[i]) && other.guardReads[i];
        }
        return enables;
    }

    private boolean commute(int variant, EffectAccess a, EffectAccess b) {
        return !a.untracked
                && !b.untracked
                && keeps(variant, a, b)
                && keeps(variant, b, a)
                && shareDeck(variant, a, b)
                && areApart(a, b)
                && areApart(b, a);
    }

    /** Whether an effect changes nothing that another one queries, nor takes its card away. */
    private static boolean keeps(int variant, EffectAccess a, EffectAccess b) {
        for (int zone = 0; zone < a.asked.length; zone++) {
            boolean takes = (a.taken[zone] >>> b.effect.owner() & 1) == 1;
            if (takes && b.effect.allows(zone)) {
                return false;
            }
            boolean open =
                    zone == CardClassSet.DECK && b.deckNeeded > 0 && (variant & FULL_DECK) == 0;
            int asked = open ? CardClassSet.ALL : b.asked[zone];
            if ((a.changes(zone) & asked) != 0 || (a.taken[zone] & b.enough[zone]) != 0) {
                return false;
            }
        }
        for (int i = 0; i < a.sets.length; i++) {
            boolean changes = a.sets[i] || a.counts[i];
            boolean sets = a.sets[i] && (b.sets[i] || b.counts[i]);
            if (changes && b.reads[i] || sets) {
                return false;
            }
        }
        return !a.bans[b.effect.number()];
    }

    private static boolean shareDeck(int variant, EffectAccess a, EffectAccess b) {
        if (a.deck == EffectAccess.DeckUse.NONE || b.deck == EffectAccess.DeckUse.NONE) {
            return true;
        }
        if (a.deck != b.deck || a.deck == EffectAccess.DeckUse.OTHER) {
            return false;
        }
        // one zone gets the same first cards, whoever draws which of them
        boolean one = a.drawsTo == b.drawsTo && Integer.bitCount(a.drawsTo) == 1;
        return one || (variant & UNIFORM_DRAWS) != 0;
    }

    /** Whether the cards that an effect puts somewhere may lie before or after those of another. */
    private boolean areApart(EffectAccess a, EffectAccess b) {
        for (int zone = 0; zone < a.put.length; zone++) {
            for (int mask : ordered.get(zone)) {
                int putByA = a.put[zone] & mask;
                int putByB = b.put[zone] & mask;
                putByB |= (b.drawsTo >>> zone & 1) == 1 ? mask : 0;
                if (putByA != 0 && putByB != 0 && Integer.bitCount(putByA | putByB) > 1) {
                    return false;
                }
            }
        }
        return true;
    }
}
