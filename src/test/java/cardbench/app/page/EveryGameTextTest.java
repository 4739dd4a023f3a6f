package cardbench.app.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.Games;
import cardbench.codes.deck.Found;
import cardbench.contract.SampleCodes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The page fetches the core of every game for each text in which that core finds a rare code, and
 * the readers of other pages give each text with a code to a core.
 */
class EveryGameTextTest {

    private static final Path SCRIPT = Path.of("webapp/codes/decks/state/every-game-text.js");

    private static final Path READER = Path.of("webapp/codes/reader/codes.js");

    private static final Pattern CONSTANT =
            Pattern.compile("^const (\\w+) = /(.*)/([gi]*);$", Pattern.MULTILINE);

    private static final Pattern BREAK = Pattern.compile("[\\s\\\\<&]");

    private static final Set<String> RARE = Set.of("lor", "riftbound", "snap");

    private static Map<String, Pattern> patterns(Path script) throws IOException {
        Map<String, Pattern> patterns = new LinkedHashMap<>();
        Matcher constant = CONSTANT.matcher(Files.readString(script));
        while (constant.find()) {
            patterns.put(
                    constant.group(1),
                    Pattern.compile(
                            constant.group(2),
                            constant.group(3).equals("i") ? Pattern.CASE_INSENSITIVE : 0));
        }
        return patterns;
    }

    /** The test of the page, as its last function has it. */
    private static boolean isFetched(String text, Map<String, Pattern> patterns) {
        Matcher words = patterns.get("LONG_WORDS").matcher(text);
        while (words.find()) {
            byte[] head = Base64.getDecoder().decode(words.group().substring(0, 16));
            String ids = new String(head, StandardCharsets.ISO_8859_1);
            if (patterns.get("SHORT_IDS").matcher(ids).find()) {
                return true;
            }
        }
        String letters = text.replaceAll("\\s+", "");
        if (patterns.get("TYPED_BASE32").matcher(letters).find()) {
            return true;
        }
        return List.of("BASE32_WORD", "SMALL_BASE32", "ANY_FORMAT", "EMPTY_RUNETERRA", "LONG_SNAP")
                .stream()
                .anyMatch(name -> patterns.get(name).matcher(text).find());
    }

    private static boolean isRare(String text) {
        List<Found> found = Games.kinds().find(text);
        return !found.isEmpty() && RARE.contains(found.get(0).kind());
    }

    /** Codes of all games, short ones of Marvel Snap, and one of Runeterra in each format. */
    private static List<String> texts() {
        List<String> texts = new ArrayList<>(SampleCodes.ofVectors());
        // three, four and seven cards of Marvel Snap, by the rule of its short form
        for (String ids :
                List.of(
                        "Icmn6,MrFntstcB,Mdk5",
                        "Hlk4,Thng5,Icmn6,Gmr6",
                        "Ag3,Bb4,Cc5,Dd6,Ff7,Gg8,Hh9")) {
            String code = Base64.getEncoder().encodeToString(ids.getBytes(StandardCharsets.UTF_8));
            texts.add(code);
            texts.add("# Marvel Snap\n" + code + "\n#");
        }
        for (int format = 0; format < 16; format++) {
            texts.add(
                    "see "
                            + "ACEGIKMOQSUWY246".charAt(format)
                            + "UCQCAYCBIAQMDABAIDAUGRMAIDASHJPAUAQEBQJBQITSAICAEBAEMIDAEAQEKABAMBBIAIGBIPQ");
        }
        return texts;
    }

    @Test
    void eachTextWithARareCode_isFetchedFor() throws IOException {
        Map<String, Pattern> patterns = patterns(SCRIPT);
        List<String> texts = texts();
        List<String> missed = new ArrayList<>();
        int rare = 0;
        for (String text : texts) {
            if (isRare(text)) {
                rare++;
                if (!isFetched(text, patterns)) {
                    missed.add(text);
                }
            }
        }
        assertEquals(List.of(), missed);
        assertTrue(rare > 30, "texts with a rare code: " + rare);
    }

    @Test
    void eachTextWithACode_isGivenToACore() throws IOException {
        Pattern word = patterns(READER).get("WORD");
        List<String> missed = new ArrayList<>();
        int codes = 0;
        for (String text : texts()) {
            List<Found> found = Games.kinds().find(text);
            // readers link codes of decks: one piece of 20 letters or more, no file of several
            // lines
            boolean isOnePiece =
                    found.stream()
                            .map(code -> text.substring(code.from(), code.to()))
                            .anyMatch(code -> code.length() >= 20 && !BREAK.matcher(code).find());
            if (isOnePiece) {
                codes++;
                if (!word.matcher(text).find()) {
                    missed.add(text);
                }
            }
        }
        assertEquals(List.of(), missed);
        assertTrue(codes > 30, "texts with a code in one piece: " + codes);
    }
}
