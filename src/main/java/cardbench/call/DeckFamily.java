package cardbench.call;

import cardbench.cards.Language;
import cardbench.deck.CodeFinder;
import cardbench.deck.Deck;
import cardbench.deck.DeckCodes;
import cardbench.deck.DeckComparison;
import cardbench.deck.DeckView;
import cardbench.deck.DeckView.Row;
import cardbench.deck.Explanation;
import cardbench.deck.Field;
import cardbench.deck.Found;
import cardbench.deck.Reading;
import cardbench.deck.Recogniser;
import cardbench.json.JsonText;
import cardbench.text.Ascii;
import cardbench.text.Diagnostic;
import cardbench.text.DiagnosticCode;
import cardbench.text.Lines;
import cardbench.text.Location;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * The operations on deck codes: {@code decode, encode, identify, explain, compare, deck,
 * cards.search}.
 */
public final class DeckFamily implements Family {

    /** How many cards a search answers at most. */
    public static final int MAX_FOUND = 200;

    private final List<Shape<?>> shapes;
    private final CodeFinder finder;

    /**
     * The operations for these kinds.
     *
     * @param shapes the kinds that are decoded, likeliest first
     * @param others kinds that are only told apart
     */
    public DeckFamily(List<Shape<?>> shapes, List<Recogniser> others) {
        this.shapes = List.copyOf(shapes);
        List<Recogniser> kinds = new ArrayList<>();
        for (Shape<?> shape : shapes) {
            kinds.add(shape.codec());
        }
        kinds.addAll(others);
        this.finder = new CodeFinder(kinds);
    }

    @Override
    public List<String> operations() {
        return List.of(
                "decode", "encode", "identify", "explain", "compare", "deck", "cards.search");
    }

    @Override
    public Answer answer(String operation, Request request) {
        return switch (operation) {
            case "decode" -> decode(request);
            case "encode" -> encode(request);
            case "identify" -> identify(request);
            case "explain" -> explain(request);
            case "deck" -> view(request);
            case "cards.search" -> search(request);
            default -> compare(request);
        };
    }

    private Answer decode(Request request) {
        String text = request.text("text");
        boolean strict = request.flag("strict", false);
        Answer flawless = request.failed() || request.has("kind") ? null : decodeFlawless(text);
        if (flawless != null) {
            return flawless;
        }
        Shape<?> shape = shapeFor(text, request);
        return shape == null ? Answer.refused(request.diagnostics()) : decode(shape, text, strict);
    }

    private Answer decodeFlawless(String text) {
        for (Shape<?> shape : shapes) {
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
        List<Diagnostic> diagnostics = placed(reading.diagnostics(), text, strict);
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
        Shape<?> shape = shapeFor(text, request);
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
                placed(explanation.diagnostics(), text, false));
    }

    private static void write(Field field, JsonText json) {
        json.object()
                .member("name", field.name())
                .member("byteFrom", field.byteFrom())
                .member("byteTo", field.byteTo())
                .member("from", field.from())
                .member("to", field.to())
                .name("value")
                .json(Long.toString(field.value()))
                .member("meaning", field.meaning())
                .endObject();
    }

    private Answer identify(Request request) {
        String text = request.text("text");
        if (request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("found").array();
        for (Found found : finder.find(text)) {
            json.object()
                    .member("kind", found.kind())
                    .member("from", found.from())
                    .member("to", found.to())
                    .member("text", text.substring(found.from(), found.to()))
                    .endObject();
        }
        return Answer.of(json.endArray().endObject());
    }

    private Answer encode(Request request) {
        if (request.has("names") && !request.has("deck")) {
            return encodeNames(request);
        }
        JsonObject deck = request.object("deck");
        if (request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        Shape<?> shape = shapeOf(deck, "/deck", request);
        return shape == null ? Answer.refused(request.diagnostics()) : encode(shape, deck, request);
    }

    private static <D extends Deck> Answer encode(
            Shape<D> shape, JsonObject json, Request request) {
        D deck = shape.read(json, "/deck", request);
        return request.failed()
                ? Answer.refused(request.diagnostics())
                : shape.encode(deck, request);
    }

    private Answer encodeNames(Request request) {
        String names = request.text("names");
        Language language = Language.of(request.textOr("language", "en"));
        Shape<?> shape = known(request.text("kind"), "kind", "/kind", request);
        return request.failed()
                ? Answer.refused(request.diagnostics())
                : shape.encodeNames(names, language, request);
    }

    private Answer view(Request request) {
        Language language = Language.of(request.textOr("language", "en"));
        Deck deck = deck(request.has("deck") ? "deck" : "text", request);
        Shape<?> shape = deck == null ? null : named(deck.kind());
        return shape == null || request.failed()
                ? Answer.refused(request.diagnostics())
                : view(shape, deck, language, request);
    }

    @SuppressWarnings("unchecked") // a shape of a kind is for the decks of that kind
    private static <D extends Deck> Answer view(
            Shape<D> shape, Deck deck, Language language, Request request) {
        DeckView view = shape.view((D) deck, language);
        if (view == null) {
            request.refuse(DeckCodes.NO_VIEW.anywhere().with("kind", deck.kind()));
            return Answer.refused(request.diagnostics());
        }
        return Answer.of(ViewJson.of(view), request.diagnostics());
    }

    private Answer search(Request request) {
        String written = request.text("text");
        Language language = Language.of(request.textOr("language", "en"));
        int limit = request.integer("limit", 1, MAX_FOUND, 20);
        Shape<?> shape = known(request.text("kind"), "kind", "/kind", request);
        if (request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().name("cards").array();
        for (Row row : shape.search(written, language, limit)) {
            ViewJson.write(row, json);
        }
        return Answer.of(json.endArray().endObject());
    }

    private Answer compare(Request request) {
        Deck a = deck("a", request);
        Deck b = deck("b", request);
        if (!request.failed() && !a.kind().equals(b.kind())) {
            request.refuse(
                    DeckCodes.DIFFERENT_KINDS.anywhere().with("a", a.kind()).with("b", b.kind()));
        }
        if (request.failed()) {
            return Answer.refused(request.diagnostics());
        }
        Shape<?> shape = named(a.kind());
        DeckComparison comparison = DeckComparison.of(a, b);
        JsonText json = new JsonText().object();
        shape.rows(comparison.added(), json.name("added"));
        shape.rows(comparison.removed(), json.name("removed"));
        shape.rows(comparison.kept(), json.name("kept"));
        return Answer.of(json.endObject(), request.diagnostics());
    }

    /** The deck given as a text or as an object; with {@code null} the request has failed. */
    private Deck deck(String argument, Request request) {
        JsonValue value = request.value(argument);
        if (value != null && value.isObject()) {
            Shape<?> shape = shapeOf(value.asObject(), "/" + argument, request);
            return shape == null ? null : shape.read(value.asObject(), "/" + argument, request);
        }
        String text = request.text(argument);
        Shape<?> shape = request.failed() ? null : shapeIn(text, "/" + argument, request);
        if (shape == null) {
            return null;
        }
        Reading<?> reading = shape.codec().read(text);
        for (Diagnostic said : placed(reading.diagnostics(), text, false)) {
            request.refuse(said.at(said.location().withPointer("/" + argument)));
        }
        return reading.deck();
    }

    /** The shape for the {@code kind} that the request names, or else for what the text holds. */
    private Shape<?> shapeFor(String text, Request request) {
        String kind = request.textOr("kind", "");
        if (request.failed()) {
            return null;
        }
        return request.has("kind")
                ? known(kind, "kind", "/kind", request)
                : shapeIn(text, null, request);
    }

    /** The shape for the object's {@code kind}; with {@code null} the request has failed. */
    private Shape<?> shapeOf(JsonObject deck, String pointer, Request request) {
        JsonValue kind = deck.get("kind");
        if (kind == null || !kind.isString()) {
            request.refuse(
                    CallCodes.MISSING_ARGUMENT
                            .at(Location.pointer(pointer + "/kind"))
                            .with("argument", "kind"));
            return null;
        }
        return known(kind.asString(), "kind", pointer + "/kind", request);
    }

    private Shape<?> known(String kind, String argument, String pointer, Request request) {
        Shape<?> shape = named(kind);
        if (shape == null) {
            StringBuilder kinds = new StringBuilder();
            for (Shape<?> known : shapes) {
                kinds.append(kinds.length() == 0 ? "" : ", ").append(known.codec().kind());
            }
            request.refuse(
                    CallCodes.BAD_VALUE
                            .at(Location.pointer(pointer))
                            .with("argument", argument)
                            .with("value", kind)
                            .with("expected", "one of " + kinds));
        }
        return shape;
    }

    private Shape<?> named(String kind) {
        for (Shape<?> shape : shapes) {
            if (shape.codec().kind().equals(kind)) {
                return shape;
            }
        }
        return null;
    }

    /** The shape for the first code in the text, or for what comes nearest to one. */
    private Shape<?> shapeIn(String text, String pointer, Request request) {
        List<Found> all = finder.find(text);
        for (Found found : all) {
            Shape<?> shape = named(found.kind());
            if (shape != null) {
                return shape;
            }
        }
        if (!all.isEmpty()) {
            Found found = all.get(0);
            refuse(
                    DeckCodes.NOT_DECODED,
                    Location.range(found.from(), found.to()),
                    pointer,
                    found.kind(),
                    request);
            return null;
        }
        Shape<?> likeliest = null;
        int most = 0;
        for (Shape<?> shape : shapes) {
            int likeness = shape.codec().likeness(text);
            if (likeness > most) {
                most = likeness;
                likeliest = shape;
            }
        }
        if (likeliest == null) {
            boolean empty = Ascii.skipBlanks(text, 0, text.length()) == text.length();
            refuse(
                    empty ? DeckCodes.EMPTY : DeckCodes.NO_CODE,
                    Location.range(0, text.length()),
                    pointer,
                    null,
                    request);
        }
        return likeliest;
    }

    private static void refuse(
            DiagnosticCode code, Location place, String pointer, String kind, Request request) {
        Diagnostic said = code.at(place.withPointer(pointer));
        request.refuse(kind == null ? said : said.with("kind", kind));
    }

    /** Adds lines and columns where the text has several lines, and applies strictness. */
    private static List<Diagnostic> placed(
            List<Diagnostic> diagnostics, String text, boolean strict) {
        if (diagnostics.isEmpty()) {
            return diagnostics;
        }
        Lines lines = new Lines(text);
        boolean several = lines.line(text.length()) > 1;
        List<Diagnostic> placed = new ArrayList<>();
        for (Diagnostic said : diagnostics) {
            int from = said.location().from();
            Diagnostic there =
                    several && from != Location.ABSENT
                            ? said.at(
                                    said.location().withLine(lines.line(from), lines.column(from)))
                            : said;
            placed.add(strict ? there.strict() : there);
        }
        return placed;
    }
}
