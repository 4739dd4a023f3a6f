package cardbench.spark;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Codes of the documents, with their cards as they are written in the bytes, and the posts that the
 * tests are about.
 */
final class ExamplePosts {

    /**
     * The README's code. Bytes: 00, 01, 02 (Standard), 01 and a2 07 (hero 930), then 03 single
     * cards 40, b3 01, 8c 02 and 03 pairs ac 02, de 07, b9 60; nothing else. A varint a, b is (a -
     * 128) + 128 b.
     */
    static final String ROGUE = "AAECAaIHA0CzAYwCA6wC3ge5YAAA";

    static final List<CardCopies> ROGUE_CARDS =
            List.of(
                    new CardCopies(0x40, 1),
                    new CardCopies(0x33 + 128, 1),
                    new CardCopies(0x0c + 2 * 128, 1),
                    new CardCopies(0x2c + 2 * 128, 2),
                    new CardCopies(0x5e + 7 * 128, 2),
                    new CardCopies(0x39 + 0x60 * 128, 2));

    /** The README's request. Hero 7, no single cards, one pair ec 07. */
    static final String WARRIOR = "AAECAQcAAewHAAA=";

    static final List<CardCopies> WARRIOR_CARDS = List.of(new CardCopies(0x6c + 7 * 128, 2));

    /** Ten posts, one a line: nine decks in seven of them, and three that cannot be read. */
    static final List<String> LINES =
            List.of(
                    ROGUE,
                    "my deck: " + ROGUE + " good luck",
                    "two of them: " + ROGUE + " and " + WARRIOR,
                    "",
                    WARRIOR,
                    "no code here, only words",
                    "卡组 " + WARRIOR + " 卡组",
                    ROGUE.substring(0, 20),
                    WARRIOR + "\u0000",
                    ROGUE + "\t" + ROGUE);

    /** Posts without a deck, by their lines. */
    static final List<Integer> UNREAD = List.of(3, 5, 7);

    static final int DECKS = 9;

    /** The lines of the popularity: five decks of the rogue and four of the warrior. */
    static final List<String> CARDS =
            List.of(
                    "hearthstone\t300\t5\t10",
                    "hearthstone\t990\t5\t10",
                    "hearthstone\t12345\t5\t10",
                    "hearthstone\t64\t5\t5",
                    "hearthstone\t179\t5\t5",
                    "hearthstone\t268\t5\t5",
                    "hearthstone\t1004\t4\t8");

    private ExamplePosts() {}

    /** The byte at which a line begins, where each line ends with one byte. */
    static int at(int line) {
        return String.join("\n", LINES.subList(0, line)).getBytes(StandardCharsets.UTF_8).length
                + (line == 0 ? 0 : 1);
    }
}
