package cardbench.app.cli;

import cardbench.contract.AnswerSignature;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;

/** The list of commands and what they share: help, usage errors and exit codes. */
final class CommandLine {

    /** What the virtual machine makes of bytes that the locale has no letter for. */
    private static final char LOST = '\ufffd';

    private final List<Command> commands;

    CommandLine(List<Command> commands) {
        this.commands = List.copyOf(commands);
    }

    /**
     * Runs the command that the first word names. Returns the exit code of the process, which is
     * not 0 if the output could not be written.
     */
    int run(List<String> words, Terminal terminal) {
        if (words.stream().anyMatch(word -> word.indexOf(LOST) >= 0)) {
            terminal.complaints()
                    .println(
                            "cardbench: letters of the command line were lost, as in the locale C;"
                                    + " set LC_ALL=C.UTF-8, or give the text as - on the standard input");
        }
        CheckedOutput out = new CheckedOutput(terminal.out());
        Terminal checked = new Terminal(terminal.in(), out, terminal.err(), terminal.charset());
        int code = answer(words, checked);
        if (checked.lost().get()) {
            terminal.complaints()
                    .println(
                            "cardbench: a letter above is missing in the character set "
                                    + terminal.charset().name()
                                    + "; set LC_ALL=C.UTF-8, or use --json, which is UTF-8");
        }
        if (out.failed()) {
            terminal.complaints()
                    .println("cardbench: the output could not be written: " + out.reason());
            return Command.USAGE;
        }
        return code;
    }

    private int answer(List<String> words, Terminal terminal) {
        if (words.isEmpty() || List.of("--help", "-h", "help").contains(words.get(0))) {
            return help(words.size() > 1 ? words.get(1) : "", terminal);
        }
        if (words.get(0).equals("--version")) {
            return version(terminal);
        }
        Command command = find(words.get(0));
        if (command == null) {
            return complain("", "there is no command “" + words.get(0) + "”", terminal);
        }
        return run(command, words.subList(1, words.size()), terminal);
    }

    private Command find(String name) {
        for (Command command : commands) {
            if (command.name().equals(name)) {
                return command;
            }
        }
        return null;
    }

    private static int run(Command command, List<String> words, Terminal terminal) {
        int endOfOptions = words.indexOf("--");
        if (words.subList(0, endOfOptions < 0 ? words.size() : endOfOptions).contains("--help")) {
            terminal.people().print(command.help());
            return Command.FINE;
        }
        try {
            return command.run(words, terminal);
        } catch (UsageException e) {
            return complain(command.name() + " ", e.getMessage(), terminal);
        } catch (IOException e) {
            terminal.complaints().println("cardbench " + command.name() + ": " + reason(e));
            return Command.USAGE;
        } catch (OutOfMemoryError | StackOverflowError e) {
            // a large input ends in a sentence and an exit code, not in a stack trace
            return fail(command, "there is not enough memory for this", terminal);
        } catch (RuntimeException e) {
            return fail(command, "this failed because of a fault in the program", terminal);
        }
    }

    /** The message, with the reason that the messages of file systems leave to their classes. */
    private static String reason(IOException e) {
        if (!(e instanceof FileSystemException fault) || fault.getReason() != null) {
            return e.getMessage();
        }
        String file = "“" + fault.getFile() + "”";
        if (fault instanceof NoSuchFileException) {
            return "there is no file or folder " + file;
        }
        if (fault instanceof NotDirectoryException) {
            return file + " is no folder";
        }
        if (fault instanceof AccessDeniedException) {
            return file + " must not be read or written by this user";
        }
        return file + " cannot be used: " + fault.getClass().getSimpleName();
    }

    private static int fail(Command command, String why, Terminal terminal) {
        terminal.complaints().println("cardbench " + command.name() + ": " + why);
        return Command.REFUSED;
    }

    private static int complain(String command, String problem, Terminal terminal) {
        terminal.complaints()
                .println(
                        "cardbench: "
                                + problem
                                + " (cardbench "
                                + command
                                + "--help shows the usage)");
        return Command.USAGE;
    }

    private static int version(Terminal terminal) {
        // the version is in the jar's manifest; classes in a folder have none
        String version = CommandLine.class.getPackage().getImplementationVersion();
        PrintStream out = terminal.people();
        out.println("cardbench " + (version == null ? "from its classes" : version));
        out.println("answers " + AnswerSignature.VALUE);
        return Command.FINE;
    }

    private int help(String about, Terminal terminal) {
        PrintStream out = terminal.people();
        Command command = find(about);
        if (command != null) {
            out.print(command.help());
            return Command.FINE;
        }
        out.println("Cardbench, the workbench for card-game codes.");
        out.println();
        out.println("usage: java -jar cardbench.jar <command> [options] [text]");
        out.println();
        for (Command one : commands) {
            out.println("  " + one.name() + " ".repeat(12 - one.name().length()) + one.summary());
        }
        out.println();
        out.println(
                "A text of \"-\" is read from the standard input. <command> --help explains one command.");
        out.println(
                "Exit codes: 0 fine, 1 the input was refused, 2 the command was not understood, or the output could not be written.");
        out.println();
        out.println(
                "--version prints the version and the signature of all answers: two versions with the same\nsignature answer every request alike (now "
                        + AnswerSignature.VALUE
                        + ").");
        return Command.FINE;
    }
}
