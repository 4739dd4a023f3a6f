package cardbench.wizard.card;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonReader;

/** Objects of cards for tests, written with single quotes. */
final class Given {

    private Given() {}

    static JsonNode node(String text) {
        return JsonReader.read(text.replace('\'', '"')).root();
    }

    static JsonMap map(String text) {
        return (JsonMap) node(text);
    }
}
