package cardbench.odds.yisp.syntax;

import java.util.List;

/**
 * The syntax tree of a program: an effect of a card, or the statements of a header. Immutable.
 *
 * @param source the text
 * @param flags the brackets at its head
 * @param statements the statements, without empty ones
 */
public record Program(Source source, Flags flags, List<Statement> statements) {

    /** Copies the list, so that a program never changes. */
    public Program {
        statements = List.copyOf(statements);
    }
}
