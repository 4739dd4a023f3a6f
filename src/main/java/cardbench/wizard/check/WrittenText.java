package cardbench.wizard.check;

import cardbench.base.text.Ascii;
import cardbench.wizard.card.CardId;
import cardbench.wizard.card.Template;
import java.util.ArrayList;
import java.util.List;

/**
 * The text of a card up to a position, as far as completion has to know it: the objects and arrays
 * around the position and what they say so far. It scans instead of parsing, since a text that is
 * being written is rarely valid JSON.
 */
final class WrittenText {

    /** The deepest nesting for which something is offered. */
    static final int MAX_DEPTH = 64;

    /** So many ids of cards are offered. */
    private static final int MAX_IDS = 30;

    /** An object or array that contains the position. */
    static final class Around {
        final boolean map;

        /** The key that has this as its value; in an array, the key of the array. */
        final String at;

        final Around outside;

        /** Its first character. */
        final int from;

        final List<String> keys = new ArrayList<>();
        String type = "";
        String id = "";

        /** The event of a trigger, or the timing of a behaviour. */
        String event = "";

        String mode = "";

        /** The key whose value is being written. */
        String key = "";

        /** Whether the position is behind a colon. */
        boolean value;

        /** Whether a value, or a key, has been written, and nothing may follow but a sign. */
        boolean full;

        private Around(boolean map, String at, int from, Around outside) {
            this.map = map;
            this.at = at;
            this.from = from;
            this.outside = outside;
        }
    }

    /** A doable or trigger with an id before the position. */
    record Named(String id, String type, boolean trigger) {}

    final String text;
    final int offset;

    /** The beginning and the end of the word that is being written, with its quotes. */
    int from;

    int to;

    Around around;
    int depth;

    /** Whether the position is in a comment. */
    boolean comment;

    /** The first character of the card around the position. */
    int card;

    /** The number of brackets that are open before the card. */
    private int cardDepth;

    final List<Named> named = new ArrayList<>();

    WrittenText(String text, int offset) {
        this.text = text;
        this.offset = Math.max(0, Math.min(offset, text.length()));
        this.from = this.offset;
        this.to = this.offset;
        scan();
    }

    private void scan() {
        int at = 0;
        while (at < offset) {
            char c = text.charAt(at);
            if (c == '"') {
                int end = stringEnd(at);
                boolean closed = end - at >= 2 && text.charAt(end - 1) == '"';
                // the string that contains the position is the word that is being written
                if (end > offset || !closed) {
                    from = at;
                    to = end;
                    return;
                }
                string(text.substring(at + 1, end - 1));
                at = end;
            } else if (c == '/' && at + 1 < text.length()) {
                at = commentEnd(at);
                comment = at > offset || at == text.length() && !text.endsWith("*/");
            } else if (isBare(c)) {
                int end = at;
                while (end < text.length() && isBare(text.charAt(end))) {
                    end++;
                }
                // so is a word without quotes
                if (end >= offset) {
                    from = at;
                    to = end;
                    return;
                }
                if (around != null) {
                    around.full = true;
                }
                at = end;
            } else {
                sign(c, at);
                at++;
            }
        }
    }

    static boolean isBare(char c) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || Ascii.isDigit(c)
                || "_$.+-".indexOf(c) >= 0;
    }

    private int stringEnd(int start) {
        // a string that is not closed ends with its line
        int at = start + 1;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) >= ' ') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(text.length(), at < text.length() && text.charAt(at) == '"' ? at + 1 : at);
    }

    private int commentEnd(int start) {
        boolean line = text.charAt(start + 1) == '/';
        int end = text.indexOf(line ? "\n" : "*/", start + 2);
        return end < 0 ? text.length() : end + (line ? 1 : 2);
    }

    private void string(String word) {
        if (around == null) {
            return;
        }
        around.full = true;
        if (!around.map) {
            return;
        }
        if (!around.value) {
            around.key = word;
            around.keys.add(word);
            return;
        }
        switch (around.key) {
            case "type" -> around.type = word;
            case "event", "at" -> around.event = word;
            case "mode" -> around.mode = word;
            case "id" -> around.id = word;
            default -> {}
        }
    }

    private void sign(char c, int at) {
        switch (c) {
            case '{', '[' -> open(c == '{', at);
            case '}', ']' -> close();
            case ':' -> {
                if (around != null) {
                    around.value = true;
                    around.full = false;
                }
            }
            case ',' -> {
                if (around != null) {
                    around.value = false;
                    around.full = false;
                }
            }
            default -> {}
        }
    }

    private void open(boolean map, int at) {
        // deeper ones are only counted, so that their closing brackets match
        if (depth++ < MAX_DEPTH) {
            if (map && (around == null || around.outside == null && !around.map)) {
                card = at;
                cardDepth = depth - 1;
            }
            String key = around == null ? "" : around.map ? around.key : around.at;
            around = new Around(map, key, at, around);
        }
    }

    private void close() {
        if (depth-- <= MAX_DEPTH && around != null) {
            if (around.map && !around.id.isEmpty() && Template.isBalanced(around.id)) {
                named.add(new Named(around.id, around.type, around.at.equals("triggers")));
            }
            around = around.outside;
            if (around != null) {
                around.full = true;
            }
        }
        depth = Math.max(0, depth);
    }

    /** The next character behind the word that is neither blank nor in a comment; 0 at the end. */
    char next() {
        int at = to;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '/' && at + 1 < text.length()) {
                at = commentEnd(at);
            } else if (c <= ' ') {
                at++;
            } else {
                return c;
            }
        }
        return 0;
    }

    /** The end of the card around the position, or of the text if the card is not closed. */
    int cardEnd() {
        int end = closing(depth - cardDepth);
        return end < 0 ? text.length() : end + 1;
    }

    /** The brackets that close what is open around the position, up to the card. */
    String closers() {
        StringBuilder closers = new StringBuilder();
        for (Around one = around; one != null && one.from >= card; one = one.outside) {
            closers.append(one.map ? '}' : ']');
        }
        return closers.toString();
    }

    /** The place of the bracket behind the word that closes so many levels, or -1. */
    private int closing(int levels) {
        int open = levels;
        int at = to;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '"') {
                at = stringEnd(at);
                continue;
            }
            if (c == '/' && at + 1 < text.length()) {
                at = commentEnd(at);
                continue;
            }
            open += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            if (open == 0) {
                return at;
            }
            at++;
        }
        return -1;
    }

    /**
     * The content of the object so many levels around the position, also behind the position; its
     * part so far if it is not closed.
     */
    Around whole(int levels) {
        Around one = around;
        for (int i = 0; i < levels; i++) {
            one = one.outside;
        }
        int end = closing(levels + 1);
        Around complete = end < 0 ? null : new WrittenText(text, end).around;
        return complete != null && complete.from == one.from ? complete : one;
    }

    /** The ids of cards that the text names, each once, in their order. */
    List<String> cardIds() {
        List<String> ids = new ArrayList<>();
        int at = text.indexOf('"');
        while (at >= 0) {
            int end = stringEnd(at);
            String word = text.substring(at + 1, Math.max(at + 1, end - 1));
            boolean id =
                    CardId.hasForm(word, CardId.TREASURE)
                            || CardId.hasForm(word, CardId.EXPLORATION);
            if (id && (end <= from || at >= to) && !ids.contains(word) && ids.size() < MAX_IDS) {
                ids.add(word);
            }
            at = text.indexOf('"', Math.max(end, at + 1));
        }
        return ids;
    }
}
