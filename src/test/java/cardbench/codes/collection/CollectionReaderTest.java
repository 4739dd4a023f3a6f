package cardbench.codes.collection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.text.Diagnostic;
import cardbench.codes.list.ListReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CollectionReaderTest {

    private static CardCollection read(String text) {
        CollectionReader.Reading reading = CollectionReader.read(text);
        assertNotNull(reading.collection(), () -> reading.diagnostics() + " " + text);
        return reading.collection();
    }

    /** The parts of a text that the diagnostics of a reading are about, with their codes. */
    private static List<String> places(String text, CollectionReader.Reading reading) {
        List<String> places = new ArrayList<>();
        for (Diagnostic diagnostic : reading.diagnostics()) {
            int from = diagnostic.location().from();
            int to = diagnostic.location().to();
            places.add(diagnostic.code().name() + ' ' + text.substring(from, to));
        }
        return places;
    }

    private static long owned(CardCollection collection, String name, String id, String printing) {
        String[] parts = printing.split(" ");
        String set = printing.isEmpty() ? "" : parts[0];
        String number = printing.isEmpty() ? "" : parts[1];
        CardKeys keys = new CardKeys(name, id, set, number);
        return collection.owned(WantedCard.of(1, keys, List.of()));
    }

    /** The columns are those that the documents of each program give. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID"
                        + "| '\"Fire // Ice\",DMR,Dominaria Remastered,215,normal,rare,3,1,x'",
                "Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Tags,Last Modified,Collector Number,Alter,Proxy,Purchase Price"
                        + "| '\"3\",\"0\",\"Fire // Ice\",\"dmr\",\"Near Mint\",\"English\",\"foil\",\"\",\"2026-01-01\",\"215\",\"False\",\"False\",\"\"'",
                "Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed"
                        + "| '3,0,Fire // Ice,Dominaria Remastered,DMR,215,Near Mint,English,,'",
                "Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,Collector Number"
                        + "| '3,Fire // Ice,Normal,NM,2026-01-01,EN,0,,Dominaria Remastered,dmr,1,x,215'",
                "Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought"
                        + "| 'Box,3,0,Fire // Ice,DMR,Dominaria Remastered,215,NearMint,Normal,English,0.1,2026-01-01'",
                "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU"
                        + "| '3,Fire // Ice,Fire // Ice,Dominaria Remastered,215,DMR,Normal,Near Mint,English,Rare,2,3'",
            })
    void columnsOfPrograms_giveNameAndPrinting(String heading, String row) {
        CardCollection collection = read(heading + "\n" + row + "\n");
        assertEquals(CardCollection.Form.COLUMNS, collection.form());
        assertEquals(3, owned(collection, "fire", "", ""));
        assertEquals(3, owned(collection, "", "", "dmr 0215"));
        assertEquals(0, owned(collection, "Ice", "", "dmr 21"));
    }

    @Test
    void finishesInColumnsOfTheirOwn_areAddedUp() {
        CardCollection collection =
                read("Card ID,Normal,Foil\nOGN-007,2,1\nOGN-008,0,0\nOGN-009,,3\n");
        assertEquals(3, owned(collection, "", "ogn-007", ""));
        assertEquals(3, owned(collection, "", "OGN-009", ""));
        assertEquals(2, collection.cards());
        assertEquals(6, collection.copies());
        // where a number of copies has a column of its own, a column of finishes has words
        collection = read("Name,Foil,Quantity\nOpt,foil,2\nOpt,,1\n");
        assertEquals(3, owned(collection, "Opt", "", ""));
    }

    @Test
    void jsonById_hasOneNumberForEachFinish() {
        String ids = "{\"12\":[2,1],\"559\":[0,1,0,0],\"1004\":[0,0],\"2078\":3}";
        for (String text : List.of(ids, "{\"collection\":" + ids + ",\"dust\":1200}")) {
            CardCollection collection = read(text);
            assertEquals(CardCollection.Form.IDS, collection.form());
            assertEquals(3, owned(collection, "", "12", ""));
            assertEquals(1, owned(collection, "", "559", ""));
            assertEquals(0, owned(collection, "", "1004", ""));
            assertEquals(3, owned(collection, "", "2078", ""));
            assertEquals(3, collection.cards());
        }
    }

    @Test
    void reprints_countAsTheCard() {
        CardCollection collection = read("{\"12\":[1,0],\"69522\":[1,0]}");
        WantedCard card = WantedCard.of(2, new CardKeys("", "12", "", ""), List.of("69522", "12"));
        assertEquals(2, collection.owned(card));
    }

    @Test
    void deckList_isACollection() {
        CardCollection collection = read("4 Lightning Bolt (CLU) 141\n2 Negate\n");
        assertEquals(CardCollection.Form.LIST, collection.form());
        assertEquals(4, owned(collection, "lightning bolt", "", ""));
        assertEquals(4, owned(collection, "", "", "CLU 141"));
    }

    @Test
    void rowsWithoutNumbers_areReportedByPlace() {
        String text = "Name,Quantity,Shelf\nOpt,4,A\nShock,many,A\n,2,B\n";
        CollectionReader.Reading reading = CollectionReader.read(text);
        assertEquals(4, reading.collection().copies());
        assertEquals(
                List.of(
                        "collection.other-columns Name,Quantity,Shelf",
                        "collection.unread-row Shock,many,A",
                        "collection.unread-row ,2,B"),
                places(text, reading));
    }

    @ParameterizedTest
    @CsvSource({
        "4, 4",
        "4x, 4",
        "4X, 4",
        "x4, 4",
        "X4, 4",
        "4.0, 4",
        "-, 0",
        "'', -1",
        "999999, 999999",
        "x999999, 999999",
        "1000000, -1",
        "x, -1",
        "x4x, -1",
        "4xx, -1",
        "4.5, -1",
        "--, -1",
    })
    void cellOfCopies_isANumberOrUnread(String cell, long copies) {
        CollectionReader.Reading reading =
                CollectionReader.read("Name,Quantity\nShock,1\nOpt," + cell + "\n");
        assertEquals(Math.max(0, copies), owned(reading.collection(), "Opt", "", ""));
        assertEquals(copies < 0 ? 1 : 0, reading.diagnostics().size());
    }

    @Test
    void finishes_haveALimitTogether() {
        String heading = "Card ID,Normal,Foil\nOGN-001,1,\n";
        CardCollection collection = read(heading + "OGN-007,999998,1\n");
        assertEquals(999_999, owned(collection, "", "OGN-007", ""));
        collection = read(heading + "OGN-007,999998,2\n");
        assertEquals(0, owned(collection, "", "OGN-007", ""));
        collection = read("{\"12\":[999998,1],\"13\":999999,\"14\":[0,0,7]}");
        assertEquals(999_999, owned(collection, "", "12", ""));
        assertEquals(999_999, owned(collection, "", "13", ""));
        assertEquals(7, owned(collection, "", "14", ""));
    }

    @Test
    void finishesBesideANumberOfCopies_areColumnsOfTheirOwn() {
        CollectionReader.Reading reading =
                CollectionReader.read("Foil,Name,,Quantity,Set code\n9,Opt,8,2,DMR\n");
        assertEquals(2, reading.collection().copies());
        assertEquals("Foil", reading.diagnostics().get(0).args().get(0).value().toString());
    }

    @Test
    void membersOfJson_areReadWhereverTheyAre() {
        CardCollection collection =
                read("{\"a\":{\"12\":1},\"b\":{\"c\":2},\"d\":[{\"13\":2},{\"e\":1}]}");
        assertEquals(1, owned(collection, "", "12", ""));
        assertEquals(2, owned(collection, "", "13", ""));
        assertEquals(2, collection.cards());
    }

    @Test
    void membersWithoutANumberOfCopies_areReportedByPlace() {
        String text = "{\"12\":1,\"13\":-1,\"14\":[],\"15\":1000000,\"16\":[[1]]}";
        CollectionReader.Reading reading = CollectionReader.read(text);
        assertEquals(1, reading.collection().copies());
        assertEquals(
                List.of(
                        "collection.unread-row \"13\":-1",
                        "collection.unread-row \"14\":[]",
                        "collection.unread-row \"15\":1000000",
                        "collection.unread-row \"16\":[[1]]"),
                places(text, reading));
    }

    private static boolean hasColumns(String text) {
        CardCollection collection = CollectionReader.read(text).collection();
        return collection != null && collection.form() == CardCollection.Form.COLUMNS;
    }

    @Test
    void heading_isInOneOfTheFirstFourRows_andHas4000CharactersAtMost() {
        String heading = "Name,Quantity,";
        String row = "\nOpt,3,a\n";
        assertTrue(hasColumns("My cards\n".repeat(3) + heading + row));
        assertFalse(hasColumns("My cards\n".repeat(4) + heading + row));
        assertTrue(hasColumns(heading + "a".repeat(4_000 - heading.length()) + row));
        assertFalse(hasColumns(heading + "a".repeat(4_001 - heading.length()) + row));
    }

    @Test
    void namedDivider_goesBeforeTheMostFrequentSign() {
        CardCollection collection = read("sep=;\nName;Quantity;A,B,C,D\nOpt;3;x\n");
        assertEquals(3, owned(collection, "Opt", "", ""));
    }

    @Test
    void diagnosticsOfAList_areThoseOfTheReader() {
        String list = "4 Lightning Bolt\n2 Negate\nTotal: 9 cards\n";
        CollectionReader.Reading reading = CollectionReader.read(list);
        assertEquals(CardCollection.Form.LIST, reading.collection().form());
        assertEquals(ListReader.read(list).diagnostics(), reading.diagnostics());
        assertFalse(reading.diagnostics().isEmpty());
    }

    @Test
    void longestText_isRead() {
        String text = "Name,Quantity\nOpt,3\n";
        String longest = text + "\n".repeat(CollectionReader.MAX_LENGTH - text.length());
        assertEquals(3, read(longest).copies());
        CollectionReader.Reading longer = CollectionReader.read(longest + "\n");
        assertEquals(CollectionCodes.TOO_LONG, longer.diagnostics().get(0).code());
        assertNull(longer.collection());
    }

    @Test
    void printings_areKeysWithoutZerosAndTotals() {
        CardCollection collection =
                read("Set code,Collector number,Quantity\nDMR,000,1\nDMR,007/215,2\nDMR,/7,4\n");
        assertEquals(1, owned(collection, "", "", "dmr 0"));
        assertEquals(2, owned(collection, "", "", "DMR 7"));
        assertEquals(4, owned(collection, "", "", "DMR /7"));
        assertEquals(1, owned(read("Name,Quantity\n// Ice,1\n"), "// Ice", "", ""));
        assertEquals(0, owned(read("Name,Quantity\n// Ice,1\n"), "// Fire", "", ""));
    }

    @Test
    void twentyUnreadRows_areReportedOneByOne() {
        CollectionReader.Reading reading =
                CollectionReader.read("Name,Quantity\nOpt,1\n" + "Shock,?\n".repeat(20));
        assertEquals(20, reading.diagnostics().size());
        assertEquals(CollectionCodes.UNREAD_ROW, reading.diagnostics().get(19).code());
    }

    @Test
    void unreadRowsBeyondTheFirst_areCounted() {
        CollectionReader.Reading reading =
                CollectionReader.read("Name,Quantity\nOpt,1\n" + "Shock,?\n".repeat(50));
        assertEquals(21, reading.diagnostics().size());
        assertEquals("30", reading.diagnostics().get(20).args().get(0).value());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "[]",
                "{\"a\":1}",
                "Name,Colour\nOpt,blue\n",
                "Name,Quantity\nOpt,x\n",
                "{\"12\":[2,-1]}",
                "{\"12\":[999999,1]}"
            })
    void textWithoutCards_isRefused(String text) {
        CollectionReader.Reading reading = CollectionReader.read(text);
        assertNull(reading.collection());
        assertTrue(
                reading.diagnostics().stream()
                        .anyMatch(one -> one.code() == CollectionCodes.NO_CARD),
                text);
    }

    /** HSReplay lists the favourite hero of each class beside the collection, also by numbers. */
    @Test
    void favouriteHeroes_areNoCards() {
        CardCollection collection =
                read(
                        "{\"favorite_heroes\":{\"2\":[813,0]},"
                                + "\"collection\":{\"12\":[2,1]},\"dust\":40}");
        assertEquals(3, collection.copies());
        assertEquals(1, collection.cards());
    }

    @Test
    void hostileTexts_endAtOnce() {
        CollectionReader.read("[".repeat(500_000));
        CollectionReader.read("{\"1\":".repeat(200_000));
        CollectionReader.read("Name,Quantity\n" + "\"".repeat(2_000_000));
        CollectionReader.read("Name,Quantity\n" + "\"\n".repeat(1_000_000));
        assertEquals(0, CollectionReader.read("Name,Quantity\nOpt,0\n").collection().copies());
        assertNull(CollectionReader.read("a".repeat(CollectionReader.MAX_LENGTH + 1)).collection());
    }

    private static final String[] NAMES = {
        "Name", "Card Name", "\ufeffName", "卡名", "カード名", "Nombre"
    };
    private static final String[] COUNTS = {"Quantity", "Count", "Qty", "数量", "枚数", "Cantidad"};
    private static final String[] CARDS = {
        "Opt",
        "Æther Vial",
        "\"Ach! Hans, Run!\"",
        "Nicol; the \"Ur\"",
        "ピカチュウ",
        "火球术",
        "Jötun Grunt"
    };

    /**
     * Tables with columns in any order, any divider, with and without quotation marks, line ends
     * and further columns, in several languages: the copies are those that the test counted.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void tablesOfAnyShape_haveTheCopiesThatWereWritten(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            char divider = ",;\t".charAt(random.nextInt(3));
            String end = random.nextBoolean() ? "\n" : "\r\n";
            int width = 2 + random.nextInt(4);
            int name = random.nextInt(width);
            int count = (name + 1 + random.nextInt(width - 1)) % width;
            StringBuilder text =
                    new StringBuilder(random.nextInt(4) == 0 ? "sep=" + divider + end : "");
            for (int column = 0; column < width; column++) {
                String title =
                        column == name
                                ? NAMES[random.nextInt(NAMES.length)]
                                : column == count
                                        ? COUNTS[random.nextInt(COUNTS.length)]
                                        : "Remark " + column;
                title = column > 0 || text.length() > 0 ? title.replace("\ufeff", "") : title;
                text.append(column == 0 ? "" : String.valueOf(divider)).append(title);
            }
            text.append(end);
            Map<String, Long> copies = new LinkedHashMap<>();
            for (int row = random.nextInt(12) + 1; row > 0; row--) {
                String card = CARDS[random.nextInt(CARDS.length)];
                int number = random.nextInt(5);
                copies.merge(card, (long) number, Long::sum);
                for (int column = 0; column < width; column++) {
                    String cell =
                            column == name
                                    ? card
                                    : column == count ? Integer.toString(number) : "a" + divider;
                    boolean quotes =
                            cell.indexOf(divider) >= 0
                                    || cell.indexOf('"') >= 0
                                    || random.nextInt(3) == 0;
                    text.append(column == 0 ? "" : String.valueOf(divider));
                    text.append(quotes ? '"' + cell.replace("\"", "\"\"") + '"' : cell);
                }
                text.append(end);
            }
            String table = text.toString();
            CardCollection collection = read(table);
            for (Map.Entry<String, Long> card : copies.entrySet()) {
                assertEquals(
                        card.getValue(),
                        owned(collection, card.getKey(), "", ""),
                        () -> "seed " + seed + ", " + card + "\n" + table);
            }
            long sum = copies.values().stream().mapToLong(Long::longValue).sum();
            assertEquals(sum, collection.copies(), "seed " + seed + "\n" + table);
        }
    }
}
