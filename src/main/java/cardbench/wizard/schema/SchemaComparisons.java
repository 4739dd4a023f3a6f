package cardbench.wizard.schema;

import static cardbench.wizard.schema.SchemaNodes.map;
import static cardbench.wizard.schema.SchemaNodes.ref;
import static cardbench.wizard.schema.SchemaNodes.type;
import static cardbench.wizard.schema.SchemaNodes.with;

import cardbench.base.json.JsonMap;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.CardId;
import cardbench.wizard.card.Event;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.ValueDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Builds the part of the schema that states what a field of an event, or what a getter returns, can
 * equal: from {@link ValueDomain}, like the check and completion. What it can never equal is marked
 * as deprecated and not refused, since the reader warns of it and plays the card.
 */
final class SchemaComparisons {

    private final BiConsumer<String, JsonMap> definitions;

    SchemaComparisons(BiConsumer<String, JsonMap> definitions) {
        this.definitions = definitions;
    }

    /** Adds what the sides of {@code Equals} can be, and writes the definitions for it. */
    void add(SchemaObject equals) {
        for (ValueDomain domain : ValueDomain.values()) {
            JsonMap constants = constants(domain);
            List<JsonMap> tests = tests(domain);
            if (constants == null || tests.isEmpty()) {
                continue;
            }
            String name = "domain." + domain.name();
            definitions.accept(name, value(domain, constants));
            for (JsonMap test : tests) {
                equals.also(side("value1", test, "value2", name));
                equals.also(side("value2", test, "value1", name));
            }
        }
    }

    private static JsonMap side(String one, JsonMap test, String other, String domain) {
        return map(
                "if",
                map("required", List.of(one), "properties", map(one, test)),
                "then",
                map("properties", map(other, ref(domain))));
    }

    /** A constant of the domain, a variable or an object; anything else is deprecated. */
    private static JsonMap value(ValueDomain domain, JsonMap constants) {
        JsonMap variable = with(type("string"), map("pattern", "^(" + SchemaSlots.VARIABLE + ")$"));
        JsonMap reversed = map("if", variable, "else", map("deprecated", true));
        JsonMap schema = map("if", constants, "else", map("if", type("object"), "else", reversed));
        return domain.words().isEmpty() ? schema : with(map("examples", domain.words()), schema);
    }

    /** What a constant of the domain is; {@code null} where a schema does not state. */
    private static JsonMap constants(ValueDomain domain) {
        if (!domain.words().isEmpty()) {
            return map("enum", domain.words());
        }
        return switch (domain) {
            case NUMBER ->
                    map(
                            "if",
                            type("string"),
                            "then",
                            with(type("string"), map("pattern", "^-?[0-9]{1,9}$")),
                            "else",
                            type("number"));
            case TREASURE_ID -> id(CardId.TREASURE);
            case EXPLORATION_ID -> id(CardId.EXPLORATION);
            case CARD_ID -> id("(" + CardId.TREASURE + "|" + CardId.EXPLORATION + ")");
            default -> null;
        };
    }

    private static JsonMap id(String part) {
        String name = "[^.]+";
        String pattern = "^" + name + "[.]" + part + "[.]" + name + "[.]" + name + "$";
        return with(type("string"), map("pattern", pattern));
    }

    /** The values of the domain: the names of fields, and getters with their properties. */
    private static List<JsonMap> tests(ValueDomain domain) {
        List<JsonMap> tests = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Event event : Event.values()) {
            for (String field : event.fields()) {
                if (ValueDomain.of(event.kind(field), field) == domain) {
                    names.add("$" + event.word() + "." + field);
                    names.add("{" + event.word() + "." + field + "}");
                }
            }
        }
        if (!names.isEmpty()) {
            tests.add(map("enum", names));
        }
        for (ObjectType getter : CardGrammar.GETTERS) {
            ObjectType.Key key = getter.key("property");
            List<String> properties = new ArrayList<>();
            for (String word : key == null ? List.<String>of() : key.slot().words()) {
                if (ValueDomain.ofGetter(getter.name(), word) == domain) {
                    properties.add(word);
                }
            }
            if (!properties.isEmpty()) {
                JsonMap members =
                        map(
                                "type",
                                map("const", getter.name()),
                                "property",
                                map("enum", properties));
                tests.add(
                        map(
                                "type",
                                "object",
                                "required",
                                List.of("type", "property"),
                                "properties",
                                members));
            }
        }
        return tests;
    }
}
