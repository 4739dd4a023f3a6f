package cardbench.codes.ygo.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.limits.LimitList;
import cardbench.codes.ygo.limits.LimitListReader;
import cardbench.codes.ygo.setcode.Dialect;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What lists of limits add to the rules of decks. */
class ListRulesTest {

    private static final int LEGEND = 0x400;
    private static final int SKILL = 0x8000002;

    private static GivenCards cards(Dialect dialect) {
        return new GivenCards(dialect)
                .add(1, 0x21, "One")
                .add(2, 0x21, "Two")
                .add(5, SKILL, "Skill")
                .add(6, 0x4000021, "Link")
                .add(11, 0x21, "Legend", 0, 0, LEGEND)
                .add(12, 0x61, "Fused Legend", 0, 0, LEGEND)
                .add(13, 0x2, "Legend Spell", 0, 0, LEGEND)
                .add(14, 0x4, "Legend Trap", 0, 0, LEGEND)
                .add(15, 0x4, "Other Legend Trap", 0, 0, LEGEND);
    }

    private static LimitList list(String... lines) {
        return LimitListReader.read(String.join("\n", lines) + "\n", new Diagnostics()).get(0);
    }

    private static List<String> codesOf(Dialect dialect, LimitList list, YgoDeck deck) {
        return new ListRules(cards(dialect), list)
                .check(deck).stream().map(Diagnostic::message).toList();
    }

    private static YgoDeck deck(Integer... main) {
        return GivenCards.deck(GivenCards.filled(40, main), List.of(), List.of());
    }

    @Test
    void limits_areThoseOfTheList() {
        LimitList list = list("!L", "1 1", "2 0");
        assertEquals(
                List.of(
                        "the deck has 2 copies of One; 1 is allowed",
                        "the deck has 1 copy of Two; 0 are allowed"),
                codesOf(Dialect.YGOPRO, list, deck(1, 1, 2)));
        assertEquals(List.of(), codesOf(Dialect.YGOPRO, LimitList.NONE, deck(1, 1, 2)));
    }

    /** Rows of lists in use: the name stands behind two dashes, with or without blanks. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "62320425 0 --Agido the Ancient Sentry",
                "62320425 0 -- Agido the Ancient Sentry",
                "62320425 0 # Agido the Ancient Sentry",
                "62320425\t0\tAgido the Ancient Sentry  "
            })
    void cardWithoutAName_hasThatOfTheComment(String row) {
        assertEquals(
                List.of(
                        "the deck has 1 copy of #62320425 (Agido the Ancient Sentry); 0 are allowed"),
                codesOf(Dialect.YGOPRO, list("!L", row), deck(62320425)));
    }

    @Test
    void cardWithAName_keepsIt() {
        assertEquals(
                List.of(
                        "the deck has 1 copy of One; 0 are allowed",
                        "the deck has 1 copy of #9; 0 are allowed"),
                codesOf(Dialect.YGOPRO, list("!L", "1 0 --Other", "9 0"), deck(1, 9)));
    }

    @Test
    void whitelist_namesEachForbiddenCardOnce() {
        LimitList list = list("!L", "$whitelist", "1 3");
        YgoDeck deck = GivenCards.deck(List.of(1, 2, 2), List.of(), List.of(2));
        assertEquals(
                List.of(
                        "the main deck has 3 cards; 40 to 60 are allowed",
                        "Two is not on the list “L”, which forbids all others"),
                codesOf(Dialect.EDOPRO, list, deck));
    }

    @Test
    void forbiddenTypes_areThoseOfMonsters() {
        LimitList list = list("!L", "M 4000002");
        YgoDeck deck = GivenCards.deck(GivenCards.filled(40, 1, 13), List.of(6), List.of());
        assertEquals(
                List.of("the list “L” forbids monsters of the types of Link"),
                codesOf(Dialect.YGOPRO, list, deck));
    }

    @Test
    void points_areThoseOfAllParts() {
        LimitList list = list("!L", "$p 10", "1 $p 4", "6 $p 3", "2 $p 4");
        YgoDeck ten = GivenCards.deck(GivenCards.filled(40, 1), List.of(6, 6), List.of());
        assertEquals(List.of(), codesOf(Dialect.YGOPRO, list, ten));
        YgoDeck more = GivenCards.deck(GivenCards.filled(40, 1), List.of(6), List.of(2));
        assertEquals(
                List.of("the deck has p points: 11; 10 are allowed"),
                codesOf(Dialect.YGOPRO, list, more));
    }

    @Test
    void speedDuel_hasOneSkillBesideItsDeck() {
        LimitList list = list("!Speed Duel", "1 3");
        YgoDeck one = GivenCards.deck(GivenCards.filled(21, 300_000_000), List.of(), List.of());
        assertEquals(List.of(), codesOf(Dialect.EDOPRO, list, one));
        YgoDeck two = GivenCards.deck(GivenCards.filled(22, 300_000_000, 5), List.of(), List.of());
        assertEquals(
                List.of("the deck has 2 Skill cards; 1 is allowed"),
                codesOf(Dialect.EDOPRO, list, two));
        assertEquals(List.of(), codesOf(Dialect.YGOPRO, list, two));
    }

    @Test
    void rushDuel_hasOneLegendOfEachKind() {
        LimitList list = list("!Rush", "1 3");
        assertEquals(List.of(), codesOf(Dialect.EDOPRO, list, deck(11, 13, 14)));
        String two =
                "the deck has 2 Legend cards of one kind (monster, spell or trap); 1 is allowed";
        assertEquals(List.of(two), codesOf(Dialect.EDOPRO, list, deck(11, 13, 14, 15)));
        YgoDeck extra = GivenCards.deck(GivenCards.filled(40, 11), List.of(12), List.of());
        assertEquals(List.of(two), codesOf(Dialect.EDOPRO, list, extra));
        YgoDeck side = GivenCards.deck(GivenCards.filled(40, 14), List.of(), List.of(15));
        assertEquals(List.of(), codesOf(Dialect.EDOPRO, list, side));
        assertEquals(List.of(), codesOf(Dialect.YGOPRO, list, deck(14, 15)));
    }

    @Test
    void missingCards_areThoseUpToTheLeastSize() {
        ListRules rules = new ListRules(cards(Dialect.YGOPRO), list("!L", "1 1"));
        assertEquals(0, rules.missing(deck(1), 0));
        assertEquals(2, rules.missing(deck(1), 2));
        assertEquals(3, rules.missing(deck(5), 2));
        YgoDeck large = GivenCards.deck(GivenCards.filled(50), List.of(), List.of());
        assertEquals(0, rules.missing(large, 2));
        assertEquals(1, rules.missing(large, 11));
    }
}
