package cardbench.wizard.check;

import static cardbench.wizard.check.Fault.mount;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wands that take their triggers with them. */
class WandTest {

    /** What removes a wand's trigger: its id, its event, its UUID, or the trigger itself. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"removeTriggers\",\"mode\":\"id\",\"targets\":[\"aura\"]}",
                "{\"type\":\"removeTriggers\",\"targets\":"
                        + "{\"type\":\"TriggerGetter\",\"mode\":\"event\",\"value\":\"onBuy\"}}",
                "{\"type\":\"removeTriggers\",\"mode\":\"UUID\",\"targets\":[\"$a.UUID\"]}"
            })
    void wandThatRemovesItsTrigger_isLeftAlone(String removal) {
        String trigger = "{\"id\":\"aura\",\"mode\":\"always\",\"event\":\"onBuy\",\"do\":[%s]}";
        String equip = "{\"at\":\"onEquip\",\"do\":[" + mount(trigger) + "]}";
        String unequip = ",{\"at\":\"onUnequip\",\"do\":[" + removal + "]}";
        for (String behaviors :
                List.of(
                        equip.formatted("") + unequip,
                        equip.formatted(removal),
                        equip.formatted("")
                                .replace(
                                        "\"do\":[]",
                                        "\"condition\":{\"type\":\"HasWand\",\"playerUUID\":"
                                                + "\"$onBuy.playerUUID\"},\"do\":[]"),
                        equip.formatted("").replace("always", "round"),
                        equip.formatted("").replace("onEquip", "onPlay"))) {
            List<String> codes = Cards.codes(Cards.treasure(behaviors));
            assertEquals(false, codes.contains("wizard.wand-leaves"), behaviors);
        }
    }
}
