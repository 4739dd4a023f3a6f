package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import cardbench.codes.cards.CardNames;
import cardbench.codes.cards.CardResolver;
import cardbench.codes.cards.ListedCards;
import cardbench.codes.cards.ListedCopies;
import cardbench.codes.cards.ListedLine;
import cardbench.codes.cards.NameSearch;
import cardbench.codes.list.line.ListLine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A list of names has the same cards with the tables of a game and without tables. */
class NamedListTest {

    private static final String[] NAMES = {
        "Lantern of the Tide", "Ashen Courier", "Moss-Grown Gate", "Quiet Reef"
    };

    private static final NameSearch SEARCH =
            new NameSearch(List.of(CardNames.of(new int[] {1, 2, 3, 4}, NAMES)));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{c} {n}",
                "{c}x {n}",
                "{c}×{n}",
                "x{c} {n}",
                "×{c} {n}",
                "{n} x{c}",
                "{n}*{c}",
                "{n} {c}x",
                "{n}（{c}）",
                "{n} [{c}]",
                "{n} (x{c})",
                "[{c}] {n}",
                "({c}x) {n}",
                "[x{c}] {n}",
                "{n} - {c}",
                "{n}: {c}",
                "{n}：{c}枚",
                "{n};{c}",
                "{n} = {c}",
                "{n} ..... {c}",
                "{n} …{c}",
                "{n}・・・{c}",
                "{n} -> {c}",
                "{n} → {c}",
                "{n}\t{c}",
                "{c}\t{n}",
                "{c}: {n}",
                "| {c} | {n} |",
                "{n} | {c}",
                "{c} copies {n}",
                "{c} copies of {n}",
                "{n} {c} copies",
                "{n} ({c} copies)",
                "{n} {c} pcs",
                "{n} {c} шт.",
                "{n} {c} Stück",
                "{c}枚 {n}",
                "{n} {c}张",
                "{n} {c}장",
                "《{n}》×{c}",
                "《{n}》{c}",
                "『{n}』{c}枚",
                "**{n}** x{c}",
                "**{c}** {n}",
                "{c} [[{n}]]",
                "{c} [{n}](https://example.org/card/1)",
                "- [ ] {c} {n}",
                "- [x] {c} {n}",
                "> {c} {n}",
                "▪ {c} {n}",
                "○ {c} {n}",
                "◆{n} ×{c}",
                "✅ {c} {n}",
                "🔥 {c} {n}",
                "{c} {n} *F*",
                "{c} {n} $1.20",
                "{c} {n} # for the mirror",
                "{c} {n} #draw",
                "{c} {n} <ABC>",
                "{c} {n} [ABC]",
            })
    void lineForm_isReadWithAndWithoutTables(String form) {
        StringBuilder text = new StringBuilder();
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < NAMES.length; i++) {
            int copies = 1 + i % 3;
            text.append(form.replace("{c}", "" + copies).replace("{n}", NAMES[i])).append('\n');
            expected.add(copies + " " + NAMES[i]);
        }
        List<String> read = new ArrayList<>();
        for (ListLine.Card card : ListReader.read(text.toString()).lines(ListLine.Card.class)) {
            read.add(card.count() + " " + card.card().name());
        }
        Diagnostics diagnostics = new Diagnostics();
        List<String> resolved = new ArrayList<>();
        List<ListedLine> lines = NamedLines.of(text.toString());
        for (ListedCopies copies :
                ListedCards.of(lines, new Game(), SEARCH, diagnostics).copies()) {
            resolved.add(copies.copies() + " " + NAMES[copies.id() - 1]);
        }
        assertEquals(List.of(), diagnostics.list());
        assertEquals(expected, resolved);
        assertEquals(expected, read);
    }

    /** A game whose cards have these names. */
    private static final class Game implements CardResolver {

        @Override
        public int find(String name) {
            return SEARCH.find(name);
        }

        @Override
        public int maxCopies() {
            return 4;
        }
    }
}
