package cardbench.codes.genshin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.chance.Seeds;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Severity;
import cardbench.codes.cards.CardTable;
import cardbench.codes.cards.CardTableReader;
import cardbench.codes.cards.CardTables;
import cardbench.codes.cards.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DeckRulesTest {

    private static final String ALPHABET =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    /** Slots of the example, changed at one place. */
    private static List<Integer> changed(int slot, int id) {
        List<Integer> ids = new ArrayList<>(Decks.EXAMPLE_IDS);
        ids.set(slot, id);
        return ids;
    }

    private static List<Diagnostic> check(List<Integer> ids) {
        return Decks.RULES.check(GenshinDeck.of(ids));
    }

    private static List<String> names(List<Diagnostic> diagnostics) {
        return diagnostics.stream()
                .map(d -> d.code().name().substring("genshin.".length()))
                .toList();
    }

    private static Diagnostic findings(List<Integer> ids, String code) {
        return check(ids).stream()
                .filter(d -> d.code().name().equals("genshin." + code))
                .findFirst()
                .orElseThrow(() -> new AssertionError(names(check(ids))));
    }

    @Test
    void legalDeck_isPassedWithoutAWord() {
        // the characters are Raiden Shogun, Ganyu and Diona
        assertEquals(List.of(), names(check(Decks.EXAMPLE_IDS)));
        Random random = new Random(1);
        for (int n = 0; n < 1_000; n++) {
            List<String> codes = new ArrayList<>(names(Decks.RULES.check(Decks.legal(random))));
            codes.remove("version");
            assertEquals(List.of(), codes, "deck " + n);
        }
    }

    @Test
    void sameCharacter_isSaidWithItsSlot() {
        Diagnostic diagnostic = findings(changed(2, 1), "same-character");
        assertEquals("Ganyu is in the deck more than once", diagnostic.message());
        assertEquals("/shareIds/2", diagnostic.location().pointer());
        assertEquals(
                1,
                names(check(List.of(1, 1, 1))).stream().filter("same-character"::equals).count());
    }

    @Test
    void missingCards_areCounted() {
        assertEquals(
                "the deck has 2 characters; a playable deck has 3",
                findings(changed(0, 0), "characters").message());
        assertEquals(
                "the deck has 29 action cards; a playable deck has 30",
                findings(changed(9, 0), "actions").message());
        assertEquals(List.of("characters", "actions"), names(check(List.of())));
    }

    @Test
    void cardsInTheWrongPart_areNamed() {
        assertEquals(
                "slot 1 is for a character, and Ancient Courtyard is an action card",
                findings(changed(0, 218), "not-a-character").message());
        assertEquals(
                "slot 4 is for an action card, and Ganyu is a character",
                findings(changed(3, 1), "not-an-action").message());
    }

    @Test
    void thirdCopy_isSaidOnce() {
        Diagnostic diagnostic = findings(changed(5, 61), "copies");
        assertEquals(
                "the deck has 3 copies of Undivided Heart; the limit is 2", diagnostic.message());
        assertEquals("/shareIds/3", diagnostic.location().pointer());
        assertEquals(1, names(check(changed(5, 61))).stream().filter("copies"::equals).count());
    }

    @Test
    void arcaneLegend_mayBeThereOnce() {
        List<Integer> ids = changed(13, 218);
        assertTrue(!names(check(ids)).contains("copies"));
        ids.set(14, 218);
        assertEquals(
                "the deck has 2 copies of Ancient Courtyard; the limit is 1",
                findings(ids, "copies").message());
    }

    @Test
    void talent_needsItsCharacter() {
        assertEquals(
                "Undivided Heart needs the character Ganyu in the deck",
                findings(changed(1, 3), "talent").message());
        assertEquals(1, names(check(changed(1, 3))).stream().filter("talent"::equals).count());
    }

    @Test
    void resonance_needsTwoCharactersOfItsElement() {
        // both Ganyu and Diona are of Cryo, and 223, 224 are resonances of Cryo
        assertEquals(
                "Elemental Resonance: Woven Ice needs two characters with “cryo”",
                findings(changed(2, 30), "needs").message());
        assertTrue(!names(check(changed(0, 30))).contains("needs"));
    }

    @Test
    void nationCard_needsTwoCharactersOfTheNation() {
        List<Integer> ids = changed(31, 237);
        assertEquals(
                "Wind and Freedom needs two characters with “mondstadt”",
                findings(ids, "needs").message());
        ids.set(0, 3);
        assertTrue(!names(check(ids)).contains("needs"), "Kaeya and Diona are of Mondstadt");
    }

    @Test
    void characterThatTheTableDoesNotKnow_mayMeetANeed() {
        assertTrue(!names(check(changed(2, 544))).contains("needs"));
    }

    @Test
    void cardBeyondTheTable_isNewerThanItsVersion() {
        Diagnostic diagnostic = findings(changed(0, 544), "newer-card");
        assertEquals(
                "card no. 544 in slot 1 is newer than the card table of version 5.4",
                diagnostic.message());
        assertEquals(Severity.INFO, diagnostic.severity());
    }

    @Test
    void cardsOutOfOrder_areAHint() {
        List<Integer> ids = new ArrayList<>(Decks.EXAMPLE_IDS);
        ids.set(3, 129);
        ids.set(5, 61);
        Diagnostic diagnostic = findings(ids, "order");
        assertEquals(Severity.INFO, diagnostic.severity());
        assertTrue(
                diagnostic.message().startsWith("Undivided Heart in slot 5"), diagnostic.message());
    }

    @Test
    void version_isTheOneThatBroughtTheLargestId() {
        assertEquals(List.of(), versions(276));
        assertEquals(List.of("4.3"), versions(277));
        assertEquals(List.of("4.3"), versions(318));
        assertEquals(List.of("4.4"), versions(319));
        assertEquals(List.of("5.4"), versions(460));
        assertEquals(List.of("5.8"), versions(505));
        assertEquals(List.of("6.0"), versions(506));
        assertEquals(List.of("6.0"), versions(4095));
    }

    private static List<String> versions(int id) {
        return check(List.of(id)).stream()
                .filter(d -> d.code() == RuleCodes.VERSION)
                .map(d -> d.args().get(0).value())
                .toList();
    }

    @Test
    void withoutATable_onlyNumbersAreCounted() {
        DeckRules rules = new DeckRules(GenshinCards.NONE, CardTables.NONE, Language.ZH_CN);
        assertEquals(List.of(), rules.check(GenshinDeck.of(Decks.EXAMPLE_IDS)));
        Diagnostic diagnostic = rules.check(GenshinDeck.of(changed(5, 61))).get(0);
        assertEquals("the deck has 3 copies of no. 61; the limit is 2", diagnostic.message());
    }

    @Test
    void cardsAreNamedInTheLanguage() {
        DeckRules rules = new DeckRules(Decks.CARDS, Decks.TABLES, Language.ZH_CN);
        assertEquals(
                "唯此一心 needs the character 甘雨 in the deck",
                rules.check(GenshinDeck.of(changed(1, 3))).get(0).message());
    }

    @Test
    void cardWithoutACardId_saysNothingOfNationsOrOrder() {
        CardTable table =
                CardTableReader.read(
                                "cardbench-table 1\tgenshin\tcards\n"
                                        + "id\tcard\tkind\tcost\telement\tweapon\ttags\towner\tneeds\n"
                                        + "\t\tcharacter\t\tcryo\n\t1102\tcharacter\t\tcryo\t\tliyue\n"
                                        + "\t9\tevent\t\t\t\t\t\tliyue\n\t\tevent\n\t8\tevent\n",
                                new Diagnostics())
                        .get(0);
        DeckRules rules = new DeckRules(GenshinCards.of(table), CardTables.NONE, Language.EN);
        List<Diagnostic> diagnostics = rules.check(GenshinDeck.of(List.of(1, 2, 0, 3, 4, 5)));
        assertEquals(List.of("characters", "actions", "order"), names(diagnostics));
    }

    /** Whether anything at all is said about a code but which version it needs. */
    private static boolean isFlagged(String code) {
        var reading = new ShareCodec().read(code);
        if (reading.deck() == null || !reading.diagnostics().isEmpty()) {
            return true;
        }
        return Decks.RULES.check(reading.deck().deck()).stream()
                .anyMatch(d -> d.code() != RuleCodes.VERSION);
    }

    /**
     * 20 errors in each of 150 decks, or of 1,000: a rate of the rules, to be met by every change
     * to them.
     */
    @Test
    void singleLetterErrors_areNoticedIn97OfAHundred() {
        Random random = new Random(42);
        int errors = Seeds.of(3_000, 20_000);
        int noticed = 0;
        String code = "";
        for (int n = 0; n < errors; n++) {
            if (n % 20 == 0) {
                code = ShareCodeWriter.write(Decks.legal(random), WordFilter.DEFAULT).text();
            }
            int at = random.nextInt(code.length());
            char letter = ALPHABET.charAt(random.nextInt(64));
            while (letter == code.charAt(at)) {
                letter = ALPHABET.charAt(random.nextInt(64));
            }
            String broken = code.substring(0, at) + letter + code.substring(at + 1);
            noticed += isFlagged(broken) ? 1 : 0;
        }
        assertTrue(noticed >= Seeds.of(96, 97) * errors / 100, noticed + " of " + errors);
    }
}
