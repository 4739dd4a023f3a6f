package cardbench.call;

import cardbench.deck.Deck;
import cardbench.deck.DeckCodes;
import cardbench.deck.Explanation;
import cardbench.deck.Field;
import cardbench.deck.Found;
import cardbench.deck.Reading;
import cardbench.deck.Recogniser;
import cardbench.json.JsonText;
import cardbench.text.Diagnostic;
import com.eclipsesource.json.JsonObject;
import java.util.List;

/** The operations on codes: {@code decode, encode, identify, explain}. */
final class CodeFamily implements Family {

    private final CodeKinds kinds;

    CodeFamily(CodeKinds kinds) {
        this.kinds = kinds;
    }

    @Override
    public List<String> operations() {
        return List.of("decode", "encode", "identify", "explain");
    }

    @Override
    public Answer answer(String operation, Request request) {
        return switch (operation) {
            case "decode" -> decode(request);
            case "encode" -> encode(request);
            case "identify" -> identify(request);
            default -> explain(request);
        };
    }

    private Answer decode(Request request) {
        String text = request.text("text");
        boolean strict = request.flag("strict", false);
        Answer flawless = request.failed() || request.has("kind") ? null : decodeFlawless(text);
        if (flawless != null) {
            return flawless;
        }
        Shape<?> shape = kinds.of(text, request);
        return shape == null ? Answer.refused(request.diagnostics()) : decode(shape, text, strict);
    }

    private Answer decodeFlawless(String text) {
        for (Shape<?> shape : kinds.shapes()) {
            Answer answer = decodeFlawless(shape, text);
            if (answer != null) {
                return answer;
            }
        }
        return null;
    }

    private static <D extends Deck> Answer decodeFlawless(Shape<D> shape, String text) {
        Reading<D> reading = shape.codec().readFlawless(text);
        return reading == null ? null : decoded(shape, reading, text, List.of());
    }

    private static <D extends Deck> Answer decode(Shape<D> shape, String text, boolean strict) {
        Reading<D> reading = shape.codec().read(text);
        List<Diagnostic> diagnostics = PlacedDiagnostics.of(reading.diagnostics(), text, strict);
        return reading.deck() == null
                ? Answer.refused(diagnostics)
                : decoded(shape, reading, text, diagnostics);
    }

    private static <D extends Deck> Answer decoded(
            Shape<D> shape, Reading<D> reading, String text, List<Diagnostic> diagnostics) {
        JsonText json = new JsonText().object().member("kind", shape.codec().kind());
        shape.write(text, reading, json);
        json.member("from", reading.from()).member("to", reading.to()).endObject();
        return Answer.of(json, diagnostics);
    }

    private Answer explain(Request request) {
        String text = request.text("text");
        Shape<?> shape = kinds.of(text, request);
        if (shape == null) {
            return Answer.refused(request.diagnostics());
        }
        Explanation explanation = shape.codec().explain(text);
        JsonText json =
                new JsonText().object().member("bytes", explanation.bytes()).name("fields").array();
        for (Field field : explanation.fields()) {
            write(field, json);
        }
        return Answer.of(
                json.endArray().member("kind", shape.codec().kind()).endObject(),
                PlacedDiagnostics.of(explanation.diagnostics(), text, false));
    }

    private static void write(Field field, JsonText json) {
        json.object()
                .member("name", field.name())
                .member("byteFrom", field.byteFrom())
                .member("byteTo", field.byteTo())
                .member("from", field.from())
                .member("to", field.to())
                .name("value")
                .value(field.value())
                .member("meaning", field.meaning())
                .endObject();
    }

    private Answer identify(Request request) {
        String text = request.text("text");
        if (request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("found").array();
        List<Found> all = kinds.find(text);
        int listed = Math.min(all.size(), Recogniser.MOST);
        if (listed < all.size()) {
            request.refuse(DeckCodes.MORE_CODES.anywhere().with("limit", Recogniser.MOST));
        }
        for (int i = 0; i < listed; i++) {
            Found found = all.get(i);
            json.object()
                    .member("kind", found.kind())
                    .member("from", found.from())
                    .member("to", found.to())
                    .member("text", text.substring(found.from(), found.to()))
                    .endObject();
        }
        return Answer.of(json.endArray().endObject(), request.diagnostics());
    }

    private Answer encode(Request request) {
        for (Shape<?> shape : kinds.shapes()) {
            PlainJson plain = request.plain("deck");
            Answer answer = plain == null ? null : encodePlain(shape, plain, request);
            if (answer != null) {
                return answer;
            }
        }
        JsonObject deck = request.object("deck");
        if (request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        Shape<?> shape = kinds.of(deck, "/deck", request);
        return shape == null ? Answer.refused(request.diagnostics()) : encode(shape, deck, request);
    }

    private static <D extends Deck> Answer encodePlain(
            Shape<D> shape, PlainJson json, Request request) {
        D deck = shape.readPlain(json);
        return deck == null ? null : shape.encode(deck, request);
    }

    private static <D extends Deck> Answer encode(
            Shape<D> shape, JsonObject json, Request request) {
        D deck = shape.read(json, "/deck", request);
        return request.failed()
                ? Answer.refused(request.diagnostics())
                : shape.encode(deck, request);
    }
}
