package cardbench.app.cli;

import java.io.IOException;
import java.util.List;

/** A command of the command line. */
interface Command {

    /** Exit code: success. */
    int FINE = 0;

    /** Exit code: the input is invalid, and its errors have been printed. */
    int REFUSED = 1;

    /** Exit code: the command was not understood, or a file or stream failed. */
    int USAGE = 2;

    /** The first word of the command line. */
    String name();

    /** One line for the list of commands. */
    String summary();

    /** The text of {@code --help}: usage, options, examples. Lines end in LF. */
    String help();

    /**
     * Runs the command.
     *
     * @param words the words behind the command's name
     * @return {@link #FINE}, {@link #REFUSED} or {@link #USAGE}
     * @throws UsageException for words that the command does not understand
     * @throws IOException if a file, a stream or the network fails; the message is shown
     */
    int run(List<String> words, Terminal terminal) throws IOException, UsageException;
}
