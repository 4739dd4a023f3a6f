package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Ascii;
import cardbench.base.text.Location;
import cardbench.codes.cards.NameFold;
import cardbench.codes.ygo.database.BitColumn;
import cardbench.codes.ygo.database.CardFilter;
import cardbench.codes.ygo.database.CardFilter.Range;
import cardbench.codes.ygo.database.CardOrder;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.DatabaseCodes;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.contract.Operation;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code database.search}, {@code database.members} and {@code database.words}: cards of the open
 * databases by name, text, archetype and the values of their columns, page by page.
 */
record CardSearch(DatabaseStore open, SetnameStore names) {

    /** The most cards that one response lists. */
    static final int MAX = 1000;

    /** The offset beyond the last card that can be open. */
    static final int LAST = 1 << 24;

    private static final int USUAL = 100;

    /** The number of digits of the largest card number. */
    private static final int DIGITS = 10;

    private static final List<String> PLACES = List.of("name", "text", "both");

    List<Operation> operations() {
        return List.of(
                open.operation(
                        "database.search", request -> search(request, request.has("setcode"))),
                open.operation("database.members", request -> search(request, true)),
                open.operation("database.words", this::words));
    }

    /** What is looked for in names and texts. */
    private record Wanted(String folded, long number, boolean inNames, boolean inTexts) {

        static Wanted of(Request request) {
            String folded = NameFold.fold(request.textOr("text", ""));
            String place = request.choice("in", "name", PLACES);
            return new Wanted(folded, number(folded), !place.equals("text"), !place.equals("name"));
        }

        /** The card number that a text is, or -1. Numbers have no leading zero. */
        private static long number(String text) {
            boolean digits = !text.isEmpty() && text.length() <= DIGITS && text.charAt(0) != '0';
            for (int i = 0; i < text.length() && digits; i++) {
                digits = Ascii.isDigit(text.charAt(i));
            }
            return digits ? Long.parseLong(text) : -1;
        }
    }

    private Response search(Request request, boolean members) {
        Archetypes archetypes = names.archetypes(request);
        int target = members ? new SetcodeArguments(request, archetypes).target("setcode") : 0;
        Dialect dialect = LimitStore.dialect(request, open);
        Wanted wanted = Wanted.of(request);
        List<Integer> named = request.has("archetype") ? named(archetypes, request) : null;
        boolean numbered = members || named != null;
        CardFilter filter = filter(request, target, named, dialect);
        CardOrder order = request.choice("sort", CardOrder.ID, CardOrder.values(), CardOrder::word);
        boolean descending = request.flag("descending", false);
        int offset = request.integer("offset", 0, LAST, 0);
        int limit = request.integer("limit", 1, MAX, USUAL);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        List<CardRow> found = new ArrayList<>();
        for (CardRow card : open.cards()) {
            boolean spoken = !numbered || open.speaks(card, archetypes.numbering());
            if (spoken && filter.holds(card) && holds(card, wanted)) {
                found.add(card);
            }
        }
        // the cards of the store are by ascending id already
        List<CardRow> sorted =
                order == CardOrder.ID && !descending ? found : order.sorted(found, descending);
        JsonText json = new JsonText().object().member("total", found.size());
        json.name("cards").array();
        int end = Math.min(sorted.size(), offset + limit);
        for (int i = offset; i < end; i++) {
            CardRow card = sorted.get(i);
            CardJson.begin(card, json).member("setcode", card.setcode().hex());
            SetcodeArguments.write("codes", card.setcode().codes(), json);
            CardJson.columns(card, dialect, json);
            json.member("database", open.databaseOf(card.id()).name()).endObject();
        }
        json.endArray().member("dialect", dialect.word());
        if (named != null) {
            SetcodeArguments.write("archetypes", named, json);
        }
        archetypes.write(json);
        return Response.of(json.endObject(), request.diagnostics());
    }

    private boolean holds(CardRow card, Wanted wanted) {
        return wanted.folded.isEmpty()
                || wanted.inNames
                        && (card.number() == wanted.number
                                || NameFold.fold(card.name()).contains(wanted.folded))
                || wanted.inTexts && open.texts(card.id()).holds(card.id(), wanted.folded);
    }

    private CardFilter filter(Request request, int target, List<Integer> named, Dialect dialect) {
        List<Integer> archetypes = new ArrayList<>(named == null ? List.of() : named);
        if (target != 0) {
            // both together are one archetype that a card has to be a member of
            archetypes.clear();
            archetypes.add(target);
        }
        return new CardFilter(
                archetypes,
                named != null && named.isEmpty(),
                bits(request, BitColumn.TYPES, dialect),
                bits(request, BitColumn.ATTRIBUTES, dialect),
                bits(request, BitColumn.RACES, dialect),
                bits(request, BitColumn.REGIONS, dialect),
                range(request, "level"),
                range(request, "attack"),
                range(request, "defence"));
    }

    /**
     * The archetypes in use by the open lists whose name contains the argument; if one has exactly
     * this name, that one alone.
     */
    private static List<Integer> named(Archetypes archetypes, Request request) {
        String wanted = NameFold.fold(request.text("archetype"));
        List<Integer> named = archetypes.named(wanted);
        if (named.isEmpty() && !request.failed()) {
            request.refuse(
                    DatabaseCodes.NO_SUCH_ARCHETYPE
                            .at(Location.pointer("/archetype"))
                            .with("name", request.text("archetype")));
        }
        return named;
    }

    /** The bits of the words that an argument lists. */
    private static long bits(Request request, BitColumn column, Dialect dialect) {
        if (!request.has(column.word())) {
            return 0;
        }
        long bits = 0;
        JsonArray words = request.array(column.word());
        for (int i = 0; i < words.size(); i++) {
            JsonValue word = words.get(i);
            long bit = word.isString() ? column.bit(word.asString(), dialect) : 0;
            if (bit == 0) {
                request.refuseValue(
                        "/" + column.word() + "/" + i,
                        column.word(),
                        word.isString() ? word.asString() : "",
                        "a word of database.words");
            }
            bits |= bit;
        }
        return bits;
    }

    private static Range range(Request request, String name) {
        if (!request.has(name)) {
            return Range.ANY;
        }
        JsonArray bounds = request.array(name);
        try {
            if (bounds.size() == 2) {
                return new Range(
                        bound(bounds.get(0), Range.ANY.least()),
                        bound(bounds.get(1), Range.ANY.most()));
            }
        } catch (NumberFormatException | UnsupportedOperationException e) {
            // reported below, as for every other array that is no range
        }
        request.refuseType(name, "an array of two integers, or null for no bound");
        return Range.ANY;
    }

    /**
     * A bound of a range.
     *
     * @throws NumberFormatException if it is no integer of 32 bits
     * @throws UnsupportedOperationException if it is no number
     */
    private static int bound(JsonValue value, int otherwise) {
        return value.isNull() ? otherwise : value.asInt();
    }

    /** The words that some card has, so that a choice of them finds something. */
    private Response words(Request request) {
        Dialect dialect = LimitStore.dialect(request, open);
        boolean wholeColumn = request.flag("all", false);
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        JsonText json = new JsonText().object().member("dialect", dialect.word());
        json.name("dialects").array();
        for (Dialect each : Dialect.values()) {
            json.object().member("dialect", each.word());
            json.member("client", each.client()).endObject();
        }
        json.endArray();
        for (BitColumn column : BitColumn.values()) {
            long bits = wholeColumn ? column.named(dialect) : 0;
            for (CardRow card : open.cards()) {
                bits |= column.bits(card);
            }
            CardJson.write(column.word(), column.words(bits, dialect), json);
        }
        return Response.of(json.endObject(), request.diagnostics());
    }
}
