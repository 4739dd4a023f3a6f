package cardbench.build.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenshinTablesTest {

    private static final List<String> LANGUAGES =
            List.of(
                    "ChineseSimplified",
                    "ChineseTraditional",
                    "English",
                    "French",
                    "German",
                    "Indonesian",
                    "Italian",
                    "Japanese",
                    "Korean",
                    "Portuguese",
                    "Russian",
                    "Spanish",
                    "Thai",
                    "Turkish",
                    "Vietnamese");

    private static final String CHARACTERS =
            "\"keqing\":{\"id\":1301,\"name\":\"Keqing\",\"shareid\":1,\"tags\":[\"GCG_TAG_ELEMENT_ELECTRO\","
                    + "\"GCG_TAG_WEAPON_SWORD\",\"GCG_TAG_NATION_LIYUE\"]},"
                    + "\"form\":{\"id\":1302,\"name\":\"Keqing\",\"tags\":[]},"
                    + "\"agent\":{\"id\":2301,\"name\":\"Agent\",\"shareid\":2,\"tags\":[\"GCG_TAG_ELEMENT_PYRO\","
                    + "\"GCG_TAG_WEAPON_NONE\",\"GCG_TAG_CAMP_FATUI\",\"GCG_TAG_CAMP_MONSTER\"]}";

    private static final String ACTIONS =
            "\"talent\":{\"id\":213011,\"name\":\"Penance\",\"shareid\":3,\"tags\":[\"GCG_TAG_TALENT\"],"
                    + "\"descriptionraw\":\"(You must have $[A1301] in your deck.)\","
                    + "\"playcost\":[{\"costtype\":\"GCG_COST_DICE_ELECTRO\",\"count\":1},"
                    + "{\"costtype\":\"GCG_COST_DICE_VOID\",\"count\":2},{\"costtype\":\"GCG_COST_ENERGY\",\"count\":3}]},"
                    + "\"token\":{\"id\":1,\"name\":\"Token\",\"tags\":[],\"playcost\":[]},"
                    + "\"two\":{\"id\":331101,\"name\":\"Woven\",\"shareid\":4,\"tags\":[\"GCG_TAG_RESONANCE\"],"
                    + "\"descriptionraw\":\"(You must have at least 2{SPRITE_PRESET#2104} Electro characters in"
                    + " your deck)\",\"playcost\":[]},"
                    + "\"spear\":{\"id\":311401,\"name\":\"Spear\",\"shareid\":5,\"tags\":[\"GCG_TAG_WEAPON\","
                    + "\"GCG_TAG_WEAPON_POLE\"],\"descriptionraw\":\"\","
                    + "\"playcost\":[{\"costtype\":\"GCG_COST_DICE_SAME\",\"count\":2}]},"
                    + "\"old\":{\"id\":330001,\"name\":\"Old\",\"shareid\":6,\"tags\":[\"GCG_TAG_LEGEND\"],"
                    + "\"descriptionraw\":\"\",\"playcost\":[{\"costtype\":\"GCG_COST_LEGEND\",\"count\":1}]}";

    /**
     * In the form of the newer table: the known cards, of which number 14 is resonance, then an
     * unknown character, its talent, and cards of a known and an unknown kind.
     */
    private static final String NEWER =
            "{\"actions\":[{\"zh-HANS\":\"苍雷\",\"en-US\":\"Azure\",\"ja-JP\":\"蒼雷\",\"type\":0,"
                    + "\"cost\":[3,10]},"
                    + "{\"zh-HANS\":\"枪\",\"en-US\":\"Pike\",\"type\":5,\"cost\":[2,8]},"
                    + "{\"zh-HANS\":\"鸣\",\"en-US\":\"Echo\",\"ja-JP\":\"聖骸ツノワ二\",\"type\":14,\"cost\":[0,7]},"
                    + "{\"zh-HANS\":\"幻\",\"en-US\":\"Shift\",\"ja-JP\":\"遠いの\",\"type\":13,\"cost\":[1,7]},"
                    + "{\"en-US\":\"Penance\",\"type\":0,\"cost\":[3,12]},"
                    + "{\"en-US\":\"Woven\",\"type\":14,\"cost\":[0,7]},"
                    + "{\"en-US\":\"Spear\",\"type\":5,\"cost\":[2,7]},"
                    + "{\"en-US\":\"Old\",\"type\":12,\"cost\":[0,7]}],"
                    + "\"characters\":[{\"en-US\":\"Keqing!\",\"element\":3,\"is_monster\":false},"
                    + "{\"zh-HANS\":\"水人\",\"en-US\":\"Tulpa\",\"element\":1,\"is_monster\":true},"
                    + "{\"en-US\":\"Agent\",\"element\":2,\"is_monster\":true}],"
                    + "\"talent_to_character\":{\"0\":1},"
                    + "\"share_to_internal\":[0,-1,-3,5,6,7,8,-2,1,2,3,4]}";

    @TempDir Path folder;

    private static String data(String characters, String actions) {
        StringBuilder json = new StringBuilder("{\"data\":{");
        for (String language : LANGUAGES) {
            json.append(language.equals(LANGUAGES.get(0)) ? "" : ",")
                    .append('"' + language + "\":{\"tcgcharactercards\":{")
                    .append(characters)
                    .append("},\"tcgactioncards\":{")
                    .append(actions)
                    .append("}}");
        }
        return json.append("}}").toString();
    }

    /** A gzipped tar archive of these files. */
    private static byte[] archive(Map<String, String> files) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream tar = new GZIPOutputStream(bytes)) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                byte[] content = file.getValue().getBytes(StandardCharsets.UTF_8);
                byte[] header = new byte[512];
                put(header, 0, file.getKey());
                put(header, 124, String.format("%011o", content.length));
                tar.write(header);
                tar.write(content);
                tar.write(new byte[(512 - content.length % 512) % 512]);
            }
            tar.write(new byte[1024]);
        }
        return bytes.toByteArray();
    }

    private static void put(byte[] header, int at, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(bytes, 0, header, at, bytes.length);
    }

    private Path downloads() throws IOException {
        return Files.createDirectories(folder.resolve("downloads"));
    }

    /** Puts the package where it is looked for, and pins a digest; returns the folder of tables. */
    private Path pinned(byte[] archive, String digest) throws IOException {
        Files.write(downloads().resolve("n-1.tgz"), archive);
        Path out = Files.createDirectories(folder.resolve("genshin"));
        Files.writeString(
                out.resolve("sources.json"),
                "{\"package\":{\"client\":\"npm\",\"name\":\"n\",\"version\":\"1\",\"licence\":\"MIT\","
                        + "\"file\":\"package/data.json\",\"digest\":\""
                        + digest
                        + "\"}}");
        return out;
    }

    /** The digest in the form of {@code npm pack --json}. */
    private static String digest(byte[] archive) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-512").digest(archive);
            return "sha512-" + Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private TreeMap<String, String> made(String characters, String actions, String newer)
            throws IOException {
        Map<String, String> files = new TreeMap<>();
        files.put("package/a.txt", "a".repeat(700));
        files.put("package/data.json", data(characters, actions));
        byte[] archive = archive(files);
        Path out = pinned(archive, digest(archive));
        Files.deleteIfExists(downloads().resolve("db.json"));
        if (newer != null) {
            Files.writeString(downloads().resolve("db.json"), newer);
        }
        new GenshinPackageTables().renew(folder, downloads(), false);
        TreeMap<String, String> texts = new TreeMap<>();
        try (Stream<Path> made = Files.list(out)) {
            for (Path file : made.filter(file -> file.toString().endsWith(".tsv")).toList()) {
                texts.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return texts;
    }

    @Test
    void tables_holdTheFactsOfThePackage() throws IOException {
        TreeMap<String, String> files = made(CHARACTERS, ACTIONS, null);
        assertEquals(16, files.size());
        assertEquals(
                "cardbench-table 1\tgenshin\tcards\n"
                        + "# n 1, licence MIT; see NOTICE; not affiliated with HoYoverse\n"
                        + "id\tcard\tkind\tcost\telement\tweapon\ttags\towner\tneeds\n"
                        + "\t1301\tcharacter\t\telectro\tsword\tliyue\n"
                        + "\t2301\tcharacter\t\tpyro\t\tfatui monster\n"
                        + "\t213011\ttalent\telectro1 any2 energy3\t\t\t\t1\n"
                        + "\t331101\tresonance\t\t\t\t\t\telectro\n"
                        + "\t311401\tweapon\tsame2\t\tpolearm\n"
                        + "\t330001\tlegend\n",
                files.get("cards.tsv"));
        assertTrue(
                files.get("ja.tsv")
                        .endsWith(
                                "id\tname\n\tKeqing\n\tAgent\n\tPenance\n\tWoven\n\tSpear\n\tOld\n"));
    }

    @Test
    void sameSources_giveTheSameBytes() throws IOException {
        assertEquals(made(CHARACTERS, ACTIONS, NEWER), made(CHARACTERS, ACTIONS, NEWER));
    }

    @Test
    void newerTable_addsTheCardsThatThePackageDoesNotHave() throws IOException {
        TreeMap<String, String> files = made(CHARACTERS, ACTIONS, NEWER);
        assertTrue(
                files.get("cards.tsv")
                        .endsWith(
                                "\t330001\tlegend\n"
                                        + "\t\tcharacter\t\thydro\t\tmonster\n"
                                        + "\t\ttalent\thydro1 any2\t\t\t\t7\n"
                                        + "\t\tweapon\tany2\t\tpolearm\n"
                                        + "\t\tresonance\n"
                                        // a kind was inserted that no known card has
                                        + "\t\t\tsame1\n"));
        assertTrue(files.get("en.tsv").contains("\tKeqing\n"));
        assertTrue(files.get("zh-CN.tsv").endsWith("\tOld\n\t水人\n\t苍雷\n\t枪\n\t鸣\n\t幻\n"));
        // one name is corrected, the other one ends with a particle
        assertTrue(files.get("ja.tsv").endsWith("\tOld\n2\t蒼雷\n2\t聖骸ツノワニ\n"));
        assertTrue(files.get("de.tsv").endsWith("\tOld\n"));
    }

    private String trouble(String characters, String actions) {
        return assertThrows(CardTableTrouble.class, () -> made(characters, actions, null))
                .getMessage();
    }

    @Test
    void gapsAndDuplicates_failTheTool() {
        assertEquals(
                "share id 5 is missing",
                trouble(CHARACTERS, ACTIONS.replace("\"shareid\":5", "\"shareid\":7")));
        assertEquals(
                "share id 5 is there twice",
                trouble(CHARACTERS, ACTIONS.replace("\"shareid\":6", "\"shareid\":5")));
        assertEquals(
                "card id 311401 is there twice",
                trouble(CHARACTERS, ACTIONS.replace("330001", "311401")));
        assertEquals(
                "de: “Spear” is there twice",
                trouble(CHARACTERS, ACTIONS.replace("\"Old\"", "\"Spear\"")));
        assertEquals(
                "“” cannot be a name", trouble(CHARACTERS, ACTIONS.replace("\"Old\"", "\" \"")));
        for (String unseen : new String[] {"\u009b31m", "\u202e", "\u007f"}) {
            assertEquals(
                    "“O" + unseen + "ld” cannot be a name",
                    trouble(CHARACTERS, ACTIONS.replace("\"Old\"", "\"O" + unseen + "ld\"")));
        }
    }

    @Test
    void factsThatNothingExplains_failTheTool() {
        assertEquals(
                "no character for the talent 213091",
                trouble(CHARACTERS, ACTIONS.replace("213011", "213091")));
        assertEquals(
                "what does picture 9999 stand for?",
                trouble(CHARACTERS, ACTIONS.replace("#2104", "#9999")));
    }

    @Test
    void packageOtherThanThePinnedOne_isRefused() throws IOException {
        pinned(archive(new TreeMap<>(Map.of("f", "{}"))), "sha512-x");
        String message =
                assertThrows(
                                CardTableTrouble.class,
                                () -> new GenshinPackageTables().renew(folder, downloads(), false))
                        .getMessage();
        assertTrue(message.contains("is not the pinned package, its digest is sha512-"), message);
    }

    @Test
    void fileThatThePackageDoesNotHave_isNamed() throws IOException {
        PackageArchive archive = new PackageArchive(archive(new TreeMap<>(Map.of("a", "b"))));
        assertEquals(
                "the package has no file c",
                assertThrows(CardTableTrouble.class, () -> archive.file("c")).getMessage());
        assertEquals("b", new String(archive.file("a"), StandardCharsets.UTF_8));
    }
}
