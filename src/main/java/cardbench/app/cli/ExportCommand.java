package cardbench.app.cli;

import cardbench.codes.cards.Language;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.util.List;

/** {@code export}: writes a deck as text or markup to post. */
final class ExportCommand implements Command {

    private static final List<String> VALUES =
            List.of("--to", "--as", "--language", "--card-language", "--link");

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
        usage: export --to TARGET [--as FORM] [--language TAG] [--card-language TAG] [--link ADDRESS] [--json] TEXT

        Reads the first code in the text and writes its deck for a place where people post. The code
        itself is always in it. With --as, it reads all codes of the text.

          --to TARGET          nga, bilibili, tieba, qq, discord, reddit, discourse, x, note or html;
                               bbcode or markdown for other places; text (as the game copies it),
                               svg or json
          --as FORM            all decks of the text: decks (below each other), table (beside each
                               other) or names (the text itself, with the decks named behind their
                               codes)
          --language TAG       the language of headings: zh, ja or en; English if left out
          --card-language TAG  the language of the names, if it is another one: zh-CN, de, ko, ...
          --link ADDRESS       what the QR code of a picture holds; none if left out
          --json               print the core's response instead, one line of UTF-8

        examples:
          export --to markdown --language zh AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA
          export --to svg - < deck.txt > deck.svg
          export --to nga --as table - < post.txt
        """;
    }

    @Override
    public int run(List<String> words, Terminal terminal) throws IOException, UsageException {
        Arguments arguments = Arguments.parse(words, List.of("--json"), VALUES);
        if (!arguments.has("--to")) {
            throw new UsageException(
                    "--to names the output: text, svg, json, or a place such as nga");
        }
        String text = GivenText.of(arguments.operands(), terminal);
        String language = arguments.has("--language") ? arguments.value("--language") : "en";
        String names =
                arguments.has("--card-language") ? arguments.value("--card-language") : language;
        List<String> tags = Language.of(names).inTurn().stream().map(Language::tag).toList();
        ShippedTables.open(tags, call);
        JsonObject request =
                new JsonObject()
                        .add("op", arguments.has("--as") ? "export.post" : "export")
                        .add("text", text)
                        .add("to", arguments.value("--to"))
                        .add("language", language)
                        .add("cardLanguage", names);
        for (String option : List.of("as", "link")) {
            if (arguments.has("--" + option)) {
                request.add(option, arguments.value("--" + option));
            }
        }
        return Reply.to(request, call)
                .print(
                        arguments.has("--json"),
                        terminal,
                        (deck, out) ->
                                out.print(deck.getString("content", "").stripTrailing() + "\n"));
    }
}
