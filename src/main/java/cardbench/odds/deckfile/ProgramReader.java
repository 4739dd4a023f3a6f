package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostics;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.deckfile.DeckPrograms.ComboPrograms;
import cardbench.odds.deckfile.DeckPrograms.NumberText;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.matching.GreedyOrder;
import cardbench.odds.yisp.check.Checker;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.ConditionReader;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Tags;
import cardbench.odds.yisp.syntax.Vocabulary;
import cardbench.odds.yisp.syntax.VocabularyBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads and checks the programs, scores and conditions of a deck file, all together. */
final class ProgramReader {

    private final DeckFile file;
    private final Diagnostics diagnostics;
    private final VocabularyBuilder vocabulary;
    private final Checker checker;

    ProgramReader(DeckFile file, Diagnostics diagnostics) {
        this.file = file;
        this.diagnostics = diagnostics;
        this.vocabulary = new VocabularyBuilder(kinds(file));
        for (Alias alias : file.aliases()) {
            vocabulary.define(alias.name(), Source.of(alias.conditions()), diagnostics);
        }
        StringBuilder scanned = new StringBuilder("HB");
        boolean shuffles = !file.topics().isEmpty();
        for (Topic topic : file.topics()) {
            shuffles &= topic.autoShuffle() || !topic.execProgram();
            for (int i = 0; i < topic.scanZones().length(); i++) {
                String zone = topic.scanZones().substring(i, i + 1);
                if (scanned.indexOf(zone) < 0) {
                    scanned.append(zone);
                }
            }
        }
        this.checker = new Checker(vocabulary, scanned.toString(), shuffles, diagnostics);
        for (Topic topic : file.topics()) {
            if (topic.turns() != null) {
                checker.reserve(Turns.VARIABLE);
            }
            if (topic.opening().mulligan() != null) {
                checker.reserve(OpeningProgram.TAKEN);
            }
        }
    }

    private static List<CardKind> kinds(DeckFile file) {
        List<CardKind> kinds = new ArrayList<>();
        for (DeckCard card : file.cards()) {
            List<String> attributes = new ArrayList<>();
            for (YamlScalar attribute : card.attributes()) {
                attributes.add(attribute.value());
            }
            kinds.add(new CardKind(card.name(), card.count(), attributes, card.description()));
        }
        return kinds;
    }

    DeckPrograms all() {
        List<List<Program>> effects = new ArrayList<>();
        int count = 0;
        for (DeckCard card : file.cards()) {
            List<Program> ofCard = new ArrayList<>();
            for (YamlScalar text : card.effects()) {
                count++;
                if (count <= DeckPrograms.MAX_EFFECTS) {
                    Program program = Parser.effect(Source.of(text), diagnostics);
                    checker.effect(program);
                    ofCard.add(program);
                } else if (count == DeckPrograms.MAX_EFFECTS + 1) {
                    diagnostics.add(
                            GameCodes.TOO_MANY_EFFECTS
                                    .at(text.location())
                                    .with("limit", DeckPrograms.MAX_EFFECTS));
                }
            }
            effects.add(ofCard);
        }
        List<Program> headers = new ArrayList<>();
        List<List<ComboPrograms>> combos = new ArrayList<>();
        List<List<boolean[]>> negated = new ArrayList<>();
        List<NumberText> given = new ArrayList<>();
        List<List<NumberText>> givenAlone = new ArrayList<>();
        for (Topic topic : file.topics()) {
            if (combos.size() == DeckPrograms.MAX_TOPICS) {
                reportTooManyTopics(topic);
                break;
            }
            boolean read = topic.turns() != null && topic.turns().count() > 1;
            // the topics of several turns differ in their turns alone
            headers.add(read ? headers.get(headers.size() - 1) : statements(topic.header()));
            if (!read) {
                statements(topic.turns() == null ? null : topic.turns().start());
                new OpeningCheck(file, vocabulary, checker, diagnostics).check(topic);
            }
            combos.add(read ? combos.get(combos.size() - 1) : combos(topic));
            negated.add(read ? negated.get(negated.size() - 1) : negated(topic, effects));
            given.add(read ? given.get(given.size() - 1) : number(topic.given()));
            givenAlone.add(read ? givenAlone.get(givenAlone.size() - 1) : givenAlone(topic));
        }
        checker.finish();
        for (Alias alias : file.aliases()) {
            if (!vocabulary.wasUsed(alias.name())) {
                diagnostics.add(
                        GameCodes.ALIAS_NEVER_USED
                                .at(alias.key().location())
                                .with("alias", alias.name()));
            }
        }
        Vocabulary words = vocabulary.build();
        List<TopicPrograms> topics = new ArrayList<>();
        List<List<TopicPrograms>> turns = new ArrayList<>();
        for (int i = 0; i < combos.size(); i++) {
            TopicPrograms read =
                    new TopicPrograms(
                            file.topics().get(i),
                            words,
                            Negation.in(effects, negated.get(i)),
                            headers.get(i),
                            combos.get(i),
                            given.get(i));
            turns.add(questions(read, givenAlone.get(i)));
            boolean last =
                    i + 1 == combos.size()
                            || file.topics().get(i + 1).key() != file.topics().get(i).key();
            if (last) {
                addByQuestion(turns, topics);
                turns.clear();
            }
        }
        if (topics.size() > DeckPrograms.MAX_TOPICS && combos.size() <= DeckPrograms.MAX_TOPICS) {
            reportTooManyTopics(topics.get(DeckPrograms.MAX_TOPICS).topic());
        }
        List<Topic> asked = new ArrayList<>();
        topics.forEach(topic -> asked.add(topic.topic()));
        return new DeckPrograms(file.with(asked), words, effects, topics);
    }

    /**
     * Adds the questions of a topic: all turns of one question before the next question.
     *
     * @param turns for each turn the questions, which are the same in all turns
     */
    private void addByQuestion(List<List<TopicPrograms>> turns, List<TopicPrograms> topics) {
        for (int question = 0; question < turns.get(0).size(); question++) {
            for (List<TopicPrograms> turn : turns) {
                TopicPrograms asked = turn.get(question);
                topics.add(diagnostics.failed() ? asked : asked.begun());
            }
        }
    }

    /**
     * The {@linkplain Topic#questions questions} of a topic of the file.
     *
     * @param givenAlone for each combo the number that selects its games, or {@code null}
     */
    private static List<TopicPrograms> questions(TopicPrograms topic, List<NumberText> givenAlone) {
        List<TopicPrograms> questions = new ArrayList<>();
        for (List<Integer> indices : topic.topic().questions()) {
            List<ComboPrograms> asked = new ArrayList<>();
            indices.forEach(i -> asked.add(topic.combos().get(i)));
            NumberText alone = indices.isEmpty() ? null : givenAlone.get(indices.get(0));
            questions.add(
                    new TopicPrograms(
                            topic.topic().question(indices),
                            topic.vocabulary(),
                            topic.effects(),
                            topic.header(),
                            asked,
                            alone == null ? topic.given() : alone));
        }
        return questions;
    }

    private void reportTooManyTopics(Topic first) {
        diagnostics.add(
                GameCodes.TOO_MANY_TOPICS
                        .at(first.key().location())
                        .with("limit", DeckPrograms.MAX_TOPICS));
    }

    /** The statements of a header, or of the start of a turn; {@code null} if there are none. */
    private Program statements(YamlScalar text) {
        if (text == null) {
            return null;
        }
        Program program = Parser.statements(Source.of(text), diagnostics);
        checker.header(program);
        return program;
    }

    private List<ComboPrograms> combos(Topic topic) {
        List<ComboPrograms> combos = new ArrayList<>();
        NumberText always = number(topic.condition());
        for (Combo combo : topic.combos()) {
            NumberText score = number(combo.score());
            NumberText condition = together(topic, always, number(combo.condition()));
            List<boolean[]> hand = conditions(combo.hand(), combo.bestMatching());
            List<boolean[]> grave = conditions(combo.grave(), combo.bestMatching());
            NumberText counted = score == null ? NumberText.ONE : score;
            combos.add(
                    new ComboPrograms(combo, counted, condition, hand, grave, false)
                            .among(file.cards()));
        }
        return combos;
    }

    /** For each combo of a topic the number that selects its games, or {@code null}. */
    private List<NumberText> givenAlone(Topic topic) {
        List<NumberText> givenAlone = new ArrayList<>();
        for (Combo combo : topic.combos()) {
            givenAlone.add(number(combo.given()));
        }
        return givenAlone;
    }

    /**
     * The condition of all combos of a topic and that of one of them, each {@code null} if none.
     */
    private NumberText together(Topic topic, NumberText always, NumberText combo) {
        // a text with errors has no number; the errors are reported
        return always == null || combo == null || diagnostics.failed()
                ? combo == null ? always : combo
                : NumberText.at(
                        topic.condition(), "(and " + always.text() + " " + combo.text() + ")");
    }

    /** For each interruption of a topic, by effect of the file, whether it may be negated. */
    private List<boolean[]> negated(Topic topic, List<List<Program>> effects) {
        List<YamlScalar> items = topic.negated();
        if (items.size() > Negation.MAX) {
            diagnostics.add(
                    GameCodes.TOO_MANY_NEGATIONS
                            .at(items.get(Negation.MAX).location())
                            .with("limit", Negation.MAX));
            return List.of();
        }
        List<Integer> cards = new ArrayList<>();
        List<Program> programs = new ArrayList<>();
        for (int card = 0; card < effects.size(); card++) {
            for (Program effect : effects.get(card)) {
                cards.add(card);
                programs.add(effect);
            }
        }
        Tags tags = new Tags(programs, false);
        List<boolean[]> negated = new ArrayList<>();
        for (YamlScalar item : items) {
            String text = item.value().trim();
            boolean isName = vocabulary.meeting(text) != null;
            boolean isTag = text.startsWith("[") && text.endsWith("]") && !isName;
            boolean[] met = new boolean[programs.size()];
            if (isTag) {
                for (int effect : tags.banned(text.substring(1, text.length() - 1))) {
                    met[effect] = true;
                }
            } else if (text.equals(Negation.ANY) && !isName) {
                Arrays.fill(met, true);
            } else {
                boolean[] kinds =
                        new ConditionReader(vocabulary, diagnostics).read(Source.of(item));
                for (int effect = 0; effect < met.length; effect++) {
                    met[effect] = kinds[cards.get(effect)];
                }
            }
            boolean anyNegated = false;
            for (int effect = 0; effect < met.length; effect++) {
                anyNegated |= met[effect] && file.cards().get(cards.get(effect)).count() > 0;
            }
            if (!anyNegated || !topic.execProgram()) {
                diagnostics.add(
                        GameCodes.NEGATES_NOTHING
                                .at(item.location())
                                .with("condition", item.value()));
            }
            negated.add(met);
        }
        return negated;
    }

    private NumberText number(YamlScalar text) {
        if (text == null) {
            return null;
        }
        Source source = Source.of(text);
        Expression number = Parser.number(source, diagnostics);
        checker.number(source, number);
        return new NumberText(source, number);
    }

    private List<boolean[]> conditions(List<YamlScalar> items, boolean best) {
        ConditionReader reader = new ConditionReader(vocabulary, diagnostics);
        List<boolean[]> conditions = new ArrayList<>();
        for (YamlScalar item : items) {
            conditions.add(reader.read(Source.of(item)));
        }
        int[] copies = DeckCard.copies(file.cards());
        for (int i = 0; !best && i < conditions.size(); i++) {
            if (GreedyOrder.mayTakeFromLater(conditions, i, copies)) {
                diagnostics.add(GameCodes.GREEDY.at(items.get(i).location()));
            }
        }
        return conditions;
    }
}
