package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.base.text.OneLine;
import cardbench.codes.cards.Language;
import cardbench.codes.deck.DeckView;
import cardbench.codes.export.Export;
import cardbench.codes.export.ExportCodes;
import cardbench.codes.export.ExportWords;
import cardbench.codes.export.Exports;
import cardbench.codes.export.PictureTheme;
import cardbench.codes.export.Place;
import cardbench.codes.export.PlacedText;
import cardbench.codes.export.PostForm;
import cardbench.codes.export.PostedDeck;
import cardbench.codes.export.QrPath;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code export}: a deck as text or markup to post, {@code export.list}: a list of cards that has
 * no code, {@code export.post}: all decks of a post, and {@code export.qr}: a QR code for a picture
 * that the caller draws. The target {@code text} is what the game itself copies; the other targets
 * are the names of {@link Place} and those of {@link Exports}.
 *
 * @param kinds the codes that are looked for in posts
 * @param presenters show their decks
 */
public record ExportOperation(CodeKinds kinds, DeckPresenters presenters)
        implements OperationGroup {

    /** Maximum number of decks of a post; further codes are left as they are. */
    public static final int MAX_DECKS = 100;

    private static final String CLIENT_TEXT = "text";

    @Override
    public List<Operation> operations() {
        return List.of(
                new Operation("export", request -> written(request, true)),
                new Operation("export.list", request -> written(request, false)),
                new Operation("export.post", this::post),
                new Operation("export.qr", ExportOperation::qr));
    }

    @Override
    public void constants(JsonText json) {
        json.name("export")
                .object()
                .member("link", Exports.longestLink())
                .member("name", OneLine.MAX_LENGTH)
                .endObject();
        json.name("export.post").object().member("decks", MAX_DECKS).endObject();
    }

    /**
     * Writes a deck or a list.
     *
     * @param coded whether the request is about the deck of a code, which the game itself can copy
     */
    private Response written(Request request, boolean coded) {
        String language = request.textOr("language", "en");
        Language names = Language.of(request.textOr("cardLanguage", language));
        String to = request.text("to");
        List<Export> exports = Exports.all(request.textOr("link", ""), theme(request));
        Place place = Place.of(to);
        Export export = find(to, exports);
        boolean text = coded && to.equals(CLIENT_TEXT);
        if (place == null && export == null && !text && !request.failed()) {
            List<String> known = new ArrayList<>(coded ? List.of(CLIENT_TEXT) : List.of());
            exports.forEach(one -> known.add(one.to()));
            refuse("to", to, withPlaces(known), request);
        }
        DeckPresenters.PresentedDeck<?> presented =
                request.failed() || !coded ? null : presenters.presented(request, names);
        DeckView view = presented != null ? presented.view() : coded ? null : ListView.of(request);
        if (view == null || request.failed()) {
            return Response.refused(request.diagnostics());
        }
        ExportWords words = ExportWords.of(Language.of(language));
        JsonText json = new JsonText().object();
        if (place != null) {
            write(place, place.deck(view, words), json, request);
        } else {
            String content = text ? presented.clientText() : export.write(view, words);
            json.member("content", content);
        }
        return Response.of(json.endObject(), request.diagnostics());
    }

    private Response post(Request request) {
        String text = request.text("text");
        String language = request.textOr("language", "en");
        Language names = Language.of(request.textOr("cardLanguage", language));
        String to = request.text("to");
        String as = request.textOr("as", PostForm.DECKS.id());
        Place place = Place.of(to);
        PostForm form = PostForm.of(as);
        if (place == null && !request.failed()) {
            refuse("to", to, withPlaces(new ArrayList<>()), request);
        }
        if (form == null && !request.failed()) {
            List<String> known = new ArrayList<>();
            for (PostForm one : PostForm.values()) {
                known.add(one.id());
            }
            refuse("as", as, known, request);
        }
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        PostReader post = new PostReader(kinds, presenters, MAX_DECKS);
        List<PostedDeck> decks = post.read(text, names, request);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        ExportWords words = ExportWords.of(Language.of(language));
        JsonText json = new JsonText().object();
        write(place, place.post(form, text, decks, words), json, request);
        json.name("decks").array();
        for (PostedDeck deck : decks) {
            json.object()
                    .member("game", deck.game())
                    .member("from", deck.from())
                    .member("to", deck.to())
                    .member("title", deck.view().title())
                    .member("code", deck.view().code())
                    .endObject();
        }
        return Response.of(json.endArray().endObject(), request.diagnostics());
    }

    private static Response qr(Request request) {
        String text = request.text("text");
        QrPath code = request.failed() ? null : QrPath.of(text);
        if (code == null && !request.failed()) {
            request.refuseValue("/text", "text", text, "ASCII, at most " + Exports.longestLink());
        }
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().member("side", code.side());
        return Response.of(json.member("path", code.path()).endObject(), request.diagnostics());
    }

    /** Writes the members of a text for a place, and reports omissions. */
    private static void write(Place place, PlacedText text, JsonText json, Request request) {
        json.member("content", text.content());
        json.optional("html", text.html());
        json.member("dialect", place.dialect()).member("length", place.length(text.content()));
        if (place.limit() > 0) {
            json.member("limit", place.limit());
        }
        json.member("checked", place.isChecked());
        if (text.shortened()) {
            request.refuse(
                    (text.fits() ? ExportCodes.SHORTENED : ExportCodes.TOO_LONG)
                            .anywhere()
                            .with("limit", place.limit())
                            .with(
                                    "length",
                                    text.fits() ? text.length() : place.length(text.content())));
        }
    }

    private static PictureTheme theme(Request request) {
        return request.choice("theme", PictureTheme.LIGHT, PictureTheme.values(), PictureTheme::id);
    }

    private static Export find(String to, List<Export> exports) {
        for (Export export : exports) {
            if (export.to().equals(to)) {
                return export;
            }
        }
        return null;
    }

    private static List<String> withPlaces(List<String> known) {
        for (Place place : Place.values()) {
            known.add(place.id());
        }
        return known;
    }

    private static void refuse(String argument, String value, List<String> known, Request request) {
        request.refuseValue("/" + argument, argument, value, "one of " + String.join(", ", known));
    }
}
