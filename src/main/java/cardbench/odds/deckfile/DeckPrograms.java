package cardbench.odds.deckfile;

import cardbench.base.text.Diagnostics;
import cardbench.base.yaml.YamlScalar;
import cardbench.odds.matching.GreedyOrder;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.ExpressionWalker;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Program;
import cardbench.odds.yisp.syntax.Source;
import cardbench.odds.yisp.syntax.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/**
 * The programs, scores and conditions of a deck file, read and checked all together.
 *
 * @param file the deck file, with a topic for each combo that is given something of its own
 * @param vocabulary its names
 * @param effects for each card of the file its effects
 * @param topics for each topic of the file, its parsed programs
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
     * where they are played ({@code sample}) and where they are searched ({@code exact.search}).
     *
     * @param topic as the file has it
     * @param vocabulary the deck's cards and names
     * @param effects for each card of the file its effects, with what negates them
     * @param header what runs first: its mulligan or given state, then its header; or {@code null}
     * @param combos its combos
     * @param given the number that selects the games that count, as the file has it; or {@code
     *     null}
     */
    public record TopicPrograms(
            Topic topic,
            Vocabulary vocabulary,
            List<List<Program>> effects,
            Program header,
            List<ComboPrograms> combos,
            NumberText given) {

        /** Copies the lists, so that it never changes. */
        public TopicPrograms {
            effects = List.copyOf(effects);
            combos = List.copyOf(combos);
        }

        /** All effects of all cards, in their order. */
        public List<Program> allEffects() {
            List<Program> programs = new ArrayList<>();
            for (List<Program> ofCard : effects) {
                programs.addAll(ofCard);
            }
            return programs;
        }

        /** What the file has outside of effects: the header, and what runs when a turn begins. */
        public List<Program> outsideEffects() {
            List<Program> programs = new ArrayList<>();
            if (header != null) {
                programs.add(header);
            }
            YamlScalar start = topic.turns() == null ? null : topic.turns().start();
            if (start != null) {
                programs.add(Parser.statements(Source.of(start), new Diagnostics()));
            }
            return programs;
        }

        /** Whether the player chooses in an effect of a card. */
        public boolean chooses() {
            boolean[] chooses = {false};
            for (Program effect : topic.execProgram() ? allEffects() : List.<Program>of()) {
                ExpressionWalker.through(
                        effect, one -> chooses[0] |= one instanceof Expression.Best);
            }
            return chooses[0];
        }

        /** Whether the header, the start of a turn or an effect of a card prints. */
        public boolean prints() {
            boolean[] prints = {false};
            List<Program> programs = outsideEffects();
            if (topic.execProgram()) {
                programs.addAll(allEffects());
            }
            for (Program program : programs) {
                ExpressionWalker.through(
                        program, one -> prints[0] |= one instanceof Expression.Print);
            }
            return prints[0];
        }

        /** How many cards the opening hand has: at most those of the deck. */
        public int hand() {
            int cards = 0;
            for (CardKind kind : vocabulary.cards()) {
                cards += kind.count();
            }
            return Math.min(topic.dealt(), cards);
        }

        /** Whether it is reported what the other matching would give for a combo. */
        public boolean asksOther(int combo) {
            return combos.get(combo).orderMatters() && topic.turns() == null;
        }

        private TopicPrograms with(Topic other, Program begins, List<ComboPrograms> asked) {
            return new TopicPrograms(other, vocabulary, effects, begins, asked, given);
        }

        /** The same topic with another number of cards in the opening hand. */
        public TopicPrograms withHand(int cards) {
            return with(topic.withStartCard(cards), header, combos).begun();
        }

        /** The condition of all combos, which is part of that of each; {@code null} if none. */
        public NumberText always() {
            YamlScalar condition = topic.condition();
            return condition == null ? null : NumberText.at(condition, condition.value());
        }

        /** The same topic with some of its combos. */
        public TopicPrograms withCombos(List<ComboPrograms> asked) {
            return with(topic, header, asked);
        }

        /** The same topic with its header and its opening brought together. */
        TopicPrograms begun() {
            return topic.opening() == Opening.NONE
                    ? this
                    : with(topic, new OpeningProgram(topic, vocabulary).program(), combos);
        }

        /**
         * The number that decides behind the header whether a game counts: by {@code given}, and by
         * a mulligan that draws hands until one is kept; {@code null} if all games count.
         */
        public NumberText counted() {
            Mulligan mulligan = topic.opening().mulligan();
            if (mulligan == null
                    || mulligan.kind() != Mulligan.Kind.REDRAW
                    || mulligan.keep() == null) {
                return given;
            }
            String kept = "(== " + OpeningProgram.TAKEN + " 0)";
            return NumberText.at(
                    mulligan.keep(),
                    given == null ? kept : "(and " + kept + " " + given.text() + ")");
        }

        /** The same topic with another opening. */
        public TopicPrograms withOpening(Opening opening) {
            Program written =
                    topic.header() == null
                            ? null
                            : Parser.statements(Source.of(topic.header()), new Diagnostics());
            return with(topic.withOpening(opening), written, combos).begun();
        }
    }

    /**
     * A combo.
     *
     * @param combo as the file has it
     * @param score its score; 1 if the file has none
     * @param condition its condition, or {@code null}
     * @param hand for each condition on the hand the kinds of cards that meet it; nobody changes
     *     these arrays
     * @param grave the same for the graveyard
     * @param orderMatters whether greedy and best matching can give different results
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
        ComboPrograms among(List<DeckCard> cards) {
            int[] copies = DeckCard.copies(cards);
            boolean matters =
                    GreedyOrder.matters(hand, copies) || GreedyOrder.matters(grave, copies);
            return new ComboPrograms(combo, score, condition, hand, grave, matters);
        }
    }

    /**
     * A number that was read.
     *
     * @param source its text
     * @param number the parsed expression
     */
    public record NumberText(Source source, Expression number) {

        /** The score of a combo for which none is written. */
        static final NumberText ONE =
                new NumberText(Source.of("1"), new Expression.Literal(1, 0, 1));

        /** A number that is put together, all of it at the place of a text of the file. */
        static NumberText at(YamlScalar place, String text) {
            Source source = Source.of(place, text, Source.of(""));
            return new NumberText(source, Parser.number(source, new Diagnostics()));
        }

        /** The text of the number alone. */
        String text() {
            return source.text().substring(number.from(), number.to());
        }
    }

    /** Copies the lists, so that it never changes. */
    public DeckPrograms {
        effects = List.copyOf(effects);
        topics = List.copyOf(topics);
    }

    /** Reads and checks all of a file. */
    public static DeckPrograms read(DeckFile file, Diagnostics diagnostics) {
        DeckPrograms programs = new ProgramReader(file, diagnostics).all();
        if (!diagnostics.failed()) {
            HopelessCombos.report(programs, diagnostics);
        }
        return programs;
    }

    /** The same file with some of its topics. */
    public DeckPrograms only(List<TopicPrograms> selected) {
        List<Topic> kept = new ArrayList<>();
        selected.forEach(topic -> kept.add(topic.topic()));
        return new DeckPrograms(file.with(kept), vocabulary, effects, selected);
    }

    /**
     * The same programs for other numbers of copies. The meaning of a program does not depend on
     * them, so nothing is read again.
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
            same.add(
                    new TopicPrograms(
                                    topic.topic(),
                                    words,
                                    topic.effects(),
                                    topic.header(),
                                    combos,
                                    topic.given())
                            .begun());
        }
        return new DeckPrograms(changed, words, effects, same);
    }

    /** The topic of a name, or {@code null}. */
    public TopicPrograms topic(String name) {
        for (TopicPrograms topic : topics) {
            if (topic.topic().name().equals(name)) {
                return topic;
            }
        }
        return null;
    }
}
