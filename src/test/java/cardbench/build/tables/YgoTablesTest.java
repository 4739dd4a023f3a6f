package cardbench.build.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.MadeDatabase;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.codes.ygo.deck.TableCards;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.setcode.ArchetypeTable;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.SetnameTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables of two small databases, one of each client. */
class YgoTablesTest {

    private static final int KITKALLOS = 92731385;
    private static final int SPRIGHT = 76145933;
    private static final int DRAGON = 89631139;

    @TempDir private Path folder;

    private Path out;

    @BeforeEach
    void writeSources() throws Exception {
        out = folder.resolve("out");
        Files.write(
                folder.resolve("zh.cdb"),
                MadeDatabase.of(
                        List.of(
                                Made.monster(KITKALLOS, 0x181, "泪冠哀歌・琪多卡洛斯"),
                                Made.monster(SPRIGHT, 0x180, "电光闪灵・蓝精"),
                                Made.monster(DRAGON, 0xdd, "青眼白龙"),
                                new Made(DRAGON + 1, DRAGON, 0xdd, 0x11, 8, 3000, 2500, "青眼白龙"))));
        Files.write(
                folder.resolve("en.cdb"),
                MadeDatabase.of(
                        List.of(
                                Made.monster(KITKALLOS, 0x182, "Tearlaments Kitkallos"),
                                Made.monster(SPRIGHT, 0x181, "Spright Blue"),
                                Made.monster(7, 0x600_0182_0181L, "New\tcard"),
                                new Made(8, 0, 0, 2, 0, 0, 0, "A spell"))));
        Files.writeString(
                folder.resolve("zh.conf"),
                "!setname 0x180 卫星闪灵\tスプライト\n!setname 0x181 珠泪哀歌族\n!setname 0x8 英雄\n");
        Files.writeString(
                folder.resolve("en.conf"),
                "!setname 0x182 Tearlaments\n!setname 0x181 Spright\n!setname 0x8 HERO\n"
                        + "!setname 0x600 Anime\n");
    }

    private String source(String language, String file) {
        return language + "=" + folder.resolve(file);
    }

    private List<String> sources() {
        return List.of(
                source("zh-CN", "zh.cdb"),
                source("en", "en.cdb"),
                source("zh-CN", "zh.conf"),
                source("en", "en.conf"));
    }

    private CardTables tables() throws IOException {
        CardTables tables = CardTables.NONE;
        for (String game : List.of("ygo", "archetypes")) {
            for (String content : List.of("cards", "en", "zh-CN")) {
                String text = Files.readString(out.resolve(game).resolve(content + ".tsv"));
                for (CardTable table : CardTableReader.read(text, new Diagnostics())) {
                    tables = tables.with(table);
                }
            }
        }
        return tables;
    }

    @Test
    void cards_haveTheNamesOfEveryLanguage_andTheNumbersOfTheFirstDatabase() throws Exception {
        YgoTables.make(out, sources());
        CardTables tables = tables();
        YgoCards cards = new TableCards(() -> tables);
        assertEquals("Tearlaments Kitkallos", cards.in(Language.EN).card(KITKALLOS).name());
        assertEquals("泪冠哀歌・琪多卡洛斯", cards.in(Language.ZH_CN).card(KITKALLOS).name());
        assertEquals("0x181", cards.card(KITKALLOS).setcode().hex());
        assertEquals("青眼白龙", cards.in(Language.ZH_CN).card(DRAGON).name());
        CardRow artwork = cards.in(Language.ZH_CN).card(DRAGON + 1);
        assertEquals("青眼白龙", artwork.name());
        assertEquals(DRAGON, artwork.countedAs());
        CardRow fresh = cards.card(7);
        assertEquals("New card", fresh.name());
        assertEquals(0x21, fresh.type());
        assertEquals(4, fresh.level());
        assertEquals(32, fresh.attribute());
        assertEquals(2, fresh.race());
        // 0x182 and 0x181 of EDOPro, 0x600 has no number in YGOPro
        assertEquals("0x1810180", fresh.setcode().hex());
        assertEquals(0, cards.card(8).attribute(), "a spell has none, whatever its row says");
    }

    @Test
    void archetypes_areJoinedByTheirCardsAndNames() throws Exception {
        YgoTables.make(out, sources());
        CardTables tables = tables();
        SetnameTable ygopro = ArchetypeTable.of(tables, Language.EN, Dialect.YGOPRO);
        SetnameTable edopro = ArchetypeTable.of(tables, Language.ZH_CN, Dialect.EDOPRO);
        assertEquals("Tearlaments", ygopro.name(0x181));
        assertEquals("Spright", ygopro.name(0x180));
        assertEquals("HERO", ygopro.name(0x8), "a low number is the same in both");
        assertEquals("珠泪哀歌族", edopro.name(0x182));
        assertEquals("卫星闪灵", edopro.name(0x181));
        assertEquals("Anime", edopro.name(0x600), "only English names it");
    }

    @Test
    void sameFiles_giveTheSameBytes() throws Exception {
        YgoTables.make(out, sources());
        Path again = folder.resolve("again");
        YgoTables.make(again, sources());
        for (String file :
                List.of("ygo/cards", "ygo/en", "ygo/zh-CN", "archetypes/cards", "archetypes/en")) {
            assertEquals(
                    -1, Files.mismatch(out.resolve(file + ".tsv"), again.resolve(file + ".tsv")));
        }
        String names = Files.readString(out.resolve("ygo/zh-CN.tsv"));
        assertTrue(names.contains("\nrows\t"), "ids are in the table of facts alone");
        CardTable table = CardTableReader.read(names, new Diagnostics()).get(0);
        // by id: 7, 8, Spright, the dragon, its artwork, Kitkallos
        assertEquals("青眼白龙", table.card(3).text("name"));
        assertEquals("", table.card(4).text("name"), "an artwork has the name of its card");
    }

    @Test
    void sourcesThatCannotBeBelieved_leaveTheTablesAsTheyAre() throws Exception {
        Files.writeString(folder.resolve("old.conf"), "!setname 0x8 HERO\n");
        Files.writeString(folder.resolve("page.cdb"), "<html>");
        for (List<String> bad :
                List.of(
                        List.of(source("zh-CN", "zh.conf")),
                        List.of(source("zh-CN", "zh.cdb"), source("en", "old.conf")),
                        List.of(source("zh-CN", "page.cdb")),
                        List.of(folder.resolve("zh.cdb").toString()))) {
            assertThrows(CardTableTrouble.class, () -> YgoTables.make(out, bad), bad.toString());
            assertFalse(Files.exists(out));
        }
        YgoTables.make(out, sources());
        byte[] before = Files.readAllBytes(out.resolve("ygo/cards.tsv"));
        Files.write(
                folder.resolve("zh.cdb"),
                MadeDatabase.of(List.of(Made.monster(KITKALLOS, 0x181, "琪多"))));
        Files.write(folder.resolve("en.cdb"), MadeDatabase.of(List.of(Made.monster(8, 0, "one"))));
        assertThrows(CardTableTrouble.class, () -> YgoTables.make(out, sources()));
        assertEquals(before.length, Files.size(out.resolve("ygo/cards.tsv")));
    }
}
