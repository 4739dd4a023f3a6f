package cardbench.app.bundle;

import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.CodeOperations;
import cardbench.codes.call.decks.CompareOperation;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.call.decks.DeckOperations;
import cardbench.codes.call.decks.DeckPresenters;
import cardbench.codes.call.decks.ExplainOperation;
import cardbench.codes.call.decks.ExportOperation;
import cardbench.codes.call.decks.FileRecogniser;
import cardbench.codes.call.decks.FoundNames;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.call.decks.ReadOperation;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.call.ygo.YgoGame;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.deck.ForeignText;
import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The operations of the page's deck view, where decks are shown and edited: operations on codes, on
 * cards with names, and on single games. They include all of {@link DecodeOperations}.
 */
public final class DeckBundleOperations {

    private DeckBundleOperations() {}

    /** New groups with card tables of their own and without card databases. */
    public static List<OperationGroup> all() {
        TableStore tables = new TableStore();
        return with(GamesOfEveryVisit.all(tables, YgoGame.withTables(tables)), tables, null);
    }

    /**
     * New groups for these games.
     *
     * @param tables the card tables
     * @param reader the reader of lists of names; {@code null} in programs without it
     */
    static List<OperationGroup> with(
            List<GameModule> games, TableStore tables, Function<String, List<ListedLine>> reader) {
        CodeKinds kinds = CodeKinds.of(games, FileRecogniser.all(), ForeignText::of);
        CodeOperations codes = new CodeOperations(kinds, new FoundNames(kinds));
        DeckPresenters presenters = new DeckPresenters(kinds, games);
        List<OperationGroup> groups = new ArrayList<>();
        groups.add(new CallLimits());
        groups.add(new DeckOperations(kinds, presenters, reader));
        groups.add(new ExportOperation(kinds, presenters));
        groups.add(codes);
        ExplainOperation explain = new ExplainOperation(kinds);
        groups.add(explain);
        groups.add(new ReadOperation(kinds, codes, explain::explain));
        groups.add(new CompareOperation(kinds, presenters));
        groups.add(tables);
        for (GameModule game : games) {
            groups.addAll(game.operations(kinds));
        }
        return groups;
    }

    /** The presenters of the widget: games with card tables, and no codes of other games. */
    static DeckPresenters presenters(TableStore tables) {
        List<GameModule> games = GamesOfEveryVisit.withTables(tables);
        List<DeckJsonMapper<?>> mappers = new ArrayList<>();
        for (GameModule game : games) {
            mappers.addAll(game.mappers());
        }
        return new DeckPresenters(new CodeKinds(mappers, List.of(), List.of()), games);
    }
}
