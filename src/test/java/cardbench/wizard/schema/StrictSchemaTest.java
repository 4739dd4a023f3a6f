package cardbench.wizard.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The schema keeps the rules of strict validators (the strict mode of Ajv): no keyword without the
 * type that it is for, one type at a time, each required key listed, no {@code if} without effect,
 * no reference into nothing.
 */
class StrictSchemaTest {

    private static final Set<String> SAME = Set.of("if", "then", "else", "not", "allOf", "anyOf");

    private static final Map<String, String> TYPE_OF =
            Map.of(
                    "properties", "object",
                    "required", "object",
                    "additionalProperties", "object",
                    "items", "array",
                    "pattern", "string",
                    "minimum", "integer",
                    "maximum", "integer");

    private static final Set<String> OTHERS =
            Set.of(
                    "$schema",
                    "$defs",
                    "$ref",
                    "$comment",
                    "title",
                    "examples",
                    "description",
                    "deprecated",
                    "type",
                    "enum",
                    "const");

    private final List<String> breaches = new ArrayList<>();
    private JsonObject definitions;

    @Test
    void schema_keepsTheRulesOfStrictValidators() {
        JsonObject schema = Json.parse(CardSchema.schema().toString()).asObject();
        definitions = schema.get("$defs").asObject();
        check("", schema, "");
        for (JsonObject.Member definition : definitions) {
            check("/$defs/" + definition.getName(), definition.getValue(), "");
        }
        assertEquals(List.of(), breaches);
    }

    private void check(String at, JsonValue schema, String outer) {
        if (!schema.isObject()) {
            return;
        }
        JsonObject object = schema.asObject();
        JsonValue types = object.get("type");
        if (types != null && !types.isString()) {
            breaches.add(at + " has several types");
            return;
        }
        String type = types == null ? outer : types.asString();
        if (object.get("if") != null && object.get("then") == null && object.get("else") == null) {
            breaches.add(at + " has an if without effect");
        }
        for (JsonObject.Member member : object) {
            keyword(at, member.getName(), member.getValue(), type);
        }
        if (object.get("required") != null) {
            for (JsonValue key : object.get("required").asArray()) {
                JsonValue properties = object.get("properties");
                if (properties == null || properties.asObject().get(key.asString()) == null) {
                    breaches.add(at + " requires " + key + " but does not list it");
                }
            }
        }
    }

    private void keyword(String at, String name, JsonValue value, String type) {
        String pointer = at + "/" + name;
        if (TYPE_OF.containsKey(name) && !TYPE_OF.get(name).equals(type)) {
            breaches.add(pointer + " stands without its type");
        }
        if (!TYPE_OF.containsKey(name) && !SAME.contains(name) && !OTHERS.contains(name)) {
            breaches.add(pointer + " is no keyword");
        }
        if (name.equals("$ref")) {
            String target = value.asString().substring("#/$defs/".length());
            if (definitions.get(target) == null) {
                breaches.add(pointer + " points nowhere");
            }
        } else if (name.equals("properties")) {
            for (JsonObject.Member member : value.asObject()) {
                check(pointer + "/" + member.getName(), member.getValue(), "");
            }
        } else if (SAME.contains(name) && value.isArray()) {
            for (JsonValue part : value.asArray()) {
                check(pointer, part, type);
            }
        } else if (SAME.contains(name)) {
            check(pointer, value, type);
        } else if (name.equals("items") || name.equals("additionalProperties")) {
            check(pointer, value, "");
        }
    }
}
