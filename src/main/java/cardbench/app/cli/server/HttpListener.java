package cardbench.app.cli.server;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The connections of the local server: each has a thread, which reads requests and writes their
 * responses. When as many are open as there may be, the one that has waited longest for a whole
 * request is closed, so that half-sent requests leave room for others.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc9112">RFC 9112, HTTP/1.1</a>
 */
final class HttpListener implements AutoCloseable {

    /** The most connections that are open at a time. */
    static final int MAX_CONNECTIONS = 64;

    /** The most bytes of a request, which has no body. */
    static final int MAX_HEAD = 32 << 10;

    private static final int IDLE_MILLISECONDS = 20_000;

    /** For the unread rest of a request that was refused. */
    private static final int DRAIN_MILLISECONDS = 1_000;

    private static final int MAX_DRAINED = 1 << 20;

    private static final int BACKLOG = 128;

    private static final String CRLF = "\r\n";

    /**
     * A request without a body.
     *
     * @param target the path and query as they were sent, or an absolute address
     * @param hosts the values of its {@code Host} fields
     */
    record Request(String method, String target, List<String> hosts) {}

    /** A response; its fields are those beside the date, the length and the connection. */
    record Response(int status, Map<String, String> fields, byte[] content) {

        /** One line of plain text. */
        static Response text(int status, String line) {
            Map<String, String> fields = new LinkedHashMap<>();
            fields.put("Content-Type", "text/plain; charset=utf-8");
            fields.put("Cache-Control", "no-cache");
            return new Response(status, fields, (line + "\n").getBytes(StandardCharsets.UTF_8));
        }

        /** The same response with a further field. */
        Response with(String name, String value) {
            Map<String, String> further = new LinkedHashMap<>(fields);
            further.put(name, value);
            return new Response(status, further, content);
        }
    }

    /** A request, or the response that refuses what is none. */
    private record Head(Request request, Response refusal, boolean keepsOpen) {}

    private final ServerSocket socket;
    private final Function<Request, Response> answer;

    /** Open connections, by the time of their last request: the first one has waited longest. */
    private final Set<Socket> open = new LinkedHashSet<>();

    /**
     * Starts to listen on the loopback address.
     *
     * @param port the port, or 0 for any free one
     * @throws IOException if the port is in use
     */
    HttpListener(int port, Function<Request, Response> answer) throws IOException {
        this.answer = answer;
        this.socket = new ServerSocket();
        socket.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), BACKLOG);
        start(this::accept);
    }

    int port() {
        return socket.getLocalPort();
    }

    /** The name of the threads. */
    String threadName() {
        return "site at " + port();
    }

    private void start(Runnable work) {
        new Thread(work, threadName()).start();
    }

    /** Stops listening, and ends open connections. */
    @Override
    public void close() {
        end(socket);
        synchronized (open) {
            open.forEach(HttpListener::end);
        }
    }

    private static void end(AutoCloseable resource) {
        try {
            resource.close();
        } catch (Exception e) {
            // a socket that cannot be closed has ended already
        }
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket connection = socket.accept();
                makeRoom();
                moveToEnd(connection);
                start(() -> serve(connection));
            } catch (IOException e) {
                // the client ended the connection at once, or the server was closed
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private void makeRoom() throws InterruptedException {
        synchronized (open) {
            while (open.size() >= MAX_CONNECTIONS) {
                end(open.iterator().next());
                open.wait();
            }
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            connection.setSoTimeout(IDLE_MILLISECONDS);
            connection.setTcpNoDelay(true);
            InputStream in = new BufferedInputStream(connection.getInputStream(), 1 << 13);
            boolean keepsOpen = true;
            while (keepsOpen) {
                Head head = read(in);
                if (head == null) {
                    return;
                }
                moveToEnd(connection);
                keepsOpen = head.keepsOpen;
                write(head, connection.getOutputStream());
            }
            // bytes that are left unread would reset the connection before the response arrives
            connection.shutdownOutput();
            connection.setSoTimeout(DRAIN_MILLISECONDS);
            for (int left = MAX_DRAINED; left > 0 && in.read() >= 0; left--) {}
        } catch (IOException e) {
            // the client is gone, or sent nothing for too long
        } finally {
            synchronized (open) {
                open.remove(connection);
                open.notifyAll();
            }
        }
    }

    private void moveToEnd(Socket connection) {
        synchronized (open) {
            open.remove(connection);
            open.add(connection);
        }
    }

    private void write(Head head, OutputStream out) throws IOException {
        Response response = head.refusal == null ? answer.apply(head.request) : head.refusal;
        StringBuilder text = new StringBuilder("HTTP/1.1 ").append(response.status);
        text.append(' ').append(CRLF);
        field(
                text,
                "Date",
                DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)));
        response.fields.forEach((name, value) -> field(text, name, value));
        field(text, "Content-Length", Integer.toString(response.content.length));
        field(text, "Connection", head.keepsOpen ? "keep-alive" : "close");
        text.append(CRLF);
        out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
        if (head.request == null || !head.request.method.equals("HEAD")) {
            out.write(response.content);
        }
        out.flush();
    }

    private static void field(StringBuilder text, String name, String value) {
        text.append(name).append(": ").append(value).append(CRLF);
    }

    /** Reads the lines up to an empty one. Returns {@code null} at the end of the connection. */
    private static Head read(InputStream in) throws IOException {
        List<String> lines = new ArrayList<>();
        int left = MAX_HEAD;
        while (true) {
            StringBuilder line = new StringBuilder();
            int next = in.read();
            for (; next >= 0 && next != '\n' && left > 0; left--) {
                line.append((char) next);
                next = in.read();
            }
            if (next < 0) {
                return null;
            }
            if (left <= 0) {
                return refused(431, "a request has at most " + MAX_HEAD + " bytes");
            }
            if (line.length() > 0 && line.charAt(line.length() - 1) == '\r') {
                line.setLength(line.length() - 1);
            }
            if (line.length() > 0) {
                lines.add(line.toString());
            } else if (!lines.isEmpty()) {
                return parse(lines);
            }
            left--;
        }
    }

    private static Head refused(int status, String reason) {
        return new Head(null, Response.text(status, reason), false);
    }

    private static Head parse(List<String> lines) {
        String[] words = lines.get(0).split(" ", -1);
        if (words.length != 3 || !words[2].matches("HTTP/1\\.[01]")) {
            return refused(400, "this is no request of HTTP/1.1");
        }
        List<String> hosts = new ArrayList<>();
        boolean keepsOpen = words[2].endsWith("1");
        for (String line : lines.subList(1, lines.size())) {
            int colon = line.indexOf(':');
            if (colon <= 0) {
                return refused(400, "this is no request of HTTP/1.1");
            }
            String value = line.substring(colon + 1).trim();
            switch (line.substring(0, colon).toLowerCase(Locale.ROOT)) {
                case "host" -> hosts.add(value);
                case "connection" -> keepsOpen &= !value.equalsIgnoreCase("close");
                // the bytes of a body are not read, so no request can follow them
                case "content-length" -> keepsOpen &= value.equals("0");
                case "transfer-encoding" -> keepsOpen = false;
                default -> {}
            }
        }
        return new Head(new Request(words[0], words[1], List.copyOf(hosts)), null, keepsOpen);
    }
}
