package cardbench.build.tables;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipFile;

/**
 * Makes the tables of Hearthstone and of its Mercenaries from the package {@code hearthstone-data},
 * a zip archive with the game's own definitions in all languages.
 */
final class HearthstonePackageTables implements GameTables {

    private static final String MERCENARIES = "mercenaries";
    private static final String FOLDER = "hearthstone_data/";

    private static final String CREDIT =
            "names © Blizzard Entertainment, see NOTICE; not affiliated with it";

    /** The most bytes of a file in the archive: many times what the game's definitions have. */
    private static final long MAX_BYTES = 1L << 30;

    @Override
    public String game() {
        return "hearthstone";
    }

    @Override
    public List<String> renew(Path cardsData, Path downloads, boolean newest) throws IOException {
        PinnedPackage pinned = new PinnedPackage(cardsData.resolve(game()).resolve("sources.json"));
        Path file = pinned.find(downloads, newest);
        String note = pinned.credit() + "; " + CREDIT;
        List<String> lines = new ArrayList<>();
        try (ZipFile wheel = new ZipFile(file.toFile())) {
            CardDefs.Definitions game = CardDefs.read(open(wheel, "CardDefs.xml"));
            HearthstoneDefinitions cards = new HearthstoneDefinitions(game.entities());
            Map<String, String> mercenaries =
                    MercenaryDefs.tables(open(wheel, "MercenaryDefs.xml"), game.entities(), note);
            write(cards.tables(note), cardsData.resolve(game()));
            write(mercenaries, cardsData.resolve(MERCENARIES));
            lines.add(cards.cards().size() + " cards of build " + game.build());
            cards.unknownSets()
                    .forEach((set, card) -> lines.add("set " + set + " has no word yet: " + card));
        }
        return lines;
    }

    private static InputStream open(ZipFile wheel, String name) throws IOException {
        var entry = wheel.getEntry(FOLDER + name);
        if (entry == null) {
            throw new CardTableTrouble("the package has no file " + name);
        }
        return new Bounded(wheel.getInputStream(entry));
    }

    private static void write(Map<String, String> packed, Path folder) throws IOException {
        TreeMap<String, String> readable = new TreeMap<>();
        packed.forEach((content, text) -> readable.put(content, ReadableTable.of(text)));
        Files.createDirectories(folder);
        for (Map.Entry<String, String> table : readable.entrySet()) {
            Files.writeString(folder.resolve(table.getKey() + ".tsv"), table.getValue());
        }
    }

    /** A stream that ends with a trouble where an archive unpacks to more than any game has. */
    private static final class Bounded extends FilterInputStream {

        private long left = MAX_BYTES;

        Bounded(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return counted(super.read(), 1);
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int count = super.read(bytes, from, length);
            return counted(count, count);
        }

        private int counted(int result, int count) {
            left -= Math.max(count, 0);
            if (left < 0) {
                throw new CardTableTrouble(
                        "a file of the package has more than " + MAX_BYTES + " bytes");
            }
            return result;
        }
    }
}
