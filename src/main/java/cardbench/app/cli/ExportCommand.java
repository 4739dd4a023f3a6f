package cardbench.app.cli;

import cardbench.codes.cards.Language;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import java.io.IOException;
import java.util.List;

/** {@code export}: writes a deck as text or markup to post. */
final class ExportCommand extends CoreCommand {

    ExportCommand(Dispatcher call) {
        super(
                call,
                "export",
                "writes a deck for a post: Markdown, BBCode, HTML, a picture",
                """
        usage: export --to TARGET [--as FORM] [--language TAG] [--card-language TAG] [--link ADDRESS] [--json] TEXT
               export --to TARGET ... --in PATH --out FOLDER
               export --to page --address ADDRESS ... --in PATH --out FOLDER

        Reads the first code in the text and writes its deck for a place where people post. The code
        itself is always in it. With --as, it reads all codes of the text.

          --to TARGET          nga, bilibili, tieba, qq, discord, reddit, discourse, x, note or html;
                               bbcode or markdown for other places; text (as the game copies it),
                               svg or json; page for pages of one's own host, each with a
                               picture, and an index: chats show their title, cards and picture
          --address ADDRESS    where the folder of pages will be, such as https://example.org/decks/
          --as FORM            all decks of the text: decks (below each other), table (beside each
                               other) or names (the text itself, with the decks named behind their
                               codes)
          --language TAG       the language of headings: zh, ja or en; English if left out
          --card-language TAG  the language of the names, if it is another one: zh-CN, de, ko, ...
          --link ADDRESS       what the QR code of a picture holds; none if left out
          --json               print the core's response instead, one line of UTF-8
          --in PATH, --out FOLDER
                               read each file of a folder or a zip, and write it into another
                               folder; faults are printed by file and line, and the exit code is
                               then 1

        examples:
          export --to markdown --language zh AvAA3wEOAAAg4D0PAxDQ8YEPCFAQ9pUPC2BA/LgPC9HQCr0QDLEgC9kQDeGQDt4QDfAA
          export --to svg - < deck.txt > deck.svg
          export --to nga --as table - < post.txt
          export --to page --address https://example.org/decks/ --in decks --out pages
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        if (!arguments.has("--to")) {
            throw new UsageException(
                    "--to names the output: text, svg, json, or a place such as nga");
        }
        boolean isFolder = FolderRun.isGiven(arguments);
        String text = isFolder ? "" : arguments.text(terminal);
        String language = arguments.has("--language") ? arguments.value("--language") : "en";
        String names =
                arguments.has("--card-language") ? arguments.value("--card-language") : language;
        List<String> tags = Language.of(names).inTurn().stream().map(Language::tag).toList();
        ShippedTables.open(tags, call);
        JsonObject request =
                new JsonObject()
                        .add("op", arguments.has("--as") ? "export.post" : "export")
                        .add("to", arguments.value("--to"))
                        .add("language", language)
                        .add("cardLanguage", names);
        arguments.addTo(request, "as", "link");
        boolean isPage = arguments.value("--to").equals("page");
        if (isPage != arguments.has("--address")
                || isPage && (!isFolder || arguments.has("--as"))) {
            throw new UsageException(
                    "--to page goes with --address, --in and --out, and without --as");
        }
        if (isPage) {
            JsonObject options = new JsonObject(request).remove("op").remove("to");
            DeckPages pages =
                    new DeckPages(
                            call, options, Language.of(language), arguments.value("--address"));
            int exitCode = FolderRun.run(arguments, pages, terminal);
            pages.faults().forEach(terminal.complaints()::println);
            return exitCode;
        }
        if (isFolder) {
            FolderRun.Form form =
                    new FolderRun.TextForm(
                            call,
                            each -> new JsonObject(request).add("text", each),
                            deck -> deck.getString("content", ""),
                            ending(arguments.value("--to")));
            return FolderRun.run(arguments, form, terminal);
        }
        return ask(request.add("text", text))
                .print(
                        arguments.has("--json"),
                        terminal,
                        (deck, out) ->
                                out.print(deck.getString("content", "").stripTrailing() + "\n"));
    }

    /** The ending of files with a target: places that take formatted text get their plain text. */
    private static String ending(String target) {
        return switch (target) {
            case "svg", "json", "html" -> target;
            case "markdown" -> "md";
            default -> "txt";
        };
    }
}
