package cardbench.odds.exact.analysis;

import cardbench.odds.exact.program.CardClassSet;
import cardbench.odds.exact.program.CompiledEffect;
import cardbench.odds.exact.program.CompiledStatement;
import cardbench.odds.exact.program.Instruction;
import cardbench.odds.exact.program.NumericExpression;
import cardbench.odds.exact.program.Problem;
import java.util.Arrays;

/**
 * The reads and writes of an effect, over all games of a topic. It belongs to the analysis of
 * {@link Independence}, which exchanges effects that leave each other alone.
 *
 * <p>Classes are bits, by zone. Cards that leave the top of the deck are not distinguished here: a
 * draw may bring any class.
 */
final class EffectAccess {

    /** What an effect does with the deck. */
    enum DeckUse {
        /** It leaves the deck as it is. */
        NONE,
        /** It draws fixed numbers of first cards. */
        DRAWS,
        /** Anything else. */
        OTHER
    }

    final CompiledEffect effect;

    /** By zone, the classes that its guards query, other than those below. */
    final int[] guarded;

    /** By zone, the classes of which guards want a number of cards or more. */
    final int[] wanted;

    /** By zone, the classes that its guards and statements query. */
    final int[] asked;

    /**
     * By zone, the classes that it only counts up to a bound: more of them, after the others,
     * change nothing once it can be activated.
     */
    final int[] enough;

    /** By zone, the classes of the cards that it takes away and puts there, draws apart. */
    final int[] taken;

    final int[] put;

    /** Whether first cards of the deck come to a zone, as bits. */
    int drawsTo;

    /** A number of cards in the deck that its guards are content with; 0 if they do not ask. */
    int deckNeeded;

    DeckUse deck = DeckUse.NONE;

    /** Variables, by index: those that guards read, all that are read, set, and counted up. */
    final boolean[] guardReads;

    final boolean[] reads;
    final boolean[] sets;
    final boolean[] counts;

    /** The effects that it forbids, by number. */
    final boolean[] bans;

    /** Whether it does something whose order this analysis does not follow. */
    boolean untracked;

    private final Problem problem;

    /** Notes the queries. Before, it has found what can happen at all. */
    private final Liveness notes;

    private EffectAccess(Problem problem, CompiledEffect effect, Liveness notes) {
        this.problem = problem;
        this.effect = effect;
        this.notes = notes;
        int zones = problem.zones().length();
        this.guarded = new int[zones];
        this.wanted = new int[zones];
        this.asked = new int[zones];
        this.enough = new int[zones];
        this.taken = new int[zones];
        this.put = new int[zones];
        this.guardReads = new boolean[problem.globals()];
        this.reads = new boolean[problem.globals()];
        this.sets = new boolean[problem.globals()];
        this.counts = new boolean[problem.globals()];
        this.bans = new boolean[problem.effects().length];
    }

    /**
     * Analyses an effect.
     *
     * @param notes the analysis of the state before the deal
     * @param alone whether it is the only effect of its card where it can be activated
     */
    static EffectAccess of(Problem problem, CompiledEffect effect, Liveness notes, boolean alone) {
        EffectAccess access = new EffectAccess(problem, effect, notes);
        access.untracked = effect.onlyFirst();
        access.noteGuards(alone);
        for (CompiledStatement step : effect.body()) {
            if (step.guard() != null) {
                access.ask(step.guard());
            } else {
                access.note(step.instruction());
            }
        }
        return access;
    }

    /** The classes of the cards in a zone that it changes, as bits. */
    int changes(int zone) {
        if (zone == CardClassSet.DECK) {
            return switch (deck) {
                case NONE -> 0;
                case DRAWS, OTHER -> CardClassSet.ALL;
            };
        }
        return taken[zone] | adds(zone);
    }

    /** The classes of the cards that it may add to a zone, as bits. */
    int adds(int zone) {
        return put[zone] | ((drawsTo >>> zone & 1) == 1 ? CardClassSet.ALL : 0);
    }

    private void noteGuards(boolean alone) {
        for (CompiledStatement step : effect.guards()) {
            if (step.minimum() == null) {
                ask(step.guard());
            }
        }
        System.arraycopy(reads, 0, guardReads, 0, reads.length);
        System.arraycopy(asked, 0, guarded, 0, asked.length);
        for (CompiledStatement step : effect.guards()) {
            NumericExpression.Minimum minimum = step.minimum();
            if (minimum == null) {
                continue;
            }
            int zone = minimum.cards().zone();
            int classes = minimum.cards().lead();
            if (zone == CardClassSet.DECK && classes == CardClassSet.ALL) {
                deckNeeded = Math.max(deckNeeded, minimum.number());
                continue;
            }
            wanted[zone] |= classes;
            boolean counts = zone != CardClassSet.DECK && alone;
            (counts ? enough : asked)[zone] |= classes;
        }
    }

    private void ask(NumericExpression number) {
        Arrays.fill(notes.questions.asked, false);
        Arrays.fill(notes.variables.reads, false);
        notes.programs.range(number);
        collect();
    }

    private void collect() {
        for (int i = 0; i < notes.questions.asked.length; i++) {
            if (notes.questions.asked[i]) {
                asked[problem.queries().zone(i)] |= problem.queries().classes(i);
            }
        }
        for (int i = 0; i < reads.length; i++) {
            reads[i] |= notes.variables.reads[i];
        }
    }

    private void note(Instruction instruction) {
        if (instruction instanceof Instruction.Nothing) {
            return;
        } else if (instruction instanceof Instruction.Move move) {
            note(move);
        } else if (instruction instanceof Instruction.Shuffle shuffle) {
            deck = DeckUse.OTHER;
            untracked |= shuffle.zone() != CardClassSet.DECK;
        } else if (instruction instanceof Instruction.Ban ban) {
            for (int number : ban.effects()) {
                bans[number] = true;
            }
        } else if (instruction instanceof Instruction.Assign assign) {
            note(assign);
        } else if (instruction instanceof Instruction.If choice) {
            ask(choice.condition());
            note(choice.then());
            note(choice.otherwise());
        } else if (instruction instanceof Instruction.Block block) {
            for (int i = 0; i < (block.isLoop() ? 1 : block.parts().length); i++) {
                note(block.parts()[i]);
            }
        } else if (instruction instanceof Instruction.Choose) {
            untracked = true;
        } else {
            throw new IllegalStateException();
        }
    }

    private void note(Instruction.Assign assign) {
        if (assign.local()) {
            ask(assign.value());
        } else if (assign.value() instanceof NumericExpression.Operation sum
                && sum.counts(assign.index())) {
            counts[assign.index()] = true;
        } else {
            ask(assign.value());
            sets[assign.index()] = true;
        }
    }

    private void note(Instruction.Move move) {
        CardClassSet cards = move.cards();
        int to = move.to();
        untracked |= move.top();
        if (cards.zone() == CardClassSet.SELF) {
            ask(move);
            int owner = 1 << effect.owner();
            for (int zone = 0; zone < taken.length; zone++) {
                taken[zone] |= effect.allows(zone) || put[zone] != 0 ? owner : 0;
            }
            put(to, owner);
        } else if (cards.zone() != CardClassSet.DECK) {
            int zone = cards.zone();
            boolean first = (taken[zone] & cards.lead()) == 0;
            boolean one =
                    cards.rest().length == 0
                            && cards.limit() instanceof NumericExpression.Fixed limit
                            && limit.value() <= 1;
            // a guard has queried one of them, so it is there, and stays the first
            if (!(first && one && asksEnough(zone, cards.lead()))) {
                ask(move);
            }
            taken[zone] |= move.classes();
            put(to, move.classes());
        } else if (cards.fromTop() && cards.rest().length == 0 && isFixed(cards)) {
            use(DeckUse.DRAWS);
            drawsTo |= 1 << to;
            if (move.shuffles() || to == CardClassSet.DECK) {
                deck = DeckUse.OTHER;
            }
        } else {
            ask(move);
            deck = DeckUse.OTHER;
            put(to, move.classes());
        }
    }

    /** Whether a guard tests for any card of exactly these classes in a zone. */
    private boolean asksEnough(int zone, int classes) {
        boolean asks = false;
        for (CompiledStatement step : effect.guards()) {
            NumericExpression.Minimum minimum = step.minimum();
            asks |=
                    minimum != null
                            && minimum.cards().zone() == zone
                            && minimum.cards().lead() == classes;
        }
        return asks && (enough[zone] & classes) == classes;
    }

    private static boolean isFixed(CardClassSet cards) {
        return cards.limit() instanceof NumericExpression.Fixed;
    }

    private void put(int to, int classes) {
        if (to == CardClassSet.DECK) {
            deck = DeckUse.OTHER;
        }
        put[to] |= classes;
    }

    private void use(DeckUse more) {
        deck = deck == DeckUse.NONE || deck == more ? more : DeckUse.OTHER;
    }

    private void ask(Instruction.Move move) {
        Arrays.fill(notes.questions.asked, false);
        Arrays.fill(notes.variables.reads, false);
        notes.programs.note(move);
        collect();
        int zone = move.cards().zone();
        if (zone != CardClassSet.SELF) {
            asked[zone] |= move.cards().lead();
        }
    }
}
