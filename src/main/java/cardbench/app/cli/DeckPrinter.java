package cardbench.app.cli;

import cardbench.app.bundle.Games;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.GameModule;
import com.eclipsesource.json.JsonObject;
import java.io.PrintStream;

/** Prints the result of {@code decode} as lines of text. Cards are given by their ids. */
final class DeckPrinter {

    private DeckPrinter() {}

    /** Prints a deck of any kind, or the part that could be read. */
    static void print(JsonObject deck, PrintStream out) {
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
