package cardbench.solve;

/** Something that a program does, compiled. */
sealed interface Deed {

    /** Notes what it asks about and may change. */
    void note(Liveness live);

    /** Does nothing. */
    record Nothing() implements Deed {
        @Override
        public void note(Liveness live) {
            // nothing to note
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
    record Move(int number, Cards cards, int self, int to, boolean top, boolean shuffles)
            implements Deed {
        @Override
        public void note(Liveness live) {
            live.move(this);
        }

        /** The classes it can move. */
        int classes() {
            return cards.zone() == Cards.SELF ? 1 << self : cards.classes();
        }
    }

    /**
     * Shuffles a zone.
     *
     * @param zone its number
     */
    record Shuffle(int zone) implements Deed {
        @Override
        public void note(Liveness live) {
            // an order that is forgotten asks nothing
        }
    }

    /**
     * Forbids effects.
     *
     * @param abilities the numbers of the effects
     */
    record Ban(int[] abilities) implements Deed {
        @Override
        public void note(Liveness live) {
            // fewer effects are left
        }
    }

    /**
     * Sets a variable.
     *
     * @param local whether it lives only as long as the effect runs
     */
    record Assign(boolean local, int index, Amount value) implements Deed {
        @Override
        public void note(Liveness live) {
            value.bound(live);
            if (!local) {
                live.assign(index);
            }
        }
    }

    /** Chooses. */
    record If(Amount condition, Deed then, Deed otherwise) implements Deed {
        @Override
        public void note(Liveness live) {
            condition.bound(live);
            boolean never = live.isZero();
            boolean always = live.isTrue();
            if (!never) {
                then.note(live);
            }
            if (!always) {
                otherwise.note(live);
            }
        }
    }

    /** Does one after the other. */
    record Block(Deed[] parts) implements Deed {
        @Override
        public void note(Liveness live) {
            for (Deed part : parts) {
                part.note(live);
            }
        }
    }
}
