package cardbench.app.cli;

import cardbench.app.cli.server.DesktopBrowser;
import cardbench.app.cli.server.SiteFiles;
import cardbench.app.cli.server.SiteServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** {@code serve}: the page, for the browsers on this machine. */
final class ServeCommand implements Command {

    private static final int PORT = 8377;

    @Override
    public String name() {
        return "serve";
    }

    @Override
    public String summary() {
        return "serves the page on this machine";
    }

    @Override
    public String help() {
        return """
        usage: serve [--port N] [--open] [FOLDER]

        Serves the page that this jar carries (or the files of a folder) to browsers on this machine
        alone, prints its address, and goes on until it is stopped with Ctrl-C.

          --port N  the port; without it 8377, or any free one where that is taken; 0 for any
          --open    also opens the page in the browser, where there is a desktop
        """;
    }

    @Override
    public int run(List<String> words, Terminal terminal) throws IOException, UsageException {
        Arguments arguments = Arguments.parse(words, help());
        if (arguments.operands().size() > 1) {
            throw new UsageException("it serves one folder");
        }
        SiteFiles files =
                arguments.operands().isEmpty()
                        ? SiteFiles.inJar()
                        : SiteFiles.in(folder(arguments.operands().get(0)));
        try (SiteServer server = start(files, arguments.value("--port"))) {
            boolean opened = arguments.has("--open") && DesktopBrowser.open(server.address());
            String at = "Cardbench is at " + server.address();
            String how = opened ? " (your browser opens it" : " (open this address in a browser";
            terminal.people().println(at + how + "; Ctrl-C stops it)");
            // never counted down: the server runs in other threads until Ctrl-C ends the process
            new CountDownLatch(1).await();
            return FINE;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FINE;
        }
    }

    private static Path folder(String name) throws IOException {
        try {
            Path folder = Path.of(name);
            if (Files.isDirectory(folder)) {
                return folder;
            }
        } catch (InvalidPathException e) {
            throw new IOException("“" + name + "” cannot be the name of a folder", e);
        }
        throw new IOException("there is no folder “" + name + "”");
    }

    private static SiteServer start(SiteFiles files, String port)
            throws IOException, UsageException {
        if (port == null) {
            try {
                return SiteServer.start(files, "/", PORT);
            } catch (IOException e) {
                return SiteServer.start(files, "/", 0);
            }
        }
        try {
            return SiteServer.start(files, "/", Integer.parseInt(port));
        } catch (IllegalArgumentException e) {
            // either no number (NumberFormatException is a subclass) or one beyond 65535
            throw new UsageException("--port wants a number from 0 to 65535, not “" + port + "”");
        } catch (IOException e) {
            throw new IOException("port " + port + " cannot be used: " + e.getMessage(), e);
        }
    }
}
