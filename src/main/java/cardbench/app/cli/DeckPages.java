package cardbench.app.cli;

import cardbench.codes.cards.Language;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A page and a picture for each deck of a folder, and an index of them. A deck is that of the first
 * code in a file, or the list of cards where there is no code.
 */
final class DeckPages implements FolderRun.Form {

    private final Dispatcher call;
    private final JsonObject options;
    private final Language language;
    private final String address;
    private final List<DeckPage.Link> links = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    /**
     * Creates pages.
     *
     * @param options the members of a request to {@code export} but for the target and the text
     * @param address the address of the folder on its host
     * @throws UsageException if the address is not absolute
     */
    DeckPages(Dispatcher call, JsonObject options, Language language, String address)
            throws UsageException {
        this.call = call;
        this.options = options;
        this.language = language;
        this.address = checked(address);
    }

    private static String checked(String address) throws UsageException {
        try {
            URI uri = new URI(address);
            String scheme = uri.getScheme() == null ? "" : uri.getScheme();
            if (uri.getHost() != null
                    && uri.getQuery() == null
                    && uri.getFragment() == null
                    && scheme.matches("(?i)https?")) {
                String whole = uri.toASCIIString();
                return whole.endsWith("/") ? whole : whole + "/";
            }
        } catch (URISyntaxException e) {
            // as a relative address
        }
        throw new UsageException(
                "--address wants the address of the folder on its host, such as"
                        + " https://example.org/decks/, not “"
                        + address
                        + "”");
    }

    @Override
    public Reply reply(String text, String name) {
        return reply(text, name, "json");
    }

    /** The deck of a code, or of a list of cards, which has the name of the file. */
    private Reply reply(String text, String name, String to) {
        JsonObject request = new JsonObject(options).add("to", to);
        Reply coded = Reply.to(new JsonObject(request).add("op", "export").add("text", text), call);
        if (coded.ok()) {
            return coded;
        }
        Reply list = Reply.to(new JsonObject().add("op", "list.read").add("text", text), call);
        if (!list.ok()) {
            return list;
        }
        String file = name.substring(name.lastIndexOf('/') + 1);
        int dot = file.lastIndexOf('.');
        JsonObject cards = list.result();
        cards.set("facts", cards.getString("title", ""));
        cards.set("title", dot > 0 ? file.substring(0, dot) : file);
        request.add("op", "export.list").add("list", cards);
        Reply written = Reply.to(request, call);
        // lines that were not read are faults of the page, too
        JsonArray faults = written.response().get("diagnostics").asArray();
        list.response().get("diagnostics").asArray().forEach(faults::add);
        return written;
    }

    @Override
    public String ending() {
        return "html";
    }

    @Override
    public String content(String text, JsonObject result, Path file, String name)
            throws IOException {
        JsonObject deck = Json.parse(result.getString("content", "")).asObject();
        DeckPage page = DeckPage.of(deck, language.tag());
        String stem = name.substring(0, name.length() - ending().length());
        SvgPicture picture = null;
        try {
            picture = SvgPicture.of(written(text, name, "svg"));
            Files.write(file.resolveSibling(Path.of(stem + "png").getFileName()), picture.png());
        } catch (SvgPicture.UndrawableException e) {
            faults.add(name + ": warning: without a picture, since " + e.getMessage());
        }
        links.add(new DeckPage.Link(path(name), page));
        return page.html(
                written(text, name, "html"),
                address + path(name),
                picture,
                address + path(stem + "png"));
    }

    private String written(String text, String name, String to) {
        return reply(text, name, to).result().getString("content", "");
    }

    /** The relative address of a file. */
    private static String path(String name) throws IOException {
        try {
            String path = new URI(null, null, "/" + name, null).toASCIIString().substring(1);
            // a quotation mark would end the attribute, “&” begin a reference
            return path.replace("&", "%26").replace("'", "%27");
        } catch (URISyntaxException e) {
            throw new IOException("“" + name + "” cannot be part of an address", e);
        }
    }

    @Override
    public String indexName() {
        return "index.html";
    }

    @Override
    public String index() {
        String folder = URI.create(address).getPath();
        folder = folder.substring(folder.lastIndexOf('/', folder.length() - 2) + 1);
        String title = folder.equals("/") ? URI.create(address).getHost() : folder;
        return DeckPage.index(title.replace("/", ""), language.tag(), links);
    }

    /** The pages that have no picture, one line each, with the reason. */
    List<String> faults() {
        return faults;
    }
}
