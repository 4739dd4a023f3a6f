package cardbench.app.bundle;

import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.CodeOperations;
import cardbench.codes.call.decks.DeckOperations;
import cardbench.codes.call.decks.DeckPresenters;
import cardbench.codes.call.decks.GameModule;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.call.ygo.DatabaseOperations;
import cardbench.codes.call.ygo.DatabaseStore;
import cardbench.codes.call.ygo.SetConstantStore;
import cardbench.codes.call.ygo.SetnameStore;
import cardbench.codes.call.ygo.YgoDatabases;
import cardbench.codes.deck.ForeignText;
import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import java.util.ArrayList;
import java.util.List;

/**
 * The operations that use files of the reader: card databases of Yu-Gi-Oh!, lists of archetypes and
 * of limits, and lists of the cards of Hearthstone, which become tables. The codes and rules of
 * other games are unknown here, so that they are not compiled in.
 */
public final class ArchetypeLabOperations {

    private ArchetypeLabOperations() {}

    /** New groups with nothing open. */
    public static List<OperationGroup> all() {
        TableStore tables = new TableStore();
        DatabaseStore databases = new DatabaseStore();
        SetnameStore setnames = new SetConstantStore(tables, databases::numberings);
        GameModule ygo = YgoDatabases.game(setnames, databases, tables);
        CodeKinds kinds = CodeKinds.of(List.of(ygo), List.of(), ForeignText::of);
        List<OperationGroup> groups = new ArrayList<>();
        groups.add(new DeckOperations(kinds, new DeckPresenters(kinds, List.of(ygo)), null));
        groups.add(new CodeOperations(kinds));
        groups.addAll(ygo.operations(kinds));
        groups.add(databases);
        groups.add(new DatabaseOperations(databases, setnames));
        groups.add(tables);
        groups.add(new CallLimits());
        return groups;
    }
}
