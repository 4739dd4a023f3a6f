package cardbench.build.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A package like that of the registry, with a few entries in the form of the game's definitions.
 */
class HearthstonePackageTest {

    private static final String CARDS =
            entity("CS2_029", 315, "Fireball", "火球术", "48=4 183=1635 199=4 202=5 203=2 321=1")
                    + entity("X_1", 316, "Enchantment", "", "183=1635 202=6")
                    + entity("HERO_07", 893, "Gul'dan", "古尔丹", "183=17 199=9 202=3 203=2 321=1")
                    + entity("HERO_08z", 9000, "Skin", "皮肤", "183=17 199=4 202=3 321=1")
                    + entity(
                            "ICC_833",
                            43419,
                            "Jaina",
                            "吉安娜",
                            "48=9 114=1 183=1001 199=4 202=3 203=5 321=1")
                    + entity(
                            "CFM_619",
                            40407,
                            "Chemist",
                            "",
                            "48=4 183=25 199=12 202=4 203=1 321=1 476=296")
                    + entity(
                            "RLK_1",
                            500,
                            "Runes",
                            "",
                            "48=2 183=1858 199=1 202=4 203=3 321=1 2197=2 2198=1")
                    + entity(
                            "CORE_CS2_029",
                            69501,
                            "Fireball",
                            "火球术",
                            "48=4 183=1637 199=4 202=5 203=1 321=1 1413=315")
                    + entity(
                            "REV_018",
                            79767,
                            "Prince_Renathal",
                            "",
                            "48=3 114=1 183=1691 199=12 202=4 203=5 321=1 997=40")
                    + entity(
                            "BOT_914",
                            50477,
                            "Whizbang",
                            "",
                            "48=4 114=1 183=1127 199=12 202=4 203=5 321=1 997=1")
                    + entity(
                            "JAIL_397",
                            126621,
                            "Beatrix",
                            "",
                            "48=5 114=1 183=1988 199=5 202=4 203=5 321=1 2931=1")
                    + entity(
                            "VAC_503",
                            105543,
                            "Darkmarrow",
                            "",
                            "48=4 114=1 183=1905 199=9 202=4 203=5 321=1 3228=1 3599=1")
                    + entity(
                            "TOY_330t93", 104945, "Module", "", "48=3 183=1897 199=12 202=4 3377=1")
                    + entity(
                            "TOY_330t5",
                            110440,
                            "Zilliax",
                            "",
                            "183=1897 199=12 202=4 203=5 3376=1")
                    + entity(
                            "TIME_875t1",
                            119816,
                            "Kingslayers",
                            "",
                            "48=2 183=1957 199=7 202=7 4445=1")
                    + entity("NEW_1", 200000, "New", "", "48=1 183=3000 199=12 202=39 203=4 321=1")
                    + entity("TOKEN", 700, "Token", "", "48=1 183=1957 199=7 202=4");

    private static final String MERCENARIES =
            "<MercenaryDefs><Mercenary ID=\"1\" collectible=\"True\" name=\"Mage\"><Skins>"
                    + "<Skin CardID=\"315\"/><Skin CardID=\"9000\" default=\"True\"/></Skins><Equipments>"
                    + "<Equipment ID=\"4\"><Tiers/></Equipment><Equipment ID=\"6\"/></Equipments></Mercenary>"
                    + "<Mercenary ID=\"3\" collectible=\"False\" name=\"Boss\"><Skins>"
                    + "<Skin CardID=\"893\" default=\"True\"/></Skins></Mercenary></MercenaryDefs>";

    @TempDir Path folder;

    private static String entity(String card, int id, String en, String zh, String tags) {
        StringBuilder xml = new StringBuilder("<Entity CardID=\"" + card + "\" ID=\"" + id + "\">");
        xml.append(
                "<Tag enumID=\"185\" name=\"CARDNAME\" type=\"LocString\"><enUS>" + en + "</enUS>");
        xml.append(zh.isEmpty() ? "" : "<zhCN>" + zh + "</zhCN>").append("</Tag>");
        xml.append("<Tag enumID=\"184\" type=\"LocString\"><enUS>A text.</enUS></Tag>");
        for (String tag : tags.split(" ")) {
            String[] pair = tag.split("=");
            xml.append("<Tag enumID=\"" + pair[0] + "\" type=\"Int\" value=\"" + pair[1] + "\"/>");
        }
        return xml.append("</Entity>").toString();
    }

    private static String definitions(String entities) {
        return "<?xml version=\"1.0\"?><CardDefs build=\"7\">" + entities + "</CardDefs>";
    }

    /** Writes the package and pins a digest; {@code null} for its own. */
    private void pin(String cards, String mercenaries, String digest) throws IOException {
        Path wheel =
                Files.createDirectories(folder.resolve("downloads"))
                        .resolve("hearthstone_data-7.1-py2.py3-none-any.whl");
        try (OutputStream out = Files.newOutputStream(wheel);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("hearthstone_data/CardDefs.xml"));
            zip.write(cards.getBytes(StandardCharsets.UTF_8));
            zip.putNextEntry(new ZipEntry("hearthstone_data/MercenaryDefs.xml"));
            zip.write(mercenaries.getBytes(StandardCharsets.UTF_8));
        }
        Files.writeString(
                Files.createDirectories(folder.resolve("hearthstone")).resolve("sources.json"),
                "{\"package\":{\"client\":\"pip\",\"name\":\"hearthstone-data\",\"version\":\"7.0\",\"digest\":\""
                        + (digest == null ? sha256(wheel) : digest)
                        + "\",\"licence\":\"MIT\"},\"overlay\":{\"name\":\"other\"}}");
    }

    private static String sha256(Path file) throws IOException {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
            return "sha256:" + HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> renew(boolean newest) throws IOException {
        return new HearthstonePackageTables().renew(folder, folder.resolve("downloads"), newest);
    }

    private String trouble() {
        return assertThrows(CardTableTrouble.class, () -> renew(false)).getMessage();
    }

    private TreeMap<String, String> tables() throws IOException {
        TreeMap<String, String> texts = new TreeMap<>();
        for (String game : List.of("hearthstone", "mercenaries")) {
            try (Stream<Path> files = Files.list(folder.resolve(game))) {
                for (Path file : files.filter(one -> one.toString().endsWith(".tsv")).toList()) {
                    texts.put(game + "/" + file.getFileName(), Files.readString(file));
                }
            }
        }
        return texts;
    }

    @Test
    void facts_areThoseOfTheTags() throws IOException {
        pin(definitions(CARDS), MERCENARIES, null);
        assertEquals(
                List.of("15 cards of build 7", "set 3000 has no word yet: NEW_1"), renew(false));
        assertEquals(
                "cardbench-table 1\thearthstone\tcards\n"
                        + "# hearthstone-data 7.0, licence MIT; names © Blizzard Entertainment, see NOTICE; not affiliated with it\n"
                        + "id\tkind\tcost\trarity\tclass\tset\tcopy\trunes\tvisits\tsingle\tgiven\tdeck\tsideboard\tyear\n"
                        + "315\tspell\t4\tfree\tMAGE\tLEGACY\n"
                        + "185\tminion\t2\trare\tDEATHKNIGHT\tTITANS\t\tFFU\t\t\t\t\t\t2023\n"
                        + "393\tskin\t\t\tWARLOCK\tHERO_SKINS\n"
                        + "8107\tskin\t\t\tMAGE\tHERO_SKINS\n"
                        + "31407\tminion\t4\tcommon\tMAGE+PRIEST+WARLOCK\tGANGS\t\t\t\t\t\t\t\t2016\n"
                        + "3012\thero\t9\tlegendary\tMAGE\tICECROWN\t\t\t\t\t\t\t\t2017\n"
                        + "7058\tminion\t4\tlegendary\tNEUTRAL\tBOOMSDAY\t\t\t\t\t\tany\t\t2018\n"
                        + "19024\tspell\t4\tcommon\tMAGE\tCORE\t315\n"
                        + "10266\tminion\t3\tlegendary\tNEUTRAL\tREVENDRETH\t\t\t\t\t\t40\t\t2022\n"
                        + "25178\tmodule\t3\t\tNEUTRAL\tWHIZBANGS_WORKSHOP\t\t\t\t\t1\t\t\t2024\n"
                        + "598\tminion\t4\tlegendary\tWARLOCK\tISLAND_VACATION\t\t\tDEATHKNIGHT\t\t\t\t\t2024\n"
                        + "4897\tlook\t0\tlegendary\tNEUTRAL\tWHIZBANGS_WORKSHOP\t\t\t\t\t1\t\t\t2024\n"
                        + "9376\tweapon\t2\t\tROGUE\tTIME_TRAVEL\t\t\t\t\t1\t\t\t2025\n"
                        + "6805\tminion\t5\tlegendary\tPALADIN\tESCAPEFROM_VIOLET_HOLD\t\t\t\t\t\t\t1\t2026\n"
                        + "73379\tlocation\t1\tepic\tNEUTRAL\tSET_3000\n",
                tables().get("hearthstone/cards.tsv"));
    }

    @Test
    void names_areThoseOfEachLanguage_skinsAmongThem() throws IOException {
        pin(definitions(CARDS), MERCENARIES, null);
        renew(false);
        TreeMap<String, String> tables = tables();
        assertEquals(28, tables.size());
        assertTrue(
                tables.get("hearthstone/zh-CN.tsv")
                        .endsWith("id\tname\n315\t火球术\n578\t古尔丹\n8107\t皮肤\n34419\t吉安娜\n"),
                tables.get("hearthstone/zh-CN.tsv"));
        // the files have underscores for spaces at which no line is broken
        assertTrue(tables.get("hearthstone/en.tsv").contains("\tPrince Renathal\n"));
        assertEquals(-1, tables.toString().indexOf("A text."));
        assertTrue(tables.get("mercenaries/cards.tsv").endsWith("id\tequipment\n\t4+6\n"));
        assertTrue(tables.get("mercenaries/zh-CN.tsv").endsWith("id\tname\n\t皮肤\n"));
    }

    @Test
    void samePackage_givesTheSameBytes() throws IOException {
        pin(definitions(CARDS), MERCENARIES, null);
        renew(false);
        TreeMap<String, String> first = tables();
        renew(false);
        assertEquals(first, tables());
    }

    @Test
    void packageOtherThanThePinnedOne_isRefused_orPinned() throws IOException {
        pin(definitions(CARDS), MERCENARIES, "sha256:00");
        assertTrue(trouble().contains("is not the pinned package, its digest is sha256:"));
        renew(true);
        String sources = Files.readString(folder.resolve("hearthstone").resolve("sources.json"));
        assertTrue(sources.contains("\"version\": \"7.1\""), sources);
        assertTrue(sources.contains("\"name\": \"other\""), sources);
        renew(false);
        assertTrue(tables().get("hearthstone/en.tsv").contains("# hearthstone-data 7.1, "));
    }

    @Test
    void packageThatIsMissing_isNamedWithTheCommandThatBringsIt() throws IOException {
        pin(definitions(CARDS), MERCENARIES, null);
        Files.delete(folder.resolve("downloads/hearthstone_data-7.1-py2.py3-none-any.whl"));
        assertTrue(trouble().endsWith(": pip download --no-deps hearthstone-data==7.0"), trouble());
    }

    @Test
    void definitionsInAnotherForm_areRefused_andNothingIsWritten() throws IOException {
        for (String broken :
                List.of(
                        definitions(CARDS).replace("</CardDefs>", ""),
                        definitions(CARDS).replace("ID=\"315\"", "ID=\"x\""),
                        definitions(CARDS).replace("ID=\"316\"", "ID=\"315\""),
                        definitions(CARDS).replace("ID=\"316\"", "ID=\"-1\""),
                        definitions(""))) {
            pin(broken, MERCENARIES, null);
            assertTrue(trouble().contains("CardDefs.xml"), trouble());
        }
        pin(definitions(CARDS), "<MercenaryDefs>", null);
        assertTrue(trouble().contains("MercenaryDefs.xml"), trouble());
        assertEquals(false, Files.exists(folder.resolve("hearthstone").resolve("cards.tsv")));
    }
}
