package cardbench.app.cli;

import cardbench.app.bundle.Games;
import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.GameModule;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** {@code decode}: the deck in a code. */
final class DecodeCommand extends CoreCommand {

    DecodeCommand(Dispatcher call) {
        super(
                call,
                "decode",
                "shows the deck that a code holds",
                """
        usage: decode [--kind KIND] [--strict] [--json] TEXT
               decode --lines [--kind KIND] [--strict] [--json] -

        Reads the first code in the text (a code alone, the game's clipboard text, a forum post) and
        shows its deck. Each repair is a line.

          --kind KIND  read it as this kind (hearthstone, genshin, ...), whatever it looks like
          --strict     refuse what would need a repair
          --json       print the core's response instead, one line of UTF-8
          --lines      read one code a line from the standard input, as many as come, and print one
                       line each: the code as the game writes it, or what is wrong

        examples:
          decode AAEBAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=
          decode - < post.txt
          decode --lines --json - < codes.txt > decks.jsonl
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        if (arguments.has("--lines")) {
            if (!arguments.operands().equals(List.of("-"))) {
                throw new UsageException("--lines reads the standard input, so its text is -");
            }
            return decodeLines(arguments, terminal);
        }
        Reply reply = decode(arguments.text(terminal), arguments);
        return reply.print(arguments.has("--json"), terminal, DecodeCommand::print);
    }

    private Reply decode(String text, Arguments arguments) {
        JsonObject request = new JsonObject().add("op", "decode").add("text", text);
        arguments.addTo(request, "kind");
        if (arguments.has("--strict")) {
            request.add("strict", true);
        }
        return ask(request);
    }

    private int decodeLines(Arguments arguments, Terminal terminal) throws IOException {
        boolean json = arguments.has("--json");
        // of most lines only the code is needed, without JSON
        CodeKinds kinds =
                json || arguments.has("--kind") || arguments.has("--strict") ? null : Games.kinds();
        PrintStream out = json ? terminal.programs() : terminal.manyLines();
        InputLines lines = new InputLines(terminal);
        int exitCode = FINE;
        int number = 0;
        while (true) {
            String answer = null;
            Reply reply = null;
            number++;
            try {
                String text = lines.next();
                if (text == null) {
                    break;
                }
                if (text.isBlank()) {
                    continue;
                }
                answer = kinds == null ? null : kinds.canonical(text);
                reply = answer == null ? decode(text, arguments) : null;
            } catch (InputLines.TooLongException e) {
                reply = Reply.of(InputLines.TooLongException.RESPONSE);
            }
            if (reply != null) {
                exitCode = Math.max(exitCode, reply.exitCode());
                answer = json ? reply.text() : oneLine(reply, number);
            }
            out.print(answer);
            out.print('\n');
            // flush only before waiting: a person gets each answer at once, and a long file stays
            // fast
            if (!lines.ready()) {
                out.flush();
            }
        }
        out.flush();
        return exitCode;
    }

    private static String oneLine(Reply reply, int number) {
        if (reply.ok()) {
            JsonValue canonical = reply.result().get("canonical");
            return canonical == null ? reply.result().toString() : canonical.asString();
        }
        return "line " + number + ": " + reply.firstError();
    }

    /** Prints a deck of any kind, or the part that could be read. */
    private static void print(JsonObject deck, PrintStream out) {
        String kind = deck.getString("kind", "");
        String name = deck.getString("name", "");
        out.println(name.isEmpty() ? kind : kind + ": " + name);
        for (String line : game(kind).lines(deck)) {
            out.println(line);
        }
        if (deck.get("canonical") != null) {
            out.println("code: " + deck.getString("canonical", ""));
        }
    }

    /** The game with this kind of codes. */
    private static GameModule game(String kind) {
        for (GameModule game : Games.all()) {
            for (DeckJsonMapper<?> mapper : game.mappers()) {
                if (mapper.codec().kind().equals(kind)) {
                    return game;
                }
            }
        }
        throw new IllegalArgumentException("no game has codes of the kind " + kind);
    }
}
