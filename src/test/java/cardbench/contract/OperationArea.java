package cardbench.contract;

import java.util.List;
import java.util.stream.Stream;

/** The parts into which figures about all operations are divided. Each operation is in one. */
enum OperationArea {
    ODDS("odds.", "simulate", "check", "outline", "report", "trace", "find", "yisp."),
    WIZARD("wizard."),
    ARCHETYPES("setcode.", "setnames.", "database.", "limits"),
    LISTS("list.", "export"),
    CODES;

    private final List<String> beginnings;

    OperationArea(String... beginnings) {
        this.beginnings = List.of(beginnings);
    }

    private boolean hasBeginning(String operation) {
        return beginnings.stream().anyMatch(operation::startsWith);
    }

    /** The operations of this part; of the last one, those that no other part has. */
    List<String> operations() {
        return Operations.all().stream().filter(this::has).toList();
    }

    private boolean has(String operation) {
        return this == CODES
                ? Stream.of(values()).noneMatch(area -> area.hasBeginning(operation))
                : hasBeginning(operation);
    }
}
