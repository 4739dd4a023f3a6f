package cardbench.wizard.check;

import static cardbench.wizard.check.Fault.mount;
import static cardbench.wizard.check.Fault.on;

import java.util.stream.Stream;

/** Wands whose triggers stay when they are taken off. */
final class WandFaults {

    private WandFaults() {}

    /** A wand whose trigger stays: nothing is removed, or another trigger is. */
    static Stream<Fault> faults() {
        String trigger =
                mount("{\"id\":\"%s\",\"mode\":⟦\"always\"⟧,\"event\":\"onBuy\",\"do\":[]}");
        String once = mount("{\"id\":\"aura\",\"mode\":\"once\",\"event\":\"onBuy\",\"do\":[]}");
        String equip = "{\"at\":\"onEquip\",\"do\":[%s]}";
        String remove =
                ",{\"at\":\"onUnequip\",\"do\":[{\"type\":\"removeTriggers\",\"mode\":\"id\","
                        + "\"targets\":[\"aura\"]}]}";
        return Stream.of(
                on(
                        "wizard.wand-leaves",
                        equip.formatted(trigger.formatted("aura")),
                        "/do/0/triggers/0/mode",
                        null),
                on(
                        "wizard.wand-leaves",
                        equip.formatted(once + "," + trigger.formatted("glow")) + remove,
                        "/do/1/triggers/0/mode",
                        null));
    }
}
