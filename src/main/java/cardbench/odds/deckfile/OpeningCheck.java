package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostics;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.yisp.check.Checker;
import cardbench.odds.yisp.syntax.ConditionReader;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.VocabularyBuilder;
import java.util.List;

/** Checks the conditions and card counts of a mulligan and of a given state. */
final class OpeningCheck {

    private final DeckFile file;
    private final Checker checker;
    private final Diagnostics diagnostics;
    private final ConditionReader conditions;
    private final int[] given;
    private int known;

    OpeningCheck(
            DeckFile file, VocabularyBuilder vocabulary, Checker checker, Diagnostics diagnostics) {
        this.file = file;
        this.checker = checker;
        this.diagnostics = diagnostics;
        this.conditions = new ConditionReader(vocabulary, diagnostics);
        this.given = new int[file.cards().size()];
    }

    void check(Topic topic) {
        if (topic.opening().mulligan() != null) {
            check(topic.opening().mulligan());
        }
        if (topic.opening().state() != null) {
            check(topic.opening().state(), topic);
        }
    }

    private void check(Mulligan mulligan) {
        if (mulligan.keep() != null) {
            Source source = Source.of(mulligan.keep());
            Expression number = Parser.number(source, diagnostics);
            checker.number(source, number);
        }
        mulligan.kept().forEach(item -> met(item.condition()));
        for (Mulligan.Bottom bottom : mulligan.bottom()) {
            bottom.items().forEach(item -> met(item.condition()));
        }
    }

    private boolean[] met(YamlScalar condition) {
        if (condition.value().indexOf('"') >= 0 || condition.value().indexOf(';') >= 0) {
            diagnostics.add(
                    OpeningCodes.NOT_WRITABLE
                            .at(condition.location())
                            .with("name", condition.value()));
        }
        return conditions.read(Source.of(condition));
    }

    private void check(GivenState state, Topic topic) {
        state.zones().forEach(zone -> note(zone.cards()));
        note(state.top());
        note(state.bottom());
        int needed = topic.startCard();
        for (GivenState.Zone unknown : state.unknown()) {
            needed += unknown.count();
        }
        int left = file.size() - known;
        for (CardItem item : state.top()) {
            needed -= state.deck() < 0 ? 0 : item.copies();
        }
        for (CardItem item : state.bottom()) {
            needed -= state.deck() < 0 ? 0 : item.copies();
        }
        needed += Math.max(0, state.deck());
        if (needed > left && !diagnostics.failed()) {
            diagnostics.add(
                    OpeningCodes.TOO_FEW_LEFT
                            .at(state.key().location())
                            .with("needed", needed)
                            .with("cards", left));
        }
    }

    private void note(List<CardItem> items) {
        for (CardItem item : items) {
            boolean[] met = met(item.condition());
            int cards = 0;
            int card = -1;
            for (int i = 0; i < met.length; i++) {
                cards += met[i] ? 1 : 0;
                card = met[i] ? i : card;
            }
            if (cards > 1) {
                diagnostics.add(
                        OpeningCodes.NOT_ONE_CARD
                                .at(item.condition().location())
                                .with("text", item.condition().value())
                                .with("cards", cards));
            } else if (cards == 1) {
                given[card] += item.copies();
                known += item.copies();
                DeckCard owner = file.cards().get(card);
                if (given[card] > owner.count()) {
                    diagnostics.add(
                            OpeningCodes.TOO_MANY_COPIES
                                    .at(item.condition().location())
                                    .with("card", owner.name())
                                    .with("found", given[card])
                                    .with("copies", owner.count()));
                }
            }
        }
    }
}
