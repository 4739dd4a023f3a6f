package cardbench.app.cli.server;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The browser that a desktop opens addresses in, if the program runs on a desktop. */
public final class DesktopBrowser {

    /**
     * The settings that show a desktop on Unix: the address of a screen. In a remote shell or a
     * container neither is set, and a program that opens addresses may start a browser for
     * terminals there, which would take over the terminal.
     */
    private static final List<String> SCREENS = List.of("WAYLAND_DISPLAY", "DISPLAY");

    private DesktopBrowser() {}

    /**
     * Opens an address; does not wait for the browser.
     *
     * @return whether the desktop took it: false without a desktop, or where it does not know how
     */
    public static boolean open(URI address) {
        List<String> command = command(System.getProperty("os.name", ""), System.getenv(), address);
        if (command.isEmpty()) {
            return false;
        }
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException e) {
            return false; // no such program: the address is printed in any case
        }
    }

    /**
     * The command with which a system opens an address; empty without a desktop.
     *
     * @param system the name of the system, as the property {@code os.name} has it
     * @param environment the environment variables
     */
    static List<String> command(String system, Map<String, String> environment, URI address) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address.toString());
        }
        if (name.startsWith("mac")) {
            // Over a secure shell it would open on a screen that nobody sits at.
            return environment.containsKey("SSH_CONNECTION")
                    ? List.of()
                    : List.of("open", address.toString());
        }
        boolean screen =
                SCREENS.stream().anyMatch(one -> !environment.getOrDefault(one, "").isEmpty());
        return screen ? List.of("xdg-open", address.toString()) : List.of();
    }
}
