package cardbench.exact.tree;

import cardbench.yisp.check.ValueRange;

/** Something that a program does, compiled. */
sealed interface Instruction {

    /** Notes what it asks about and may change. */
    void note(Liveness live);

    /** Does it in the state of a machine; of a move from the deck only the beginning. */
    void make(StateMachine machine);

    /** Whether it comes to one thing alone in every state: chance decides nothing. */
    default boolean isSure() {
        return true;
    }

    /** Does nothing. */
    record Nothing() implements Instruction {
        @Override
        public void note(Liveness live) {
            // nothing to note
        }

        @Override
        public void make(StateMachine machine) {
            // nothing to do
        }
    }

    /**
     * Moves cards.
     *
     * @param number its number among all moves of the problem
     * @param cards which cards
     * @param self the class of the card that has the effect; -1 in a header
     * @param to the zone they go to
     * @param top whether they go to its front
     * @param shuffles whether the deck they came from is shuffled behind it
     */
    record Move(int number, CardClassSet cards, int self, int to, boolean top, boolean shuffles)
            implements Instruction {
        @Override
        public void note(Liveness live) {
            live.move(this);
        }

        @Override
        public void make(StateMachine machine) {
            machine.begin(this);
        }

        @Override
        public boolean isSure() {
            // the first few of a zone may have to be revealed
            return cards.zone() == CardClassSet.SELF
                    ? cards.isSure()
                    : cards.zone() != CardClassSet.DECK
                            && cards.isPlain()
                            && cards.rest().length == 0;
        }

        /** The classes it can move. */
        int classes() {
            return cards.zone() == CardClassSet.SELF ? 1 << self : cards.classes();
        }
    }

    /**
     * Shuffles a zone.
     *
     * @param zone its number
     */
    record Shuffle(int zone) implements Instruction {
        @Override
        public void note(Liveness live) {
            // an order that is forgotten asks nothing
        }

        @Override
        public void make(StateMachine machine) {
            machine.shuffle(zone);
        }
    }

    /**
     * Forbids effects.
     *
     * @param abilities the numbers of the effects
     */
    record Ban(int[] abilities) implements Instruction {
        @Override
        public void note(Liveness live) {
            // fewer effects are left
        }

        @Override
        public void make(StateMachine machine) {
            for (int ability : abilities) {
                machine.state.close(ability);
            }
        }
    }

    /**
     * Sets a variable.
     *
     * @param local whether it lives only as long as the effect runs
     */
    record Assign(boolean local, int index, NumericExpression value) implements Instruction {
        @Override
        public boolean isSure() {
            return value.isSure();
        }

        @Override
        public void note(Liveness live) {
            ValueRange given = value.bound(live);
            if (!local) {
                live.assign(index, given);
            }
        }

        @Override
        public void make(StateMachine machine) {
            int number = value.value(machine);
            State state = machine.state;
            (local ? state.ownLocals() : state.ownGlobals())[index] = number;
        }
    }

    /** Chooses. */
    record If(NumericExpression condition, Instruction then, Instruction otherwise)
            implements Instruction {
        @Override
        public boolean isSure() {
            return condition.isSure() && then.isSure() && otherwise.isSure();
        }

        @Override
        public void note(Liveness live) {
            ValueRange number = condition.bound(live);
            if (!number.isZero()) {
                then.note(live);
            }
            if (number.hasZero()) {
                otherwise.note(live);
            }
        }

        @Override
        public void make(StateMachine machine) {
            (condition.value(machine) != 0 ? then : otherwise).make(machine);
        }
    }

    /** Does one after the other. */
    record Block(Instruction[] parts) implements Instruction {
        @Override
        public boolean isSure() {
            for (Instruction part : parts) {
                if (!part.isSure()) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void note(Liveness live) {
            for (Instruction part : parts) {
                part.note(live);
            }
        }

        @Override
        public void make(StateMachine machine) {
            for (int i = 0; i < parts.length && !machine.state.ended; i++) {
                parts[i].make(machine);
            }
        }
    }
}
