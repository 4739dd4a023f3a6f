package cardbench.app.bench;

import cardbench.app.bundle.AllOperations;
import cardbench.base.chance.Seed;
import cardbench.base.text.Diagnostics;
import cardbench.codes.genshin.GenshinDeck;
import cardbench.codes.genshin.ShareCode;
import cardbench.codes.genshin.ShareCodec;
import cardbench.codes.hearthstone.Deckstring;
import cardbench.codes.hearthstone.HearthstoneDeck;
import cardbench.contract.Dispatcher;
import cardbench.odds.deckfile.DeckFile;
import cardbench.odds.deckfile.DeckFileReader;
import cardbench.odds.deckfile.DeckPrograms;
import cardbench.odds.question.Simulation;
import cardbench.odds.sample.Sampler;
import cardbench.odds.sample.TopicTally;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSExport;

/**
 * What is measured, as the JVM runs it and as a bundle for the browser: the door, and behind it the
 * reader and the writer alone. Never shipped.
 */
public final class BenchBundle {

    private static final Dispatcher CALL = new Dispatcher(AllOperations.all());
    private static final Deckstring DECKSTRING = new Deckstring();
    private static final List<HearthstoneDeck> KEPT = new ArrayList<>();
    private static final ShareCodec SHARE_CODE = new ShareCodec();
    private static final List<ShareCode> KEPT_SHARED = new ArrayList<>();

    private static final List<Simulation> SIMULATIONS = new ArrayList<>();
    private static final List<HandWritten> HAND_WRITTEN = new ArrayList<>();

    private BenchBundle() {}

    /**
     * Compiles a topic of a deck file, and answers its number for {@link #games}.
     *
     * @param input the topic's name, a line feed, and the file
     */
    @JSExport
    public static int topic(String input) {
        int end = input.indexOf('\n');
        DeckFile file = DeckFileReader.read(input.substring(end + 1)).file();
        DeckPrograms programs = DeckPrograms.read(file, new Diagnostics());
        List<DeckPrograms.TopicPrograms> topics = List.of(programs.topic(input.substring(0, end)));
        SIMULATIONS.add(new Simulation(topics, Seed.DEFAULT, false));
        return SIMULATIONS.size() - 1;
    }

    /** Plays a batch of a topic and answers in how many games it succeeded. */
    @JSExport
    public static int games(int topic) {
        TopicTally tally = SIMULATIONS.get(topic).play(0, Sampler.BATCH).get(0);
        return tally.scores().successes();
    }

    /** Makes the first topic of the first deck file, written by hand for it alone. */
    @JSExport
    public static int byHand(String unused) {
        HAND_WRITTEN.add(new HandWritten());
        return HAND_WRITTEN.size() - 1;
    }

    /** Plays a batch of it and answers in how many games it succeeded. */
    @JSExport
    public static int gamesByHand(int number) {
        return HAND_WRITTEN.get(number).games(Sampler.BATCH);
    }

    /** The door; answers with the response text. */
    @JSExport
    public static String call(String request) {
        return CALL.call(request);
    }

    /**
     * Opens a card database and answers with the response text.
     *
     * @param packed its bytes, one in each character
     */
    @JSExport
    public static String openDatabase(String packed) {
        byte[] bytes = new byte[packed.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) packed.charAt(i);
        }
        return CALL.open("cards.cdb", "bench", bytes);
    }

    /** Reads a deckstring and answers its format, 0 where there is no deck. */
    @JSExport
    public static int read(String code) {
        HearthstoneDeck deck = DECKSTRING.read(code).deck();
        return deck == null ? 0 : deck.format();
    }

    /** Reads a deckstring, keeps the deck, and answers its number for {@link #write}. */
    @JSExport
    public static int keep(String code) {
        KEPT.add(DECKSTRING.read(code).deck());
        return KEPT.size() - 1;
    }

    /** Writes a deck that was kept. */
    @JSExport
    public static String write(int number) {
        return DECKSTRING.write(KEPT.get(number));
    }

    /** Reads a share code and answers the sum of its numbers. */
    @JSExport
    public static int readShared(String code) {
        ShareCode read = SHARE_CODE.read(code).deck();
        int sum = read.offset();
        for (int slot = 0; slot < GenshinDeck.SLOTS; slot++) {
            sum += read.deck().shareId(slot);
        }
        return sum;
    }

    /** Reads a share code, keeps the deck, and answers its number for {@link #writeShared}. */
    @JSExport
    public static int keepShared(String code) {
        KEPT_SHARED.add(SHARE_CODE.read(code).deck());
        return KEPT_SHARED.size() - 1;
    }

    /** Writes a deck that was kept, under the smallest offset without a refused word. */
    @JSExport
    public static String writeShared(int number) {
        return SHARE_CODE.write(KEPT_SHARED.get(number));
    }

    /**
     * The ceiling: the same numbers by a plain loop over a table of letters, no checks, no deck.
     */
    @JSExport
    public static int loopShared(String code) {
        byte[] bytes = new byte[51];
        for (int i = 0, at = 0; i < 68; i += 4, at += 3) {
            int bits =
                    LETTERS[code.charAt(i)] << 18
                            | LETTERS[code.charAt(i + 1)] << 12
                            | LETTERS[code.charAt(i + 2)] << 6
                            | LETTERS[code.charAt(i + 3)];
            bytes[at] = (byte) (bits >> 16);
            bytes[at + 1] = (byte) (bits >> 8);
            bytes[at + 2] = (byte) bits;
        }
        int offset = bytes[50] & 255;
        int sum = offset;
        for (int slot = 0, row = 0; slot < 33; slot += 2, row += 3) {
            int middle = bytes[place(row + 1)] - offset & 255;
            sum += (bytes[place(row)] - offset & 255) << 4 | middle >> 4;
            if (slot < 32) {
                sum += (middle & 15) << 8 | bytes[place(row + 2)] - offset & 255;
            }
        }
        return sum;
    }

    private static int place(int row) {
        return row < 25 ? 2 * row : 2 * row - 49;
    }

    private static final int[] LETTERS = letters();

    private static int[] letters() {
        String alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        int[] letters = new int[128];
        for (int i = 0; i < alphabet.length(); i++) {
            letters[alphabet.charAt(i)] = i;
        }
        return letters;
    }
}
