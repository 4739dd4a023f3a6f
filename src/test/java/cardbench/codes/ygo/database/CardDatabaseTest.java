package cardbench.codes.ygo.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.database.DatabaseAudit.Count;
import cardbench.codes.ygo.database.MadeDatabase.Made;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.limits.LimitList;
import cardbench.codes.ygo.limits.LimitListReader;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.view.ListRules;
import cardbench.codes.ygo.view.YgoRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CardDatabaseTest {

    private final Diagnostics diagnostics = new Diagnostics();

    @Test
    void twentyThousandCards_areReadWithEveryBitOfTheirSetcodes() throws Exception {
        Random random = new Random(20);
        List<Made> made = new ArrayList<>();
        int negative = 0;
        int large = 0;
        for (int i = 1; i <= 20_000; i++) {
            long setcode = random.nextInt(3) == 0 ? random.nextLong() : random.nextInt(0x10000);
            negative += setcode < 0 ? 1 : 0;
            large += setcode > 1L << 53 ? 1 : 0;
            made.add(Made.monster(i * 5, setcode, "青眼 " + i));
        }
        assertTrue(negative > 1000 && large > 1000);
        CardDatabase database = CardDatabase.read("made", MadeDatabase.of(made), diagnostics);
        assertEquals(20_000, database.cards().size());
        for (Made card : made) {
            CardRow read = database.card(card.id());
            assertEquals(card.setcode(), read.setcode().value());
            assertEquals(card.name(), read.name());
        }
        assertNull(database.card(7));
        assertNull(database.card(0));
    }

    @Test
    void fileThatIsNoDatabase_isRefused() {
        assertNull(CardDatabase.read("x", new byte[2000], diagnostics));
        assertEquals("sqlite.not-sqlite", diagnostics.list().get(0).code().name());
    }

    @Test
    void audit_findsWhatStandsOut() throws Exception {
        List<Made> made =
                List.of(
                        Made.monster(1, 0x20a230a210a2L, "three slots where one would do"),
                        Made.monster(2, 0x8001000000000000L, "negative"),
                        Made.monster(3, 0x5008, "own"),
                        Made.monster(4, 0x7008, "member by accident"),
                        Made.monster(5, 0, "none"));
        CardDatabase database = CardDatabase.read("x", MadeDatabase.of(made), diagnostics);
        DatabaseAudit audit =
                DatabaseAudit.of(
                        database.cards(),
                        List.of(
                                new Archetype(0x5008, ""),
                                new Archetype(0x10a2, ""),
                                new Archetype(0x20a2, ""),
                                new Archetype(0x30a2, "")));
        assertEquals(List.of(1, 3, 0, 1, 0), audit.bySlots());
        assertEquals(List.of(new Count(0x7008, 1), new Count(0x8001, 1)), audit.unlisted());
        assertEquals(List.of(new Count(0x5008, 1)), audit.accidental());
        assertEquals(
                List.of(0x20a2, 0x10a2), audit.redundant().stream().map(r -> r.slot()).toList());
        assertEquals(List.of(2), audit.negative().stream().map(CardRow::id).toList());
    }

    @Test
    void rowOfACard_isInWords() {
        assertEquals(
                List.of("monster", "effect", "pendulum"),
                CardWords.types(0x1000021, Dialect.YGOPRO));
        assertEquals(
                List.of("monster", "effect", "link"), CardWords.types(0x4000021, Dialect.YGOPRO));
        assertEquals("monster", CardWords.kind(0x1000021));
        assertEquals("link", CardWords.kind(0x4000021));
        assertEquals("xyz", CardWords.kind(0x1800021));
        // EDOPro has Link spells, which belong in the main deck
        assertEquals("spell", CardWords.kind(0x4000002));
        assertEquals(List.of("dark"), CardWords.attributes(0x20, Dialect.YGOPRO));
        assertEquals(List.of("dragon"), CardWords.races(0x2000, Dialect.YGOPRO));
        assertEquals(List.of("cyberse"), CardWords.races(0x1000000, Dialect.YGOPRO));
        assertEquals(List.of("bottom left", "right", "top right"), CardWords.arrows(0x121));
        assertEquals(List.of("OCG", "TCG"), CardWords.regions(3, Dialect.YGOPRO));
        assertEquals(List.of("pre-release"), CardWords.regions(0x100, Dialect.YGOPRO));
    }

    @Test
    void rules_countCopiesByAliasAndListsOfLimits() throws Exception {
        List<Made> made =
                List.of(
                        Made.monster(100, 0, "Blue"),
                        new Made(101, 100, 0, 0x21, 8, 3000, 2500, "Blue (art)"),
                        new Made(200, 0, 0, 0x61, 8, 0, 0, "Fusion"),
                        new Made(300, 0, 0, 0x4011, 1, 0, 0, "Token"));
        CardDatabase database = CardDatabase.read("x", MadeDatabase.of(made), diagnostics);
        List<Integer> main = new ArrayList<>(List.of(100, 100, 101, 101, 200, 300, 7, 7));
        while (main.size() < 40) {
            main.add(1000 + main.size());
        }
        YgoDeck deck = new YgoDeck("ydk", main, List.of(100), List.of());
        List<LimitList> limits =
                LimitListReader.read(
                        "#[2024]\n!2024.1 TCG\n7 1 --Pot\n# x\nabc\n!old\n7 0\n", diagnostics);
        assertEquals(List.of("2024.1 TCG", "old"), limits.stream().map(LimitList::name).toList());
        assertEquals(
                List.of(
                        "Fusion does not belong in the main deck",
                        "Token is a token and belongs in no deck",
                        "Blue does not belong in the extra deck",
                        "the deck has 5 copies of Blue; 3 are allowed",
                        "the deck has 2 copies of #7 (Pot); 1 is allowed"),
                new ListRules(database::card, limits.get(0))
                        .check(deck).stream().map(Diagnostic::message).toList());
        assertEquals(
                List.of("the main deck has 1 card; 40 to 60 are allowed"),
                new YgoRules(YgoCards.NONE)
                        .check(new YgoDeck("ydk", List.of(1), List.of(), List.of())).stream()
                                .map(Diagnostic::message)
                                .toList());
        assertEquals(List.of(), LimitListReader.read("nothing", diagnostics));
    }
}
