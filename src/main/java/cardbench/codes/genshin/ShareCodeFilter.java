package cardbench.codes.genshin;

import cardbench.base.text.Base64Text;
import cardbench.base.text.Transport;

/**
 * Excludes most places in a text quickly: no likely code begins there. It stops at the first byte
 * that no likely code has, and reads the letters of the text once for many places, so that queries
 * for neighbouring places are cheap.
 */
final class ShareCodeFilter {

    /** The number of letters read at once. */
    private static final int ROOM = 4096;

    private final String text;
    private final Transport transport;
    private Base64Text run;
    private int letter;

    /**
     * Creates a filter of places in a text.
     *
     * @param transport what spaces and equals signs mean
     */
    ShareCodeFilter(String text, Transport transport) {
        this.text = text;
        this.transport = transport;
    }

    /** Whether a likely code may begin at a character. False is certain, true is not. */
    boolean mayBegin(int start) {
        return end(start) >= 0 && isLikely(run, letter);
    }

    /**
     * The index after the letters of a code that begins at a character; -1 if the letters that are
     * read at once have none there.
     */
    int end(int start) {
        if (isInLastGap(start)) {
            return -1;
        }
        seek(start);
        // A run of fewer letters ended at something else, and reading it again would not help.
        if (letter + ShareCode.LETTERS > run.letters() && run.letters() == ROOM) {
            read(start);
        }
        int last = letter + ShareCode.LETTERS - 1;
        return last < run.letters() && run.letterFrom(letter) == start ? run.letterTo(last) : -1;
    }

    /**
     * Whether a place is behind the last letter of a run that ended soon, in its last gap. A code
     * that began there, within an escape, would have that escape's letters alone: to read such a
     * gap again from each of its escapes took time that grew with the square of its length.
     */
    private boolean isInLastGap(int start) {
        return run != null
                && run.letters() > 0
                && run.letters() < ROOM
                && start > run.letterFrom(run.letters() - 1)
                && start < run.stop();
    }

    private void read(int start) {
        run = Base64Text.run(text, start, ROOM, transport);
        letter = 0;
    }

    private void seek(int start) {
        if (run == null || run.letters() == 0 || start < run.letterFrom(0)) {
            read(start);
        }
        while (letter > 0 && run.letterFrom(letter) > start) {
            letter--;
        }
        while (letter < run.letters() - 1 && run.letterFrom(letter) < start) {
            letter++;
        }
        if (run.letters() > 0 && run.letterFrom(letter) < start) {
            read(start);
        }
    }

    /**
     * Whether padding, all ids, and the characters of 68 letters are those of a likely code.
     *
     * @param letter the first of them
     */
    static boolean isLikely(Base64Text run, int letter) {
        // ShareCode.isLikely of the letters that are read already: to read 68 letters anew for each
        // place took most of the time of texts in which many places begin with bytes of 0.
        int offset = byteAt(run, letter, ByteShuffle.ROW);
        int wrong = byteAt(run, letter, ByteShuffle.place(ByteShuffle.ROW - 1)) - offset & 15;
        int characters = 0;
        for (int row = 0; row < ByteShuffle.ROW && wrong == 0; row++) {
            int value = byteAt(run, letter, ByteShuffle.place(row)) - offset & 0xff;
            characters |= row < 4 ? value : row == 4 ? value >> 4 : 0;
            // two ids of twelve bits are three bytes: the top two bits of each are 0 up to the
            // largest likely id
            wrong = row % 3 == 0 ? value >> 6 : row % 3 == 1 ? value & 12 : 0;
            // a row of one letter repeated has no other wrong byte
            wrong |= row == 4 && characters == 0 ? 1 : 0;
        }
        return wrong == 0;
    }

    private static int byteAt(Base64Text run, int letter, int at) {
        int first = letter + at / 3 * 4 + at % 3;
        int bits = run.letterAt(first) << 6 | run.letterAt(first + 1);
        return bits >> 4 - 2 * (at % 3) & 0xff;
    }
}
