package cardbench.exact.tree;

/** Where the cards of each class may get to by the moves that {@link Liveness} found live. */
final class CardReach {

    private final Problem problem;
    private final Liveness live;

    /** By class and zone, the zones that its cards may reach from there, as bits. */
    final int[][] zones;

    /** By class, the zones where its cards may be while their effects run, as bits. */
    private final int[] runsIn;

    /** The classes of each live move, as bits. Moves of the same source and target share one. */
    private final int[] movable;

    private final int[] sources;
    private final int[] targets;

    /** How many entries of the three arrays above are in use. */
    private int possible;

    CardReach(Problem problem, Liveness live) {
        this.problem = problem;
        this.live = live;
        this.zones = new int[problem.classes()][problem.zones().length()];
        this.movable = new int[problem.moves().length];
        this.sources = new int[movable.length];
        this.targets = new int[movable.length];
        this.runsIn = new int[zones.length];
        for (int c = 0; c < runsIn.length; c++) {
            for (int number : problem.abilitiesOf()[c]) {
                runsIn[c] |= problem.abilities()[number].zones();
            }
        }
        for (Instruction.Move move : problem.moves()) {
            if (move.self() >= 0 && (move.classes() >>> move.self() & 1) == 1) {
                runsIn[move.self()] |= 1 << move.to();
            }
        }
    }

    /** Whether a card of a class may be in a zone while an effect of its own runs. */
    boolean runsIn(int zone, int owner) {
        return (runsIn[owner] >>> zone & 1) == 1;
    }

    /** Whether no live move takes a card of some classes out of a zone. */
    boolean stays(int zone, int classes) {
        for (int i = 0; i < live.moves.length; i++) {
            if (live.moves[i]) {
                Instruction.Move move = problem.moves()[i];
                int from = move.cards().zone();
                boolean takes =
                        from == CardClassSet.SELF ? runsIn(zone, move.self()) : from == zone;
                if (takes && (move.classes() & classes & live.enter[zone]) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Computes where cards may get to by live moves. */
    void update() {
        listMoves();
        for (int c = 0; c < zones.length; c++) {
            reach(c);
        }
    }

    /** Lists the live moves. Those of the same source and target are joined. */
    private void listMoves() {
        possible = 0;
        for (int i = 0; i < live.moves.length; i++) {
            if (!live.moves[i]) {
                continue;
            }
            Instruction.Move move = problem.moves()[i];
            int at = 0;
            while (at < possible
                    && (sources[at] != move.cards().zone() || targets[at] != move.to())) {
                at++;
            }
            movable[at] = at < possible ? movable[at] | move.classes() : move.classes();
            sources[at] = move.cards().zone();
            targets[at] = move.to();
            possible = Math.max(possible, at + 1);
        }
    }

    /** Computes the zones that cards of a class may reach: the transitive closure of its moves. */
    private void reach(int c) {
        int[] own = this.zones[c];
        for (int zone = 0; zone < own.length; zone++) {
            own[zone] = 1 << zone;
        }
        boolean more = live.total[c] > 0;
        while (more) {
            more = false;
            for (int i = 0; i < possible; i++) {
                if ((movable[i] >>> c & 1) == 0) {
                    continue;
                }
                int from = sources[i];
                for (int zone = 0; zone < own.length; zone++) {
                    boolean leaves =
                            from == CardClassSet.SELF
                                    ? (own[zone] & runsIn[c]) != 0
                                    : (own[zone] >>> from & 1) == 1;
                    int all = own[zone] | own[targets[i]];
                    if (leaves && all != own[zone]) {
                        own[zone] = all;
                        more = true;
                    }
                }
            }
        }
    }
}
