package cardbench.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cardbench.codes.picture.GreyPicture;
import cardbench.codes.picture.QrReader;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeckPagesTest {

    private static final String HOME = "https://example.org/decks";

    /** A Rogue's deck of six cards. */
    private static final String ROGUE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

    private static final Pattern META =
            Pattern.compile("<meta (?:property|name)=\"([^\"]+)\" content=\"([^\"]*)\">");

    @TempDir private Path folder;

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve("in").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private TerminalRun run(String address, String... more) {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                "export",
                                "--to",
                                "page",
                                "--address",
                                address,
                                "--in",
                                folder.resolve("in").toString(),
                                "--out",
                                folder.resolve("out").toString()));
        words.addAll(List.of(more));
        return TerminalRun.of(Main.commands(), "", words.toArray(String[]::new));
    }

    private String page(String name) throws IOException {
        return Files.readString(folder.resolve("out").resolve(name));
    }

    private TreeMap<String, String> metadata(String name) throws IOException {
        TreeMap<String, String> metadata = new TreeMap<>();
        Matcher meta = META.matcher(page(name));
        while (meta.find()) {
            metadata.put(meta.group(1), meta.group(2));
        }
        return metadata;
    }

    /** The file that an address of the host leads to. */
    private Path served(String address) {
        String path = URI.create(address).getPath();
        return folder.resolve("out").resolve(path.substring("/decks/".length()));
    }

    /** A deck in a file whose name has signs of addresses and of HTML. */
    private String rogue() throws IOException {
        write("a/my \"Rogue\" & co's ?.txt", "### Miracle & more\n" + ROGUE + "\n");
        TerminalRun run = run(HOME, "--link", "https://example.org/x");
        assertEquals(Command.FINE, run.exitCode(), run.err());
        return "a/my \"Rogue\" & co's ?.html";
    }

    @Test
    void deck_hasItsTitleAndCardsInMetadata() throws IOException {
        String name = rogue();
        TreeMap<String, String> metadata = metadata(name);
        assertEquals("Miracle &amp; more", metadata.get("og:title"));
        String description = metadata.get("og:description");
        assertTrue(description.contains("1× Cold Blood"), description);
        assertEquals(description, metadata.get("description"));
        assertEquals(folder.resolve("out").resolve(name), served(metadata.get("og:url")));
        String html = page(name);
        assertTrue(html.contains("<h1><bdi>Miracle &amp; more</bdi></h1>"), html);
        assertTrue(html.contains(ROGUE) && !html.contains("<script"), html);
    }

    @Test
    void deck_hasItsPictureInMetadata_whereThereAreFonts() throws IOException {
        String name = rogue();
        assumeTrue(hasFonts(), "this Java has no fonts");
        TreeMap<String, String> metadata = metadata(name);
        assertEquals("summary_large_image", metadata.get("twitter:card"));
        BufferedImage picture = ImageIO.read(served(metadata.get("og:image")).toFile());
        assertEquals(metadata.get("og:image:width"), "" + picture.getWidth());
        assertEquals(metadata.get("og:image:height"), "" + picture.getHeight());
        assertEquals(List.of("https://example.org/x"), scanned(picture));
        assertTrue(Files.exists(file(name, page(name))));
    }

    private static boolean hasFonts() {
        try {
            return new Font(Font.SANS_SERIF, Font.PLAIN, 12).canDisplay('a');
        } catch (LinkageError | InternalError e) {
            return false;
        }
    }

    /** The picture that a page shows. */
    private Path file(String name, String html) {
        Matcher source = Pattern.compile("<img src=\"([^\"]+)\"").matcher(html);
        assertTrue(source.find(), html);
        return served(URI.create(HOME + "/a/").resolve(source.group(1)).toString());
    }

    private static List<String> scanned(BufferedImage picture) {
        byte[] luminances = new byte[picture.getWidth() * picture.getHeight()];
        for (int i = 0; i < luminances.length; i++) {
            int colour = picture.getRGB(i % picture.getWidth(), i / picture.getWidth());
            luminances[i] = (byte) (colour >> 8);
        }
        return QrReader.texts(new GreyPicture(picture.getWidth(), picture.getHeight(), luminances));
    }

    @Test
    void list_hasTheNameOfItsFile_andTheIndexHasAllPages() throws IOException {
        write("burn.txt", "4 Lightning Bolt\n20 Mountain\n\nSideboard\n2 Smash to Smithereens\n");
        write("index.txt", ROGUE);
        write("no.txt", "Good morning.");
        TerminalRun run = run(HOME + "/", "--language", "zh");
        assertEquals(Command.REFUSED, run.exitCode());
        assertTrue(run.err().startsWith("no.txt: error: "), run.err());
        assertEquals("burn", metadata("burn.html").get("og:title"));
        assertEquals(
                "4× Lightning Bolt, 20× Mountain, 2× Smash to Smithereens",
                metadata("burn.html").get("og:description"));
        String index = page("index.html");
        assertTrue(index.contains("<h1>decks</h1>"), index);
        assertTrue(index.contains("<a href=\"burn.html\"><bdi>burn</bdi></a>"), index);
        assertTrue(index.contains("<a href=\"index.txt.html\">"), index);
        assertFalse(index.contains("no.html"), index);
    }

    @Test
    void lineThatIsNoCard_isNamed() throws IOException {
        write("a.txt", "4 Lightning Bolt\n^^ ??? ^^\n20 Mountain\n");
        TerminalRun run = run(HOME);
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertTrue(run.err().startsWith("a.txt: warning: "), run.err());
        assertTrue(run.err().contains("(line 2, column 1)"), run.err());
    }

    /** A letter for private use, which no font has. */
    @Test
    void lettersWithoutAFont_leaveThePageWithoutAPicture() throws IOException {
        write("a.txt", "4 Lightning Bolt\n4 Wizard \uDBFF\uDFF0\n20 Mountain\n");
        TerminalRun run = run(HOME);
        assertEquals(Command.FINE, run.exitCode(), run.err());
        assertTrue(run.err().startsWith("a.html: warning: without a picture, since "), run.err());
        assertFalse(metadata("a.html").containsKey("og:image"), page("a.html"));
        assertFalse(page("a.html").contains("<img"), page("a.html"));
        assertFalse(Files.exists(folder.resolve("out/a.png")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "decks/",
                "ftp://example.org/",
                "https://",
                "https://e.org/?a=b",
                "https://e.org/ x"
            })
    void addressThatIsNotAbsolute_isRefused(String address) throws IOException {
        write("a.txt", ROGUE);
        TerminalRun run = run(address);
        assertEquals(Command.USAGE, run.exitCode());
        assertTrue(run.err().contains(address), run.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--to page --in in --out out",
                "--to page --address https://e.org/ text",
                "--to html --address https://e.org/ --in in --out out",
                "--to page --as table --address https://e.org/ --in in --out out"
            })
    void optionsOfPages_goTogether(String words) {
        TerminalRun run = TerminalRun.of(Main.commands(), "", ("export " + words).split(" "));
        assertEquals(Command.USAGE, run.exitCode());
        assertTrue(run.err().contains("--to page goes with"), run.err());
    }
}
