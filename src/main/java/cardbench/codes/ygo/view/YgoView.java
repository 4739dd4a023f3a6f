package cardbench.codes.ygo.view;

import cardbench.base.text.Diagnostic;
import cardbench.codes.deck.DeckView;
import cardbench.codes.deck.DeckView.Row;
import cardbench.codes.deck.DeckView.Section;
import cardbench.codes.ygo.database.CardRow;
import cardbench.codes.ygo.database.CardWords;
import cardbench.codes.ygo.deck.CardRun;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import java.util.ArrayList;
import java.util.List;

/** Presents a deck to players: main, extra and side deck, with equal cards in one row. */
public record YgoView(YgoCards cards) {

    /** The titles of the parts, in their order. */
    private static final List<String> TITLES = List.of("Main deck", "Extra deck", "Side deck");

    // The bits above are the scales of pendulum monsters.
    private static final int LEVEL = 255;

    /** The view of a deck, with its code and the diagnostics of its rules. */
    public DeckView of(YgoDeck deck, String code, List<Diagnostic> checks) {
        List<Section> sections = new ArrayList<>();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            sections.add(
                    new Section(YgoDeck.partName(part), TITLES.get(part), rows(deck.part(part))));
        }
        return new DeckView(
                deck.kind(),
                deck.name().isEmpty() ? "Yu-Gi-Oh! deck" : deck.name(),
                deck.main().size() + "/" + deck.extra().size() + "/" + deck.side().size(),
                code,
                sections,
                List.of(),
                checks);
    }

    private List<Row> rows(List<Integer> ids) {
        List<Row> rows = new ArrayList<>();
        for (CardRun run : CardRun.of(CardRun.together(ids), ids.size())) {
            rows.add(row(run.id(), run.copies()));
        }
        return rows;
    }

    /** A row of the view: a card with its count. */
    public Row row(int id, int copies) {
        CardRow card = cards.card(id);
        if (card == null) {
            return Row.unknown(id, copies);
        }
        return new Row(
                id,
                copies,
                card.name(),
                true,
                (card.type() & 1) == 0 ? DeckView.ABSENT : card.level() & LEVEL,
                CardWords.kind(card.type()),
                "",
                "",
                CardWords.attribute(card.attribute()),
                DeckView.ABSENT);
    }
}
