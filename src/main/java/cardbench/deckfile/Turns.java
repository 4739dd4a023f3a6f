package cardbench.deckfile;

import cardbench.text.Diagnostics;
import cardbench.yisp.syntax.Parser;
import cardbench.yisp.syntax.Program;
import cardbench.yisp.syntax.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * The turns of a topic, as its key {@code turns} says. Immutable.
 *
 * @param count how many turns are played at most, 1 to {@link #MOST}
 * @param draw cards drawn when a turn begins, 0 to {@link #MOST}
 * @param second whether cards are drawn in turn 1 too
 */
public record Turns(int count, int draw, boolean second) {

    /** The most turns, and the most cards drawn in each. */
    public static final int MOST = 20;

    /** The variable that holds the number of the turn, from 1 on. */
    public static final String VARIABLE = "turn";

    /** The same turns up to the first so many. */
    Turns until(int last) {
        return new Turns(last, draw, second);
    }

    /** The number of cards drawn in all turns. */
    int cards() {
        return draw * (second ? count : count - 1);
    }

    /** For each turn, the program that begins it: sets its number and draws. */
    public List<Program> programs() {
        List<Program> programs = new ArrayList<>();
        for (int turn = 1; turn <= count; turn++) {
            String text = "(= " + VARIABLE + " " + turn + ")";
            text += draw > 0 && (second || turn > 1) ? ";(# D." + draw + " H)" : "";
            programs.add(Parser.statements(Source.generated(text), new Diagnostics()));
        }
        return programs;
    }
}
