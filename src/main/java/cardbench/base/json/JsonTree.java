package cardbench.base.json;

import cardbench.base.json.JsonOpen.Next;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds the tree of a JSON text from its tokens. Where a sign is missing or one too many, the tree
 * is that of the text with the sign, and the repair is reported: of the brackets that may be
 * missing, those are taken with which the brackets behind them match.
 */
final class JsonTree {

    private static final String NAME = "a name in double quotes is missing";
    private static final String COLON = "a colon behind the name is missing";
    private static final String BEHIND = "text stands behind the value";

    /** How often the rest of a text is looked at, so that a text of faults takes linear time. */
    private static final int MAX_LOOKS = 16;

    private final List<JsonToken> tokens;
    private final Diagnostics diagnostics;
    private final JsonFaults faults;
    private final List<JsonOpen> open = new ArrayList<>();
    private final List<JsonNode> roots = new ArrayList<>();
    private int at;
    private int values;

    /** The end of the last token that is no comma. */
    private int end;

    private boolean stopped;

    /** How often the brackets of the rest were looked at. */
    private int looks;

    JsonTree(List<JsonToken> tokens, Diagnostics diagnostics) {
        this.tokens = tokens;
        this.diagnostics = diagnostics;
        this.faults = new JsonFaults(diagnostics);
    }

    /**
     * The value, a list if there are several, or {@code null} if there is none.
     *
     * @param textEnd where the text ends, and its missing brackets belong
     * @param complete whether missing closing brackets are reported
     */
    JsonNode root(int textEnd, boolean complete) {
        while (!stopped && at < tokens.size()) {
            JsonToken token = tokens.get(at);
            if (open.isEmpty()) {
                outside(token);
            } else {
                inside(token, inner());
            }
        }
        int to = stopped ? tokens.get(at).from() : textEnd;
        if (!open.isEmpty() && complete && !stopped) {
            finish();
            StringBuilder closers = new StringBuilder();
            for (int i = open.size() - 1; i >= 0; i--) {
                closers.append(open.get(i).closer());
            }
            diagnostics.add(
                    JsonCodes.MISSING_CLOSER
                            .at(Location.range(textEnd, textEnd))
                            .with("missing", closers.toString())
                            .fixedBy(closers.toString()));
        }
        while (!open.isEmpty()) {
            close(to);
        }
        if (roots.size() < 2) {
            return roots.isEmpty() ? null : roots.get(0);
        }
        return new JsonList(roots, roots.get(0).from(), roots.get(roots.size() - 1).to());
    }

    /** Whether reading ended before the last token. */
    boolean stopped() {
        return stopped;
    }

    /** A token outside of all brackets. */
    private void outside(JsonToken token) {
        JsonToken before = at == 0 ? null : tokens.get(at - 1);
        if (token.closes()) {
            extra(token);
        } else if (roots.isEmpty() && token.beginsValue()) {
            value(token);
        } else if (token.opens() && !(roots.get(0) instanceof JsonScalar)) {
            if (roots.size() == 1) {
                diagnostics.add(
                        JsonCodes.SEVERAL.at(Location.range(token.from(), token.from() + 1)));
            }
            value(token);
        } else if (token.kind() == ','
                && !roots.isEmpty()
                && before.closes()
                && at + 1 < tokens.size()
                && tokens.get(at + 1).opens()) {
            at++;
        } else if (token.kind() == ':'
                && at > 0
                && before.kind() == JsonToken.STRING
                && roots.size() == 1) {
            enclose((JsonScalar) roots.remove(0));
        } else {
            stop(token, roots.isEmpty() ? JsonReader.VALUE : BEHIND);
        }
    }

    private void inside(JsonToken token, JsonOpen inner) {
        if (token.closes()) {
            closer(token, inner);
        } else if (inner.map) {
            member(token, inner);
        } else {
            item(token, inner);
        }
    }

    private void member(JsonToken token, JsonOpen map) {
        switch (map.next) {
            case FIRST, ITEM -> {
                if (token.isScalar()) {
                    name(token, map);
                } else if (token.kind() == ',') {
                    second(token, map);
                } else if (token.kind() == ':' || !isElsewhere(map)) {
                    stop(token, NAME);
                }
            }
            case COLON -> {
                if (token.kind() == ':') {
                    map.next = Next.VALUE;
                    skip(token);
                } else if (token.kind() == ',') {
                    absent(COLON, map);
                } else {
                    faults.missing(map.name.to(), ":");
                    map.next = Next.VALUE;
                }
            }
            case VALUE -> {
                if (token.beginsValue()) {
                    value(token);
                } else if (token.kind() == ':') {
                    stray(token);
                } else {
                    absent(JsonReader.VALUE, map);
                }
            }
            default -> {
                if (token.kind() == ',') {
                    map.next = Next.ITEM;
                    at++;
                } else if (token.kind() == ':') {
                    if (map.last != null
                            && map.last.value() instanceof JsonScalar name
                            && name.isString()) {
                        map.members.remove(map.last.name());
                        map.name = JsonToken.of(map.last);
                        enclose(name);
                    } else {
                        stray(token);
                    }
                } else {
                    faults.missing(end, ",");
                    map.next = Next.ITEM;
                }
            }
        }
    }

    /** A comma behind a comma: one of them is too many, or a bracket between them is missing. */
    private void second(JsonToken comma, JsonOpen inner) {
        if (open.size() == 1 || closers().length() >= open.size()) {
            stray(comma);
            return;
        }
        faults.missing(end, String.valueOf(inner.closer()));
        close(end);
    }

    /**
     * A bracket in place of a name: the object lacks its end, or its last value the beginning of a
     * list.
     */
    private boolean isElsewhere(JsonOpen map) {
        if (map.next == Next.ITEM && open.size() > 1 && !open.get(open.size() - 2).map) {
            faults.missing(end, "}");
            close(end);
            inner().next = Next.ITEM;
            return true;
        }
        if (map.last != null && closers().startsWith("]")) {
            JsonMap.Member last = map.last;
            faults.missing(last.value().from(), "[");
            JsonOpen list = new JsonOpen(false, last.value().from());
            list.items.add(last.value());
            list.next = Next.ITEM;
            map.members.remove(last.name());
            map.name = JsonToken.of(last);
            open.add(list);
            return true;
        }
        return false;
    }

    private void item(JsonToken token, JsonOpen list) {
        if (token.kind() == ':') {
            colon(token, list);
        } else if (list.next != Next.COMMA) {
            if (token.kind() == ',') {
                second(token, list);
            } else {
                value(token);
            }
        } else if (token.kind() == ',') {
            list.next = Next.ITEM;
            at++;
        } else {
            faults.missing(end, ",");
            list.next = Next.ITEM;
        }
    }

    /** A colon in a list: its last string is a name, before which a bracket is missing. */
    private void colon(JsonToken token, JsonOpen list) {
        int last = list.items.size() - 1;
        if (last < 0
                || list.next != Next.COMMA
                || !(list.items.get(last) instanceof JsonScalar name)
                || !name.isString()) {
            stray(token);
            return;
        }
        list.items.remove(last);
        boolean ends = last > 0 && open.size() > 1 && open.get(open.size() - 2).map;
        if (!ends || closers().length() > open.size()) {
            enclose(name);
            return;
        }
        JsonNode before = list.items.get(last - 1);
        faults.missing(before.to(), "]");
        close(before.to());
        inner().begin(JsonToken.of(name));
    }

    /** Opens an object before a string that is the name of its first member. */
    private void enclose(JsonScalar name) {
        faults.missing(name.from(), "{");
        JsonOpen map = new JsonOpen(true, name.from());
        open.add(map);
        map.begin(JsonToken.of(name));
    }

    /** The closing brackets from here on that close what is open, as far as they match. */
    private String closers() {
        StringBuilder closers = new StringBuilder();
        int depth = 0;
        // a text with so many faults is no longer guessed at
        for (int i = looks++ < MAX_LOOKS ? at : tokens.size(); i < tokens.size(); i++) {
            if (tokens.get(i).opens()) {
                depth++;
            } else if (tokens.get(i).closes() && --depth < 0) {
                closers.append(tokens.get(i).kind());
                depth = 0;
            }
        }
        return closers.toString();
    }

    private void closer(JsonToken token, JsonOpen inner) {
        if (token.kind() != inner.closer()) {
            int match = open.size() - 1;
            while (match >= 0 && open.get(match).closer() != token.kind()) {
                match--;
            }
            int rest = closers().length();
            int missing = open.size() - 1 - match;
            // both ways, by how many brackets are missing or too many then and in the end
            int closing = missing + Math.abs(match + 1 - rest);
            int leaving = 1 + Math.abs(open.size() - (rest - 1));
            if (match < 0 || leaving < closing) {
                extra(token);
                return;
            }
            for (int i = 0; i < missing; i++) {
                finish();
                faults.missing(end, String.valueOf(inner().closer()));
                close(end);
            }
        }
        finish();
        JsonOpen closed = inner();
        if (closed.next == Next.ITEM) {
            JsonToken comma = tokens.get(at - 1);
            diagnostics.add(
                    JsonCodes.TRAILING_COMMA
                            .at(Location.range(comma.from(), comma.to()))
                            .fixedBy(""));
        }
        close(token.to());
        skip(token);
    }

    /** A name that still lacks its value gets none. */
    private void finish() {
        JsonOpen inner = inner();
        if (inner.next == Next.COLON) {
            absent(COLON, inner);
        } else if (inner.next == Next.VALUE) {
            absent(JsonReader.VALUE, inner);
        }
    }

    /** Adds {@code null} where a value is missing; only its author knows it. */
    private void absent(String phrase, JsonOpen map) {
        faults.syntax(end, end, phrase);
        put(new JsonScalar(JsonScalar.Type.NULL, "null", end, end));
        map.next = Next.COMMA;
    }

    private void name(JsonToken token, JsonOpen map) {
        if (token.kind() == JsonToken.WORD) {
            faults.unquoted(token.from(), token.to(), token.text());
        }
        if (map.members.containsKey(token.text())) {
            diagnostics.add(
                    JsonCodes.DUPLICATE_KEY
                            .at(Location.range(token.from(), token.to()))
                            .with("key", token.text()));
        }
        map.begin(token);
        skip(token);
    }

    private void value(JsonToken token) {
        if (token.opens()) {
            if (open.size() == JsonReader.MAX_DEPTH) {
                diagnostics.add(
                        JsonCodes.TOO_DEEP
                                .at(Location.range(token.from(), token.to()))
                                .with("limit", JsonReader.MAX_DEPTH));
                roots.clear();
                open.clear();
                stopped = true;
                return;
            }
            open.add(new JsonOpen(token.kind() == '{', token.from()));
        } else {
            put(new JsonScalar(type(token), token.text(), token.from(), token.to()));
        }
        skip(token);
    }

    private static JsonScalar.Type type(JsonToken token) {
        if (token.kind() == JsonToken.STRING) {
            return JsonScalar.Type.STRING;
        }
        return switch (token.text()) {
            case "true" -> JsonScalar.Type.TRUE;
            case "false" -> JsonScalar.Type.FALSE;
            case "null" -> JsonScalar.Type.NULL;
            default -> JsonScalar.Type.NUMBER;
        };
    }

    private void close(int to) {
        put(open.remove(open.size() - 1).closed(to));
    }

    /** Adds a value to what is open. Values beyond the limit are read, but not kept. */
    private void put(JsonNode node) {
        if (++values == JsonReader.MAX_VALUES + 1) {
            diagnostics.add(
                    JsonCodes.TOO_MANY
                            .at(Location.range(node.from(), node.to()))
                            .with("limit", JsonReader.MAX_VALUES));
        }
        if (open.isEmpty()) {
            roots.add(node);
            return;
        }
        JsonOpen into = inner();
        into.next = Next.COMMA;
        if (values <= JsonReader.MAX_VALUES) {
            into.add(node);
        }
    }

    private JsonOpen inner() {
        return open.get(open.size() - 1);
    }

    private void skip(JsonToken token) {
        end = token.to();
        at++;
    }

    private void stray(JsonToken token) {
        faults.stray(token);
        at++;
    }

    private void extra(JsonToken token) {
        faults.extraCloser(token);
        at++;
    }

    private void stop(JsonToken token, String phrase) {
        faults.syntax(token.from(), token.from() + 1, phrase);
        stopped = true;
    }
}
