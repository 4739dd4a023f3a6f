package cardbench.app.cli;

import cardbench.base.text.OneLine;
import cardbench.codes.export.MarkupText;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * A page of a deck for a host of one's own. It has no script and loads nothing but its picture, and
 * its metadata of <a href="https://ogp.me/">Open Graph</a> give chats and forums a title, a
 * description and the picture.
 *
 * @param title the title of the deck
 * @param description the cards in one line, as long as {@link OneLine} makes it
 * @param tag the language, as HTML has it
 */
record DeckPage(String title, String description, String tag) {

    private static final String STYLE =
            """
            :root{color-scheme:light dark}
            body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}
            img{max-width:100%;height:auto}
            ul{padding-left:1.25rem}
            code{overflow-wrap:anywhere;white-space:pre-wrap}
            """;

    /**
     * The page of a deck.
     *
     * @param deck the deck, as the target {@code json} has it
     */
    static DeckPage of(JsonObject deck, String tag) {
        List<String> cards = new ArrayList<>();
        for (JsonValue section : deck.get("sections").asArray()) {
            for (JsonValue value : section.asObject().get("rows").asArray()) {
                JsonObject row = value.asObject();
                boolean isNumber = !row.getBoolean("known", true) && row.get("id").isNumber();
                String name = (isNumber ? "#" : "") + row.getString("name", "");
                cards.add(row.getInt("count", 1) + "× " + name);
            }
        }
        String line = OneLine.of(String.join(", ", cards));
        return new DeckPage(OneLine.of(deck.getString("title", "")), line, tag);
    }

    /**
     * The page with a deck.
     *
     * @param section the deck, as the target {@code html} has it
     * @param address the address of the page
     * @param picture the picture, or {@code null} for none
     * @param pictureAddress its address
     */
    String html(String section, String address, SvgPicture picture, String pictureAddress) {
        StringBuilder head = new StringBuilder();
        property("og:type", "website", head);
        property("og:title", title, head);
        property("og:description", description, head);
        property("og:url", address, head);
        String shown = "";
        if (picture != null) {
            property("og:image", pictureAddress, head);
            property("og:image:width", Integer.toString(picture.width()), head);
            property("og:image:height", Integer.toString(picture.height()), head);
            property("og:image:alt", title, head);
            head.append("<meta name=\"twitter:card\" content=\"summary_large_image\">\n");
            String file = pictureAddress.substring(pictureAddress.lastIndexOf('/') + 1);
            shown = "<p><img src=\"%s\" width=\"%d\" height=\"%d\" alt=\"\"></p>\n";
            shown = String.format(shown, file, picture.width() / 2, picture.height() / 2);
        }
        // the section is part of a page with a title of its own elsewhere
        String body = section.replace("h3>", "h1>").replace("h4>", "h2>");
        return document(title, description, tag, head.toString(), body + shown);
    }

    /** A page with a link to each of several others, by their addresses below this one. */
    static String index(String title, String tag, List<Link> links) {
        StringBuilder body = new StringBuilder("<h1>" + MarkupText.of(title) + "</h1>\n<ul>\n");
        for (Link link : links) {
            body.append("<li><a href=\"").append(link.path()).append("\"><bdi>");
            body.append(MarkupText.of(link.page().title())).append("</bdi></a><br>");
            body.append(MarkupText.of(link.page().description())).append("</li>\n");
        }
        return document(title, title, tag, "", body + "</ul>\n");
    }

    /**
     * A link to a page.
     *
     * @param path its relative address
     */
    record Link(String path, DeckPage page) {}

    private static String document(
            String title, String description, String tag, String head, String body) {
        return "<!DOCTYPE html>\n<html lang=\""
                + tag
                + "\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
                + " img-src 'self' file:; style-src 'unsafe-inline'\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
                + MarkupText.of(title)
                + "</title>\n<meta name=\"description\" content=\""
                + MarkupText.of(description)
                + "\">\n"
                + head
                + "<style>\n"
                + STYLE
                + "</style>\n</head>\n<body>\n<main>\n"
                + body
                + "</main>\n</body>\n</html>\n";
    }

    private static void property(String name, String content, StringBuilder head) {
        head.append("<meta property=\"").append(name).append("\" content=\"");
        head.append(MarkupText.of(content)).append("\">\n");
    }
}
