package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostics;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * The turns of a topic, from its key {@code turns}. Immutable.
 *
 * @param count how many turns are played at most, 1 to {@link #MAX}
 * @param draw cards drawn when a turn begins, 0 to {@link #MAX}
 * @param go who begins: going second, cards are drawn in turn 1 too
 * @param start the statements that run when a turn has begun, or {@code null}
 */
public record Turns(int count, int draw, Go go, YamlScalar start) {

    /** Who begins. */
    public enum Go {
        /** The player. */
        FIRST("first"),
        /** The opponent. */
        SECOND("second"),
        /** A coin decides, so that rates are the mean of both. */
        EITHER("either");

        private final String word;

        Go(String word) {
            this.word = word;
        }

        /** The words in the file. */
        static List<String> words() {
            return List.of(FIRST.word, SECOND.word, EITHER.word);
        }
    }

    /** The most turns, and the most cards drawn in each. */
    public static final int MAX = 20;

    /** The variable that holds the number of the turn, from 1 on. */
    public static final String VARIABLE = "turn";

    /** The same turns up to the first so many. */
    Turns until(int last) {
        return new Turns(last, draw, go, start);
    }

    /** The most cards drawn in all turns. */
    int cards() {
        return draw * (go == Go.FIRST ? count - 1 : count);
    }

    /** For each turn, the program that begins it: sets its number, draws, and runs the start. */
    public List<Program> programs() {
        List<Program> programs = new ArrayList<>();
        for (int turn = 1; turn <= count; turn++) {
            String text = "(= " + VARIABLE + " " + turn + ")";
            String drawn = "(# D." + draw + " H)";
            if (draw > 0 && (turn > 1 || go == Go.SECOND)) {
                text += ";" + drawn;
            } else if (draw > 0 && go == Go.EITHER) {
                text += ";(if (rand 0 1) " + drawn + " ())";
            }
            Source source =
                    start == null
                            ? Source.generated(text)
                            : Source.of(start, text + ";", Source.of(start));
            programs.add(Parser.statements(source, new Diagnostics()));
        }
        return programs;
    }
}
