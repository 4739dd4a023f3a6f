package cardbench.wizard.schema;

import static cardbench.wizard.schema.SchemaNodes.map;
import static cardbench.wizard.schema.SchemaNodes.with;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonScalar;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Vocabulary;
import cardbench.wizard.check.Skeletons;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Adds to the schema what each word means and, for editors that know them, pieces to begin with.
 * {@code description} is a keyword of JSON Schema; {@code markdownDescription}, {@code
 * markdownEnumDescriptions} and {@code defaultSnippets} are those of Visual Studio Code, which
 * strict validators refuse.
 */
final class SchemaDescriptions {

    private final Map<String, String> sentences;
    private final boolean editor;
    private final Map<String, ObjectType> shapes = new LinkedHashMap<>();

    /**
     * @param sentences a sentence for each entry of the {@link Vocabulary}
     * @param editor whether the keywords of Visual Studio Code are added
     */
    SchemaDescriptions(Map<String, String> sentences, boolean editor) {
        this.sentences = sentences;
        this.editor = editor;
        for (ObjectType shape : Vocabulary.types()) {
            String type = Vocabulary.type(shape);
            shapes.put(type == null ? definition(shape) : type, shape);
        }
        shapes.put("triggerAlone", CardGrammar.TRIGGER);
    }

    private static String definition(ObjectType shape) {
        return shape == CardGrammar.TRIGGER_GETTER ? "triggerGetter" : shape.name();
    }

    /** The schema with the sentences. */
    JsonMap describe(JsonMap schema) {
        return schema.withValues(
                member ->
                        member.name().equals("$defs")
                                ? definitions((JsonMap) member.value())
                                : member.value());
    }

    private JsonMap definitions(JsonMap definitions) {
        return definitions.withValues(
                member -> definition(member.name(), (JsonMap) member.value()));
    }

    private JsonMap definition(String name, JsonMap definition) {
        JsonMap schema = definition;
        ObjectType shape = shapes.get(name);
        if (shape != null) {
            schema = properties(schema, shape, "");
            String entry = Vocabulary.type(shape);
            schema = entry == null ? schema : with(sentence(entry), schema);
        } else if (isGroup(name)) {
            schema = properties(schema, null, name);
        }
        return editor ? with(snippets(name), schema) : schema;
    }

    private static boolean isGroup(String name) {
        return List.of("doable", "condition", "chooser", "getter").contains(name);
    }

    /** Describes the properties that stand directly in a schema. */
    private JsonMap properties(JsonMap schema, ObjectType shape, String group) {
        return schema.withValues(
                member ->
                        member.name().equals("properties")
                                        && member.value() instanceof JsonMap properties
                                ? properties.withValues(one -> property(one, shape, group))
                                : member.value());
    }

    private JsonNode property(JsonMap.Member one, ObjectType shape, String group) {
        if (!(one.value() instanceof JsonMap property)) {
            return one.value();
        }
        if (shape == null) {
            JsonMap type = with(sentence("key.type"), property);
            return editor ? with(type, words(property, group, null)) : type;
        }
        ObjectType.Key key = shape.key(one.name());
        if (key == null) {
            return property;
        }
        JsonMap described = with(sentence(Vocabulary.key(shape, key.name())), property);
        return editor ? with(described, words(property, "", key)) : described;
    }

    /** The sentences of the words of an {@code enum}, in its order. */
    private JsonMap words(JsonMap property, String group, ObjectType.Key key) {
        if (!(property.get("enum") instanceof JsonList list)) {
            return map();
        }
        List<String> sentencesOfWords = new ArrayList<>();
        for (JsonNode item : list.items()) {
            String word = ((JsonScalar) item).text();
            String entry = key == null ? group + "." + word : Vocabulary.word(key.slot(), word);
            String sentence = entry == null ? null : sentences.get(entry);
            sentencesOfWords.add(sentence == null ? "" : sentence);
        }
        return map("markdownEnumDescriptions", sentencesOfWords);
    }

    private JsonMap sentence(String entry) {
        String sentence = sentences.get(entry);
        JsonMap description = map("description", sentence);
        return editor ? with(description, map("markdownDescription", sentence)) : description;
    }

    private JsonMap snippets(String definition) {
        List<Skeletons.Skeleton> skeletons =
                switch (definition) {
                    case "one", "card" -> Skeletons.cards();
                    case "behavior" -> Skeletons.items("behaviors");
                    case "doable" -> Skeletons.items("do");
                    case "condition" -> Skeletons.items("conditions");
                    case "trigger" -> Skeletons.items("triggers");
                    case "target" -> Skeletons.objects();
                    default -> List.of();
                };
        if (skeletons.isEmpty()) {
            return map();
        }
        List<JsonNode> snippets = new ArrayList<>();
        for (Skeletons.Skeleton one : skeletons) {
            String entry = one.entry();
            // a dollar begins a place to fill in
            String json = one.json().replace("%", "$onPlay.playerUUID").replace("$", "\\\\$");
            JsonMap snippet = map("label", one.label() + " {…}");
            snippet =
                    entry == null
                            ? snippet
                            : with(snippet, map("description", sentences.get(entry)));
            snippets.add(with(snippet, map("body", JsonReader.read(json).root())));
        }
        return map("defaultSnippets", new JsonList(snippets, 0, 0));
    }
}
