package cardbench.base.text;

import java.util.ArrayList;
import java.util.List;

/**
 * The columns of a list of cards as comma-separated values (RFC 4180), also with semicolons, tabs
 * or the bars of a Markdown table between them: the places of the columns, from 0; -1 for one that
 * is absent.
 *
 * @param divider what stands between the values
 * @param count the number of copies
 * @param name the name of the card
 * @param set the set of the printing
 * @param number the number of the printing in its set
 * @param id the id of the card
 * @param zone the part of the deck, or whether the card is in the sideboard
 * @param leader whether the card leads the deck
 * @see <a href="https://www.rfc-editor.org/rfc/rfc4180">RFC 4180, comma-separated values</a>
 */
public record ListColumns(
        char divider, int count, int name, int set, int number, int id, int zone, int leader) {

    /** The longest heading: a longer line is none, however many columns it might name. */
    private static final int MAX_HEADING = 1_000;

    private static final String COUNTS =
            "|count|quantity|qty|amount|copies|number of copies|reg qty|cardq|anzahl|menge|cantidad|quantité|qté|quantità|quantidade|qtd|количество|кол-во|ilość"
                    + "|数量|數量|枚数|张数|張數|수량|매수|";

    /** Titles of names: first those that tables of other goods do not have. */
    private static final String NAMES =
            "|card|card name|cardname|card_name|card title|kartenname|karte|nombre de la carta|carta|nom de la carte|carte"
                    + "|nome da carta|nome della carta|карта|karta|卡名|卡牌|卡牌名称|牌名|カード名|カード|카드|카드명|카드 이름"
                    + "|name|title|english name|simple name|product name|nombre|nom|nome|название|nazwa|名称|名稱|名前|이름|";

    private static final String CODES =
            "|set code|set_code|setcode|edition code|edition_code|expansion code|set id|set_id|setid|";

    /** Titles of codes, or of names beside a column of codes. */
    private static final String EITHER = "|set|printing|";

    private static final String SETS =
            "|edition|expansion|set name|set_name|系列|セット|édition|edición|edizione|edição|издание|edycja|";
    private static final String NUMBERS =
            "|collector number|collector_number|collectornumber|collector #|card number|card_number|cn|number|no|no.|#|编号|番号|";
    private static final String IDS = "|id|card id|card_id|cardid|passcode|code|";

    /** Titles of parts: first those that tables of other goods do not have. */
    private static final String ZONES =
            "|board|board type|deck|deck section|sideboard|sideboarded|in sideboard|is sideboard"
                    + "|section|zone|category|categories|list|part|slot|location|gruppe|zona|区域|";

    private static final String LEADERS =
            "|commander|is commander|is_commander|leader|is leader|指挥官|統率者|";

    /** The columns that a line names, or {@code null} if it is no heading of a list of cards. */
    public static ListColumns of(String heading) {
        if (heading.length() > MAX_HEADING) {
            return null;
        }
        ListColumns columns = named(heading, dividerOf(heading));
        boolean cards = columns.name >= 0 || columns.id >= 0;
        return cards && columns.count >= 0 ? columns : null;
    }

    /**
     * Whether a heading of columns is one of cards and not of other goods: it has the word for a
     * card, or columns for the set, the part of a deck or its leader.
     */
    public static boolean isOfCards(String heading) {
        List<String> cells = cells(heading, dividerOf(heading));
        // books have a title and an edition
        boolean printed = set(cells) >= 0 && find(cells, "|title|") < 0;
        return printed
                || find(cells, LEADERS) >= 0
                || isBefore(cells, NAMES, "|name|")
                || isBefore(cells, ZONES, "|section|");
    }

    /** Whether a value is one of the names in front of another name. */
    private static boolean isBefore(List<String> cells, String names, String name) {
        return find(cells, names.substring(0, names.indexOf(name) + 1)) >= 0;
    }

    /** Whether a word is the heading of the numbers of copies. */
    public static boolean isCount(String word) {
        return find(List.of(word), COUNTS) == 0;
    }

    /** The columns that the values of a line name, whether or not they suffice for a list. */
    public static ListColumns named(String heading, char divider) {
        List<String> cells = cells(heading, divider);
        return new ListColumns(
                divider,
                find(cells, COUNTS),
                find(cells, NAMES),
                set(cells),
                find(cells, NUMBERS),
                find(cells, IDS),
                find(cells, ZONES),
                find(cells, LEADERS));
    }

    /** The column with the codes of the sets, or else the column with their names; or -1. */
    private static int set(List<String> heading) {
        int code = find(heading, CODES);
        code = code < 0 ? find(heading, EITHER) : code;
        return code < 0 ? find(heading, SETS) : code;
    }

    /** What divides the values of a heading: the first of tab, bar, semicolon and comma in it. */
    public static char dividerOf(String heading) {
        for (char divider : new char[] {'\t', '|', ';', ','}) {
            if (heading.indexOf(divider) >= 0) {
                return divider;
            }
        }
        return ',';
    }

    /** The first value that is one of some names, in lower case between bars; or -1. */
    public static int find(List<String> heading, String names) {
        for (int i = 0; i < heading.size(); i++) {
            String name = ListSigns.lower(heading.get(i));
            if (!name.isEmpty() && name.indexOf('|') < 0 && names.contains('|' + name + '|')) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Whether a line is the rule below the heading of a Markdown table: {@code | :--- | ---: |}.
     */
    public boolean isRule(String line) {
        boolean rule = divider == '|';
        for (int i = 0; i < line.length(); i++) {
            rule &= "|-: ".indexOf(line.charAt(i)) >= 0;
        }
        return rule;
    }

    /** The divider that the first line of a file of Excel names: {@code sep=;}; 0 without one. */
    public static char namedDivider(String line) {
        String plain = line.replace("\"", "");
        boolean named = plain.length() == 5 && Ascii.lower(plain).startsWith("sep=");
        return named ? plain.charAt(4) : 0;
    }

    /** The values of a line; quotation marks around a value are removed. */
    public List<String> cells(String line) {
        return cells(line, divider);
    }

    /** The values of a line between dividers. */
    public static List<String> cells(String line, char divider) {
        String row = line;
        if (divider == '|') {
            row = row.startsWith("|") ? row.substring(1) : row;
            row = row.endsWith("|") ? row.substring(0, row.length() - 1) : row;
        }
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            if (quoted && c == '"' && i + 1 < row.length() && row.charAt(i + 1) == '"') {
                cell.append(c);
                i++;
            } else if (c == '"' && (quoted || cell.length() == 0)) {
                boolean inside = quoted && !isEnd(row, i + 1, divider);
                quoted = !quoted;
                cell.setLength(quoted ? 0 : cell.length());
                if (inside) {
                    // “"Hollow" Falcon” begins with marks of the text
                    cell.insert(0, c).append(c);
                }
            } else if (c == divider && !quoted) {
                cells.add(ListSigns.trim(cell.toString()));
                cell.setLength(0);
            } else if (cell.length() > 0 || !ListSigns.isBlank(c)) {
                cell.append(c);
            }
        }
        cells.add(ListSigns.trim(cell.toString()));
        return cells;
    }

    private static boolean isEnd(String row, int from, char divider) {
        int next = from;
        while (next < row.length() && row.charAt(next) != divider) {
            if (!ListSigns.isBlank(row.charAt(next))) {
                return false;
            }
            next++;
        }
        return true;
    }

    /** The value in a column, empty if there is none. */
    public static String cell(List<String> cells, int column) {
        return column < 0 || column >= cells.size() ? "" : cells.get(column);
    }
}
