package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
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
            List.of(
                    "当你",
                    "你每",
                    "你的回合",
                    "你下",
                    "你的下",
                    "when you",
                    "whenever you",
                    "time you",
                    "your turn",
                    "your next",
                    "あなたが",
                    "あなたの手番",
                    "あなたのターン",
                    "あなたの次");

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
        List<JsonMap> untied = new ArrayList<>();
        boolean tied = collect(card.get("behaviors"), "", untied);
        // of several triggers the one that is tied may be what the description means
        for (JsonMap trigger : tied ? List.<JsonMap>of() : untied) {
            JsonNode event = trigger.get("event");
            diagnostics.add(
                    WizardCodes.ANY_PLAYER
                            .at(event.place())
                            .with("event", trigger.text("event", "")));
        }
    }

    /** Collects the triggers without such a condition. Returns whether any trigger has one. */
    private static boolean collect(JsonNode node, String key, List<JsonMap> untied) {
        boolean tied = false;
        if (node instanceof JsonMap map) {
            Event event = key.equals("triggers") ? Event.of(map.text("event", "")) : null;
            List<String> players = event == null ? List.of() : players(event);
            if (!players.isEmpty()) {
                tied = mentions(map, false, players);
                if (!tied) {
                    untied.add(map);
                }
            }
            for (JsonMap.Member member : map.members()) {
                tied |= collect(member.value(), member.name(), untied);
            }
        } else if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                tied |= collect(item, key, untied);
            }
        }
        return tied;
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

    /** Whether a condition inside of a node refers to one of the variables. */
    private static boolean mentions(JsonNode node, boolean condition, List<String> variables) {
        if (node instanceof JsonMap map) {
            for (JsonMap.Member member : map.members()) {
                boolean inside = condition || member.name().equals("condition");
                if (mentions(member.value(), inside, variables)) {
                    return true;
                }
            }
        } else if (node instanceof JsonList list) {
            for (JsonNode item : list.items()) {
                if (mentions(item, condition, variables)) {
                    return true;
                }
            }
        } else if (condition && node instanceof JsonScalar text) {
            for (String variable : variables) {
                if (text.text().contains(variable)) {
                    return true;
                }
            }
        }
        return false;
    }
}
