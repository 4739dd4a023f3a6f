package cardbench.odds.exact.program;

/** A compiled action of a program. */
public sealed interface Instruction {

    /** More chance nodes than are gone through without merging equal states between them. */
    int MANY = 1 << 16;

    /**
     * The most chance nodes on any path through it; {@link #MANY} or more for cards that are drawn,
     * or taken one by one.
     */
    default int chances() {
        return isSure() ? 0 : 1;
    }

    /** Whether this instruction is deterministic: it never makes a chance node. */
    default boolean isSure() {
        return true;
    }

    /** The instructions that it is made of; none for a plain one. */
    default Instruction[] parts() {
        return new Instruction[0];
    }

    /** No action. */
    record Nothing() implements Instruction {}

    /**
     * Moves cards.
     *
     * @param number its index among all moves of the problem
     * @param cards the cards to move
     * @param self the class of the card with the effect; -1 in a header
     * @param to the target zone
     * @param top whether the cards go to the front of the zone
     * @param shuffles whether the deck is shuffled after it
     */
    record Move(int number, CardClassSet cards, int self, int to, boolean top, boolean shuffles)
            implements Instruction {
        @Override
        public int chances() {
            if (isSure()) {
                return 0;
            }
            boolean one =
                    cards.limit() instanceof NumericExpression.Fixed limit && limit.value() <= 1;
            return one && cards.rest().length == 0 && !draws() ? 1 : MANY;
        }

        /** Whether it takes cards from the top of the deck, whatever they are. */
        public boolean draws() {
            return cards.zone() == CardClassSet.DECK && cards.fromTop();
        }

        @Override
        public boolean isSure() {
            // “the first n” of a zone may have to be revealed, which is a chance node
            return cards.zone() == CardClassSet.SELF
                    ? cards.isSure()
                    : cards.zone() != CardClassSet.DECK
                            && cards.isPlain()
                            && cards.rest().length == 0;
        }

        /** Whether it takes the first cards of some classes out of the deck. */
        public boolean searches() {
            return cards.zone() == CardClassSet.DECK && !cards.fromTop();
        }

        /** The classes it can move. */
        public int classes() {
            return cards.zone() == CardClassSet.SELF ? 1 << self : cards.classes();
        }
    }

    /**
     * Shuffles a zone.
     *
     * @param zone its number
     */
    record Shuffle(int zone) implements Instruction {}

    /**
     * Forbids effects.
     *
     * @param effects the numbers of the effects
     */
    record Ban(int[] effects) implements Instruction {}

    /**
     * Sets a variable.
     *
     * @param local whether the variable lives only as long as the effect runs
     */
    record Assign(boolean local, int index, NumericExpression value) implements Instruction {
        @Override
        public boolean isSure() {
            return value.isSure();
        }
    }

    /** A conditional. */
    record If(NumericExpression condition, Instruction then, Instruction otherwise)
            implements Instruction {
        @Override
        public Instruction[] parts() {
            return new Instruction[] {then, otherwise};
        }

        @Override
        public boolean isSure() {
            return condition.isSure() && then.isSure() && otherwise.isSure();
        }

        @Override
        public int chances() {
            int most = Math.max(then.chances(), otherwise.chances());
            return condition.isSure() ? most : most + 1;
        }
    }

    /** A choice of the player, which the search makes. */
    record Choose(Instruction[] branches) implements Instruction {
        @Override
        public Instruction[] parts() {
            return branches;
        }

        @Override
        public boolean isSure() {
            return false;
        }

        @Override
        public int chances() {
            return MANY;
        }
    }

    /** A sequence. The rounds of a loop are one instruction many times. */
    record Block(Instruction[] parts) implements Instruction {

        /** Whether all parts are one and the same. */
        public boolean isLoop() {
            return parts[0] == parts[parts.length - 1];
        }

        @Override
        public int chances() {
            int sum = 0;
            for (int i = 0; i < parts.length && sum < MANY; i++) {
                sum += parts[i].chances();
            }
            return sum;
        }

        @Override
        public boolean isSure() {
            for (Instruction part : parts) {
                if (!part.isSure()) {
                    return false;
                }
            }
            return true;
        }
    }
}
