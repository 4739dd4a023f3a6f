package cardbench.call.decks;

import cardbench.call.Response;
import cardbench.deck.DeckView;
import cardbench.export.JsonExport;
import cardbench.json.JsonText;
import cardbench.text.Diagnostic;

/** Writes a {@link DeckView} as the contract specifies, with the result of the rules. */
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
