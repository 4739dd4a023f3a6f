package cardbench.codes.hearthstone.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import cardbench.codes.hearthstone.CardClass;
import cardbench.codes.hearthstone.CardFile;
import cardbench.codes.hearthstone.HearthstoneCard;
import cardbench.codes.hearthstone.HearthstoneCards;
import cardbench.codes.hearthstone.NamedCards;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardConversionTest {

    private static final String CARDS =
            String.join(
                    ",",
                    "{'cardClass':'MAGE','collectible':true,'cost':4,'dbfId':315,'id':'CS2_029',"
                            + "'name':'Fireball','rarity':'FREE','set':'LEGACY','type':'SPELL'}",
                    "{'cardClass':'MAGE','collectible':true,'cost':4,'countAsCopyOfDbfId':315,'dbfId':69501,"
                            + "'id':'CORE_CS2_029','name':'Fireball','rarity':'COMMON','set':'CORE','type':'SPELL'}",
                    "{'cardClass':'WARLOCK','collectible':true,'dbfId':893,'health':30,'id':'HERO_07',"
                            + "'name':'Gul\\u0027dan','rarity':'FREE','set':'HERO_SKINS','type':'HERO'}",
                    "{'cardClass':'MAGE','dbfId':9000,'id':'HERO_08zz','name':'A skin','set':'HERO_SKINS','type':'HERO'}",
                    "{'cardClass':'MAGE','collectible':true,'cost':9,'dbfId':43419,'elite':true,'id':'ICC_833',"
                            + "'name':'Frost Lich Jaina','rarity':'LEGENDARY','set':'ICECROWN','type':'HERO'}",
                    "{'cardClass':'DEATHKNIGHT','classes':['DEATHKNIGHT','MAGE'],'collectible':true,'cost':2,"
                            + "'dbfId':500,'name':'Runes','rarity':'RARE','runeCost':{'blood':0,'frost':2,'unholy':1},"
                            + "'set':'TITANS','type':'MINION'}",
                    "{'cardClass':'WARLOCK','collectible':true,'cost':3,'dbfId':600,'elite':true,'mechanics':['TOURIST'],"
                            + "'name':'On holiday','rarity':'LEGENDARY','set':'ISLAND_VACATION',"
                            + "'text':'<b>Demon Hunter Tourist</b>. Warlock words.','type':'MINION'}",
                    "{'cardClass':'ROGUE','cost':2,'dbfId':119816,'id':'TIME_875t1','name':'The Kingslayers',"
                            + "'rarity':'LEGENDARY','set':'ISLAND_VACATION','type':'WEAPON'}",
                    "{'cardClass':'NEUTRAL','cost':1,'dbfId':700,'id':'X_1t','name':'A token','set':'TITANS','type':'MINION'}",
                    "{'cardClass':'NEUTRAL','cost':1,'dbfId':701,'id':'B_1','name':'Elsewhere','rarity':'COMMON',"
                            + "'set':'BATTLEGROUNDS','type':'MINION'}",
                    "{'cardClass':'NEUTRAL','cost':3,'dbfId':104945,'id':'TOY_330t93','name':'Module','set':'TOYS','type':'MINION'}",
                    "{'cardClass':'NEUTRAL','dbfId':110446,'id':'TOY_330t10','name':'Look','set':'TOYS','type':'MINION'}",
                    "{'cardClass':'NEUTRAL','collectible':true,'dbfId':800,'elite':true,'name':'Once',"
                            + "'rarity':'RARE','set':'TITANS','type':'SPELL'}",
                    "{'dbfId':801,'name':'Power','type':'HERO_POWER','cardClass':'MAGE'}");

    private final Diagnostics diagnostics = new Diagnostics();

    private Map<String, String> convert(String json, String address) {
        return CardConversion.convert(
                json.replace('\'', '"').getBytes(StandardCharsets.UTF_8), address, diagnostics);
    }

    private List<String> codes() {
        List<String> codes = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics.list()) {
            codes.add(diagnostic.code().name().substring("hearthstone.".length()));
        }
        return codes;
    }

    private static CardTable table(String text) {
        return CardTableReader.read(text, new Diagnostics()).get(0);
    }

    @Test
    void cards_areWhatTheFileSays() {
        Map<String, String> tables = convert("[" + CARDS + "]", "x");
        HearthstoneCards cards = HearthstoneCards.of(table(tables.get("cards")));
        assertEquals(
                "HearthstoneCard[id=315, kind=spell, cost=4, rarity=free, classes=[MAGE], set=LEGACY,"
                        + " copyOf=315, runes=, visits=null, single=false, given=false, deckSize=0, sideboard=0,"
                        + " year=0]",
                cards.card(315).toString());
        assertEquals(315, cards.originalOf(69501));
        assertEquals("skin", cards.card(893).kind());
        assertEquals(CardClass.MAGE, cards.classOf(9000));
        assertEquals("hero", cards.card(43419).kind());
        assertEquals(9, cards.card(43419).cost());
        assertEquals("FFU", cards.card(500).runes());
        assertEquals(List.of(CardClass.DEATH_KNIGHT, CardClass.MAGE), cards.card(500).classes());
        assertEquals(CardClass.DEMON_HUNTER, cards.card(600).visits());
        assertEquals(true, cards.card(119816).given());
        assertEquals("module", cards.card(104945).kind());
        assertEquals(3, cards.card(104945).cost());
        assertEquals("look", cards.card(110446).kind());
        assertEquals(true, cards.card(800).single());
        assertEquals(1, cards.card(800).copiesAllowed());
        assertEquals(null, cards.card(700));
        assertEquals(null, cards.card(701));
        assertEquals(null, cards.card(801));
        assertEquals(List.of(), codes());
    }

    @Test
    void names_areThoseOfCardsAndSkins_notOfReprints() {
        CardTable names = table(convert("[" + CARDS + "]", "x").get("en"));
        assertEquals("Fireball", names.card(names.row(315)).text("name"));
        assertEquals("Gul'dan", names.card(names.row(893)).text("name"));
        assertEquals("A skin", names.card(names.row(9000)).text("name"));
        assertEquals(-1, names.row(69501));
    }

    @ParameterizedTest
    @CsvSource({
        "/v1/248342/zhCN/cards.json, Fireball, zh-CN, 248342",
        "cards.json, 火球术, zh-CN, ''",
        "cards.json, Feuerball, de, ''",
        "cards.json, ファイアーボール, ja, ''",
        "cards.json, Something, en, ''",
        "https://x/v1/latest/jaJP/cards.json, Fireball, ja, ''",
    })
    void language_isThatOfTheAddress_orOfFireball(
            String address, String name, String tag, String build) {
        Map<String, String> tables =
                convert(
                        "[{'dbfId':315,'collectible':true,'type':'SPELL','name':'" + name + "'}]",
                        address);
        assertEquals(List.of("cards", tag), List.copyOf(tables.keySet()));
        assertEquals(build, CardConversion.build(address));
        assertEquals(!build.isEmpty(), tables.get(tag).contains("build " + build + ";"));
        assertEquals(name.equals("Something"), codes().contains("language-unknown"));
    }

    @Test
    void fileOfAllLanguages_givesATableForEach() {
        Map<String, String> tables =
                convert(
                        "[{'dbfId':5,'collectible':true,'type':'SPELL','name':{'enUS':'A','zhCN':'甲','jaJP':7}},"
                                + "{'dbfId':6,'collectible':true,'type':'SPELL','name':{'zhCN':'乙','koKR':'을'}}]",
                        "x");
        assertEquals(List.of("cards", "zh-CN", "en", "ko"), List.copyOf(tables.keySet()));
        assertEquals("乙", table(tables.get("zh-CN")).card(1).text("name"));
        assertEquals(1, table(tables.get("en")).size());
    }

    @Test
    void tourists_areToldByTheTextOfTheirLanguage() {
        String card =
                "[{'dbfId':5,'collectible':true,'type':'MINION','set':'ISLAND_VACATION',"
                        + "'rarity':'LEGENDARY','cardClass':'WARLOCK','name':'x','text':'%s'}]";
        for (String text :
                List.of("<b>Paladin Tourist</b>. x", "<b>圣骑士游客</b> x", "<b>パラディンのツーリスト</b> 術士")) {
            HearthstoneCards cards =
                    HearthstoneCards.of(
                            table(convert(String.format(card, text), "x").get("cards")));
            assertEquals(CardClass.PALADIN, cards.card(5).visits(), text);
        }
        HearthstoneCards cards =
                HearthstoneCards.of(
                        table(convert(String.format(card, "Paladin cards."), "x").get("cards")));
        assertEquals(null, cards.card(5).visits());
    }

    /** Sunsapper Lynessa visits the rogues, Maestra the warlocks. */
    @ParameterizedTest
    @CsvSource({"105682, ROGUE", "107764, WARLOCK", "5, "})
    void tourists_areKnownWhereTheLanguageIsNot(int id, String visited) {
        String text =
                String.format(
                        "[{'dbfId':%d,'collectible':true,'type':'MINION','set':'ISLAND_VACATION',"
                                + "'rarity':'LEGENDARY','cardClass':'PALADIN','name':'x','text':'y'}]",
                        id);
        HearthstoneCards cards = HearthstoneCards.of(table(convert(text, "/koKR/").get("cards")));
        CardClass visits = cards.card(id).visits();
        assertEquals(visited, visits == null ? null : visits.word());
    }

    @Test
    void sameBytes_giveTheSameTables() {
        assertEquals(convert("[" + CARDS + "]", "x"), convert("[" + CARDS + "]", "x"));
    }

    @Test
    void orderOfTheFile_doesNotMatter() {
        String[] two = {
            "{'dbfId':5,'collectible':true,'type':'SPELL','name':'A','set':'X','cost':1}",
            "{'dbfId':9,'collectible':true,'type':'SPELL','name':'B','set':'X','cost':2}"
        };
        assertEquals(
                convert("[" + two[0] + "," + two[1] + "]", "/enUS/"),
                convert("[" + two[1] + "," + two[0] + "]", "/enUS/"));
    }

    @Test
    void whatTheFileLacks_isSaid() {
        convert("[{'dbfId':5,'collectible':true,'type':'SPELL','name':'A'}]", "/enUS/");
        assertEquals(List.of("collectible-only"), codes());
    }

    @Test
    void oddEntries_areLeftOutAndCounted() {
        Map<String, String> tables =
                convert(
                        "[{'dbfId':5,'collectible':true,'type':'SPELL','name':'A'},{'dbfId':5,'type':'SPELL'},"
                                + "{'name':'B'},{'dbfId':-1},{'dbfId':1.5},{'dbfId':'7'},"
                                + "{'dbfId':8,'collectible':true,'type':'SPELL','name':['x'],'cost':'y','set':'a b',"
                                + "'classes':{'x':[]},'runeCost':[1],'mechanics':7,'rarity':[],'cardClass':null}]",
                        "/enUS/");
        assertEquals(List.of("left-out", "same-number"), codes());
        assertEquals("4", diagnostics.list().get(0).args().get(0).value());
        CardTable cards = table(tables.get("cards"));
        assertEquals(2, cards.size());
        assertEquals("", cards.card(1).text("set"));
        assertEquals(1, table(tables.get("en")).size());
    }

    @Test
    void namesThatSteerATerminal_loseWhatSteers() {
        String names = "Fire\\u001b[31mball\\u009b2J \\u007f\\u202eeman\\u2066\\u200f";
        String tables =
                convert(
                                "[{'dbfId':5,'collectible':true,'type':'SPELL','name':'"
                                        + names
                                        + "'},{'dbfId':6,'collectible':true,'type':'SPELL','name':'\u202e'}]",
                                "/enUS/")
                        .get("en");
        assertEquals("Fire [31mball 2J  eman", table(tables).card(0).text("name"));
        assertEquals(1, table(tables).size(), "nothing is left of the other name");
    }

    @Test
    void namesThatWouldBreakTheTable_areTamed() {
        Map<String, String> tables =
                convert(
                        "[{'dbfId':1,'collectible':true,'type':'SPELL','name':'a\\nb\\tc'},"
                                + "{'dbfId':2,'collectible':true,'type':'SPELL','name':'cardbench-table 1'},"
                                + "{'dbfId':3,'collectible':true,'type':'SPELL','name':'"
                                + "n".repeat(121)
                                + "'},"
                                + "{'dbfId':4,'collectible':true,'type':'SPELL','name':'# d'}]",
                        "/enUS/");
        CardTable names = table(tables.get("en"));
        assertEquals(2, names.size());
        assertEquals("a b c", names.card(0).text("name"));
        assertEquals("# d", names.card(1).text("name"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "{}",
                "[",
                "[{]",
                "[{'dbfId':5,'name':'A'}",
                "[{'dbfId':5}]x",
                "[[]]",
                "<html>404</html>",
                "[{'dbfId':5,'name':'A\\x'}]",
                "[{'dbfId':5,}]",
                "[1]",
            })
    void whatIsNoListOfCards_isRefusedWithItsByte(String text) {
        assertEquals(Map.of(), convert(text, "x"));
        assertEquals(List.of("not-a-card-list"), codes());
        assertTrue(diagnostics.list().get(0).location().byteAt() <= text.length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "[{'dbfId':5,'type':'ENCHANTMENT','name':'A'}]"})
    void fileWithoutCards_isRefused(String text) {
        assertEquals(Map.of(), convert(text, "x"));
        assertEquals("no-cards", codes().get(codes().size() - 1));
    }

    @Test
    void tooManyCards_areRefused() {
        String text = "[" + "{},".repeat(HearthstoneJson.MAX_CARDS + 1) + "{}]";
        assertEquals(Map.of(), convert(text, "x"));
        assertEquals(List.of("too-many-cards"), codes());
    }

    @Test
    void fullSizedFile_keepsEveryFact() {
        CardFile file = new CardFile(3, "en");
        Map<String, String> tables =
                CardConversion.convert(file.json(), "/enUS/cards.collectible.json", diagnostics);
        HearthstoneCards cards = HearthstoneCards.of(table(tables.get("cards")));
        CardTables cardTables = CardTables.NONE.with(table(tables.get("en")));
        NamedCards named = new NamedCards(cards, cardTables, Language.EN);
        for (CardFile.Row row : file.rows()) {
            HearthstoneCard card = cards.card(row.id());
            if (row.skin()) {
                assertEquals("skin", card.kind());
                assertEquals(row.cardClass(), cards.classOf(row.id()).word());
            } else {
                assertEquals(row.cost(), card.cost());
                assertEquals(row.set(), card.set());
                assertEquals(row.rarity(), card.rarity().toUpperCase(java.util.Locale.ROOT));
                assertEquals(row.copyOf() == 0 ? row.id() : row.copyOf(), card.copyOf());
                assertEquals(row.name(), named.name(row.id()));
            }
        }
    }
}
