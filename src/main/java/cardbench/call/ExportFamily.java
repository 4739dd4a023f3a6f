package cardbench.call;

import cardbench.cards.Language;
import cardbench.export.Export;
import cardbench.export.ExportWords;
import cardbench.export.Exports;
import cardbench.json.JsonText;
import cardbench.text.Location;
import java.util.List;

/**
 * {@code export}: a deck as something to post. {@code text} is what the game itself copies; the
 * other targets are those of {@link Exports}.
 */
final class ExportFamily implements Family {

    private static final String CLIENT_TEXT = "text";

    private final Desks desks;

    /** Exports of the decks on these desks. */
    ExportFamily(Desks desks) {
        this.desks = desks;
    }

    @Override
    public List<String> operations() {
        return List.of("export");
    }

    @Override
    public Answer answer(String operation, Request request) {
        String language = request.textOr("language", "en");
        Language names = Language.of(request.textOr("cardLanguage", language));
        String to = request.text("to");
        List<Export> exports = Exports.all(request.textOr("link", ""));
        Export export = find(to, exports);
        if (export == null && !to.equals(CLIENT_TEXT) && !request.failed()) {
            refuse(to, exports, request);
        }
        Desks.Seen<?> seen = request.failed() ? null : desks.seen(request, names);
        if (seen == null || request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        String content =
                export == null
                        ? seen.clientText()
                        : export.write(seen.view(), ExportWords.of(Language.of(language)));
        return Answer.of(
                new JsonText().object().member("content", content).endObject(),
                request.diagnostics());
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
