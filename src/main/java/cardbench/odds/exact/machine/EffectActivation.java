package cardbench.odds.exact.machine;

import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Problem;
import cardbench.odds.exact.state.PartiallyOrderedCards;

/** Finds and begins the next effect that can be activated in a state, and ends it. */
public final class EffectActivation {

    private final Problem problem;
    private final StateMachine machine;

    /** By effect, the most cards it draws to any zone. */
    private final int[] draws;

    public EffectActivation(Problem problem, StateMachine machine) {
        this.problem = problem;
        this.machine = machine;
        this.draws = new int[problem.effects().length];
        for (CompiledEffect effect : problem.effects()) {
            draws[effect.number()] = effect.draws();
        }
    }

    /**
     * Begins the effect of the first card, in the order of the scan, that can activate one. Of
     * cards whose order decides nothing, one that draws few cards comes first: fewer states lead to
     * the others then.
     *
     * @return whether there is one
     */
    public boolean activate() {
        if (machine.state.turn == 0 && problem.turns().length > 0) {
            // the first turn has not begun
            return false;
        }
        boolean asksAll = guardsAreSure();
        int[] able = new int[problem.effects().length];
        for (int zone : problem.scanned()) {
            byte[] list = machine.state.list(zone);
            int from = 0;
            while (from < list.length) {
                int to = PartiallyOrderedCards.end(list, from);
                int any = -1;
                int fewest = Integer.MAX_VALUE;
                // to evaluate further guards may reveal what need not be known yet
                for (int i = from; i < to && (any < 0 || asksAll); i++) {
                    int c = PartiallyOrderedCards.classOf(list[i]);
                    int found = effect(c, zone, able);
                    if (found >= 0 && draws[found] < fewest) {
                        any = c;
                        fewest = draws[found];
                    }
                }
                // evaluating guards may have revealed a part of this list
                if (list != machine.state.list(zone)) {
                    list = machine.state.list(zone);
                    from = 0;
                    continue;
                }
                if (any >= 0) {
                    // what is revealed here stays, whatever the guards may reveal after it
                    int c = machine.firstRelated(zone, list, from, 1 << any);
                    machine.state.lay(zone, PartiallyOrderedCards.revealed(list, from, c));
                    int found = effect(c, zone, able);
                    if (found >= 0) {
                        run(zone, from, found);
                        return true;
                    }
                    list = machine.state.list(zone);
                    to = from + 1;
                }
                from = to;
            }
            for (byte item : machine.state.bag(zone)) {
                int found = effect(item, zone, able);
                if (found >= 0) {
                    machine.state.fill(
                            zone, PartiallyOrderedCards.without(machine.state.bag(zone), item));
                    byte[] single = {(byte) (item | PartiallyOrderedCards.START)};
                    machine.state.lay(
                            zone, PartiallyOrderedCards.joined(single, machine.state.list(zone)));
                    run(zone, 0, found);
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether no guard of an open effect may reveal cards. */
    private boolean guardsAreSure() {
        for (CompiledEffect effect : problem.effects()) {
            for (CompiledStatement guard : effect.guards()) {
                if (!guard.isSure() && !machine.state.isDone(effect.number())) {
                    return false;
                }
            }
        }
        return true;
    }

    private void run(int zone, int place, int effect) {
        byte[] list = machine.state.list(zone).clone();
        list[place] |= PartiallyOrderedCards.SELF;
        machine.state.lay(zone, list);
        machine.state.running = effect + 1;
    }

    /** The first effect that a card of a class can activate in a zone; -1 for none. */
    private int effect(int c, int zone, int[] able) {
        for (int number : problem.effectsOf()[c]) {
            CompiledEffect effect = problem.effects()[number];
            if (effect.allows(zone) && !machine.state.isDone(number)) {
                // once for a scan: guards depend on the state, not on the copy. 0 is unknown,
                // 1 is no, 2 is yes
                if (able[number] == 0) {
                    able[number] = 1;
                    machine.state.running = number + 1;
                    boolean met = true;
                    for (CompiledStatement guard : effect.guards()) {
                        met = met && machine.executor.value(guard.guard()) != 0 != guard.negated();
                    }
                    machine.state.running = 0;
                    able[number] = met ? 2 : 1;
                }
                if (able[number] == 2) {
                    return number;
                }
            }
        }
        return -1;
    }

    /** Closes the effects that cannot be activated any more once the running one has begun. */
    void close() {
        CompiledEffect running = problem.effects()[machine.state.running - 1];
        for (CompiledEffect effect : problem.effects()) {
            if (effect.onlyFirst() || effect == running && effect.once()) {
                machine.state.close(effect.number());
            }
        }
    }

    /** Ends the running effect: its card is no longer distinguished from other copies. */
    public void end() {
        if (machine.state.running > 0) {
            close();
            machine.state.running = 0;
        }
        for (int zone = 1; zone < machine.state.zones(); zone++) {
            machine.state.lay(zone, plain(machine.state.list(zone)));
        }
        machine.state.top = plain(machine.state.top);
        machine.state.bottom = plain(machine.state.bottom);
        machine.state.ended = false;
        for (int i = 0; i < machine.state.locals.length; i++) {
            if (machine.state.locals[i] != 0) {
                machine.state.ownLocals()[i] = 0;
            }
        }
    }

    private static byte[] plain(byte[] list) {
        byte[] plain = list;
        for (int i = 0; i < list.length; i++) {
            if (PartiallyOrderedCards.isSelf(list[i])) {
                plain = plain == list ? list.clone() : plain;
                plain[i] &= ~PartiallyOrderedCards.SELF;
            }
        }
        return plain;
    }
}
