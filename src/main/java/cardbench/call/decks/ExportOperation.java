package cardbench.call.decks;

import cardbench.call.CallCodes;
import cardbench.call.Operation;
import cardbench.call.OperationGroup;
import cardbench.call.Request;
import cardbench.call.Response;
import cardbench.cards.Language;
import cardbench.export.Export;
import cardbench.export.ExportWords;
import cardbench.export.Exports;
import cardbench.export.PictureTheme;
import cardbench.json.JsonText;
import cardbench.text.Location;
import cardbench.text.OneLine;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code export}: a deck as text or markup to post. The target {@code text} is what the game itself
 * copies; the other targets are those of {@link Exports}.
 */
public final class ExportOperation implements OperationGroup {

    private static final String CLIENT_TEXT = "text";

    private final DeckPresenters presenters;

    /** Exports of the decks that these presenters show. */
    public ExportOperation(DeckPresenters presenters) {
        this.presenters = presenters;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("export", this::export));
    }

    @Override
    public void constants(JsonText json) {
        json.name("export")
                .object()
                .member("link", Exports.longestLink())
                .member("name", OneLine.LONGEST)
                .endObject();
    }

    private Response export(Request request) {
        String language = request.textOr("language", "en");
        Language names = Language.of(request.textOr("cardLanguage", language));
        String to = request.text("to");
        List<Export> exports = Exports.all(request.textOr("link", ""), theme(request));
        Export export = find(to, exports);
        if (export == null && !to.equals(CLIENT_TEXT) && !request.failed()) {
            refuse(to, exports, request);
        }
        DeckPresenters.PresentedDeck<?> presented =
                request.failed() ? null : presenters.presented(request, names);
        if (presented == null || request.failed()) {
            return Response.refused(request.diagnostics());
        }
        String content =
                export == null
                        ? presented.clientText()
                        : export.write(presented.view(), ExportWords.of(Language.of(language)));
        return Response.of(
                new JsonText().object().member("content", content).endObject(),
                request.diagnostics());
    }

    private static PictureTheme theme(Request request) {
        List<String> keys = new ArrayList<>();
        for (PictureTheme theme : PictureTheme.values()) {
            keys.add(theme.key());
        }
        String key = request.choice("theme", PictureTheme.LIGHT.key(), keys);
        return PictureTheme.values()[keys.indexOf(key)];
    }

    private static Export find(String to, List<Export> exports) {
        for (Export export : exports) {
            if (export.to().equals(to)) {
                return export;
            }
        }
        return null;
    }

    private static void refuse(String to, List<Export> exports, Request request) {
        StringBuilder expected = new StringBuilder("one of ").append(CLIENT_TEXT);
        for (Export export : exports) {
            expected.append(", ").append(export.to());
        }
        request.refuse(
                CallCodes.BAD_VALUE
                        .at(Location.pointer("/to"))
                        .with("argument", "to")
                        .with("value", to)
                        .with("expected", expected.toString()));
    }
}
