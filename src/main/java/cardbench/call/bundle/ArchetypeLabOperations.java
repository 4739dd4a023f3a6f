package cardbench.call.bundle;

import cardbench.call.decks.CodeKinds;
import cardbench.call.decks.CodeOperations;
import cardbench.call.decks.DeckOperations;
import cardbench.call.decks.DeckPresenters;
import cardbench.call.decks.GameModule;
import cardbench.call.decks.TableStore;
import cardbench.call.hearthstone.CardFileStore;
import cardbench.call.ygo.DatabaseOperations;
import cardbench.call.ygo.DatabaseStore;
import cardbench.call.ygo.SetConstantStore;
import cardbench.call.ygo.SetnameStore;
import cardbench.call.ygo.YgoDatabases;
import cardbench.contract.CallLimits;
import cardbench.contract.OperationGroup;
import cardbench.deck.ForeignText;
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
        CodeOperations codes = new CodeOperations(kinds);
        List<OperationGroup> groups = new ArrayList<>();
        groups.add(new DeckOperations(kinds, codes, new DeckPresenters(kinds, List.of(ygo))));
        groups.add(codes);
        groups.addAll(ygo.operations(kinds));
        groups.add(new DatabaseOperations(databases, setnames));
        groups.add(tables);
        groups.add(new CardFileStore(tables));
        groups.add(new CallLimits());
        return groups;
    }
}
