package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;

/**
 * A command for each file of a folder or a zip: {@code --in} names it, {@code --out} the folder
 * into which the results are written, below the same names with the ending of their form. Faults
 * are printed by file, line and reason, and the other files are written nevertheless.
 */
final class FolderRun {

    /** The options of a command that takes folders. */
    static final String IN = "--in";

    static final String OUT = "--out";

    /** The work of a command on one text. */
    interface Form {

        /** The core's response to the text of a file. */
        Reply reply(String text, String name);

        /** The ending of the written files, without a dot. */
        String ending();

        /**
         * The text of the file for a result; a form may write further files beside it.
         *
         * @param file the path of the file
         * @param name its name in the folder, with slashes between folders
         * @return empty if the result cannot be written in this form
         * @throws IOException if a file beside it cannot be written, with the reason
         */
        String content(String text, JsonObject result, Path file, String name) throws IOException;

        /** The file for the whole folder, which no deck takes; empty for none. */
        default String indexName() {
            return "";
        }

        /** The text of that file, after all decks. */
        default String index() {
            return "";
        }
    }

    /**
     * The work of a command that sends one request and writes one text.
     *
     * @param call the core
     * @param request the request for a text
     * @param written the text of the written file, from the result
     * @param ending the ending of the written files, without a dot
     */
    record TextForm(
            Dispatcher call,
            Function<String, JsonObject> request,
            Function<JsonObject, String> written,
            String ending)
            implements Form {

        @Override
        public Reply reply(String text, String name) {
            return Reply.to(request.apply(text), call);
        }

        @Override
        public String content(String text, JsonObject result, Path file, String name) {
            return written.apply(result);
        }
    }

    private final Form form;
    private final Terminal terminal;
    private final Path out;
    private final Set<String> written = new HashSet<>();
    private volatile int done;
    private int files;

    private FolderRun(Form form, Terminal terminal, Path out) {
        this.form = form;
        this.terminal = terminal;
        this.out = out;
        written.add(form.indexName());
    }

    /** Whether a command is given a folder. */
    static boolean isGiven(Arguments arguments) {
        return arguments.has(IN) || arguments.has(OUT);
    }

    /**
     * Runs a command on each file.
     *
     * @return {@link Command#REFUSED} if one of the files could not be read or written as a deck
     * @throws UsageException if an option is missing, there is a text besides, or results would
     *     replace the files that are read
     * @throws IOException if the folder cannot be read or written
     */
    static int run(Arguments arguments, Form form, Terminal terminal)
            throws IOException, UsageException {
        if (!arguments.has(IN) || !arguments.has(OUT) || !arguments.operands().isEmpty()) {
            throw new UsageException("--in and --out go together, without a text");
        }
        try {
            Path in = Path.of(arguments.value(IN));
            Path out = Files.createDirectories(Path.of(arguments.value(OUT)));
            if (Files.isDirectory(in) && out.toRealPath().startsWith(in.toRealPath())) {
                throw new UsageException(
                        "--out is inside of --in, and would replace files; name another folder");
            }
            try (DeckFiles decks = DeckFiles.of(in)) {
                return new FolderRun(form, terminal, out).run(decks);
            }
        } catch (InvalidPathException e) {
            throw new UsageException("“" + e.getInput() + "” is no name of a folder");
        }
    }

    private int run(DeckFiles decks) throws IOException {
        files = decks.names().size();
        int failed = 0;
        Progress progress = Progress.of(() -> files == 0 ? 0 : 100 * done / files, terminal);
        StringBuilder faults = new StringBuilder();
        try {
            for (String name : decks.names()) {
                failed += isWritten(decks, name, faults) ? 0 : 1;
                done++;
            }
        } finally {
            progress.end();
        }
        if (!form.indexName().isEmpty()) {
            Files.writeString(out.resolve(form.indexName()), form.index(), StandardCharsets.UTF_8);
        }
        terminal.complaints().print(faults);
        terminal.people().println((files - failed) + " of " + files + " files written to " + out);
        return failed == 0 ? Command.FINE : Command.REFUSED;
    }

    private boolean isWritten(DeckFiles decks, String name, StringBuilder faults)
            throws IOException {
        byte[] bytes;
        try {
            bytes = decks.bytes(name);
        } catch (IOException e) {
            return fault(faults, name, "error: " + e.getMessage());
        }
        if (InputFile.isBinary(bytes)) {
            return fault(faults, name, "error: it is a binary file");
        }
        String decoded = terminal.decoded(bytes);
        String text = decoded.substring(decoded.startsWith("\ufeff") ? 1 : 0).stripTrailing();
        Reply reply = form.reply(text, name);
        for (String diagnostic : reply.faults(text)) {
            fault(faults, name, diagnostic);
        }
        if (!reply.ok()) {
            return false;
        }
        String target = target(name);
        Path file = out.resolve(target).normalize();
        if (!file.startsWith(out.normalize())) {
            return fault(faults, name, "error: its name leads out of the folder");
        }
        Files.createDirectories(file.getParent());
        String content;
        try {
            content = form.content(text, reply.result(), file, target);
        } catch (IOException e) {
            return fault(faults, name, "error: " + e.getMessage());
        }
        if (content.isEmpty()) {
            return fault(faults, name, "error: this deck cannot be written in the form");
        }
        Files.writeString(file, content.stripTrailing() + "\n", StandardCharsets.UTF_8);
        return true;
    }

    /**
     * The name of the file that a result goes to: two texts that differ in their endings get two
     * files.
     */
    private String target(String name) {
        int dot = name.lastIndexOf('.');
        String stem = dot > name.lastIndexOf('/') + 1 ? name.substring(0, dot) : name;
        String plain = stem + '.' + form.ending();
        boolean isNew = written.add(plain.toLowerCase(Locale.ROOT));
        String chosen = isNew ? plain : name + '.' + form.ending();
        written.add(chosen.toLowerCase(Locale.ROOT));
        return chosen;
    }

    private static boolean fault(StringBuilder faults, String name, String what) {
        faults.append(name).append(": ").append(what).append('\n');
        return false;
    }
}
