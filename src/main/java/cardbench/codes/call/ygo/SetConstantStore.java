package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostics;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.SetConstants;
import cardbench.codes.ygo.setcode.SetnameTable;
import cardbench.contract.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Lists of names that may also be files of constants; {@code setnames.constants {}} writes one.
 * Bundles that open no files of the reader use {@link SetnameStore} itself, and so do not contain
 * any of this.
 */
public final class SetConstantStore extends SetnameStore {

    /** A store like {@link SetnameStore#SetnameStore}. */
    public SetConstantStore(TableStore shipped, Supplier<List<NumberedFile>> databases) {
        super(shipped, databases);
    }

    @Override
    public List<Operation> operations() {
        List<Operation> operations = new ArrayList<>(super.operations());
        operations.add(
                new Operation(
                        "setnames.constants",
                        request -> written(SetConstantStore::write, request)));
        return operations;
    }

    private static void write(Archetypes archetypes, JsonText json) {
        List<Archetype> registry = archetypes.registry();
        json.member("names", registry.size());
        json.member("text", SetConstants.write(registry, archetypes.numbering()));
    }

    @Override
    SetnameTable read(String list, String text, Diagnostics diagnostics) {
        return SetConstants.read(list, text, diagnostics);
    }

    @Override
    boolean areSame(String one, String other, int code) {
        return SetConstants.areSame(one, other, code);
    }
}
