package cardbench.call.decks;

import cardbench.call.OperationGroup;
import cardbench.deck.Recogniser;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * A game as the contract knows it: how its codes are recognised, read and written, how its decks
 * look as JSON, and how they are shown. A module states what its game can do; what it does not
 * override, the game does not have. {@code src/site/markdown/add-a-game.md} tells how to add one.
 *
 * <p>A module holds the state of its game, such as the cards of open tables, and belongs to one
 * {@link cardbench.call.Dispatcher}.
 */
public interface GameModule {

    /**
     * The name of the game in the contract, in card tables and in the page: {@code "genshin"}. If
     * the game has one kind of codes, it is the name of that kind, too.
     */
    String id();

    /** The kinds of codes that are decoded, likeliest first. */
    List<DeckJsonMapper<?>> mappers();

    /** Kinds of codes that are told apart but not decoded. */
    default List<Recogniser> marks() {
        return List.of();
    }

    /** What a text may be in which nothing else is found, likeliest first. */
    default List<Recogniser> guesses() {
        return List.of();
    }

    /** A presenter for each kind of codes whose decks are shown. */
    List<DeckPresenter<?>> presenters();

    /**
     * Whether names and facts of the cards come from the tables in {@code cards-data/}{@link #id}.
     */
    default boolean hasTables() {
        return false;
    }

    /**
     * Operations and stores that no other game has.
     *
     * @param kinds the kinds of codes of all games
     */
    default List<OperationGroup> operations(CodeKinds kinds) {
        return List.of();
    }

    /**
     * The lines in which the command line prints a decoded deck, below its kind and name. By
     * default each list of the deck is a line.
     *
     * @param deck a result of {@code decode}; where only a part could be read, members are missing
     */
    default List<String> lines(JsonObject deck) {
        List<String> lines = new ArrayList<>();
        for (JsonObject.Member member : deck) {
            if (member.getValue().isArray()) {
                lines.add(member.getName() + ": " + member.getValue());
            }
        }
        return lines;
    }
}
