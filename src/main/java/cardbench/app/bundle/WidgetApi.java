package cardbench.app.bundle;

import cardbench.base.json.JsonText;
import cardbench.codes.call.decks.DeckPresenters;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.Found;
import cardbench.codes.export.JsonExport;

/**
 * The functions of the widget on other people's pages: decks and card tables, without requests and
 * responses. The widget shows no diagnostics, so an unexpected failure also counts as no deck.
 */
public final class WidgetApi {

    private static final String NONE = "null";

    private final TableStore tables = new TableStore();
    private final DeckPresenters presenters = DeckBundleOperations.presenters(tables);

    /**
     * The deck of the first code in a text as JSON, with the members of the contract's {@code deck}
     * except {@code checks}; {@code "null"} if there is none. Never throws, whatever the text.
     *
     * @param language that of the cards' names, as a tag
     */
    public String deck(String text, String language) {
        try {
            DeckView view = presenters.cards(text, Language.of(language));
            if (view == null) {
                return NONE;
            }
            JsonText json = new JsonText().object();
            JsonExport.members(view, json);
            return json.endObject().toString();
        } catch (Throwable e) {
            return NONE;
        }
    }

    /**
     * The places of all codes in a text whose decks can be shown, as a JSON array of numbers: where
     * the first one begins and ends, where the second one does, and so on. Codes that share a
     * letter are one place, that of the first. Never throws, whatever the text.
     */
    public String places(String text) {
        try {
            JsonText json = new JsonText().array();
            int end = 0;
            for (Found found : presenters.places(text)) {
                if (found.from() >= end) {
                    end = found.to();
                    json.value(found.from()).value(end);
                }
            }
            return json.endArray().toString();
        } catch (Throwable e) {
            return "[]";
        }
    }

    /** Opens a text that holds card tables; returns whether it could be read. */
    public boolean table(String name, String text) {
        try {
            return tables.open(name, text).isValid();
        } catch (Throwable e) {
            return false;
        }
    }
}
