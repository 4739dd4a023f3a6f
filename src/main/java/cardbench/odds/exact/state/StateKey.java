package cardbench.odds.exact.state;

/** The key of a state: two states are the same if and only if their keys are. */
public final class StateKey {

    private StateKey() {}

    /** Writes the key of a state; between two effects some of its parts take few bytes. */
    public static void write(State state, StateEncoder to) {
        to.begin();
        boolean hasLocals = false;
        for (int local : state.locals) {
            hasLocals |= local != 0;
        }
        int flags =
                (state.ended ? 1 : 0)
                        | (state.moved ? 2 : 0)
                        | (hasLocals ? 4 : 0)
                        | (state.pending != 0 ? 8 : 0);
        to.small(flags | (state.turn != 0 ? 16 : 0));
        if (state.turn != 0) {
            to.number(state.turn);
        }
        for (int count : state.counts) {
            to.small(count);
        }
        to.small(state.marks.length);
        for (int mark : state.marks) {
            to.number(mark);
        }
        to.small(state.hidden.length);
        for (int one : state.hidden) {
            to.number(one);
        }
        to.small(state.lost);
        to.cards(state.top);
        to.cards(state.bottom);
        for (int zone = 1; zone < state.zones(); zone++) {
            to.cards(state.list(zone));
            to.cards(state.bag(zone));
        }
        for (int global : state.globals) {
            to.number(global);
        }
        for (int word : state.done) {
            to.number(word);
        }
        to.number(state.decided);
        to.number(state.succeeded);
        to.small(state.running);
        for (int i = 0; hasLocals && i < state.locals.length; i++) {
            to.number(state.locals[i]);
        }
        if (state.pending != 0) {
            to.small(state.pending);
            to.number(state.kept);
        }
        to.cards(state.heldList);
        to.cards(state.heldBag);
    }
}
