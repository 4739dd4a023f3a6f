package cardbench.deckfile;

import cardbench.text.Diagnostics;
import cardbench.yaml.YamlScalar;
import cardbench.yisp.check.Checker;
import cardbench.yisp.syntax.CardKind;
import cardbench.yisp.syntax.ConditionReader;
import cardbench.yisp.syntax.Expression;
import cardbench.yisp.syntax.Parser;
import cardbench.yisp.syntax.Program;
import cardbench.yisp.syntax.Source;
import cardbench.yisp.syntax.Vocabulary;
import cardbench.yisp.syntax.VocabularyBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * The programs, scores and conditions of a deck file, read and checked all together.
 *
 * @param file the deck file
 * @param vocabulary its names
 * @param effects for each card of the file its effects
 * @param topics for each topic of the file what it says
 */
public record DeckPrograms(
        DeckFile file,
        Vocabulary vocabulary,
        List<List<Program>> effects,
        List<TopicPrograms> topics) {

    /** A deck has at most this many effects. */
    public static final int MAX_EFFECTS = 1000;

    /** A file has at most this many topics. */
    public static final int MAX_TOPICS = 100;

    /**
     * A topic with all that decides how its games go: the one model that games are compiled from
     * where they are played ({@code sample}) and where they are searched ({@code exact.tree}).
     *
     * @param topic as the file has it
     * @param vocabulary the deck's cards and names
     * @param effects for each card of the file its effects
     * @param header its header, or {@code null}
     * @param combos its combos
     */
    public record TopicPrograms(
            Topic topic,
            Vocabulary vocabulary,
            List<List<Program>> effects,
            Program header,
            List<ComboPrograms> combos) {

        /** Copies the lists, so that it never changes. */
        public TopicPrograms {
            effects = List.copyOf(effects);
            combos = List.copyOf(combos);
        }

        /** All effects of all cards, in their order. */
        public List<Program> allEffects() {
            List<Program> all = new ArrayList<>();
            for (List<Program> own : effects) {
                all.addAll(own);
            }
            return all;
        }

        /** How many cards the opening hand has: at most those of the deck. */
        public int hand() {
            int cards = 0;
            for (CardKind kind : vocabulary.cards()) {
                cards += kind.count();
            }
            return Math.min(topic.startCard(), cards);
        }

        /** The same topic with another number of cards in the opening hand. */
        public TopicPrograms withHand(int cards) {
            return new TopicPrograms(
                    topic.withStartCard(cards), vocabulary, effects, header, combos);
        }
    }

    /**
     * A combo.
     *
     * @param combo as the file has it
     * @param score its score; 1 where none is written
     * @param condition its condition, or {@code null}
     * @param hand for each condition on the hand the kinds of cards that meet it; nobody changes
     *     these arrays
     * @param grave the same for the graveyard
     * @param orderMatters whether greedy and best matching may come to different ends
     */
    public record ComboPrograms(
            Combo combo,
            NumberText score,
            NumberText condition,
            List<boolean[]> hand,
            List<boolean[]> grave,
            boolean orderMatters) {

        /** Copies the lists, so that it never changes. */
        public ComboPrograms {
            hand = List.copyOf(hand);
            grave = List.copyOf(grave);
        }

        /** The same combo in a deck of these cards. */
        private ComboPrograms among(List<DeckCard> cards) {
            boolean matters = GreedyOrder.matters(hand, cards) || GreedyOrder.matters(grave, cards);
            return new ComboPrograms(combo, score, condition, hand, grave, matters);
        }
    }

    /**
     * A number that was read.
     *
     * @param source its text
     * @param number what it says
     */
    public record NumberText(Source source, Expression number) {

        /** The score of a combo for which none is written. */
        static final NumberText ONE =
                new NumberText(Source.of("1"), new Expression.Literal(1, 0, 1));
    }

    /** Copies the lists, so that it never changes. */
    public DeckPrograms {
        effects = List.copyOf(effects);
        topics = List.copyOf(topics);
    }

    /** Reads and checks all of a file. */
    public static DeckPrograms read(DeckFile file, Diagnostics diagnostics) {
        DeckPrograms programs = new Reading(file, diagnostics).all();
        if (!diagnostics.failed()) {
            HopelessCombos.report(programs, diagnostics);
        }
        return programs;
    }

    /** The same file with some of its topics. */
    public DeckPrograms only(List<TopicPrograms> some) {
        List<Topic> kept = new ArrayList<>();
        some.forEach(topic -> kept.add(topic.topic()));
        return new DeckPrograms(file.with(kept), vocabulary, effects, some);
    }

    /**
     * The same programs for other numbers of copies. What a program says does not depend on them,
     * so nothing is read again.
     *
     * @param counts for each card of the file its copies, 0 or more
     */
    public DeckPrograms withCounts(int[] counts) {
        DeckFile changed = file.withCounts(counts);
        Vocabulary words = vocabulary.withCounts(counts);
        List<TopicPrograms> same = new ArrayList<>();
        for (TopicPrograms topic : topics) {
            List<ComboPrograms> combos = new ArrayList<>();
            topic.combos().forEach(combo -> combos.add(combo.among(changed.cards())));
            same.add(new TopicPrograms(topic.topic(), words, effects, topic.header(), combos));
        }
        return new DeckPrograms(changed, words, effects, same);
    }

    /** What a topic of a name says, or {@code null}. */
    public TopicPrograms topic(String name) {
        for (TopicPrograms topic : topics) {
            if (topic.topic().name().equals(name)) {
                return topic;
            }
        }
        return null;
    }

    /** One reading of a file. */
    private static final class Reading {

        private final DeckFile file;
        private final Diagnostics diagnostics;
        private final VocabularyBuilder vocabulary;
        private final Checker checker;

        Reading(DeckFile file, Diagnostics diagnostics) {
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
                List<Program> own = new ArrayList<>();
                for (YamlScalar text : card.effects()) {
                    count++;
                    if (count <= MAX_EFFECTS) {
                        Program program = Parser.effect(Source.of(text), diagnostics);
                        checker.effect(program);
                        own.add(program);
                    } else if (count == MAX_EFFECTS + 1) {
                        diagnostics.add(
                                GameCodes.TOO_MANY_EFFECTS
                                        .at(text.location())
                                        .with("limit", MAX_EFFECTS));
                    }
                }
                effects.add(own);
            }
            List<Program> headers = new ArrayList<>();
            List<List<ComboPrograms>> combos = new ArrayList<>();
            for (Topic topic : file.topics()) {
                if (combos.size() == MAX_TOPICS) {
                    diagnostics.add(
                            GameCodes.TOO_MANY_TOPICS
                                    .at(topic.key().location())
                                    .with("limit", MAX_TOPICS));
                    break;
                }
                headers.add(header(topic));
                combos.add(combos(topic));
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
            for (int i = 0; i < combos.size(); i++) {
                Topic topic = file.topics().get(i);
                topics.add(new TopicPrograms(topic, words, effects, headers.get(i), combos.get(i)));
            }
            return new DeckPrograms(file, words, effects, topics);
        }

        private Program header(Topic topic) {
            if (topic.header() == null) {
                return null;
            }
            Program header = Parser.statements(Source.of(topic.header()), diagnostics);
            checker.header(header);
            return header;
        }

        private List<ComboPrograms> combos(Topic topic) {
            List<ComboPrograms> combos = new ArrayList<>();
            for (Combo combo : topic.combos()) {
                NumberText score = number(combo.score());
                NumberText condition = number(combo.condition());
                List<boolean[]> hand = conditions(combo.hand(), combo.bestMatching());
                List<boolean[]> grave = conditions(combo.grave(), combo.bestMatching());
                NumberText counted = score == null ? NumberText.ONE : score;
                combos.add(
                        new ComboPrograms(combo, counted, condition, hand, grave, false)
                                .among(file.cards()));
            }
            return combos;
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
            for (int i = 0; !best && i < conditions.size(); i++) {
                if (GreedyOrder.mayTakeFromLater(conditions, i, file.cards())) {
                    diagnostics.add(GameCodes.GREEDY.at(items.get(i).location()));
                }
            }
            return conditions;
        }
    }
}
