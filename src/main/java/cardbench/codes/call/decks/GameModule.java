package cardbench.codes.call.decks;

import cardbench.codes.deck.Recogniser;
import cardbench.contract.OperationGroup;
import com.eclipsesource.json.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * The interface of a game to the contract: its codecs, its decks as JSON, and their presentation.
 * The default of an optional method means that the game lacks that feature. {@code
 * src/site/markdown/add-a-game.md} explains how to add a game.
 *
 * <p>A module has state, such as the cards of open tables, and belongs to one {@link
 * cardbench.contract.Dispatcher}.
 */
public interface GameModule {

    /**
     * The name of the game in the contract, in card tables and in the page: {@code "genshin"}. If
     * the game has one kind of codes, it is the name of that kind, too.
     */
    String id();

    /** The kinds of codes that are decoded, likeliest first. */
    List<DeckJsonMapper<?>> mappers();

    /** Kinds of codes that are recognised but not decoded. */
    default List<Recogniser> marks() {
        return List.of();
    }

    /** Recognisers for a text in which nothing else is found, likeliest first. */
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
     * Operations and data stores of this game alone.
     *
     * @param kinds the kinds of codes of all games
     */
    default List<OperationGroup> operations(CodeKinds kinds) {
        return List.of();
    }

    /**
     * The lines that the command line prints for a decoded deck, below its kind and name. By
     * default one line for each list of the deck.
     *
     * @param deck a result of {@code decode}; if only a part could be read, members are missing
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
