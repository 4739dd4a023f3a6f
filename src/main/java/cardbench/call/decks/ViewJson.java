package cardbench.call.decks;

import cardbench.call.Response;
import cardbench.deck.DeckView;
import cardbench.export.JsonExport;
import cardbench.json.JsonText;
import cardbench.text.Diagnostic;

/** Writes a {@link DeckView} in the shape of the contract, with what the rules say. */
final class ViewJson {

    private ViewJson() {}

    /** The view as an object. */
    static JsonText of(DeckView view) {
        JsonText json = new JsonText().object();
        JsonExport.members(view, json);
        json.name("checks").array();
        for (Diagnostic check : view.checks()) {
            Response.write(check, json);
        }
        return json.endArray().endObject();
    }
}
