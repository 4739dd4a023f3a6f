package cardbench.codes.call.decks;

import cardbench.base.json.JsonText;
import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import cardbench.codes.deck.CodeFinder;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.CommentLines;
import cardbench.codes.deck.Deck;
import cardbench.codes.deck.DeckCodes;
import cardbench.codes.deck.ForeignCodes;
import cardbench.codes.deck.Found;
import cardbench.codes.deck.Reading;
import cardbench.codes.deck.Recogniser;
import cardbench.contract.PlacedDiagnostics;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The known kinds of codes, and the choice of the kind that a request refers to. */
public final class CodeKinds {

    private final List<DeckJsonMapper<?>> mappers;
    private final CodeFinder finder;
    private final CodeFinder guesses;
    private final Function<String, Diagnostic> foreign;

    /**
     * Creates the list of kinds.
     *
     * @param mappers the kinds that are decoded, likeliest first
     * @param recognisers kinds that are only recognised
     * @param guesses recognisers for a text in which nothing else is found, likeliest first
     */
    public CodeKinds(
            List<DeckJsonMapper<?>> mappers,
            List<Recogniser> recognisers,
            List<Recogniser> guesses) {
        this(mappers, recognisers, guesses, text -> null);
    }

    /**
     * The same.
     *
     * @param foreign what a text in which nothing is found looks like, or {@code null}
     */
    private CodeKinds(
            List<DeckJsonMapper<?>> mappers,
            List<Recogniser> recognisers,
            List<Recogniser> guesses,
            Function<String, Diagnostic> foreign) {
        this.foreign = foreign;
        this.mappers = List.copyOf(mappers);
        List<Recogniser> kinds = new ArrayList<>();
        for (DeckJsonMapper<?> mapper : mappers) {
            kinds.add(mapper.codec());
        }
        kinds.addAll(recognisers);
        this.finder = new CodeFinder(kinds);
        this.guesses = new CodeFinder(guesses);
    }

    /**
     * All kinds of these games.
     *
     * @param recognisers further kinds that are only recognised
     * @param foreign what a text in which nothing is found looks like, or {@code null}
     */
    public static CodeKinds of(
            List<GameModule> games,
            List<Recogniser> recognisers,
            Function<String, Diagnostic> foreign) {
        List<DeckJsonMapper<?>> mappers = new ArrayList<>();
        List<Recogniser> marks = new ArrayList<>();
        List<Recogniser> guesses = new ArrayList<>();
        for (GameModule game : games) {
            mappers.addAll(game.mappers());
            marks.addAll(game.marks());
            guesses.addAll(game.guesses());
        }
        marks.addAll(recognisers);
        return new CodeKinds(mappers, marks, guesses, foreign);
    }

    /** Writes the limits and sizes of each kind that is decoded. */
    void constants(JsonText json) {
        for (DeckJsonMapper<?> mapper : mappers) {
            json.name(mapper.codec().kind()).object();
            mapper.constants(json);
            json.endObject();
        }
    }

    /** The codes in a text; if there is none, the kinds that the whole text may be of. */
    public List<Found> find(String text) {
        List<Found> found = finder.find(text);
        return found.isEmpty() ? guesses.find(text) : found;
    }

    /** The mapper of a kind, or {@code null}. */
    public DeckJsonMapper<?> named(String kind) {
        for (DeckJsonMapper<?> mapper : mappers) {
            if (mapper.codec().kind().equals(kind)) {
                return mapper;
            }
        }
        return null;
    }

    /** The mapper of a kind named by a request; {@code null} if the request has failed. */
    DeckJsonMapper<?> known(String kind, String pointer, Request request) {
        DeckJsonMapper<?> mapper = named(kind);
        if (mapper == null) {
            StringBuilder kinds = new StringBuilder();
            for (DeckJsonMapper<?> known : mappers) {
                kinds.append(kinds.length() == 0 ? "" : ", ").append(known.codec().kind());
            }
            request.refuseValue(pointer, "kind", kind, "one of " + kinds);
        }
        return mapper;
    }

    /**
     * The mapper for the {@code kind} of the request or, without it, for the code in the text;
     * {@code null} if the request has failed.
     */
    DeckJsonMapper<?> of(String text, Request request) {
        String kind = request.textOr("kind", "");
        if (request.failed()) {
            return null;
        }
        return request.has("kind") ? known(kind, "/kind", request) : in(text, null, request);
    }

    /** The mapper for the object's {@code kind}; {@code null} if the request has failed. */
    DeckJsonMapper<?> of(JsonObject deck, String pointer, Request request) {
        JsonValue kind = deck.get("kind");
        if (kind == null || !kind.isString()) {
            request.refuseMissing(pointer + "/kind", "kind");
            return null;
        }
        return known(kind.asString(), pointer + "/kind", request);
    }

    /** The deck given as a text or as an object; {@code null} if the request has failed. */
    public Deck deck(String argument, Request request) {
        String pointer = "/" + argument;
        JsonValue value = request.value(argument);
        if (value != null && value.isObject()) {
            DeckJsonMapper<?> mapper = of(value.asObject(), pointer, request);
            return mapper == null ? null : mapper.read(value.asObject(), pointer, request);
        }
        String text = request.text(argument);
        DeckJsonMapper<?> mapper = request.failed() ? null : in(text, pointer, request);
        if (mapper == null) {
            return null;
        }
        Reading<?> reading = mapper.codec().read(text);
        for (Diagnostic diagnostic : PlacedDiagnostics.of(reading.diagnostics(), text, false)) {
            // repairs go into the response, too; only errors make the request fail
            request.refuse(diagnostic.at(diagnostic.location().withPointer(pointer)));
        }
        return reading.deck();
    }

    /**
     * The deck of the first code in a text; {@code null} if there is none, or not all of it could
     * be read.
     */
    Deck deck(String text) {
        DeckJsonMapper<?> mapper = first(finder.findFirst(text), text);
        Reading<?> reading = mapper == null ? null : mapper.codec().read(text);
        return reading == null || !reading.isValid() ? null : reading.deck();
    }

    /** The places of the codes in a text of which the whole deck can be read, in their order. */
    List<Found> readable(String text) {
        List<Found> readable = new ArrayList<>();
        for (Found found : finder.find(text)) {
            if (deck(text.substring(found.from(), found.to())) != null) {
                readable.add(found);
            }
        }
        return readable;
    }

    /**
     * What {@code decode} answers as {@code canonical}, without its other members: the first code
     * in a text as the game itself writes it; {@code null} if there is none, or not all of it could
     * be read.
     */
    public String canonical(String text) {
        DeckJsonMapper<?> mapper = first(finder.findFirst(text), text);
        return mapper == null ? null : canonical(mapper.codec(), text);
    }

    private static <D extends Deck> String canonical(Codec<D> codec, String text) {
        Reading<D> reading = codec.read(text);
        return reading.deck() == null || !reading.isValid() ? null : codec.write(reading.deck());
    }

    /**
     * The mapper for the first of these codes or, without any code, for the likeliest kind; {@code
     * null} if there is none.
     */
    private DeckJsonMapper<?> first(List<Found> codes, String text) {
        DeckJsonMapper<?> inComment = null;
        CommentLines comments = new CommentLines(text);
        for (Found found : codes) {
            // a code that is only recognised must not hide a later one that can be decoded
            DeckJsonMapper<?> mapper = named(found.kind());
            if (mapper != null && !isIgnored(found, mapper, comments)) {
                return mapper;
            }
            inComment = inComment == null ? mapper : inComment;
        }
        // a damaged code before a guess: the codec states what is wrong with it, and where
        return codes.isEmpty() ? likeliest(text) : inComment;
    }

    private static boolean isIgnored(Found found, DeckJsonMapper<?> mapper, CommentLines comments) {
        return mapper.codec().hasComments() && comments.hold(found.from());
    }

    /** The index of the code that a game reads: the first one that is not in a comment, or 0. */
    int preferred(List<Found> codes, String text) {
        CommentLines comments = new CommentLines(text);
        for (int i = 0; i < codes.size(); i++) {
            DeckJsonMapper<?> mapper = named(codes.get(i).kind());
            if (mapper == null || !isIgnored(codes.get(i), mapper, comments)) {
                return i;
            }
        }
        return 0;
    }

    /** The same for a request, which fails where there is no mapper. */
    private DeckJsonMapper<?> in(String text, String pointer, Request request) {
        List<Found> codes = finder.findFirst(text);
        DeckJsonMapper<?> mapper = first(codes, text);
        if (mapper != null) {
            return mapper;
        }
        List<Found> candidates = codes.isEmpty() ? guesses.find(text) : codes;
        if (!candidates.isEmpty()) {
            Found found = candidates.get(0);
            Location place = Location.range(found.from(), found.to());
            request.refuse(
                    DeckCodes.NOT_DECODED
                            .at(place.withPointer(pointer))
                            .with("kind", found.kind()));
        } else {
            boolean empty = Ascii.skipBlanks(text, 0, text.length()) == text.length();
            DiagnosticCode code = empty ? DeckCodes.EMPTY : DeckCodes.NO_CODE;
            request.refuse(code.at(Location.range(0, text.length()).withPointer(pointer)));
            Diagnostic likeness = foreign.apply(text);
            if (likeness != null) {
                request.refuse(likeness.at(likeness.location().withPointer(pointer)));
            }
        }
        return null;
    }

    /**
     * The mapper of the codec that the text looks like a damaged code of; {@code null} if there is
     * none, or if the text looks like a code of a game that is not read.
     */
    public DeckJsonMapper<?> likeliest(String text) {
        Diagnostic game = foreign.apply(text);
        if (game != null && game.code() == ForeignCodes.LOOKS_LIKE) {
            return null;
        }
        DeckJsonMapper<?> likeliest = null;
        int most = 0;
        for (DeckJsonMapper<?> mapper : mappers) {
            int likeness = mapper.codec().likeness(text);
            if (likeness > most) {
                most = likeness;
                likeliest = mapper;
            }
        }
        return likeliest;
    }
}
