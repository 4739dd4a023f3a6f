package cardbench.codes.call.ygo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** Expansions whose faults are made, and are found. */
class ExpansionOperationsTest {

    private static final long SEED = 20261129;

    private static final int FIRST = 100_000_000;

    private static final List<String> FAULTS =
            List.of(
                    "withoutName",
                    "withoutText",
                    "taken",
                    "aliases",
                    "withoutScript",
                    "unnamed",
                    "unused",
                    "none");

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] zip(Map<String, byte[]> files) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        }
        return out.toByteArray();
    }

    private static Map<String, byte[]> files(byte[] zip) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                files.put(entry.getName(), in.readAllBytes());
            }
        }
        return files;
    }

    private String open(String kind, String name, byte[] bytes) {
        return call.open(kind, name, bytes);
    }

    private JsonObject ask(String request) {
        return Json.parse(call.call(request)).asObject();
    }

    private JsonObject result(String request) {
        JsonObject answer = ask(request);
        assertTrue(answer.getBoolean("ok", false), answer.toString());
        return answer.get("result").asObject();
    }

    private static String found(JsonObject check, String name) {
        StringBuilder found = new StringBuilder();
        for (JsonValue one : check.get(name).asArray()) {
            JsonObject row = one.asObject();
            boolean code = name.equals("unnamed");
            found.append(code ? row.getString("code", "") : "" + row.getLong("id", 0));
            found.append(name.equals("unused") ? row.get("lines").toString() : "");
            found.append(code ? "x" + row.getInt("cards", 0) : "").append(' ');
        }
        return found.toString();
    }

    /** 400 cards with at most one fault each, in two databases of one zip. */
    @Test
    void plantedFaults_areFoundAndNoOthers() throws Exception {
        Random random = new Random(SEED);
        Map<String, StringBuilder> planted = new LinkedHashMap<>();
        FAULTS.forEach(fault -> planted.put(fault, new StringBuilder()));
        Map<String, byte[]> files = new LinkedHashMap<>();
        List<Made> cards = new ArrayList<>();
        StringBuilder changes = new StringBuilder("UPDATE texts SET desc = 'text', str1 = '';");
        for (int i = 0; i < 400; i++) {
            String fault = FAULTS.get(random.nextInt(FAULTS.size()));
            int id = fault.equals("taken") ? 5000 + i : FIRST + i;
            int kind = random.nextInt(4);
            // an effect monster, a spell, a normal monster, a token
            int type = new int[] {0x21, 0x2, 0x11, 0x4011}[kind];
            boolean needed = kind < 2 || fault.equals("unused");
            boolean without = fault.equals("withoutScript");
            if (without && !needed) {
                fault = "none";
            }
            int alias = fault.equals("aliases") ? 77 : random.nextInt(9) == 0 ? 5000 : 0;
            long setcode = fault.equals("unnamed") ? 0x7000700L + 0x601 : 0x6010602;
            cards.add(
                    new Made(
                            id,
                            alias,
                            setcode,
                            type,
                            4,
                            0,
                            0,
                            fault.equals("withoutName") ? "" : "card " + i));
            if (fault.equals("withoutText")) {
                changes.append("UPDATE texts SET desc = '' WHERE id = " + id + ";");
            } else if (fault.equals("unused")) {
                changes.append("UPDATE texts SET str1 = 'a', desc = 'b' WHERE id = " + id + ";");
            } else if (fault.equals("none") && needed && random.nextBoolean()) {
                changes.append("UPDATE texts SET str1 = 'a' WHERE id = " + id + ";");
            }
            if (needed && !without) {
                boolean idle = fault.equals("unused");
                String script = "aux.Stringid(id," + (idle ? 1 : 0) + ")";
                files.put("script/c" + id + ".lua", utf8(script));
            }
            planted.get(fault).append(id).append(fault.equals("unused") ? "[1] " : " ");
        }
        // the first unnamed number is that of all cards with this fault
        int unnamed = planted.get("unnamed").toString().split(" ").length;
        planted.put("unnamed", new StringBuilder("0x700x" + unnamed + " 0xd01x" + unnamed + " "));
        List<Made> first = cards.subList(0, 200);
        List<Made> second = cards.subList(200, 400);
        files.put("one.cdb", made(first, changes.toString()));
        files.put("expansions/two.cdb", made(second, changes.toString()));
        files.put("strings.conf", utf8("!setname 0x601 One\n!setname 0x602 Two\n"));
        files.put("pics/1.jpg", new byte[1000]);
        open("expansion", "exp.ypk", zip(files));
        List<Made> game = new ArrayList<>();
        for (int id = 5000; id < 5400; id++) {
            game.add(Made.monster(id, 0, "game"));
        }
        JsonObject alone = ask("{\"op\":\"expansion.check\"}");
        assertTrue(alone.toString().contains("ygo.no-game"), alone.toString());
        assertEquals("", found(alone.get("result").asObject(), "taken"));
        assertEquals("", found(alone.get("result").asObject(), "aliases"));
        open("cards.cdb", "game.cdb", MadeDatabase.of(game));
        JsonObject check = result("{\"op\":\"expansion.check\",\"expansion\":\"exp.ypk\"}");
        planted.remove("none");
        for (Map.Entry<String, StringBuilder> one : planted.entrySet()) {
            assertEquals(sorted(one.getValue()), sorted(found(check, one.getKey())), one.getKey());
            assertTrue(one.getValue().length() > 0, one.getKey());
        }
        assertEquals("[\"one.cdb\",\"expansions/two.cdb\"]", check.get("databases").toString());
        written(files, planted.get("withoutScript").toString().trim().split(" "));
    }

    private static byte[] made(List<Made> cards, String changes) throws Exception {
        return MadeDatabase.of(cards, changes);
    }

    private static List<String> sorted(CharSequence ids) {
        List<String> sorted = new ArrayList<>(List.of(ids.toString().trim().split(" ")));
        sorted.sort(String::compareTo);
        return sorted;
    }

    private void written(Map<String, byte[]> files, String[] without) throws IOException {
        JsonObject result =
                result(
                        "{\"op\":\"expansion.write\",\"setnames\":[[\"0x700\",\"Seven\"],[\"0xd01\",\"D\"]]}");
        byte[] zip = Base64.getDecoder().decode(result.getString("file", ""));
        assertEquals(zip.length, result.getInt("bytes", 0));
        Map<String, byte[]> again = files(zip);
        assertEquals(files.size() + without.length, again.size());
        String list =
                "!setname 0x601 One\n!setname 0x602 Two\n!setname 0x700 Seven\n!setname 0xd01 D\n";
        files.put("strings.conf", utf8(list));
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            assertArrayEquals(file.getValue(), again.get(file.getKey()), file.getKey());
        }
        for (String id : without) {
            String script = new String(again.get("script/c" + id + ".lua"), StandardCharsets.UTF_8);
            assertTrue(script.contains("function c" + id + ".initial_effect(c)\n"), script);
        }
        open("expansion", "again.zip", zip);
        JsonObject check = result("{\"op\":\"expansion.check\"}");
        assertEquals("again.zip", check.getString("expansion", ""));
        assertEquals("", found(check, "withoutScript") + found(check, "unnamed"));
    }

    @Test
    void fileWithoutNamesOrScripts_getsBoth() throws Exception {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("a.cdb", MadeDatabase.of(List.of(Made.monster(FIRST, 0x700, "a"))));
        open("expansion", "a.zip", zip(files));
        JsonObject result =
                result(
                        "{\"op\":\"expansion.write\",\"dialect\":\"edopro\",\"setnames\":[[\"0x700\",\"A\\nB\"]]}");
        Map<String, byte[]> again = files(Base64.getDecoder().decode(result.getString("file", "")));
        assertEquals(
                List.of("a.cdb", "strings.conf", "script/c" + FIRST + ".lua"),
                List.copyOf(again.keySet()));
        assertEquals(
                "!setname 0x700 A B\n",
                new String(again.get("strings.conf"), StandardCharsets.UTF_8));
    }

    @Test
    void fileThatIsNoExpansion_isRefused() throws Exception {
        assertTrue(ask("{\"op\":\"expansion.check\"}").toString().contains("ygo.no-expansion"));
        assertTrue(open("expansion", "x", utf8("PK?")).contains("ygo.not-a-zip"));
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("strings.conf", utf8("!setname 0x1 a\n"));
        assertTrue(open("expansion", "x", zip(files)).contains("ygo.no-database-inside"));
        files.put("x.cdb", utf8("no database"));
        assertTrue(open("expansion", "x", zip(files)).contains("\"ok\":false"));
    }

    /** Archetypes of the expansion are named by the lists of its own numbering alone. */
    @Test
    void listsOfTheGame_nameArchetypes() throws Exception {
        Map<String, byte[]> files = new LinkedHashMap<>();
        Made kitkallos = Made.monster(92731385, 0x181, "Kitkallos");
        files.put("a.cdb", MadeDatabase.of(List.of(kitkallos, Made.monster(FIRST, 0x1b0, "a"))));
        open("expansion", "a.zip", zip(files));
        String edopro =
                "!setname 0x181 Spright\n!setname 0x182 Tearlaments\n!setname 0x1b0 Other\n";
        open("strings.conf", "e.conf", utf8(edopro));
        JsonObject check = result("{\"op\":\"expansion.check\"}");
        assertEquals("0x181x1 0x1b0x1 ", found(check, "unnamed"));
        open(
                "strings.conf",
                "y.conf",
                utf8("!setname 0x180 Spright\n!setname 0x181 Tearlaments\n"));
        check = result("{\"op\":\"expansion.check\"}");
        assertEquals("ygopro", check.getString("numbering", ""));
        assertEquals("0x1b0x1 ", found(check, "unnamed"));
    }
}
