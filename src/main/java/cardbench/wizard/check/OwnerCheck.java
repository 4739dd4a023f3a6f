package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.VariableKind;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds triggers that fire for every player though the description refers to the owner: “whenever
 * you discard” needs a condition that compares the event's player with the owner.
 */
final class OwnerCheck {

    /** How a description refers to what its owner does, and of the owner's turns. */
    private static final List<String> OWNER =
            DescriptionComparison.words(
                    "当你 你每 你的回合 你下 你的下 when_you whenever_you time_you your_turn your_next"
                            + " あなたが あなたの手番 あなたのターン あなたの次");

    private final Diagnostics diagnostics;

    OwnerCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Checks a normalised card. */
    void card(JsonMap card) {
        // the next player is not “you”
        String description =
                Ascii.lower(card.text("description", ""))
                        .replace("的下家", "")
                        .replace("の次のプレイヤー", "");
        boolean owner = false;
        for (String words : OWNER) {
            owner |= description.contains(words);
        }
        if (!owner) {
            return;
        }
        List<JsonMap> tied = new ArrayList<>();
        List<JsonMap> untied = new ArrayList<>();
        for (JsonMap behavior : card.objects("behaviors")) {
            behavior.visit(
                    "",
                    (key, node) -> {
                        if (key.equals("triggers") && node instanceof JsonMap trigger) {
                            sort(trigger, tied, untied);
                        }
                    });
        }
        // of several triggers the one that is tied may be what the description means
        for (JsonMap trigger : tied.isEmpty() ? untied : List.<JsonMap>of()) {
            diagnostics.add(
                    WizardCodes.ANY_PLAYER
                            .at(trigger.get("event").place())
                            .with("event", trigger.text("event", "")));
        }
    }

    /** Adds a trigger on what a player does to those with such a condition, or without it. */
    private static void sort(JsonMap trigger, List<JsonMap> tied, List<JsonMap> untied) {
        Event event = Event.of(trigger.text("event", ""));
        List<String> players = event == null ? List.of() : players(event);
        if (!players.isEmpty()) {
            List<JsonMap> found = new ArrayList<>();
            trigger.visit(
                    "",
                    (key, node) -> {
                        if (key.equals("condition") && mentions(node, players)) {
                            found.add(trigger);
                        }
                    });
            (found.isEmpty() ? untied : tied).add(trigger);
        }
    }

    private static List<String> players(Event event) {
        List<String> players = new ArrayList<>();
        for (String field : event.fields()) {
            if (event.kind(field) == VariableKind.PLAYER) {
                players.add(event.word() + "." + field);
            }
        }
        return players;
    }

    private static boolean mentions(JsonNode condition, List<String> variables) {
        boolean found = false;
        for (String variable : variables) {
            found |= JsonTreeText.of(condition).contains(variable);
        }
        return found;
    }
}
