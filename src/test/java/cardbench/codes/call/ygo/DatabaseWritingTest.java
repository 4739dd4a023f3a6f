package cardbench.codes.call.ygo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.AllOperations;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.contract.Dispatcher;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonObject;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Databases that are written by a request, opened again by the same core. */
class DatabaseWritingTest {

    private final Dispatcher call = new Dispatcher(AllOperations.all());

    private JsonObject ask(String op, String arguments) {
        return Json.parse(call.call("{\"op\":\"database." + op + "\"," + arguments + "}"))
                .asObject();
    }

    private void open(String name) throws Exception {
        call.open("cards.cdb", name, MadeDatabase.of(List.of(Made.monster(10, 0x8e, "one"))));
    }

    @Test
    void writtenFile_isOpenedAgainWithItsChanges() throws Exception {
        open("a.cdb");
        JsonObject result =
                ask(
                                "write",
                                "\"cards\":[{\"id\":10,\"columns\":{\"setcode\":\"0x8e-0xaa\",\"atk\":\"0x9c4\"}},"
                                        + "{\"id\":11,\"columns\":{\"name\":\"新\",\"type\":33}}]")
                        .get("result")
                        .asObject();
        assertEquals("[10]", result.get("changed").toString());
        assertEquals("[11]", result.get("added").toString());
        call.call("{\"op\":\"close\",\"name\":\"a.cdb\"}");
        byte[] file = Base64.getDecoder().decode(result.getString("file", ""));
        assertTrue(call.open("cards.cdb", "b.cdb", file).contains("\"cards\":2"));
        JsonObject card = ask("card", "\"id\":10").get("result").asObject();
        assertEquals("0x8e00aa", card.getString("setcode", ""));
        assertEquals(2500, card.getInt("attack", 0));
        assertEquals("新", ask("card", "\"id\":11").get("result").asObject().getString("name", ""));
    }

    @Test
    void nameOfASetcode_isThatOfTheDatabasesNumbers() throws Exception {
        call.open(
                "strings.conf",
                "y.conf",
                "!setname 0x180 Spright\n!setname 0x181 Tearlaments\n".getBytes());
        call.open(
                "strings.conf",
                "e.conf",
                "!setname 0x181 Spright\n!setname 0x182 Tearlaments\n".getBytes());
        Made kitkallos = Made.monster(92731385, 0x181, "Kitkallos");
        call.open("cards.cdb", "y.cdb", MadeDatabase.of(List.of(kitkallos)));
        String named = "\"cards\":[{\"id\":11,\"columns\":{\"setcode\":\"spright\"}}]";
        for (String numbering : List.of("ygopro 0x180", "edopro 0x181")) {
            String chosen = numbering.startsWith("y") ? "" : ",\"numbering\":\"edopro\"";
            JsonObject answer = ask("write", named + chosen);
            assertTrue(answer.toString().contains("ygo.name-read"), answer.toString());
            assertTrue(answer.toString().contains(numbering.substring(7)), answer.toString());
        }
        JsonObject unknown = ask("write", named.replace("spright", "Blue-Eyes"));
        assertTrue(unknown.toString().contains("ygo.name-unknown"), unknown.toString());
        assertTrue(unknown.toString().contains("/cards/0/columns/setcode"), unknown.toString());
    }

    @Test
    void databaseToChange_isNamedWhereSeveralAreOpen() throws Exception {
        open("a.cdb");
        open("b.cdb");
        String cards = "\"cards\":[{\"id\":10,\"columns\":{\"atk\":1}}]";
        assertFalse(ask("write", cards).getBoolean("ok", true));
        assertTrue(ask("write", cards + ",\"database\":\"a.cdb\"").getBoolean("ok", false));
        JsonObject other = ask("write", cards + ",\"database\":\"c.cdb\"");
        assertTrue(other.toString().contains("ygo.no-database"), other.toString());
    }

    /** What a row says in words is written back by its words; the bits are those of the clients. */
    @Test
    void wordsOfARow_areItsBits() throws Exception {
        open("a.cdb");
        JsonObject row = ask("row", "\"id\":10").get("result").asObject();
        assertEquals("33", row.get("numbers").asObject().getString("type", ""));
        assertEquals("142", row.get("numbers").asObject().getString("setcode", ""));
        assertEquals(
                "[\"monster\",\"effect\"]", row.get("words").asObject().get("type").toString());
        assertEquals("one", row.get("texts").asObject().getString("name", ""));
        String columns =
                "{\"type\":[\"monster\",\"xyz\"],\"race\":[\"yokai\"],\"ot\":[\"rush\",\"0x80\"],\"attribute\":[]}";
        JsonObject written =
                ask(
                                "write",
                                "\"dialect\":\"edopro\",\"cards\":[{\"id\":10,\"columns\":"
                                        + columns
                                        + "}]")
                        .get("result")
                        .asObject();
        call.call("{\"op\":\"close\",\"name\":\"a.cdb\"}");
        call.open("cards.cdb", "b", Base64.getDecoder().decode(written.getString("file", "")));
        JsonObject numbers =
                ask("row", "\"id\":10").get("result").asObject().get("numbers").asObject();
        assertEquals(Integer.toString(0x800001), numbers.getString("type", ""));
        assertEquals(Long.toString(1L << 62), numbers.getString("race", ""));
        assertEquals(Integer.toString(0x280), numbers.getString("ot", ""));
        assertEquals("0", numbers.getString("attribute", ""));
        String wrong = "\"cards\":[{\"id\":10,\"columns\":{\"type\":[\"yokai\"]}}]";
        assertFalse(ask("write", wrong).getBoolean("ok", true));
        assertFalse(ask("row", "\"id\":11").getBoolean("ok", true));
    }

    @Test
    void stub_takesTypesAsWords() {
        String words = "\"id\":7,\"name\":\"x\",\"type\":[\"monster\",\"effect\",\"ritual\"]";
        String bits = "\"id\":7,\"name\":\"x\",\"type\":161";
        assertEquals(ask("stub", bits), ask("stub", words));
        assertFalse(ask("stub", words.replace("ritual", "yokai")).getBoolean("ok", true));
    }

    @Test
    void allWordsOfAClient_areListed() throws Exception {
        open("a.cdb");
        String words = ask("words", "\"all\":true,\"dialect\":\"edopro\"").get("result").toString();
        assertTrue(words.contains("\"yokai\"") && words.contains("\"skill\""), words);
        assertFalse(words.contains("0x"), words);
        words = ask("words", "\"all\":true,\"dialect\":\"ygopro\"").get("result").toString();
        assertFalse(words.contains("yokai"), words);
    }

    /** A file of several parts, put together, is the file that SQLite made, row by row. */
    @Test
    void largeFile_comesInParts() throws Exception {
        List<Made> cards = new ArrayList<>();
        for (int i = 1; i <= 6_000; i++) {
            cards.add(Made.monster(i, i, "card " + i + " " + "x".repeat(500)));
        }
        call.open("cards.cdb", "large.cdb", MadeDatabase.of(cards));
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        int total = 1;
        int parts = 0;
        while (file.size() < total) {
            JsonObject part =
                    ask("write", "\"cards\":[],\"from\":" + file.size()).get("result").asObject();
            total = part.getInt("bytes", 0);
            file.writeBytes(Base64.getDecoder().decode(part.getString("file", "")));
            parts++;
        }
        assertTrue(parts > 1, "parts " + parts);
        assertEquals(total, file.size());
        String opened = call.open("cards.cdb", "again.cdb", file.toByteArray());
        assertTrue(opened.contains("\"cards\":6000"), opened);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'id':0,'columns':{}} | /cards/0/id",
                "{'id':1} | /cards/0/columns",
                "{'id':1,'columns':{'atk':-3}} | /cards/0/columns/atk",
                "{'id':1,'columns':{'atk':1.5}} | /cards/0/columns/atk",
                "{'id':1,'columns':{'type':4294967296}} | /cards/0/columns/type",
                "{'id':1,'columns':{'type':'x'}} | /cards/0/columns/type",
                "{'id':1,'columns':{'setcode':'1-2-3-4-5'}} | /cards/0/columns/setcode",
                "{'id':1,'columns':{'setcode':true}} | /cards/0/columns/setcode",
                "{'id':1,'columns':{'name':7}} | /cards/0/columns/name",
                "{'id':1,'columns':{'name':'a\\u0000b'}} | /cards/0/columns/name",
                "{'id':1,'columns':{'id':2}} | /cards/0/columns/id",
                "{'id':1,'columns':{}},{'id':1,'columns':{}} | /cards/1/id"
            })
    void valueThatAColumnCannotHave_isRefusedAtItsPlace(String cards, String pointer) {
        JsonObject answer = ask("write", "\"cards\":[" + cards.replace('\'', '"') + "]");
        assertFalse(answer.getBoolean("ok", true), answer.toString());
        JsonObject diagnostic = answer.get("diagnostics").asArray().get(0).asObject();
        assertEquals(pointer, diagnostic.getString("pointer", ""));
        if (diagnostic.getString("code", "").startsWith("call.")) {
            String column = pointer.substring(pointer.lastIndexOf('/') + 1);
            String message = diagnostic.getString("message", "");
            assertTrue(message.contains("“" + column + "”"), message);
        }
    }

    /** The clients keep the question mark of a card as -2. */
    @ParameterizedTest
    @ValueSource(strings = {"?", " ? ", "？"})
    void questionMark_isAnUnknownAttackOrDefence(String mark) throws Exception {
        open("a.cdb");
        String columns = "{\"atk\":\"" + mark + "\",\"def\":\"" + mark + "\"}";
        JsonObject result =
                ask("write", "\"cards\":[{\"id\":10,\"columns\":" + columns + "}]")
                        .get("result")
                        .asObject();
        call.open("cards.cdb", "b.cdb", Base64.getDecoder().decode(result.getString("file", "")));
        JsonObject numbers =
                ask("row", "\"id\":10").get("result").asObject().get("numbers").asObject();
        assertEquals("-2", numbers.getString("atk", ""));
        assertEquals("-2", numbers.getString("def", ""));
    }

    @Test
    void questionMark_isNoLevel() {
        JsonObject answer = ask("write", "\"cards\":[{\"id\":1,\"columns\":{\"level\":\"?\"}}]");
        assertFalse(answer.getBoolean("ok", true));
    }

    /** The functions that the clients call, as their scripts have them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ygopro | 0x11 | function c7.initial_effect(c)~end",
                "edopro | 0x11 | local s,id=GetID()~function s.initial_effect(c)~end",
                "ygopro | 0x21 | function c7.initial_effect(c)~\t--effects~end",
                "ygopro | 0x61 | function c7.initial_effect(c)~\tc:EnableReviveLimit()~\t--effects~end",
                "ygopro | 0x1000021 | function c7.initial_effect(c)~\taux.EnablePendulumAttribute(c)~\t--effects~end",
                "edopro | 0x1000021 | local s,id=GetID()~function s.initial_effect(c)~\tPendulum.AddProcedure(c)~\t--effects~end",
                "ygopro | 2 | function c7.initial_effect(c)~\tlocal e1=Effect.CreateEffect(c)~\te1:SetType(EFFECT_TYPE_ACTIVATE)~\te1:SetCode(EVENT_FREE_CHAIN)~\tc:RegisterEffect(e1)~end"
            })
    void stub_isThatOfItsClientAndTypes(String dialect, String type, String lua) {
        JsonObject result =
                ask(
                                "stub",
                                "\"id\":7,\"name\":\"a\\nb\",\"type\":"
                                        + Integer.decode(type)
                                        + ",\"dialect\":\""
                                        + dialect
                                        + "\"")
                        .get("result")
                        .asObject();
        assertEquals("c7.lua", result.getString("name", ""));
        assertEquals(
                "--a b\n" + lua.replace('~', '\n').replace("\\t", "\t") + "\n",
                result.getString("text", ""));
    }
}
