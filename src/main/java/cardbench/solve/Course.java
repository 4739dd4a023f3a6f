package cardbench.solve;

/** Runs programs from many states at once, and goes every way that chance may take. */
final class Course {

    /** With so many residues is reckoned in the time of a way. */
    private static final int RECKONED_IN_A_WAY = 16;

    private final Board board;
    private final Chance chance;
    private final Residues residues;
    private final Key key;
    private final Budget budget;
    private final Memory memory;
    private final Drawing drawing;
    private int effort;

    private long waiting;

    /** Something that changes the state of a board. */
    private interface Change {
        void make();
    }

    /**
     * @param budget what it may take
     * @param memory what takes room besides
     */
    Course(
            Problem problem,
            Board board,
            Chance chance,
            Residues residues,
            Key key,
            Budget budget,
            Memory memory) {
        this.key = key;
        this.board = board;
        this.chance = chance;
        this.residues = residues;
        this.budget = budget;
        this.memory = memory;
        this.drawing = new Drawing(problem, residues);
    }

    /** How many ways from one state to the next were gone. */
    int effort() {
        return effort;
    }

    /** Whether it is given up, since there was too much work. */
    boolean isSpent() {
        return effort > budget.effort();
    }

    /** Counts work that is as much as so many ways from one state to the next. */
    void spend(int ways) {
        effort += ways;
        if (isSpent()) {
            throw new GivingUp(SolveCodes.TOO_LONG);
        }
    }

    /** About how much room those states take that wait until others are solved. */
    long waiting() {
        return waiting;
    }

    /** Lets no states wait but those that did when {@link #waiting} said so. */
    void free(long waited) {
        waiting = waited;
    }

    /** Lets some states wait. */
    void keep(Spread states) {
        waiting += states.bytes();
    }

    /** Gives up where there is no room for some more states. */
    void limit(long bytes) {
        if (memory.bytes() + waiting + bytes > budget.bytes()) {
            throw new GivingUp(SolveCodes.TOO_LONG);
        }
    }

    /** Lays a copy of a state on the board, for one more way. */
    State begin(State state) {
        spend(1 + (1 + chance.choices()) * residues.primes() / RECKONED_IN_A_WAY);
        board.state = state.copy();
        chance.start();
        return board.state;
    }

    /** Everything that can come of a change, from those states that have not ended. */
    private Spread after(Spread spread, Change change) {
        Spread after = new Spread(residues, key);
        for (int i = 0; i < spread.size(); i++) {
            State state = spread.state(i);
            if (state.ended) {
                after.add(state, spread.weight(i));
                continue;
            }
            chance.begin();
            do {
                State next = begin(state);
                change.make();
                after.add(next, chance.scaled(spread.weight(i)));
                limit(spread.bytes() + after.bytes());
            } while (chance.advance());
        }
        return after;
    }

    /** Runs a program from some states; those that it has left wait for the others. */
    Spread run(Spread begun, Step[] steps) {
        Spread spread = begun;
        int at = 0;
        while (at < steps.length) {
            int from = at;
            while (at < steps.length && steps[at].isSure()) {
                at++;
            }
            if (at == from) {
                Step step = steps[at];
                at++;
                spread =
                        step.guard() == null
                                ? run(spread, step.deed())
                                : after(spread, () -> make(step));
                continue;
            }
            int to = at;
            spread =
                    after(
                            spread,
                            () -> {
                                for (int i = from; i < to && !board.state.ended; i++) {
                                    make(steps[i]);
                                }
                            });
        }
        return spread;
    }

    private Spread run(Spread begun, Deed deed) {
        if (deed instanceof Deed.Move move && !deed.isSure()) {
            return move(begun, move);
        } else if (deed instanceof Deed.If choice && !deed.isSure()) {
            return choose(begun, choice);
        } else if (deed instanceof Deed.Block block && !deed.isSure()) {
            Spread spread = begun;
            for (Deed part : block.parts()) {
                spread = run(spread, part);
            }
            return spread;
        }
        return deed instanceof Deed.Nothing ? begun : after(begun, () -> make(deed));
    }

    private void make(Step step) {
        if (step.guard() == null) {
            make(step.deed());
        } else {
            board.state.ended = step.guard().value(board) != 0 == step.negated();
        }
    }

    /** Does something in the state on the board. */
    private void make(Deed deed) {
        State state = board.state;
        if (deed instanceof Deed.Move move) {
            board.begin(move);
        } else if (deed instanceof Deed.Assign assign) {
            int value = assign.value().value(board);
            (assign.local() ? state.ownLocals() : state.ownGlobals())[assign.index()] = value;
        } else if (deed instanceof Deed.Shuffle shuffle) {
            board.shuffle(shuffle.zone());
        } else if (deed instanceof Deed.Ban ban) {
            for (int ability : ban.abilities()) {
                state.close(ability);
            }
        } else if (deed instanceof Deed.If choice) {
            make(choice.condition().value(board) != 0 ? choice.then() : choice.otherwise());
        } else if (deed instanceof Deed.Block block) {
            for (int i = 0; i < block.parts().length && !state.ended; i++) {
                make(block.parts()[i]);
            }
        }
    }

    private Spread choose(Spread begun, Deed.If choice) {
        Spread met = new Spread(residues, key);
        Spread unmet = new Spread(residues, key);
        Spread all = new Spread(residues, key);
        for (int i = 0; i < begun.size(); i++) {
            State state = begun.state(i);
            if (state.ended) {
                all.add(state, begun.weight(i));
                continue;
            }
            chance.begin();
            do {
                State next = begin(state);
                boolean truth = choice.condition().value(board) != 0;
                (truth ? met : unmet).add(next, chance.scaled(begun.weight(i)));
                limit(begun.bytes() + met.bytes() + unmet.bytes());
            } while (chance.advance());
        }
        long waited = waiting;
        keep(all);
        keep(unmet);
        Spread ends = met.size() == 0 ? met : run(met, choice.then());
        keep(ends);
        Spread others = unmet.size() == 0 ? unmet : run(unmet, choice.otherwise());
        free(waited);
        if (all.size() == 0 && (ends.size() == 0 || others.size() == 0)) {
            return ends.size() == 0 ? others : ends;
        }
        all.addAll(ends);
        all.addAll(others);
        return all;
    }

    /** Makes a move in some states, card by card. */
    Spread move(Spread begun, Deed.Move move) {
        Spread spread = drawn(after(begun, () -> board.begin(move)), move);
        while (isPending(spread)) {
            spread =
                    after(
                            spread,
                            () -> {
                                if (board.state.pending > 0) {
                                    board.advance(move);
                                }
                            });
        }
        return spread;
    }

    /** Draws what is still to be drawn, where that can be done at once. */
    private Spread drawn(Spread begun, Deed.Move move) {
        if (!board.drawsAtOnce(move)) {
            return begun;
        }
        Spread drawn = new Spread(residues, key);
        for (int i = 0; i < begun.size(); i++) {
            State state = begun.state(i);
            if (state.pending == 0 || state.kept != 0 || !Drawing.covers(state, state.pending)) {
                drawn.add(state, begun.weight(i));
                continue;
            }
            drawing.draw(
                    state,
                    state.pending,
                    begun.weight(i),
                    (cards, marks, likelihood) -> {
                        State next = begin(state);
                        board.draw(move, cards, marks);
                        drawn.add(next, likelihood.clone());
                        limit(begun.bytes() + drawn.bytes());
                    });
        }
        return drawn;
    }

    private static boolean isPending(Spread spread) {
        for (int i = 0; i < spread.size(); i++) {
            if (spread.state(i).pending > 0) {
                return true;
            }
        }
        return false;
    }
}
