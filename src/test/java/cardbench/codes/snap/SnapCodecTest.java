package cardbench.codes.snap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.Explanation;
import cardbench.codes.deck.Field;
import cardbench.codes.deck.Reading;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SnapCodecTest {

    private static final SnapCodec CODEC = new SnapCodec();

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static final String LONG =
            base64("{\"Cards\":[{\"CardDefId\":\"Iceman\"},{\"CardDefId\":\"MrFantastic\"}]}");

    private static final String SHORT = base64("Icmn6,MrFntstcB,Mdk5,SmWlsn9");

    private static List<String> ids(String text) {
        return CODEC.read(text).deck().cards().stream().map(SnapCard::id).toList();
    }

    private static List<String> codesOf(String text) {
        List<String> codes = new ArrayList<>();
        for (Diagnostic each : CODEC.read(text).diagnostics()) {
            codes.add(each.code().name());
        }
        return codes;
    }

    @Test
    void longForm_isJson() {
        assertEquals(List.of("Iceman", "MrFantastic"), ids(LONG));
        assertEquals(List.of(), codesOf(LONG));
        assertEquals(LONG, CODEC.write(CODEC.read(LONG).deck()));
        String named = base64("{\"Name\":\"Dêck \\\"é\\\"\",\"Cards\":[{\"CardDefId\":\"Korg\"}]}");
        assertEquals("Dêck \"é\"", CODEC.read(named).deck().name());
        assertEquals(named, CODEC.write(CODEC.read(named).deck()));
        String more =
                base64(
                        " { \"Version\" : 1.5e3 , \"Old\":[null,[],{}], \"Cards\" : [ {"
                                + "\"CardDefId\":\"Ko\\u0072g\", \"Art\":true } ],\"Name\":\"\" } ");
        assertEquals(
                List.of("Korg"),
                SnapBytes.json(Base64.getDecoder().decode(more)).cards().stream()
                        .map(SnapBytes.Part::text)
                        .toList());
    }

    @Test
    void shortForm_isIdsWithoutVowelsAndTheirLengths() {
        assertEquals(List.of("Icmn6", "MrFntstcB", "Mdk5", "SmWlsn9"), ids(SHORT));
        assertEquals(List.of(), codesOf(SHORT));
        assertEquals(SHORT, CODEC.write(CODEC.read(SHORT).deck()));
        assertEquals(SnapDeck.Form.SHORT, CODEC.read(SHORT).deck().form());
    }

    /** Ids and short ids of cards that players posted. */
    @ParameterizedTest
    @CsvSource({
        "Zabu,Zb4",
        "SamWilson,SmWlsn9",
        "SymbioteSpiderMan,SmbtSpdrMn11",
        "AgathaHarkness,AgthHrknssE",
        "X23,X233",
        "HumanTorchFirstSteps,HmnTrchFrstStps14",
        "SpiderMan2099,SpdrMn2099D",
        "Agent13,Agnt137",
        "USAgent,USAgnt7",
        "InvisibleWomanFirstSteps,InvsblWmnFrstStps18"
    })
    void shortId_isMadeOfTheLongOne(String id, String shortId) {
        assertEquals(shortId, SnapCard.shortId(id));
        assertTrue(SnapCard.isShort(shortId));
        assertTrue(SnapCard.isLong(id));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "H", "4", "Hood4", "Hdx", "Hd1", "Hd-4", "_Hd4"})
    void otherTexts_areNoShortIds(String text) {
        assertFalse(SnapCard.isShort(text));
    }

    @Test
    void linesAboveTheCode_nameTheCards() {
        String post =
                "# (12) Iceman\n#(3) Mister Fantastic\n# (2) Sam Wilson Captain America\n"
                        + "# (5) M.O.D.O.K.\n#\n"
                        + SHORT
                        + "\n#\n# To use this deck, copy it";
        SnapDeck deck = CODEC.read(post).deck();
        assertEquals(List.of(), codesOf(post));
        assertEquals(new SnapCard("Icmn6", "Iceman", 12), deck.cards().get(0));
        assertEquals(new SnapCard("MrFntstcB", "Mister Fantastic", 3), deck.cards().get(1));
        assertEquals("M.O.D.O.K.", deck.cards().get(2).name());
        assertEquals("Sam Wilson Captain America", deck.cards().get(3).name());
        DeckView view = SnapView.of(deck);
        assertEquals(4, view.curve().size());
        Row row = view.sections().get(0).rows().get(1);
        assertTrue(row.isNamed());
        assertEquals(3, row.cost());
    }

    @Test
    void nameWithItsWordsInAnotherOrder_isFoundByItsLetters() {
        String post = "# (2) The First Ghost Rider\n# (1) Iceman\n";
        String code = base64("Icmn6,GhstThFrstRdr12,Zb4");
        SnapDeck deck = CODEC.read(post + code).deck();
        assertEquals("The First Ghost Rider", deck.cards().get(1).name());
        // a line of a card that is no longer in the deck names no other
        assertEquals("", CODEC.read("# (1) Korg\n" + LONG).deck().cards().get(0).name());
        String odd = "# (x) Iceman\n# () Modok\n# (1)\n#\n# a\n# (1 x\n" + code;
        assertEquals("", CODEC.read(odd).deck().cards().get(0).name());
    }

    @Test
    void codes_areFoundInPosts() {
        String post = "One " + LONG + " two\n" + SHORT + "\n(three)";
        assertEquals(2, CODEC.find(post).size());
        assertEquals(4, CODEC.find(post).get(0).from());
        assertEquals(4 + LONG.length(), CODEC.find(post).get(0).to());
        assertEquals("snap", CODEC.find(post).get(1).kind());
        String broken = LONG.substring(0, 20) + "\n" + LONG.substring(20);
        assertEquals(List.of("Iceman", "MrFantastic"), ids(broken));
        assertEquals(List.of("text.white-space"), codesOf(broken));
    }

    @Test
    void otherTexts_areNoDeck() {
        for (String text :
                List.of(
                        "",
                        " ",
                        "prose of many words",
                        "Characterization",
                        "eyJhbGciOiJIUzI1NiJ9",
                        "AAECAf0GAA/OBpcHzAjiDP8PyBTmFrasAq6wAqW+Avi/Avm/AqLNAvjQAqbvAgA=",
                        "CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL",
                        base64("Icmn6,Mdk5"),
                        base64("one,two,three,four"))) {
            assertEquals(List.of(), CODEC.find(text), text);
        }
        assertEquals(0, CODEC.likeness("eyJhbGciOiJIUzI1NiJ9"));
        assertEquals(List.of("snap.no-code"), codesOf("prose"));
        assertEquals(List.of("snap.no-code"), codesOf(""));
    }

    /** The page begins a deck with it. */
    @Test
    void deckWithoutACard_isOne() {
        String code = base64("{\"Cards\":[]}");
        assertEquals(List.of(), codesOf(code));
        assertEquals(1, CODEC.find("new: " + code).size());
        assertEquals(code, CODEC.write(CODEC.read(code).deck()));
    }

    @Test
    void damagedCodes_sayWhatIsWrongAndWhere() {
        String cut = LONG.substring(0, 56);
        assertEquals(List.of("snap.cut"), codesOf(cut));
        assertTrue(CODEC.likeness("x " + cut) > 0);
        assertEquals(List.of("Iceman"), ids(cut));
        assertFalse(CODEC.read(cut).isValid());
        assertEquals(
                List.of("snap.syntax"), codesOf(base64("{\"Cards\":[{\"CardDefId\";\"A\"}]}")));
        for (String none : List.of("{\"Name\":\"A\"}", "{\"Cards\":[7]}", "{\"Cards\":{}}")) {
            assertEquals(List.of("snap.no-cards"), codesOf(base64(none)), none);
        }
        assertEquals(List.of("snap.syntax"), codesOf(base64("{\"Cards\":[{\"a\tb\":1}]}")));
        assertEquals(List.of("snap.syntax"), codesOf(base64("{\"Cards\":" + "[".repeat(30))));
        Reading<SnapDeck> bad = CODEC.read(base64("Icmn6,Mdk5,Hood4,Zb4"));
        assertEquals("snap.bad-id", bad.diagnostics().get(0).code().name());
        assertEquals(14, bad.diagnostics().get(0).location().from());
    }

    @Test
    void everyByte_isExplained() {
        for (String code : List.of(LONG, SHORT)) {
            Explanation explained = CODEC.explain(code);
            int at = 0;
            for (Field field : explained.fields()) {
                assertEquals(at, field.byteFrom());
                at = field.byteTo();
            }
            assertEquals(Base64.getDecoder().decode(code).length, at);
        }
        assertEquals("MrFantastic", CODEC.explain(LONG).fields().get(3).meaning());
        assertEquals("", CODEC.explain("prose").bytes());
        assertNull(CODEC.read("prose").deck());
    }

    @Test
    void view_hasTheRules() {
        List<SnapCard> cards = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            cards.add(SnapCard.of("Card" + i));
        }
        assertEquals(List.of(), SnapView.of(new SnapDeck(SnapDeck.Form.LONG, "", cards)).checks());
        cards.add(SnapCard.of("Card0"));
        DeckView view = SnapView.of(new SnapDeck(SnapDeck.Form.LONG, "Mine", cards));
        assertEquals("Mine", view.title());
        assertEquals(2, view.checks().size());
        assertEquals(2, view.sections().get(0).rows().get(0).count());
        assertEquals(
                "the deck has 13 cards; a deck has exactly 12", view.checks().get(0).message());
    }

    @Test
    void randomDecks_comeBackAndDamagedOnesAreNamed() {
        Random random = new Random(77);
        for (int i = 0; i < 2_000; i++) {
            boolean isLong = random.nextBoolean();
            List<SnapCard> cards = new ArrayList<>();
            while (cards.size() < 12) {
                StringBuilder id = new StringBuilder();
                int length = 2 + random.nextInt(20);
                for (int j = 0; j < length; j++) {
                    id.append(
                            (char)
                                    (j % 5 == 0
                                            ? 'A' + random.nextInt(26)
                                            : 'a' + random.nextInt(26)));
                }
                String text = isLong ? id.toString() : SnapCard.shortId(id.toString());
                cards.add(SnapCard.of(text));
            }
            SnapDeck.Form form = isLong ? SnapDeck.Form.LONG : SnapDeck.Form.SHORT;
            SnapDeck deck = new SnapDeck(form, "", cards);
            String code = CODEC.write(deck);
            assertEquals(deck, CODEC.read(code).deck(), code);
            assertEquals(List.of(), codesOf(code), code);
            assertEquals(1, CODEC.find("a " + code + " b").size(), code);
            int at = random.nextInt(code.length() - 4);
            String cut = code.substring(0, at) + "!" + code.substring(at + 1);
            boolean placed =
                    CODEC.read(cut).diagnostics().stream()
                            .anyMatch(each -> each.location().from() >= 0);
            assertTrue(placed, cut);
        }
    }
}
