package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.Problem;
import java.util.Arrays;

/** Where the cards of each class may get to by the moves that {@link Liveness} found live. */
final class CardReach {

    private final Problem problem;
    private final Liveness live;

    /** By class and zone, the zones that its cards may reach from there, as bits. */
    final int[][] zones;

    /** The classes of each live move, as bits. Moves of the same sources and target share one. */
    private final int[] movable;

    /** The zones that it takes cards from, as bits: one, or all for the running card. */
    private final int[] sources;

    private final int[] targets;

    /** The live moves for which it was computed: those of many states are the same. */
    private final boolean[] computedFor;

    /** How many entries of the three arrays above are in use. */
    private int possible;

    CardReach(Problem problem, Liveness live) {
        this.problem = problem;
        this.live = live;
        this.zones = new int[problem.classes()][problem.zones().length()];
        this.movable = new int[problem.moves().length];
        this.sources = new int[movable.length];
        this.targets = new int[movable.length];
        this.computedFor = new boolean[movable.length];
        listMoves();
        reachAll();
    }

    /** Whether no live move takes a card of some classes out of a zone. */
    boolean stays(int zone, int classes) {
        return (live.cards.leaves[zone] & classes & live.cards.enter[zone]) == 0;
    }

    /** Computes where cards may get to by live moves. */
    void update() {
        if (Arrays.equals(live.moves, computedFor)) {
            return;
        }
        System.arraycopy(live.moves, 0, computedFor, 0, computedFor.length);
        listMoves();
        reachAll();
    }

    private void reachAll() {
        for (int c = 0; c < zones.length; c++) {
            reach(c);
        }
    }

    /** Lists the live moves. Those of the same sources and target are joined. */
    private void listMoves() {
        possible = 0;
        for (int i = 0; i < live.moves.length; i++) {
            if (!live.moves[i]) {
                continue;
            }
            Instruction.Move move = problem.moves()[i];
            int from = live.cards.sources(move);
            int at = 0;
            while (at < possible && (sources[at] != from || targets[at] != move.to())) {
                at++;
            }
            movable[at] = at < possible ? movable[at] | move.classes() : move.classes();
            sources[at] = from;
            targets[at] = move.to();
            possible = Math.max(possible, at + 1);
        }
    }

    /** Computes the zones that cards of a class may reach: the transitive closure of its moves. */
    private void reach(int c) {
        int[] reached = this.zones[c];
        for (int zone = 0; zone < reached.length; zone++) {
            reached[zone] = 1 << zone;
        }
        boolean more = true;
        while (more) {
            more = false;
            for (int i = 0; i < possible; i++) {
                if ((movable[i] >>> c & 1) == 0) {
                    continue;
                }
                for (int zone = 0; zone < reached.length; zone++) {
                    int all = reached[zone] | reached[targets[i]];
                    if ((reached[zone] & sources[i]) != 0 && all != reached[zone]) {
                        reached[zone] = all;
                        more = true;
                    }
                }
            }
        }
    }
}
