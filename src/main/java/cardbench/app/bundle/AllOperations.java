package cardbench.app.bundle;

import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.DeckPresenters;
import cardbench.codes.call.decks.FileRecogniser;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.call.decks.NamedExplainOperation;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.call.ygo.DatabaseOperations;
import cardbench.codes.call.ygo.DatabaseStore;
import cardbench.codes.call.ygo.ExpansionOperations;
import cardbench.codes.call.ygo.SetConstantStore;
import cardbench.codes.call.ygo.SetnameStore;
import cardbench.codes.call.ygo.YgoDatabases;
import cardbench.codes.call.ygo.YgoGame;
import cardbench.codes.deck.ForeignText;
import cardbench.codes.list.NamedLines;
import cardbench.contract.OperationGroup;
import java.util.ArrayList;
import java.util.List;

/** All operations of the contract, as the full lab and the command line offer them. */
public final class AllOperations {

    private AllOperations() {}

    /** New groups with all operations, sharing one set of card tables and databases. */
    public static List<OperationGroup> all() {
        TableStore tables = new TableStore();
        DatabaseStore databases = new DatabaseStore();
        SetnameStore setnames = new SetConstantStore(tables, databases::numberings);
        YgoGame ygo = YgoDatabases.game(setnames, databases, tables);
        List<GameModule> games = Games.all(tables, ygo);
        CodeKinds kinds = CodeKinds.of(games, FileRecogniser.all(), ForeignText::of);
        List<OperationGroup> groups = new ArrayList<>();
        // before the “explain” of the page
        groups.add(new NamedExplainOperation(kinds, new DeckPresenters(kinds, games)));
        groups.addAll(DeckBundleOperations.with(games, tables, NamedLines::of));
        groups.add(databases);
        groups.add(new DatabaseOperations(databases, setnames));
        groups.add(new ExpansionOperations(databases, setnames));
        groups.addAll(OddsLabOperations.withoutLimits());
        groups.addAll(FormLabOperations.withoutLimits());
        groups.addAll(WizardLabOperations.withoutLimits());
        groups.addAll(WordsLabOperations.withoutLimits());
        groups.addAll(ListLabOperations.withoutLimits());
        groups.addAll(CollectionLabOperations.withoutLimits());
        return groups;
    }
}
