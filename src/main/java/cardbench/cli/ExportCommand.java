package cardbench.cli;

import cardbench.call.Dispatcher;
import cardbench.cards.Language;
import cardbench.json.JsonText;
import java.io.IOException;
import java.util.List;

/** {@code export}: writes a deck as text or markup to post. */
final class ExportCommand implements Command {

    private static final List<String> VALUES =
            List.of("--to", "--language", "--card-language", "--link");

    private final Dispatcher call;

    ExportCommand(Dispatcher call) {
        this.call = call;
    }

    @Override
    public String name() {
        return "export";
    }

    @Override
    public String summary() {
        return "writes a deck for a post: Markdown, BBCode, HTML, a picture";
    }

    @Override
    public String help() {
        return """
        usage: export --to TARGET [--language TAG] [--card-language TAG] [--link ADDRESS] [--json] TEXT

        Reads the first code in the text and writes its deck for a place where people post. The code
        itself is always in it.

          --to TARGET          text (as the game copies it), markdown, bbcode, html, svg or json
          --language TAG       the language of headings: zh, ja or en; English if left out
          --card-language TAG  the language of the names, if it is another one: zh-CN, de, ko, ...
          --link ADDRESS       what the QR code of a picture holds; none if left out
          --json               print the core's response instead, one line of UTF-8

        examples:
          export --to markdown --language zh AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA
          export --to svg - < deck.txt > deck.svg
        """;
    }

    @Override
    public int run(List<String> words, Terminal terminal) throws IOException, UsageException {
        Arguments arguments = Arguments.parse(words, List.of("--json"), VALUES);
        if (!arguments.has("--to")) {
            throw new UsageException(
                    "--to says what to write: text, markdown, bbcode, html, svg, json");
        }
        String text = GivenText.of(arguments.rest(), terminal);
        String language = arguments.has("--language") ? arguments.value("--language") : "en";
        String names =
                arguments.has("--card-language") ? arguments.value("--card-language") : language;
        List<String> tags = Language.of(names).inTurn().stream().map(Language::tag).toList();
        ShippedTables.open(tags, call);
        JsonText request =
                new JsonText()
                        .object()
                        .member("op", "export")
                        .member("text", text)
                        .member("to", arguments.value("--to"))
                        .member("language", language)
                        .member("cardLanguage", names)
                        .member("link", arguments.has("--link") ? arguments.value("--link") : "")
                        .endObject();
        return Reply.to(request, call)
                .print(
                        arguments.has("--json"),
                        terminal,
                        (deck, out) ->
                                out.print(deck.getString("content", "").stripTrailing() + "\n"));
    }
}
