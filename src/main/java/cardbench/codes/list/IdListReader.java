package cardbench.codes.list;

import cardbench.base.text.Ascii;
import cardbench.base.text.Base64Text;
import cardbench.base.text.ListSigns;
import cardbench.base.text.Utf8;
import cardbench.codes.list.line.CardId;
import cardbench.codes.list.line.CardLine;
import cardbench.codes.list.line.CopyCount;
import cardbench.codes.list.line.GameEvidence;
import cardbench.codes.list.line.ListCard;
import cardbench.codes.list.line.ListGame;
import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads a list of ids without names: once for each copy, as Tabletop Simulator takes it, {@code
 * OGN-265-1 OGN-246-1 …}; with their numbers of copies in one string or link, {@code
 * 1nOP13-001a4nOP01-016}, {@code OP01-001x4,OP01-016x4}; also as base64 of ids with dollar signs
 * between them, as Pixelborn exports it.
 */
final class IdListReader {

    private static final int MIN = 3;

    /** The cards of a deck of the One Piece Card Game with its leader. */
    private static final int ONE_PIECE_DECK = 51;

    private final String words;
    private final List<Item> items = new ArrayList<>();
    private boolean counted;

    private IdListReader(String words) {
        this.words = words;
    }

    private record Item(int from, int to, int count, String id) {}

    /** The list, or {@code null} if the text has anything but ids. */
    static DeckList read(String text) {
        String start = ListSigns.trim(text);
        int from = text.indexOf(start) + linkStart(start);
        IdListReader plain = new IdListReader(text);
        if (plain.read(from)) {
            return plain.build(text, false);
        }
        Base64Text decoded = start.length() < 16 ? null : Base64Text.clean(start);
        if (decoded == null) {
            return null;
        }
        String words = Utf8.decode(Arrays.copyOf(decoded.bytes(), decoded.size()));
        IdListReader packed = new IdListReader(words);
        return packed.read(0) ? packed.build(text, true) : null;
    }

    /** Where the ids of a link begin: behind its last equals sign, number sign or slash. */
    private static int linkStart(String text) {
        boolean link = text.startsWith("http") || text.startsWith("www.");
        int best = 0;
        for (String name : new String[] {"dg=", "deck=", "cards=", "d=", "list=", "code=", "c="}) {
            int at = link ? text.indexOf(name) : text.startsWith(name) ? 0 : -1;
            boolean begins = at == 0 || at > 0 && "?&#/".indexOf(text.charAt(at - 1)) >= 0;
            if (begins && best == 0) {
                best = at + name.length();
            }
        }
        return best > 0 || !link
                ? best
                : Math.max(
                                text.lastIndexOf('='),
                                Math.max(text.lastIndexOf('#'), text.lastIndexOf('/')))
                        + 1;
    }

    /** Reads the ids; returns whether there is nothing else. */
    private boolean read(int start) {
        int at = start;
        int before = 0;
        boolean last = false;
        while (at < words.length()) {
            char c = words.charAt(at);
            if (start > 0 && c == '&') {
                break;
            }
            int end = idEnd(at);
            if (end > 0) {
                boolean first = before > 0 && !last;
                items.add(new Item(at, end, first ? before : 1, words.substring(at, end)));
                counted |= first;
                before = 0;
                at = end;
                int number = countBehind(at);
                if (number > 0 && !first) {
                    Item item = items.remove(items.size() - 1);
                    int digits = ListSigns.skipBlanks(words, at, words.length());
                    digits +=
                            digits < words.length() && !ListSigns.isDigit(words.charAt(digits))
                                    ? 1
                                    : 0;
                    digits = ListSigns.skipBlanks(words, digits, words.length());
                    items.add(
                            new Item(
                                    item.from,
                                    number,
                                    CopyCount.number(words, digits, number),
                                    item.id));
                    counted = true;
                    last = true;
                    at = number;
                }
            } else if (ListSigns.isDigit(c)) {
                int digits = ListSigns.digitsEnd(words, at, words.length());
                before = CopyCount.number(words, at, digits);
                if (digits - at > 2) {
                    return false;
                }
                at = digits;
                // the joint between a number and an id: 4nOP01-016, 4xOP01-016
                boolean joint =
                        at < words.length()
                                && "nxX×*-:=_@~".indexOf(words.charAt(at)) >= 0
                                && idEnd(ListSigns.skipBlanks(words, at + 1, words.length())) > 0;
                at += joint ? 1 : 0;
            } else if (isDivider(c)) {
                at++;
            } else if (words.startsWith("%20", at)
                    || words.startsWith("%2C", at)
                    || words.startsWith("%0A", at)) {
                at += 3;
            } else if (c == 'a' && (idEnd(at + 1) > 0 || ListSigns.isDigit(next(at)))) {
                at++;
            } else {
                return false;
            }
        }
        return counted ? items.size() >= 2 && !isOfLines() : items.size() >= MIN;
    }

    /** Whether each id has a line of its own, which is a list of lines. */
    private boolean isOfLines() {
        int lines = 0;
        for (int i = items.get(0).from; i < items.get(items.size() - 1).to; i++) {
            lines += words.charAt(i) == '\n' ? 1 : 0;
        }
        return lines + 1 >= items.size();
    }

    private char next(int at) {
        return at + 1 < words.length() ? words.charAt(at + 1) : ' ';
    }

    /** The end of the id that begins at a place; -1 if none does. */
    private int idEnd(int from) {
        int end = from;
        if (from >= words.length() || ListSigns.isDigit(words.charAt(from)) && !isRun(from)) {
            return -1;
        }
        while (end < words.length() && isOfId(words, from, end)) {
            end++;
        }
        while (end > from && "-_".indexOf(words.charAt(end - 1)) >= 0) {
            end--;
        }
        return CardId.is(words.substring(from, end)) ? end : -1;
    }

    /** Whether digits begin an id such as {@code 01DE002} or {@code 20-040L}. */
    private boolean isRun(int from) {
        int at = ListSigns.digitsEnd(words, from, words.length());
        boolean hyphen = words.startsWith("-", at) && at - from == 2 && ListSigns.isDigit(next(at));
        boolean letters =
                at - from == 2
                        && isCapital(at)
                        && isCapital(at + 1)
                        && ListSigns.isDigit(next(at + 1));
        return hyphen || letters;
    }

    private boolean isCapital(int at) {
        return at < words.length() && words.charAt(at) >= 'A' && words.charAt(at) <= 'Z';
    }

    /** Capitals, digits and joints; small letters only in the mark of a print: {@code _p1}. */
    private static boolean isOfId(String words, int from, int at) {
        char c = words.charAt(at);
        boolean print = c == 'p' && at > from && words.charAt(at - 1) == '_';
        return c >= 'A' && c <= 'Z' && !(c == 'X' && isTimes(words, from, at))
                || Ascii.isDigit(c)
                || c == '-'
                || c == '_'
                || print;
    }

    /** Whether a capital X stands between an id and a number: {@code OP01-001X4}. */
    private static boolean isTimes(String words, int from, int at) {
        return at > from
                && ListSigns.isDigit(words.charAt(at - 1))
                && at + 1 < words.length()
                && ListSigns.isDigit(words.charAt(at + 1));
    }

    /** The end of a number of copies behind an id: {@code x4}, {@code :4}, {@code *4}; or -1. */
    private int countBehind(int from) {
        int at = ListSigns.skipBlanks(words, from, words.length());
        boolean sign = at < words.length() && "xX×*:=(".indexOf(words.charAt(at)) >= 0;
        if (!sign && at > from) {
            return bareCountBehind(at);
        }
        int digits = sign ? ListSigns.skipBlanks(words, at + 1, words.length()) : words.length();
        int end = ListSigns.digitsEnd(words, digits, words.length());
        boolean joint = end < words.length() && "nxX-".indexOf(words.charAt(end)) >= 0;
        return end > digits && end - digits <= 2 && !joint ? end : -1;
    }

    /** The end of a number that stands last on its line; or -1. */
    private int bareCountBehind(int from) {
        int end = ListSigns.digitsEnd(words, from, words.length());
        boolean last = end == words.length() || "\r\n".indexOf(words.charAt(end)) >= 0;
        return last && end > from && end - from <= 2 ? end : -1;
    }

    private static boolean isDivider(char c) {
        return ListSigns.isBlank(c) || "$,;|/+()\"'[]、，.&".indexOf(c) >= 0;
    }

    private DeckList build(String text, boolean whole) {
        ListBuilder builder = new ListBuilder(text);
        int copies = 0;
        for (Item item : items) {
            copies += item.count;
        }
        boolean first =
                items.get(0).count == 1
                        && GameEvidence.ofId(items.get(0).id) == ListGame.ONE_PIECE
                        && counted
                        && (copies == ONE_PIECE_DECK || words.indexOf("n" + items.get(0).id) >= 0);
        for (Item item : items) {
            builder.card(
                    whole ? 0 : item.from,
                    whole ? text.length() : item.to,
                    new CardLine(
                            item.count,
                            ListCard.numbered(item.id),
                            first && item == items.get(0) ? Zone.LEADER : null,
                            true));
        }
        return builder.build(ListForm.IDS);
    }
}
