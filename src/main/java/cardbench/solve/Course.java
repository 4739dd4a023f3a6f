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
                double[] weight = spread.weight(i).clone();
                chance.scale(weight);
                after.add(next, weight);
                limit(spread.bytes() + after.bytes());
            } while (chance.advance());
        }
        return after;
    }

    /** Runs a program from some states; those that it has left wait for the others. */
    Spread run(Spread begun, Step[] steps) {
        Spread spread = begun;
        for (Step step : steps) {
            spread =
                    step.guard() == null
                            ? run(spread, step.deed())
                            : after(
                                    spread,
                                    () -> {
                                        int value = step.guard().value(board);
                                        board.state.ended = value != 0 == step.negated();
                                    });
        }
        return spread;
    }

    private Spread run(Spread begun, Deed deed) {
        if (deed instanceof Deed.Move move) {
            return move(begun, move);
        } else if (deed instanceof Deed.Assign assign) {
            return after(begun, () -> assign(assign));
        } else if (deed instanceof Deed.Shuffle shuffle) {
            return after(begun, () -> board.shuffle(shuffle.zone()));
        } else if (deed instanceof Deed.Ban ban) {
            return after(begun, () -> ban(ban));
        } else if (deed instanceof Deed.If choice) {
            return choose(begun, choice);
        } else if (deed instanceof Deed.Block block) {
            Spread spread = begun;
            for (Deed part : block.parts()) {
                spread = run(spread, part);
            }
            return spread;
        }
        return begun;
    }

    private void assign(Deed.Assign assign) {
        int value = assign.value().value(board);
        int[] variables = assign.local() ? board.state.ownLocals() : board.state.ownGlobals();
        variables[assign.index()] = value;
    }

    private void ban(Deed.Ban ban) {
        for (int ability : ban.abilities()) {
            board.state.close(ability);
        }
    }

    private Spread choose(Spread begun, Deed.If choice) {
        Spread tested =
                after(begun, () -> board.state.truth = choice.condition().value(board) != 0);
        Spread met = new Spread(residues, key);
        Spread unmet = new Spread(residues, key);
        for (int i = 0; i < tested.size(); i++) {
            State state = tested.state(i).copy();
            boolean truth = state.truth;
            state.truth = false;
            (truth ? met : unmet).add(state, tested.weight(i));
        }
        long waited = waiting;
        keep(tested);
        Spread all = new Spread(residues, key);
        for (Spread part : new Spread[] {run(met, choice.then()), run(unmet, choice.otherwise())}) {
            for (int i = 0; i < part.size(); i++) {
                all.add(part.state(i), part.weight(i));
            }
        }
        free(waited);
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
