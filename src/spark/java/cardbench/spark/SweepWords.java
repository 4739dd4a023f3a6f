package cardbench.spark;

import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.DeckCard;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * The words of the command {@code sweep}.
 *
 * @param deckFile the deck file, in any file system of Hadoop
 * @param folder where results are kept
 * @param block the number of versions that a task judges
 * @param round the number of blocks after which results are stored for good
 */
record SweepWords(
        String deckFile,
        String folder,
        List<String> ranges,
        String fill,
        List<String> topics,
        int best,
        int block,
        int round) {

    private static final Pattern RANGE = Pattern.compile("(.+)=([0-9]{1,4})\\.\\.([0-9]{1,4})");

    private static final Pattern WEIGHT = Pattern.compile("(.+)=([0-9]+)");

    private static final int MAX_WEIGHT = 1000;

    private static final int MAX_BEST = 10_000;

    /** Reads words, without the deck file. */
    static SweepWords of(List<String> words) throws UsageException {
        List<String> options =
                List.of("--range", "--fill", "--topic", "--best", "--block", "--round");
        GivenWords given = new GivenWords(words, 2, options);
        if (given.values("--range").isEmpty()) {
            throw new UsageException("a sweep needs at least one --range");
        }
        for (String range : given.values("--range")) {
            if (!RANGE.matcher(range).matches()) {
                throw new UsageException("--range is CARD=FROM..TO, not “" + range + "”");
            }
        }
        return new SweepWords(
                given.place(0),
                given.place(1),
                given.values("--range"),
                given.value("--fill", null),
                given.values("--topic"),
                given.integer("--best", 1, MAX_BEST, 10),
                given.integer("--block", 1, 1_000_000, 256),
                given.integer("--round", 1, 100_000, 1024));
    }

    /**
     * The question, with the deck file.
     *
     * @throws IOException if the file cannot be read or has errors, or has no such card or topic
     */
    SweepQuestion question(JavaSparkContext spark) throws IOException {
        Path path = new Path(deckFile);
        return question(SweepFolder.text(path.getFileSystem(spark.hadoopConfiguration()), path));
    }

    /** The same for a text of a deck file. */
    SweepQuestion question(String yaml) throws IOException {
        Diagnostics diagnostics = new Diagnostics();
        DeckPrograms programs = SweepQuestion.programs(yaml, diagnostics);
        if (diagnostics.failed()) {
            throw new IOException(deckFile + ": " + SweepQuestion.firstError(diagnostics));
        }
        List<CountRange> counts = new ArrayList<>();
        for (String range : ranges) {
            counts.add(range(range, programs.file()));
        }
        int filler = fill == null ? -1 : card(fill, programs.file());
        List<Integer> used = new ArrayList<>(List.of(filler));
        for (CountRange range : counts) {
            if (used.contains(range.card())) {
                throw new IOException("a card has two ranges, or a range and --fill");
            }
            used.add(range.card());
        }
        SweepQuestion question = new SweepQuestion(yaml, counts, filler, weights(programs), best);
        if (question.space().size() > VersionSpace.MOST) {
            throw new IOException("there are more than " + VersionSpace.MOST + " versions");
        }
        return question;
    }

    private CountRange range(String words, DeckFile file) throws IOException {
        Matcher parts = RANGE.matcher(words);
        parts.matches();
        int from = Integer.parseInt(parts.group(2));
        int to = Integer.parseInt(parts.group(3));
        if (from > to || to > DeckFile.MAX_CARDS) {
            throw new IOException("“" + words + "” is no range of counts");
        }
        return new CountRange(card(parts.group(1), file), from, to);
    }

    private int card(String name, DeckFile file) throws IOException {
        List<DeckCard> cards = file.cards();
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).name().equals(name)) {
                return i;
            }
        }
        throw new IOException(deckFile + ": there is no card “" + name + "”");
    }

    /** The topics that are named, or all of them with the same weight. */
    private List<TopicWeight> weights(DeckPrograms programs) throws IOException {
        List<TopicWeight> weights = new ArrayList<>();
        for (String words : topics) {
            Matcher parts = WEIGHT.matcher(words);
            boolean weighed = programs.topic(words) == null && parts.matches();
            String name = weighed ? parts.group(1) : words;
            if (programs.topic(name) == null) {
                throw new IOException(deckFile + ": there is no topic “" + name + "”");
            }
            if (weights.stream().anyMatch(given -> given.topic().equals(name))) {
                throw new IOException("the topic “" + name + "” is given twice");
            }
            weights.add(new TopicWeight(name, weighed ? weight(parts.group(2)) : 1));
        }
        if (topics.isEmpty()) {
            for (TopicPrograms topic : programs.topics()) {
                weights.add(new TopicWeight(topic.topic().name(), 1));
            }
        }
        return weights;
    }

    private static int weight(String digits) throws IOException {
        try {
            return GivenWords.integer("--topic", digits, 1, MAX_WEIGHT);
        } catch (UsageException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
