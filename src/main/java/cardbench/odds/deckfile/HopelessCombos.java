package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.matching.CardAssignment;
import cardbench.odds.yisp.check.RangeAnalysis;
import cardbench.odds.yisp.syntax.ZoneLetter;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds combos that cannot succeed in any game, and reports the reason. A report is certain; a
 * combo without a report may still never succeed.
 */
final class HopelessCombos {

    /** In longer lists it is not looked for cards: the time grows with the cube of the length. */
    private static final int MAX_CONDITIONS = 20;

    /** So many cards with effects that no topic runs are named. */
    private static final int MAX_NAMES = 5;

    private final DeckPrograms programs;
    private final int[] copies;
    private final Diagnostics diagnostics;

    private HopelessCombos(DeckPrograms programs, Diagnostics diagnostics) {
        this.programs = programs;
        this.diagnostics = diagnostics;
        List<DeckCard> cards = programs.file().cards();
        this.copies = DeckCard.copies(cards);
    }

    /** Looks at all combos of a file without errors. */
    static void report(DeckPrograms programs, Diagnostics diagnostics) {
        HopelessCombos check = new HopelessCombos(programs, diagnostics);
        TopicFacts.Changes effects = TopicFacts.Changes.ofEffects(programs);
        List<TopicPrograms> topics = programs.topics();
        reportNotRun(programs, diagnostics);
        for (int i = 0; i < topics.size(); i++) {
            // of the topics of several turns the last one has the most cards
            boolean last =
                    i + 1 == topics.size()
                            || !topics.get(i).topic().key().equals(topics.get(i + 1).topic().key());
            if (last) {
                check.report(topics.get(i), new TopicFacts(programs, topics.get(i), effects));
            }
        }
    }

    /** Reports effects that no topic runs. */
    private static void reportNotRun(DeckPrograms programs, Diagnostics diagnostics) {
        List<String> names = new ArrayList<>();
        YamlScalar first = null;
        for (DeckCard card : programs.file().cards()) {
            if (card.count() > 0 && !card.effects().isEmpty()) {
                first = first == null ? card.effects().get(0) : first;
                names.add("“" + card.name() + "”");
            }
        }
        boolean runs = programs.topics().isEmpty();
        for (TopicPrograms topic : programs.topics()) {
            runs |= topic.topic().execProgram();
        }
        if (first != null && !runs) {
            boolean more = names.size() > MAX_NAMES;
            while (names.size() > MAX_NAMES) {
                names.remove(names.size() - 1);
            }
            diagnostics.add(
                    GameCodes.EFFECTS_NOT_RUN
                            .at(first.location())
                            .with("cards", String.join(", ", names) + (more ? ", …" : ""))
                            .with("topic", programs.topics().get(0).topic().name()));
        }
    }

    private void report(TopicPrograms topic, TopicFacts facts) {
        for (ComboPrograms combo : topic.combos()) {
            Diagnostic reason = number(combo, facts);
            reason = reason == null ? lists(combo, facts) : reason;
            if (reason != null) {
                diagnostics.add(reason.with("combo", combo.combo().name()));
            }
        }
    }

    private static Diagnostic number(ComboPrograms combo, TopicFacts facts) {
        RangeAnalysis analysis = new RangeAnalysis(facts);
        if (combo.condition() != null && analysis.of(combo.condition().number()).isZero()) {
            YamlScalar condition = combo.combo().condition();
            return GameCodes.CONDITION_NEVER_MET.at(
                    (condition == null ? combo.combo().key() : condition).location());
        }
        if (analysis.of(combo.score().number()).most() <= 0) {
            return GameCodes.SCORE_NEVER_ABOVE_0.at(combo.combo().score().location());
        }
        return null;
    }

    private Diagnostic lists(ComboPrograms combo, TopicFacts facts) {
        int inHand = facts.mostCards(ZoneLetter.HAND);
        if (combo.hand().size() > inHand) {
            return GameCodes.HAND_TOO_SMALL
                    .at(combo.combo().hand().get(inHand).location())
                    .with("conditions", combo.hand().size())
                    .with("cards", inHand);
        }
        if (combo.grave().size() > facts.mostCards(ZoneLetter.GRAVE)
                && facts.mostCards(ZoneLetter.GRAVE) == 0) {
            return GameCodes.GRAVE_STAYS_EMPTY.at(combo.combo().grave().get(0).location());
        }
        return cards(combo);
    }

    /** A card lies in one zone only, so that both lists together need a card for each condition. */
    private Diagnostic cards(ComboPrograms combo) {
        List<boolean[]> conditions = new ArrayList<>(combo.hand());
        conditions.addAll(combo.grave());
        List<YamlScalar> texts = new ArrayList<>(combo.combo().hand());
        texts.addAll(combo.combo().grave());
        if (conditions.size() > MAX_CONDITIONS) {
            boolean[] any = new boolean[copies.length];
            for (boolean[] condition : conditions) {
                for (int kind = 0; kind < any.length; kind++) {
                    any[kind] |= condition[kind];
                }
            }
            int cards = 0;
            for (int kind = 0; kind < any.length; kind++) {
                cards += any[kind] ? copies[kind] : 0;
            }
            return cards < conditions.size()
                    ? tooFew(texts.get(cards), conditions.size(), cards)
                    : null;
        }
        CardAssignment.Shortage shortage = CardAssignment.shortage(conditions, copies);
        return shortage == null
                ? null
                : tooFew(texts.get(shortage.condition()), shortage.conditions(), shortage.cards());
    }

    private static Diagnostic tooFew(YamlScalar condition, int conditions, int cards) {
        return GameCodes.TOO_FEW_CARDS
                .at(condition.location())
                .with("conditions", conditions)
                .with("cards", cards);
    }
}
