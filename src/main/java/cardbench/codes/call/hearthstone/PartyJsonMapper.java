package cardbench.codes.call.hearthstone;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.DeckJsonMapper;
import cardbench.codes.deck.Codec;
import cardbench.codes.deck.Entry;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Reading;
import cardbench.codes.hearthstone.mercenaries.Mercenary;
import cardbench.codes.hearthstone.mercenaries.Party;
import cardbench.codes.hearthstone.mercenaries.PartyCodec;
import cardbench.codes.hearthstone.mercenaries.PartyCodes;
import cardbench.codes.hearthstone.mercenaries.RawField;
import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Parties of Mercenaries as JSON: {@code id}, {@code name}, {@code type}, {@code format}, and rows
 * {@code [id, equipment, art, premium]} with {@code null} for a number that the code leaves out.
 * Fields without a known meaning are hexadecimal bytes: in {@code unknown}, in {@code
 * unknownInList}, and as a fifth cell of a row.
 */
final class PartyJsonMapper implements DeckJsonMapper<Party> {

    private static final String DIGITS = "0123456789abcdef";

    private static final String ROW = "[id, equipment, art, premium]";

    private final PartyCodec codec = new PartyCodec();

    @Override
    public void constants(JsonText json) {
        json.member("mercenaries", Party.MAX_MERCENARIES);
    }

    @Override
    public Codec<Party> codec() {
        return codec;
    }

    @Override
    public void write(String text, Reading<Party> reading, JsonText json) {
        Party party = reading.deck();
        number("id", party.id(), json);
        json.optional("name", party.name());
        number("type", party.type(), json);
        number("format", party.format(), json);
        json.name("mercenaries").array();
        for (Mercenary each : party.mercenaries()) {
            json.array().value(each.id());
            cell(each.equipment(), json);
            cell(each.art(), json);
            cell(each.premium(), json);
            if (!each.unknown().isEmpty()) {
                fields(each.unknown(), json);
            }
            json.endArray();
        }
        json.endArray();
        if (!party.unknown().isEmpty()) {
            fields(party.unknown(), json.name("unknown"));
        }
        if (!party.unknownInList().isEmpty()) {
            fields(party.unknownInList(), json.name("unknownInList"));
        }
        if (reading.isValid()) {
            json.member("canonical", codec.write(party));
        }
    }

    private static void number(String name, int value, JsonText json) {
        if (value >= 0) {
            json.member(name, value);
        }
    }

    private static void cell(int value, JsonText json) {
        if (value >= 0) {
            json.value(value);
        } else {
            json.value((String) null);
        }
    }

    private static void fields(List<RawField> fields, JsonText json) {
        json.array();
        for (RawField field : fields) {
            byte[] bytes = new byte[field.bytes().length()];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) field.bytes().charAt(i);
            }
            json.value(Explanation.hex(bytes, bytes.length));
        }
        json.endArray();
    }

    @Override
    public void rows(List<Entry> entries, JsonText json) {
        json.array();
        for (Entry entry : entries) {
            if (entry.owner() == 0) {
                json.row(entry.card(), entry.copies());
            } else {
                json.row(entry.card(), entry.copies(), entry.owner());
            }
        }
        json.endArray();
    }

    @Override
    public Party read(JsonObject deck, String pointer, Request request) {
        List<Mercenary> mercenaries = new ArrayList<>();
        JsonValue rows = deck.get("mercenaries");
        if (rows == null || !rows.isArray()) {
            wrong(pointer + "/mercenaries", "an array of " + ROW, request);
        } else if (rows.asArray().size() > Party.MAX_MERCENARIES) {
            request.refuse(PartyCodes.TOO_MANY.at(Location.pointer(pointer + "/mercenaries")));
        } else {
            for (int i = 0; i < rows.asArray().size(); i++) {
                mercenaries.add(row(rows.asArray().get(i), pointer + "/mercenaries/" + i, request));
            }
        }
        JsonValue name = deck.get("name");
        boolean text = name != null && name.isString() && Party.isText(name.asString());
        if (name != null && !text) {
            wrong(pointer + "/name", "a text without unpaired surrogates", request);
        }
        return new Party(
                number(deck.get("id"), pointer + "/id", request),
                text ? name.asString() : "",
                number(deck.get("type"), pointer + "/type", request),
                number(deck.get("format"), pointer + "/format", request),
                mercenaries,
                fields(deck.get("unknown"), pointer + "/unknown", request),
                fields(deck.get("unknownInList"), pointer + "/unknownInList", request));
    }

    private static Mercenary row(JsonValue value, String pointer, Request request) {
        int size = value.isArray() ? value.asArray().size() : 0;
        if (size < 4 || size > 5) {
            wrong(pointer, ROW, request);
            return new Mercenary(1, 0, 0, 0, List.of());
        }
        JsonArray cells = value.asArray();
        int id = number(cells.get(0), pointer + "/0", request);
        if (id <= 0) {
            wrong(pointer + "/0", "an integer from 1 to 2147483647", request);
        }
        return new Mercenary(
                id,
                number(cells.get(1), pointer + "/1", request),
                number(cells.get(2), pointer + "/2", request),
                number(cells.get(3), pointer + "/3", request),
                size == 5 ? fields(cells.get(4), pointer + "/4", request) : List.of());
    }

    /** A number from 0 on, or {@link Party#ABSENT} if there is none or it is not valid. */
    private static int number(JsonValue value, String pointer, Request request) {
        if (value == null || value.isNull()) {
            return Party.ABSENT;
        }
        int number = JsonInteger.of(value, 0, Integer.MAX_VALUE, Party.ABSENT);
        if (number == Party.ABSENT) {
            wrong(pointer, "an integer from 0 to 2147483647", request);
        }
        return number;
    }

    private static List<RawField> fields(JsonValue value, String pointer, Request request) {
        List<RawField> fields = new ArrayList<>();
        if (value == null) {
            return fields;
        }
        JsonArray texts = value.isArray() ? value.asArray() : new JsonArray().add(0);
        for (int i = 0; i < texts.size(); i++) {
            JsonValue text = texts.get(i);
            byte[] bytes = text.isString() ? bytes(text.asString()) : new byte[0];
            RawField field = RawField.of(bytes);
            if (field == null) {
                wrong(
                        value.isArray() ? pointer + "/" + i : pointer,
                        "the bytes of a field, as in 30 07",
                        request);
            } else {
                fields.add(field);
            }
        }
        return fields;
    }

    /** The bytes of pairs of hexadecimal digits; none if the text is something else. */
    private static byte[] bytes(String hex) {
        byte[] bytes = new byte[(hex.length() + 1) / 3];
        for (int i = 0; i < bytes.length; i++) {
            int high = DIGITS.indexOf(hex.charAt(3 * i));
            int low = DIGITS.indexOf(hex.charAt(3 * i + 1));
            if ((high | low) < 0) {
                return new byte[0];
            }
            bytes[i] = (byte) (high << 4 | low);
        }
        return bytes;
    }

    private static void wrong(String pointer, String expected, Request request) {
        request.refuseType(pointer, pointer.substring(pointer.indexOf('/', 1) + 1), expected);
    }
}
