package cardbench.codes.collection;

import cardbench.base.text.Ascii;
import cardbench.base.text.ListColumns;
import cardbench.base.text.ListSigns;
import java.util.ArrayList;
import java.util.List;

/**
 * The columns of a collection. Programs that have one number of copies have it in one column
 * (ManaBox, Moxfield, Deckbox, Archidekt, Dragon Shield, TCGplayer), and other programs have one
 * column for each finish: {@code Card ID,Normal,Foil}.
 *
 * @param divider the character between the values
 * @param counts the columns with numbers of copies, which are added up
 * @param name the column with names, or -1
 * @param id the column with ids, or -1
 * @param set the column with sets, or -1
 * @param number the column with numbers in the set, or -1
 * @param others the titles of all further columns
 */
record CollectionColumns(
        char divider,
        List<Integer> counts,
        int name,
        int id,
        int set,
        int number,
        List<String> others) {

    /** The largest number of copies of a row. */
    static final int MAX_COPIES = 999_999;

    private static final String COUNTS =
            "|numberowned|number owned|owned|quantity owned|have|total|total quantity|total count|cantidad total|拥有|持有|持有数|拥有数量|所持|所持枚数|所持数|";

    private static final String NAMES = "|card_title|product|cards|";

    private static final String IDS =
            "|variant number|variantnumber|variant id|card code|cardcode|card_code|dbf id|dbfid|dbf_id|konami id|card no|card no.|卡号|カード番号|";

    private static final String NUMBERS = "|collector no|collector no.|set number|";

    /** Titles of columns with the copies of one finish. */
    private static final String FINISHES =
            "|normal|non-foil|nonfoil|regular|standard|foil|etched|golden|gold|premium|diamond|signature|holo|holofoil|reverse|reverse holo|reverse holofoil|reverse-holo|1st edition"
                    + "|normal count|foil count|golden count|quantity normal|quantity foil|foil quantity|normal quantity|qty normal|qty foil|foil qty|普通|金色|闪卡|普卡|ノーマル|ゴールデン|フォイル|";

    /** Copies the lists. */
    CollectionColumns {
        counts = List.copyOf(counts);
        others = List.copyOf(others);
    }

    /**
     * The columns that a line names, or {@code null} if it names no card or no number of copies.
     *
     * @param divider the character between the values, or 0 to guess it from the line
     */
    static CollectionColumns of(String heading, char divider) {
        char between = divider == 0 ? ListColumns.dividerOf(heading) : divider;
        ListColumns named = ListColumns.named(heading, between);
        List<String> titles = ListColumns.cells(heading, between);
        int name = either(named.name(), titles, NAMES);
        int id = either(named.id(), titles, IDS);
        int number = either(named.number(), titles, NUMBERS);
        boolean isPrinted = named.set() >= 0 && number >= 0;
        int count = either(named.count(), titles, COUNTS);
        List<Integer> counts = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (int column = 0; column < titles.size(); column++) {
            String title = titles.get(column);
            boolean finish =
                    FINISHES.contains('|' + ListSigns.lower(title) + '|') && !title.isEmpty();
            if (column == count || count < 0 && finish) {
                counts.add(column);
            } else if (!title.isEmpty()
                    && column != name
                    && column != id
                    && column != named.set()
                    && column != number) {
                others.add(title);
            }
        }
        boolean isNamed = name >= 0 || id >= 0 || isPrinted;
        return !isNamed || counts.isEmpty()
                ? null
                : new CollectionColumns(between, counts, name, id, named.set(), number, others);
    }

    private static int either(int found, List<String> titles, String names) {
        return found >= 0 ? found : ListColumns.find(titles, names);
    }

    /** The card of a row with its copies; {@code null} if it has no card or no number of copies. */
    CardCollection.Owned owned(String row) {
        List<String> cells = ListColumns.cells(row, divider);
        CardKeys card =
                new CardKeys(
                        ListColumns.cell(cells, name),
                        ListColumns.cell(cells, id),
                        ListColumns.cell(cells, set),
                        ListColumns.cell(cells, number));
        int sum = 0;
        boolean counted = false;
        for (int column : counts) {
            String cell = ListColumns.cell(cells, column);
            int copies = copies(cell);
            if (copies < 0) {
                return null;
            }
            counted |= !cell.isEmpty();
            sum += copies;
        }
        return !card.isEmpty() && counted && sum <= MAX_COPIES
                ? new CardCollection.Owned(card, sum)
                : null;
    }

    /** The number in {@code 4}, {@code 4x}, {@code x4} and {@code 4.0}; 0 without one, or -1. */
    private static int copies(String cell) {
        int from = cell.startsWith("x") || cell.startsWith("X") ? 1 : 0;
        int end = Ascii.digitsEnd(cell, from, cell.length());
        String rest = Ascii.lower(cell.substring(end));
        boolean plain = rest.isEmpty() || from == 0 && rest.equals("x") || rest.equals(".0");
        if (cell.isEmpty() || cell.equals("-")) {
            return 0;
        }
        return plain && end > from && end - from <= 6
                ? Integer.parseInt(cell.substring(from, end))
                : -1;
    }
}
