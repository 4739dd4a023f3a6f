package cardbench.odds.deckfile;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.NumberText;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * A topic whose odds are those of some of its games, as two topics of all games: P(A | B) = P(A and
 * B) / P(B). So whatever computes odds of all games computes conditional ones, too.
 *
 * @param joint the topic, whose combos succeed only in games that count
 * @param counted a topic of one combo, which succeeds in the games that count
 */
public record ConditionalTopic(TopicPrograms joint, TopicPrograms counted) {

    /** A variable for whether a game counts; with more letters where a program uses it. */
    private static final String VARIABLE = "given";

    /** The two topics of one of which only {@linkplain TopicPrograms#counted some games} count. */
    public static ConditionalTopic of(TopicPrograms topic) {
        NumberText counted = topic.counted();
        YamlScalar place = topic.topic().key();
        String variable = free(topic, counted);
        // what is done behind the header may change what the number looks at
        boolean over = !topic.topic().execProgram() && topic.topic().turns() == null;
        String asked = over ? counted.text() : variable;
        List<ComboPrograms> combos = new ArrayList<>();
        for (ComboPrograms combo : topic.combos()) {
            NumberText condition = combo.condition();
            combos.add(
                    new ComboPrograms(
                            combo.combo(),
                            combo.score(),
                            condition == null
                                    ? NumberText.at(place, asked)
                                    : NumberText.at(
                                            place, "(and " + asked + " " + condition.text() + ")"),
                            combo.hand(),
                            combo.grave(),
                            combo.orderMatters()));
        }
        TopicPrograms joint =
                new TopicPrograms(
                        topic.topic().ofAllGames(),
                        topic.vocabulary(),
                        topic.effects(),
                        over ? topic.header() : noting(topic, variable, counted),
                        combos,
                        null);
        Combo alone = new Combo(place, null, null, List.of(), List.of(), false, null);
        TopicPrograms games =
                new TopicPrograms(
                        topic.topic().withoutGames(),
                        topic.vocabulary(),
                        topic.effects(),
                        topic.header(),
                        List.of(
                                new ComboPrograms(
                                        alone,
                                        NumberText.ONE,
                                        counted,
                                        List.of(),
                                        List.of(),
                                        false)),
                        null);
        return new ConditionalTopic(joint, games);
    }

    /** The header, and behind it a statement that notes whether the game counts. */
    private static Program noting(TopicPrograms topic, String variable, NumberText counted) {
        String before = topic.header() == null ? "" : topic.header().source().text();
        before = before.substring(0, Ascii.dropBlanks(before, 0, before.length()));
        String end = before.isEmpty() || before.endsWith(";") ? "" : ";";
        Source source =
                Source.of(
                        topic.topic().key(),
                        before + end + "(= " + variable + " " + counted.text() + ")",
                        Source.of(""));
        return Parser.statements(source, new Diagnostics());
    }

    private static String free(TopicPrograms topic, NumberText counted) {
        StringBuilder texts = new StringBuilder(counted.text());
        topic.outsideEffects().forEach(program -> texts.append(program.source().text()));
        topic.allEffects().forEach(effect -> texts.append(effect.source().text()));
        for (ComboPrograms combo : topic.combos()) {
            texts.append(combo.score().text());
            texts.append(combo.condition() == null ? "" : combo.condition().text());
        }
        String variable = VARIABLE;
        while (texts.indexOf(variable) >= 0) {
            variable += 'n';
        }
        return variable;
    }
}
