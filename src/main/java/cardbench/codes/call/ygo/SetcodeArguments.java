package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.cards.NameFold;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Setcode;
import cardbench.codes.ygo.setcode.SetcodeCodes;
import cardbench.codes.ygo.setcode.SetcodeReader;
import cardbench.contract.JsonInteger;
import cardbench.contract.Request;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads setcodes and archetypes from the arguments of a request: texts in any notation, or JSON
 * integers.
 *
 * @param request the request with the arguments
 * @param archetypes a text that is no number may be a name of these
 */
record SetcodeArguments(Request request, Archetypes archetypes) {

    /** The most archetypes in one argument; there are no more 16-bit numbers. */
    static final int LIMIT = 65_536;

    /** A name may be a part of more archetypes; a refusal names this many. */
    private static final int NAMED = 12;

    /** A required setcode; 0 if it is missing or invalid, which the request then reports. */
    Setcode setcode(String name) {
        JsonValue value = request.value(name);
        if (value == null) {
            // read for its diagnostic only: the argument is missing
            request.text(name);
            return new Setcode(0);
        }
        return setcode(value, name, "/" + name);
    }

    /** A setcode within an argument; 0 if it is invalid, which the request then reports. */
    Setcode setcode(JsonValue value, String name, String pointer) {
        // a number keeps its digits as text, because setcodes have 64 bits and doubles only 53
        String written =
                value.isString()
                        ? value.asString()
                        : value.isNumber() ? JsonInteger.text(value.toString()) : null;
        if (written == null) {
            request.refuseType(pointer, name, "a setcode as text");
            return new Setcode(0);
        }
        Diagnostics diagnostics = new Diagnostics();
        Setcode setcode = SetcodeReader.read(written, diagnostics);
        if (setcode == null && isNamed(written)) {
            return named(written.trim(), Location.pointer(pointer));
        }
        for (Diagnostic diagnostic : diagnostics.list()) {
            request.refuse(diagnostic.at(diagnostic.location().withPointer(pointer)));
        }
        return setcode == null ? new Setcode(0) : setcode;
    }

    /** Whether a text is no broken number: names begin with a letter of any script. */
    static boolean isNamed(String written) {
        String folded = NameFold.fold(written);
        return !folded.isEmpty() && !Ascii.isDigit(folded.charAt(0));
    }

    /** The archetype of a name in the open lists. It has to be the only one that fits. */
    private Setcode named(String name, Location place) {
        List<Integer> codes = archetypes.named(NameFold.fold(name));
        StringBuilder listed = new StringBuilder();
        for (int i = 0; i < codes.size() && i < NAMED; i++) {
            listed.append(i == 0 ? "" : ", ").append(Archetype.hex(codes.get(i)));
        }
        listed.append(codes.size() > NAMED ? ", …" : "");
        DiagnosticCode found =
                codes.isEmpty()
                        ? SetcodeCodes.NAME_UNKNOWN
                        : codes.size() == 1 ? SetcodeCodes.NAME_READ : SetcodeCodes.NAME_OF_SEVERAL;
        Diagnostic remark = found.at(place).with("name", name);
        request.refuse(codes.isEmpty() ? remark : remark.with("codes", listed.toString()));
        return new Setcode(codes.size() == 1 ? codes.get(0) : 0);
    }

    /**
     * A required archetype that cards may be members of. Like the engines, uses only 16 bits of the
     * number.
     */
    int target(String name) {
        return masked(setcode(name), "/" + name);
    }

    private int masked(Setcode setcode, String pointer) {
        int code = setcode.slot(0);
        if (request.failed()) {
            return code;
        }
        if (setcode.value() != code) {
            request.refuse(
                    SetcodeCodes.TARGET_MASKED
                            .at(Location.pointer(pointer))
                            .with("target", setcode.hex())
                            .with("used", Archetype.hex(code)));
        }
        if (code == 0) {
            request.refuse(SetcodeCodes.NO_ARCHETYPE.at(Location.pointer(pointer)));
        }
        return code;
    }

    /** A required base of archetypes. Upper bits are dropped, which is reported. */
    int base(String name) {
        int code = target(name);
        int base = Archetype.base(code);
        Location place = Location.pointer("/" + name);
        if (!request.failed() && base == 0) {
            request.refuse(SetcodeCodes.NO_ARCHETYPE.at(place));
        } else if (base != code) {
            request.refuse(
                    SetcodeCodes.BASE_MASKED
                            .at(place)
                            .with("code", Archetype.hex(code))
                            .with("base", Archetype.hex(base)));
        }
        return base;
    }

    /** A required list of archetypes, each a number, or a pair of number and name. */
    List<Archetype> archetypes(String name) {
        List<Archetype> archetypes = new ArrayList<>();
        JsonArray array = request.array(name);
        if (array.size() > LIMIT) {
            request.refuseType(name, "at most " + LIMIT + " archetypes");
            return archetypes;
        }
        for (int i = 0; i < array.size(); i++) {
            JsonValue value = array.get(i);
            boolean pair =
                    value.isArray()
                            && value.asArray().size() == 2
                            && value.asArray().get(1).isString();
            String called = pair ? value.asArray().get(1).asString() : "";
            JsonValue code = pair ? value.asArray().get(0) : value;
            String pointer = "/" + name + "/" + i + (pair ? "/0" : "");
            archetypes.add(new Archetype(masked(setcode(code, name, pointer), pointer), called));
        }
        return archetypes;
    }

    /** The numbers of an optional list of archetypes; empty if the argument is missing. */
    List<Integer> codes(String name) {
        List<Integer> codes = new ArrayList<>();
        if (request.has(name)) {
            for (Archetype archetype : archetypes(name)) {
                codes.add(archetype.code());
            }
        }
        return codes;
    }

    /** Like {@link #codes}, for archetypes that must all have this base. */
    List<Integer> codesOf(int base, String name) {
        List<Integer> codes = codes(name);
        for (int i = 0; i < codes.size(); i++) {
            if (Archetype.base(codes.get(i)) != base && !request.failed()) {
                request.refuse(
                        SetcodeCodes.OTHER_BASE
                                .at(Location.pointer("/" + name + "/" + i))
                                .with("code", Archetype.hex(codes.get(i)))
                                .with("base", Archetype.hex(base)));
            }
        }
        return codes;
    }

    /** Writes numbers as an array in hexadecimal notation. */
    static void write(String name, List<Integer> codes, JsonText json) {
        json.name(name).array();
        for (int code : codes) {
            json.value(Archetype.hex(code));
        }
        json.endArray();
    }
}
