package cardbench.cli;

import java.io.IOException;
import java.util.List;

/** One command that people type. */
interface Command {

    /** Exit code: everything went well. */
    int FINE = 0;

    /** Exit code: the input was refused; what is wrong with it has been said. */
    int REFUSED = 1;

    /** Exit code: the command was not understood, or could not read or write. */
    int USAGE = 2;

    /** The word that calls it. */
    String name();

    /** One line for the list of commands. */
    String summary();

    /** What {@code --help} prints: usage, options, examples; lines end in a line feed. */
    String help();

    /**
     * Runs it.
     *
     * @param words what stands behind the command's name
     * @return one of {@link #FINE}, {@link #REFUSED}, {@link #USAGE}
     * @throws UsageException for words that it does not understand
     * @throws IOException when a file, a stream or the network fails; the message is shown
     */
    int run(List<String> words, Terminal terminal) throws IOException, UsageException;
}
