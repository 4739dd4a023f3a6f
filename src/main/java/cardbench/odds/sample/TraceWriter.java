package cardbench.odds.sample;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.deckfile.Negation;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Statement;
import cardbench.odds.yisp.syntax.ZoneLetter;
import cardbench.odds.yisp.vm.VirtualMachine;
import cardbench.odds.yisp.vm.Zone;
import java.util.ArrayList;
import java.util.List;

/** Records a game while it is played: as the text of ygo-calc's debug output, and as steps. */
final class TraceWriter implements GameWatcher {

    /** The most steps that are recorded. A game that never ends has more. */
    static final int MAX_STEPS = 2_000;

    /** The most characters that are recorded, in the text and the steps together. */
    private static final int MAX_CHARACTERS = 4_000_000;

    /** What a step, a card or a variable counts for in addition to its own characters. */
    private static final int OVERHEAD = 16;

    private final VirtualMachine machine;
    private final int[] kinds;
    private final List<CardKind> cards;
    private final List<String> variables;
    private final boolean legacy;
    private final StringBuilder text = new StringBuilder();
    private final List<Trace.Step> steps = new ArrayList<>();
    private final List<String> prints = new ArrayList<>();
    private List<Trace.Move> moves = new ArrayList<>();
    private String statement;
    private Location place;
    private Statement last;

    /** How many interruptions were used up before the running activation; -1 if it has none. */
    private int before = -1;

    /** Whether the running activation was negated. */
    private boolean negated;

    private int room = MAX_CHARACTERS;
    private boolean cut;

    TraceWriter(
            VirtualMachine machine,
            int[] kinds,
            List<CardKind> cards,
            List<String> variables,
            boolean legacy) {
        this.machine = machine;
        this.kinds = kinds;
        this.cards = cards;
        this.variables = variables;
        this.legacy = legacy;
    }

    @Override
    public void dealt() {
        step(Trace.Kind.DEAL, "", Location.NONE);
    }

    @Override
    public void dealsAgain() {
        text.setLength(0);
        steps.clear();
        prints.clear();
        moves = new ArrayList<>();
        statement = null;
        last = null;
        before = -1;
        negated = false;
        room = MAX_CHARACTERS;
        cut = false;
    }

    @Override
    public void runs() {
        finishStatement();
        text.append("-----------run-------------\n");
    }

    @Override
    public void begins(Program program, Statement next) {
        boolean asks = Negation.isQuestion(last, next);
        last = next;
        if (asks) {
            // it belongs to the @ before it
            negated = false;
            before = interruptions();
            return;
        }
        finishStatement();
        if (isFull()) {
            cut = true;
            return;
        }
        statement = program.source().text().substring(next.from(), next.to());
        place = program.source().locate(next.from(), next.to());
        boolean omitted = negated && Negation.isLeftOut(next);
        write((omitted ? "negated(" : "execStatement(") + statement + ")\n");
    }

    @Override
    public void moves(int[] taken, int count, char from, Expression.Move move) {
        List<String> names = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String tag : move.tags()) {
            // ygo-calc leaves the closing bracket out
            line.append('[').append(tag).append(legacy ? " " : "] ");
        }
        line.append("move {");
        for (int i = 0; i < count && line.length() < room; i++) {
            CardKind card = cards.get(kinds[taken[i]]);
            names.add(noted(card.name()));
            line.append(card.name()).append('(').append(card.description()).append("), ");
        }
        line.append("}from ").append(from).append(" to ").append(move.zone()).append('\n');
        write(line);
        moves.add(new Trace.Move(names, from, move.zone(), move.top(), move.tags()));
    }

    @Override
    public void prints(String line) {
        write(line + "\n");
        if (prints.size() < VirtualMachine.MAX_PRINTS) {
            prints.add(line);
        }
    }

    @Override
    public void activated(int card, int effect) {
        finishStatement();
        negated = false;
        CardKind kind = cards.get(kinds[card]);
        write("executed card " + kind.name() + "[" + effect + "] [" + kind.description() + "]\n");
        step(Trace.Kind.ACTIVATED, kind.name(), Location.NONE);
    }

    /** The record, once the game is over. */
    Trace trace(List<Trace.Outcome> combos, List<Diagnostic> faults) {
        finishStatement();
        List<Diagnostic> said = new ArrayList<>(faults);
        if (cut) {
            said.add(GameCodes.TRACE_CUT.anywhere().with("steps", steps.size()));
        }
        return new Trace(text.toString(), steps, combos, prints, said);
    }

    private boolean isFull() {
        return room <= 0 || steps.size() == MAX_STEPS;
    }

    /** Deducts a word from the remaining space. */
    private String noted(String word) {
        room -= Math.min(room, word.length() + OVERHEAD);
        return word;
    }

    private void write(CharSequence line) {
        if (!isFull()) {
            text.append(line);
            room -= Math.min(room, line.length());
        }
    }

    private List<Trace.Variable> variables(Trace.Kind kind) {
        List<Trace.Variable> held = new ArrayList<>();
        for (int i = 0; i < variables.size(); i++) {
            held.add(new Trace.Variable(noted(variables.get(i)), machine.variable(i)));
        }
        // one-letter variables belong to the running effect and are mostly unused
        for (char letter = 'a'; letter <= 'z' && kind == Trace.Kind.STATEMENT; letter++) {
            if (machine.variable(letter) != 0) {
                held.add(new Trace.Variable(String.valueOf(letter), machine.variable(letter)));
            }
        }
        return held;
    }

    private int interruptions() {
        int used = 0;
        for (int i = 0; i < variables.size(); i++) {
            boolean is = Negation.isInterruption(variables.get(i));
            used += is && machine.variable(i) != 0 ? 1 : 0;
        }
        return used;
    }

    private void finishStatement() {
        if (before >= 0) {
            negated = interruptions() > before;
            before = -1;
            write(negated ? "negated\n" : "");
        }
        if (statement != null) {
            step(Trace.Kind.STATEMENT, statement, place);
            statement = null;
        }
    }

    private void step(Trace.Kind kind, String words, Location where) {
        if (isFull()) {
            cut = true;
            return;
        }
        noted(words);
        List<Trace.Zone> zones = new ArrayList<>();
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            Zone row = machine.row(letter);
            if (letter != ZoneLetter.DECK && row.size() > 0) {
                List<String> names = new ArrayList<>();
                for (int i = 0; i < row.size(); i++) {
                    names.add(noted(cards.get(kinds[row.card(i)]).name()));
                }
                zones.add(new Trace.Zone(letter, names));
            }
        }
        int deck = machine.row(ZoneLetter.DECK).size();
        steps.add(new Trace.Step(kind, words, where, moves, zones, deck, variables(kind)));
        moves = new ArrayList<>();
    }
}
