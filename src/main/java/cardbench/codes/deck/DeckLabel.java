package cardbench.codes.deck;

import cardbench.base.text.ListSigns;

/**
 * What a post calls the deck whose code follows: a heading of Markdown, HTML or BBCode, words in
 * brackets or in bold on a line of their own, or a label with a colon. Only what stands directly
 * before the code counts, and nothing that merely states that a code follows.
 */
public final class DeckLabel {

    /** The longest label, in UTF-16 units: a longer line is a sentence. */
    private static final int MAX_LABEL = 60;

    /** Labels of codes and links, of any deck; in lower case, without blanks. */
    private static final String COMMON =
            "|code|codes|mydeck|deck|decks|deckcode|decklist|list|sharecode|importcode|import|link|url|ydke|ydk|build|here"
                    + "|分享码|分享碼|卡组|卡組|卡组码|卡组代码|套牌代码|牌组|牌組|牌组码|牌组代码|代码|代碼|卡组分享码|牌组分享码|我的卡组|我的牌组|链接|链接地址"
                    + "|コード|マイデッキ|デッキ|デッキコード|共有コード|リンク|덱코드|코드|";

    /** Words of sentences that lead to a code, whatever deck it is of; in lower case. */
    private static final String[] LEADING = {
        "code", "link", "here", "this", "these", "below", "follow", "码", "碼", "链接", "这", "這", "如下",
        "下面", "以下", "コード", "リンク", "こちら", "この", "これ", "코드"
    };

    /** What encloses a label on a line of its own. */
    private static final String[][] ENCLOSING = {
        {"**", "**"},
        {"__", "__"},
        {"[b]", "[/b]"},
        {"<b>", "</b>"},
        {"<strong>", "</strong>"},
        {"<h1>", "</h1>"},
        {"<h2>", "</h2>"},
        {"<h3>", "</h3>"},
        {"<h4>", "</h4>"},
        {"【", "】"},
        {"「", "」"},
        {"『", "』"},
        {"《", "》"},
        {"“", "”"}
    };

    private DeckLabel() {}

    /**
     * The name before a code; empty if none is certain.
     *
     * @param before the text in front of the code, from the code before it on
     */
    public static String of(String before) {
        int lineFrom = before.lastIndexOf('\n') + 1;
        int from = ListSigns.skipBlanks(before, lineFrom, before.length());
        int to = ListSigns.dropBlanks(before, from, before.length());
        if (from < to) {
            String label = label(before.substring(from, to), true);
            if (label == null || !label.isEmpty()) {
                return label == null ? "" : label;
            }
        }
        boolean adjacent = true;
        int end = lineFrom - 1;
        while (end >= 0) {
            int start = before.lastIndexOf('\n', end - 1) + 1;
            int first = ListSigns.skipBlanks(before, start, end);
            String line = before.substring(first, ListSigns.dropBlanks(before, first, end));
            boolean fence = line.startsWith("```");
            if (!line.isEmpty() && !fence) {
                String label = label(line, adjacent);
                if (label == null || !label.isEmpty()) {
                    return label == null ? "" : label;
                }
            }
            adjacent &= fence;
            end = start - 1;
        }
        return "";
    }

    /**
     * The label that a line is; empty if it only states that a code follows, {@code null} if it is
     * none.
     *
     * @param adjacent whether no blank line divides it from the code, so that a colon makes a label
     */
    private static String label(String line, boolean adjacent) {
        String text = line;
        boolean certain = false;
        int signs = 0;
        while (signs < text.length() && text.charAt(signs) == '#') {
            signs++;
        }
        if (signs > 0) {
            text = ListSigns.trim(text.substring(signs));
            while (text.endsWith("#")) {
                text = text.substring(0, text.length() - 1);
            }
            text = ListSigns.trim(text);
            // a # alone also begins the comments of clients, of which none is a name
            certain = signs > 1;
        }
        for (String[] pair : ENCLOSING) {
            int inner = text.length() - pair[0].length() - pair[1].length();
            if (inner > 0 && text.startsWith(pair[0]) && text.endsWith(pair[1])) {
                text = ListSigns.trim(text.substring(pair[0].length(), pair[0].length() + inner));
                certain = true;
            }
        }
        boolean colon = text.endsWith(":") || text.endsWith("：");
        text = colon ? ListSigns.trim(text.substring(0, text.length() - 1)) : text;
        certain |= colon && adjacent && signs == 0 && !leads(ListSigns.lower(text));
        if (COMMON.contains("|" + withoutBlanks(ListSigns.lower(text)) + "|")) {
            return "";
        }
        return certain && isName(text) ? text : null;
    }

    private static boolean leads(String lower) {
        for (String word : LEADING) {
            if (lower.contains(word)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isName(String text) {
        boolean letter = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            letter |= c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '\u00c0';
        }
        return letter && text.length() <= MAX_LABEL && !text.contains("://");
    }

    private static String withoutBlanks(String text) {
        StringBuilder label = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (!ListSigns.isBlank(text.charAt(i))) {
                label.append(text.charAt(i));
            }
        }
        return label.toString();
    }
}
