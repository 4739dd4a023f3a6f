package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.DeckView;
import cardbench.codes.export.JsonExport;
import cardbench.contract.Response;

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
