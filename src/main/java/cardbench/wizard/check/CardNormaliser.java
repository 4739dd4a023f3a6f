package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.PlacedValueBuilder;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.WizardCodes;
import cardbench.wizard.check.DeprecatedNames.Rename;
import java.util.ArrayList;
import java.util.List;

/**
 * Converts a card of either generation of the format to the second (D-GEN). In the first one, which
 * the document's first example uses, {@code do} of a behaviour is a word and triggers have {@code
 * type}, {@code conditions} and {@code effects}.
 */
final class CardNormaliser {

    private final Diagnostics diagnostics;
    private final Faults faults;

    CardNormaliser(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.faults = new Faults(diagnostics);
    }

    /** Converts a card. Values that need no change keep their positions in the text. */
    JsonMap card(JsonMap card) {
        return card.withValues(
                member ->
                        switch (member.name()) {
                            case "rarity", "school" -> word(member.value());
                            case "count" -> count(member.value());
                            case "behaviors" -> behaviors(member.value());
                            default -> member.value();
                        });
    }

    private JsonNode word(JsonNode value) {
        String instead =
                value instanceof JsonScalar word ? DeprecatedNames.word(word.text()) : null;
        return instead == null ? value : faults.renamed((JsonScalar) value, instead);
    }

    private JsonNode count(JsonNode value) {
        // "$1" is no integer and stays as it is
        if (value instanceof JsonScalar text
                && text.isString()
                && JsonScalar.isInteger(text.text())) {
            diagnostics.add(
                    WizardCodes.COUNT_TEXT
                            .at(value.place())
                            .with("written", text.text())
                            .fixedBy(Integer.toString(Integer.parseInt(text.text()))));
            return PlacedValueBuilder.number(Integer.parseInt(text.text()), value);
        }
        return value;
    }

    private JsonNode behaviors(JsonNode node) {
        return node instanceof JsonList list
                ? list.withItems(item -> item instanceof JsonMap map ? behavior(map) : item)
                : node;
    }

    private JsonMap behavior(JsonMap behavior) {
        JsonMap now = behavior;
        List<Rename> renames = new ArrayList<>();
        String at = behavior.text("at", "");
        // the older timing has the field byWho, the current one playerUUID (D-AT)
        String instead = Timing.of(at) == null ? DeprecatedNames.timing(at) : null;
        if (instead != null) {
            now =
                    PlacedValueBuilder.with(
                            now, "at", faults.renamed((JsonScalar) now.get("at"), instead));
            renames.add(new Rename(at, instead, "playerUUID"));
            at = instead;
        }
        EffectNormaliser effects = new EffectNormaliser(diagnostics, at, renames);
        if (now.get("do") instanceof JsonScalar word && word.isString()) {
            return firstGeneration(now, word, effects);
        }
        return now.get("do") instanceof JsonList list
                ? PlacedValueBuilder.with(now, "do", effects.doables(list))
                : now;
    }

    /** Converts a behaviour whose {@code do} is a word: addTriggers, or a short form (D-SHORT). */
    private JsonMap firstGeneration(JsonMap behavior, JsonScalar word, EffectNormaliser effects) {
        List<JsonMap.Member> members = new ArrayList<>();
        List<JsonMap.Member> doable = new ArrayList<>();
        doable.add(PlacedValueBuilder.member("type", word, word));
        for (JsonMap.Member member : behavior.members()) {
            // these keys of the behaviour belong to its doable
            boolean belongs =
                    List.of("triggers", "target", "amount", "mode").contains(member.name());
            if (belongs) {
                doable.add(member);
            } else if (!member.name().equals("do")) {
                members.add(member);
            }
        }
        List<JsonNode> items = List.of(PlacedValueBuilder.withMembers(behavior, doable));
        JsonList done = effects.older().doables(PlacedValueBuilder.list(items, behavior));
        members.add(PlacedValueBuilder.member("do", done, word));
        JsonMap now = PlacedValueBuilder.withMembers(behavior, members);
        diagnostics.add(WizardCodes.DEPRECATED.at(behavior.place()).fixedBy(JsonTreeText.of(now)));
        return now;
    }
}
