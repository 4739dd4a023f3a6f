package cardbench.solve;

/** Activates the effects of cards: finds the next one in a state, and ends it. */
final class Activation {

    private final Problem problem;
    private final Board board;

    Activation(Problem problem, Board board) {
        this.problem = problem;
        this.board = board;
    }

    /**
     * Looks for the first card whose effect can be activated, from the first scanned zone on.
     *
     * @return whether there is one; it runs then
     */
    boolean activate() {
        int[] able = new int[problem.abilities().length];
        for (int zone : problem.scanned()) {
            byte[] list = board.state.lists[zone];
            int from = 0;
            while (from < list.length) {
                int to = Piles.end(list, from);
                boolean any = false;
                for (int i = from; i < to && !any; i++) {
                    any = ability(Piles.classOf(list[i]), zone, able) >= 0;
                }
                // looking may have revealed something of this list
                if (list != board.state.lists[zone]) {
                    list = board.state.lists[zone];
                    from = 0;
                    continue;
                }
                if (any) {
                    // what is revealed here stays, whatever the guards may reveal behind it
                    int c = board.first(list, from);
                    board.state.lay(zone, Piles.revealed(list, from, c));
                    int found = ability(c, zone, able);
                    if (found >= 0) {
                        run(zone, from, found);
                        return true;
                    }
                    list = board.state.lists[zone];
                    to = from + 1;
                }
                from = to;
            }
            for (byte item : board.state.bags[zone]) {
                int found = ability(item, zone, able);
                if (found >= 0) {
                    board.state.fill(zone, Piles.without(board.state.bags[zone], item));
                    byte[] single = {(byte) (item | Piles.START)};
                    board.state.lay(zone, Piles.joined(single, board.state.lists[zone]));
                    run(zone, 0, found);
                    return true;
                }
            }
        }
        return false;
    }

    private void run(int zone, int place, int ability) {
        byte[] list = board.state.lists[zone].clone();
        list[place] |= Piles.SELF;
        board.state.lay(zone, list);
        board.state.running = ability + 1;
    }

    /** The first effect that a card of a class can activate in a zone; -1 for none. */
    private int ability(int c, int zone, int[] able) {
        for (int number : problem.abilitiesOf()[c]) {
            Ability ability = problem.abilities()[number];
            if (ability.allows(zone) && !board.state.isDone(number)) {
                if (able[number] == 0) {
                    able[number] = 1;
                    board.state.running = number + 1;
                    boolean met = true;
                    for (Step guard : ability.guards()) {
                        met = met && guard.guard().value(board) != 0 != guard.negated();
                    }
                    board.state.running = 0;
                    able[number] = met ? 2 : 1;
                }
                if (able[number] == 2) {
                    return number;
                }
            }
        }
        return -1;
    }

    /** Ends an effect: its card is one among others again. */
    void end() {
        if (board.state.running > 0) {
            Ability ability = problem.abilities()[board.state.running - 1];
            if (ability.once()) {
                board.state.close(ability.number());
            }
            for (Ability other : problem.abilities()) {
                if (other.onlyFirst()) {
                    board.state.close(other.number());
                }
            }
            board.state.running = 0;
        }
        for (int zone = 1; zone < board.state.lists.length; zone++) {
            board.state.lay(zone, plain(board.state.lists[zone]));
        }
        board.state.top = plain(board.state.top);
        board.state.bottom = plain(board.state.bottom);
        board.state.ended = false;
        for (int i = 0; i < board.state.locals.length; i++) {
            if (board.state.locals[i] != 0) {
                board.state.ownLocals()[i] = 0;
            }
        }
    }

    private static byte[] plain(byte[] list) {
        boolean[] self = Board.self(list);
        if (self == null) {
            return list;
        }
        byte[] plain = list.clone();
        for (int i = 0; i < plain.length; i++) {
            plain[i] &= ~Piles.SELF;
        }
        return plain;
    }
}
