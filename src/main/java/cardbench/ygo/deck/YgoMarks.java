package cardbench.ygo.deck;

import cardbench.deck.Found;
import cardbench.deck.Recogniser;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells the formats of decks apart that bear a mark, without reading them: for where only the first
 * answer counts, and the rest comes later.
 */
public final class YgoMarks implements Recogniser {

    /** Shorter stretches are a mark without a deck. */
    private static final int SHORTEST = 14;

    private final String kind;

    private YgoMarks(String kind) {
        this.kind = kind;
    }

    /** The three formats with a mark. */
    public static List<Recogniser> all() {
        return List.of(
                new YgoMarks(YdkLines.KIND),
                new YgoMarks(YdkeMark.KIND),
                new YgoMarks(YgoMobileMark.KIND));
    }

    @Override
    public String kind() {
        return kind;
    }

    @Override
    public List<Found> find(String text) {
        List<Found> found = new ArrayList<>();
        TextRange place = next(text, 0);
        while (place != null && found.size() <= MOST) {
            if (place.to() - place.from() >= SHORTEST) {
                found.add(new Found(kind, place.from(), place.to(), true));
            }
            place = next(text, place.to());
        }
        return found;
    }

    private TextRange next(String text, int from) {
        return switch (kind) {
            case YdkLines.KIND -> YdkLines.next(text, from);
            case YdkeMark.KIND -> YdkeMark.next(text, from);
            default -> YgoMobileMark.next(text, from);
        };
    }
}
