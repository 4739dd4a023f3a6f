package cardbench.app.bench;

import cardbench.app.bundle.AllOperations;
import cardbench.base.text.CodeBuffer;
import cardbench.codes.hearthstone.Deckstring;
import cardbench.codes.hearthstone.DeckstringBuffer;
import cardbench.codes.hearthstone.HearthstoneDeck;
import cardbench.codes.ygo.deck.ExtraDeck;
import cardbench.codes.ygo.deck.YgoBuffer;
import cardbench.codes.ygo.deck.YgoCodec;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.contract.Dispatcher;
import cardbench.odds.bench.FigureBench;
import com.eclipsesource.json.JsonObject;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.ToIntFunction;

/**
 * A row of the table of figures: how many codes a second the library for Java reads or writes, by
 * the processor time of one thread. {@link FigureBench} starts a JVM for each row, with the jar of
 * the library in front of the classes of the benchmarks.
 */
public final class LibraryFigures {

    private static final int ROUNDS = 9;

    private static final long NANOS_OF_ROUND = 500_000_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private LibraryFigures() {}

    /** The rows, by the words of the table. */
    public enum Row {
        READ("Hearthstone, 1,000 random decks, read without objects") {
            @Override
            double perSecond() {
                CodeBuffer buffer = new CodeBuffer(1);
                return rate(
                        Subjects.codes(),
                        code -> {
                            buffer.take(code);
                            return DeckstringBuffer.read(buffer, code.length());
                        });
            }
        },
        READ_WITH_DIAGNOSTICS("the same as a deck with diagnostics") {
            @Override
            double perSecond() {
                Deckstring codec = new Deckstring();
                return rate(Subjects.codes(), code -> codec.read(code).deck().entries().size());
            }
        },
        WRITTEN("the same, written") {
            @Override
            double perSecond() {
                Deckstring codec = new Deckstring();
                List<HearthstoneDeck> decks = new ArrayList<>();
                Subjects.codes().forEach(code -> decks.add(codec.read(code).deck()));
                return rate(decks, deck -> codec.write(deck).length());
            }
        },
        CALLED("the same through `call`, as JSON") {
            @Override
            double perSecond() {
                Dispatcher contract = new Dispatcher(AllOperations.all());
                List<String> requests = new ArrayList<>();
                for (String code : Subjects.codes()) {
                    requests.add(new JsonObject().add("op", "decode").add("text", code).toString());
                }
                return rate(requests, request -> contract.call(request).length());
            }
        },
        YDKE_READ("Yu-Gi-Oh!, `ydke://` of 90 random cards, read without objects") {
            @Override
            double perSecond() {
                CodeBuffer buffer = new CodeBuffer(1);
                return rate(
                        addresses(),
                        code -> {
                            buffer.take(code);
                            return YgoBuffer.readYdke(buffer, code.length());
                        });
            }
        },
        YDKE_READ_WITH_DIAGNOSTICS("the same as a deck with diagnostics") {
            @Override
            double perSecond() {
                YgoCodec codec = YgoCodec.of("ydke", ExtraDeck.UNKNOWN);
                return rate(addresses(), code -> codec.read(code).deck().size());
            }
        },
        YDKE_WRITTEN("the same, written") {
            @Override
            double perSecond() {
                YgoCodec codec = YgoCodec.of("ydke", ExtraDeck.UNKNOWN);
                List<YgoDeck> decks = new ArrayList<>();
                addresses().forEach(code -> decks.add(codec.read(code).deck()));
                return rate(decks, deck -> codec.write(deck).length());
            }
        };

        private final String title;

        Row(String title) {
            this.title = title;
        }

        /** What the table calls it. */
        public String title() {
            return title;
        }

        /** Measures one round of the row, on inputs that are the same in each run. */
        abstract double perSecond();
    }

    /** Prints the median of the rounds of a row, the least and the most of them. */
    public static void main(String[] args) {
        Row row = Row.valueOf(args[0]);
        row.perSecond(); // not counted: the compiler of the JVM is at work
        double[] rates = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            rates[round] = row.perSecond();
        }
        Arrays.sort(rates);
        System.out.printf(Locale.ROOT, "%f %f %f", rates[ROUNDS / 2], rates[0], rates[ROUNDS - 1]);
    }

    /** How many inputs a second something handles. */
    private static <T> double rate(List<T> inputs, ToIntFunction<T> subject) {
        long sum = 0;
        long handled = 0;
        long start = THREADS.getCurrentThreadCpuTime();
        long nanos = 0;
        while (nanos < NANOS_OF_ROUND) {
            for (T input : inputs) {
                sum += subject.applyAsInt(input);
            }
            handled += inputs.size();
            nanos = THREADS.getCurrentThreadCpuTime() - start;
        }
        if (sum <= 0) {
            throw new IllegalStateException("nothing was read or written");
        }
        return handled * 1e9 / nanos;
    }

    /** A thousand decks of 60, 15 and 15 random cards. */
    private static List<String> addresses() {
        Random random = new Random(1);
        List<String> addresses = new ArrayList<>();
        for (int deck = 0; deck < 1_000; deck++) {
            StringBuilder address = new StringBuilder("ydke://");
            for (int cards : new int[] {60, 15, 15}) {
                ByteBuffer part = ByteBuffer.allocate(4 * cards).order(ByteOrder.LITTLE_ENDIAN);
                for (int card = 0; card < cards; card++) {
                    part.putInt(1 + random.nextInt(99_999_999));
                }
                address.append(Base64.getEncoder().encodeToString(part.array())).append('!');
            }
            addresses.add(address.toString());
        }
        return addresses;
    }
}
