package cardbench.codes.picture;

import cardbench.codes.picture.DegradedPictures.Way;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Prints how many pictures of decks are read after their way through chats and cameras, as a table
 * in Markdown. The pictures are those of a seeded generator: the same in every run.
 */
public final class PictureBench {

    /** Behind those that the unit test reads. */
    private static final long FIRST_SEED = 1_000;

    private static final int OF_CHATS = 1_000;
    private static final int OF_OTHERS = 250;

    private PictureBench() {}

    /** Measures and prints the table. */
    public static void print() {
        System.out.println();
        System.out.println("| way of a picture | read | of | ms for each, JVM |");
        System.out.println("|---|---|---|---|");
        for (Way way : Way.values()) {
            int pictures = way == Way.CHAT ? OF_CHATS : OF_OTHERS;
            int read = 0;
            long time = 0;
            for (long seed = FIRST_SEED; seed < FIRST_SEED + pictures; seed++) {
                Random random = new Random(seed);
                String text = DegradedPictures.link(random);
                GreyPicture picture = DegradedPictures.of(text, way, random);
                long before = System.nanoTime();
                List<String> texts = QrReader.texts(picture);
                time += System.nanoTime() - before;
                if (texts.equals(List.of(text))) {
                    read++;
                } else {
                    System.err.println("not read: " + way + ", seed " + seed);
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "| %s | %,d | %,d | %.1f |%n",
                    way,
                    read,
                    pictures,
                    time / 1e6 / pictures);
        }
    }
}
