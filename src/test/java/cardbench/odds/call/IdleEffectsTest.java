package cardbench.odds.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.OddsLabOperations;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code check} reports of files that do less than they were written for. */
class IdleEffectsTest {

    private static final Dispatcher CALL = new Dispatcher(OddsLabOperations.all());

    private static List<JsonObject> check(String yaml) {
        JsonObject request = new JsonObject().add("op", "check").add("yaml", yaml);
        JsonObject answer = Json.parse(CALL.call(request.toString())).asObject();
        List<JsonObject> found = new ArrayList<>();
        for (JsonValue one : answer.get("diagnostics").asArray()) {
            found.add(one.asObject());
        }
        return found;
    }

    private static String codes(String yaml) {
        List<String> codes = new ArrayList<>();
        for (JsonObject one : check(yaml)) {
            String code = one.getString("code", "");
            if (code.matches("odds.effect.*")) {
                codes.add(one.getInt("line", 0) + " " + code);
            }
        }
        return String.join(", ", codes);
    }

    /** Two cards with effects and nine without, in topics with these keys. */
    private static String yaml(String first, String second, String keys, String more) {
        return "deck:\n  cards:\n    pot: {count: 3, program: ['"
                + first
                + "']}\n"
                + "    k: {count: 2, program: ['"
                + second
                + "']}\n    r: {count: 9}\n"
                + "simulate:\n  tests:\n"
                + "    t: {start-card: 5, "
                + keys
                + ", combos: {K: {hand: [k]}}}\n"
                + more;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '^',
            value = {
                // no topic runs effects
                "[1]@;(# D.1 H) ~ [1]@ ~ count: 1 ~ 3 odds.effects-not-run",
                "[1]@;(# D.1 H) ~ [1]@ ~ exec-program: true ~ ",
                "[1]@;(# D.1 H) ~ [1]@ ~ exec-program: false ~ 3 odds.effects-not-run",
                // a guard that never holds: mana stays 1
                "[1]/(>= mana 2);@;(# D.1 H) ~ [1]@ ~ exec-program: true, header: ^(= mana 1)^ ~ 3 odds.effect-never-acts",
                "[1]/(>= mana 2);@;(# D.1 H) ~ [1]@;(= mana 2) ~ exec-program: true, header: ^(= mana 1)^ ~ ",
                "[1]/(>= mana 2);@;(# D.1 H) ~ [1]@ ~ exec-program: true, header: ^(= mana 2)^ ~ ",
                "[1]/(>= turn 3);@;(# D.1 H) ~ [1]@ ~ exec-program: true, turns: {count: 2, draw: 1} ~ 3 odds.effect-never-acts",
                "[1]/(>= turn 3);@;(# D.1 H) ~ [1]@ ~ exec-program: true, turns: {count: 3, draw: 1} ~ ",
                // a zone in which the card never is
                "[1]@ ~ [1F]@;(# D.1 H) ~ exec-program: true, scan-zones: FHB ~ 4 odds.effect-never-acts",
                "[1]@;(# H.k F) ~ [1F]@;(# D.1 H) ~ exec-program: true, scan-zones: FHB ~ ",
                "[1]/|F.k|;@;(# D.1 H) ~ [1]@ ~ exec-program: true ~ 3 odds.effect-never-acts",
            })
    void effects_thatNeverAct_areReported(
            String first, String second, String keys, String expected) {
        String yaml = yaml(first, second, keys.replace('^', '\''), "");
        assertEquals(expected == null ? "" : expected, codes(yaml), yaml);
    }

    /** One topic that runs an effect is enough. */
    @ParameterizedTest
    @CsvSource({"'(= mana 1)', 3 odds.effect-never-acts", "'(= mana 2)', ''"})
    void effects_thatOneTopicRuns_areNotReported(String header, String expected) {
        String other =
                "    u: {exec-program: true, header: '" + header + "', combos: {K: {hand: [k]}}}\n";
        String yaml = yaml("[1]/(>= mana 2);@;(# D.1 H)", "[1]@", "exec-program: true", other);
        assertEquals(expected, codes(yaml), yaml);
    }

    /** Slips of beginners, each with what the file needs. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '"',
            value = {
                "given: k ~ yisp.never-set-cards ~ '|H.k|'",
                "condition: (and k r) ~ yisp.never-set-cards ~ |H.k|",
                "given: one ~ yisp.never-set-cards ~ '|H.a:one|'",
                "mulligan: {keep: k} ~ yisp.never-set-cards ~ '|H.k|'",
                "mulligan: london ~ odds.mulligan-word ~ {kind: london}",
                "mulligan: one-by-one ~ odds.mulligan-word ~ {kind: one-by-one}",
                "mulligan: {kind: london, keep: [k]} ~ odds.keep-is-a-number ~ '|H.k|'",
                "mulligan: {keep: [k, a:one]} ~ odds.keep-is-a-number ~ '(and |H.k| |H.a:one|)'",
                "mulligan: {kind: vancouver, keep: [{k: 2}]} ~ odds.keep-is-a-number ~ '(>= |H.k| 2)'",
                "mulligan: {kind: redraw, keep: [k, {r: 3}]} ~ odds.keep-is-a-number ~ '(and |H.k| (>= |H.r| 3))'",
            })
    void slips_haveFixes(String key, String code, String fix) {
        String yaml =
                "deck:\n  cards:\n    k: {count: 2, attribute: [one]}\n    r: {count: 9}\n"
                        + "simulate:\n  tests:\n    t:\n      "
                        + key
                        + "\n      combos: {K: {hand: [k]}}\n";
        JsonObject found = null;
        for (JsonObject one : check(yaml)) {
            found = found == null && one.getString("code", "").equals(code) ? one : found;
        }
        assertTrue(found != null, yaml + check(yaml));
        assertEquals(fix.strip(), found.getString("fix", ""), found.toString());
        String mended =
                yaml.substring(0, found.getInt("from", 0))
                        + fix.strip()
                        + yaml.substring(found.getInt("to", 0));
        for (JsonObject one : check(mended)) {
            assertTrue(!one.getString("severity", "").equals("error"), mended + one);
        }
    }
}
