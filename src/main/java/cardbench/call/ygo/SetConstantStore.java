package cardbench.call.ygo;

import cardbench.call.Operation;
import cardbench.json.JsonText;
import cardbench.text.Diagnostics;
import cardbench.ygo.setcode.Archetype;
import cardbench.ygo.setcode.SetConstants;
import cardbench.ygo.setcode.SetnameTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Lists of names that may also be files of constants; {@code setnames.constants {}} writes one.
 * Bundles that open no files of the reader use {@link SetnameStore} itself, and so do not contain
 * any of this.
 */
public final class SetConstantStore extends SetnameStore {

    @Override
    public List<Operation> operations() {
        List<Operation> operations = new ArrayList<>(super.operations());
        operations.add(
                new Operation("setnames.constants", request -> written(this::write, request)));
        return operations;
    }

    private void write(JsonText json) {
        List<Archetype> registry = registry();
        json.member("names", registry.size()).member("text", SetConstants.write(registry));
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
