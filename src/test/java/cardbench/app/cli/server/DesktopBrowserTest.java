package cardbench.app.cli.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DesktopBrowserTest {

    private static final URI ADDRESS = URI.create("http://localhost:8377/");

    private static List<String> command(String system, Map<String, String> environment) {
        return DesktopBrowser.command(system, environment, ADDRESS);
    }

    @Test
    void address_isOpenedAsTheDesktopOfEachSystemDoes() {
        String address = ADDRESS.toString();
        assertEquals(
                List.of("rundll32", "url.dll,FileProtocolHandler", address),
                command("Windows 11", Map.of()));
        assertEquals(List.of("open", address), command("Mac OS X", Map.of()));
        assertEquals(List.of("xdg-open", address), command("Linux", Map.of("DISPLAY", ":0")));
        assertEquals(
                List.of("xdg-open", address),
                command("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0", "DISPLAY", "")));
    }

    @Test
    void withoutADesktop_nothingIsStarted() {
        assertEquals(List.of(), command("Linux", Map.of()));
        assertEquals(List.of(), command("FreeBSD", Map.of("DISPLAY", "")));
        assertEquals(
                List.of(), command("Mac OS X", Map.of("SSH_CONNECTION", "192.0.2.1 50000 22")));
    }
}
