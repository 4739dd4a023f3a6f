package cardbench.spark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/**
 * Posts in, decks and the popularity of cards out. The output folder gets {@code decks} (a line of
 * JSON for each deck), {@code cards} (game, card, decks, copies; sorted, with tabs), {@code unread}
 * (a line of JSON for each text that could not be read) and {@code counts}.
 *
 * @param in the posts: a file, a folder, or a pattern of Hadoop
 * @param out a folder that does not exist
 */
record DeckJob(String in, String out, PostFormat format) {

    private static final String FORMAT = "--format";

    /** The job that these words describe. */
    static DeckJob of(List<String> words) throws UsageException {
        GivenWords given = new GivenWords(words, 2, List.of(FORMAT));
        PostFormat format = PostFormat.of(given.value(FORMAT, "lines"));
        return new DeckJob(given.place(0), given.place(1), format);
    }

    /** Reads every post once and writes the four folders. */
    PostCounts run(JavaSparkContext spark) {
        int partitions = 2 * spark.defaultParallelism();
        JavaRDD<PostReading> read = read(PostSource.posts(spark, in, format, partitions));
        // four outputs are made of it; what an executor loses with its process is read again
        read.persist(StorageLevel.MEMORY_AND_DISK());
        read.flatMap(post -> post.decks().iterator())
                .map(DecodedDeck::json)
                .saveAsTextFile(out + "/decks");
        read.flatMap(post -> post.unread().iterator())
                .map(UnreadText::json)
                .saveAsTextFile(out + "/unread");
        popularity(read.flatMap(post -> post.decks().iterator()))
                .map(CardUse::line)
                .saveAsTextFile(out + "/cards");
        PostCounts counts =
                read.aggregate(
                        PostCounts.NONE,
                        (sum, post) -> sum.plus(PostCounts.of(post)),
                        PostCounts::plus);
        spark.parallelize(List.of(counts.json()), 1).saveAsTextFile(out + "/counts");
        read.unpersist(false);
        return counts;
    }

    /** Reads posts, with one reader for each task. */
    static JavaRDD<PostReading> read(JavaRDD<Post> posts) {
        return posts.mapPartitions(DeckJob::read, true);
    }

    private static Iterator<PostReading> read(Iterator<Post> posts) {
        PostReader reader = new PostReader();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return posts.hasNext();
            }

            @Override
            public PostReading next() {
                return reader.read(posts.next());
            }
        };
    }

    /** How often the cards of these decks are used, the most popular of each game first. */
    static JavaRDD<CardUse> popularity(JavaRDD<DecodedDeck> decks) {
        return decks.mapPartitions(DeckJob::uses)
                .mapToPair(use -> new Tuple2<>(use.game() + "\t" + use.card(), use))
                .reduceByKey(CardUse::plus)
                .values()
                .sortBy(use -> use, true, decks.getNumPartitions());
    }

    /**
     * The uses of each card in the decks of a task. Added up here, since Spark's own way takes
     * longer than decoding: a pair and a key for each card of each deck.
     */
    private static Iterator<CardUse> uses(Iterator<DecodedDeck> decks) {
        Map<String, Map<String, long[]>> games = new HashMap<>();
        while (decks.hasNext()) {
            DecodedDeck deck = decks.next();
            Map<String, long[]> cards = games.computeIfAbsent(deck.game(), game -> new HashMap<>());
            for (CardCopies card : deck.cards()) {
                long[] use = cards.computeIfAbsent(card.card(), key -> new long[2]);
                use[0]++;
                use[1] += card.copies();
            }
        }
        List<CardUse> uses = new ArrayList<>();
        games.forEach(
                (game, cards) ->
                        cards.forEach(
                                (card, use) -> uses.add(new CardUse(game, card, use[0], use[1]))));
        return uses.iterator();
    }
}
