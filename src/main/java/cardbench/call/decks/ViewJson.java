package cardbench.call.decks;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.contract.Response;
import cardbench.deck.DeckView;
import cardbench.export.JsonExport;

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
