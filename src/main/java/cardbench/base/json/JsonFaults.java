package cardbench.base.json;

import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;

/** Reports the faults of a JSON text: the place, the text there, and the text that fixes it. */
record JsonFaults(Diagnostics diagnostics) {

    /** A sign is missing at an offset. */
    void missing(int offset, String sign) {
        add(JsonCodes.MISSING_SIGN, offset, offset, "sign", sign, sign);
    }

    /** A sign is not allowed. */
    void stray(JsonToken sign) {
        add(JsonCodes.STRAY_SIGN, sign, "sign");
    }

    /** A closing bracket has no opening one. */
    void extraCloser(JsonToken bracket) {
        add(JsonCodes.EXTRA_CLOSER, bracket, "bracket");
    }

    private void add(DiagnosticCode code, JsonToken token, String name) {
        add(code, token.from(), token.to(), name, String.valueOf(token.kind()), "");
    }

    /** Words have no quotation marks. */
    void unquoted(int from, int to, String words) {
        add(JsonCodes.UNQUOTED, from, to, "text", words, '"' + words + '"');
    }

    /** Characters stand for others: full-width ones, or a literal of another language. */
    void replaced(DiagnosticCode code, int from, int to, String written, String instead) {
        diagnostics.add(
                code.at(Location.range(from, to))
                        .with("written", written)
                        .with("instead", instead)
                        .fixedBy(instead));
    }

    /** Any other fault, for which only the author knows a fix. */
    void syntax(int from, int to, String expected) {
        diagnostics.add(JsonCodes.SYNTAX.at(Location.range(from, to)).with("expected", expected));
    }

    private void add(DiagnosticCode code, int from, int to, String name, String value, String fix) {
        diagnostics.add(code.at(Location.range(from, to)).with(name, value).fixedBy(fix));
    }
}
