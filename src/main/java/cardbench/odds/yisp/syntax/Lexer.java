package cardbench.odds.yisp.syntax;

import cardbench.base.text.Ascii;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.FullWidth;
import cardbench.odds.yisp.syntax.Token.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits a program into tokens. Full-width characters are reported and then read as their
 * half-width forms. A semicolon ends quotes and brackets too, since ygo-calc splits a program at
 * every semicolon before it reads anything else.
 */
public final class Lexer {

    private static final String DELIMITERS = " \t\r\n()|;\"[]";

    private final Source source;
    private final String text;
    private final Diagnostics diagnostics;
    private final List<Token> tokens = new ArrayList<>();

    /** Where the last quote is. Searching forward from each unclosed text would be quadratic. */
    private final int lastQuote;

    /** The same for closing brackets. */
    private final int lastBracket;

    private int at;

    private Lexer(Source source, Diagnostics diagnostics) {
        this.source = source;
        this.text = source.text();
        this.diagnostics = diagnostics;
        this.lastQuote = text.lastIndexOf('"');
        this.lastBracket = text.lastIndexOf(']');
    }

    /**
     * The tokens of a text, in order.
     *
     * @param effect whether brackets at the head are the flags of an effect, instead of a tag
     */
    public static List<Token> tokens(Source source, boolean effect, Diagnostics diagnostics) {
        Lexer lexer = new Lexer(source, diagnostics);
        lexer.skipBlanks();
        if (effect && lexer.at < lexer.text.length() && lexer.sign(lexer.at) == '[') {
            lexer.enclosed(Kind.FLAGS, ']');
        }
        lexer.readAll();
        lexer.reportFullWidth();
        return List.copyOf(lexer.tokens);
    }

    private void readAll() {
        // @ and / have a meaning of their own only as the first character of a statement
        boolean begins = true;
        for (skipBlanks(); at < text.length(); skipBlanks()) {
            char c = sign(at);
            boolean began = begins;
            begins = false;
            switch (c) {
                case '(' -> single(Kind.OPEN);
                case ')' -> single(Kind.CLOSE);
                case '|' -> single(Kind.BAR);
                case ';' -> {
                    single(Kind.SEPARATOR);
                    begins = true;
                }
                case '"' -> enclosed(Kind.STRING, '"');
                case '[' -> enclosed(Kind.TAG, ']');
                case ']' -> single(Kind.WORD);
                default -> {
                    if (began && c == '@') {
                        single(Kind.FIRE);
                    } else if (began && c == '/') {
                        guard();
                    } else {
                        word();
                    }
                }
            }
        }
    }

    private void guard() {
        single(Kind.GUARD);
        for (skipBlanks(); at < text.length() && sign(at) == '!'; skipBlanks()) {
            single(Kind.NOT);
        }
    }

    private void single(Kind kind) {
        at++;
        add(kind, at - 1);
    }

    private void enclosed(Kind kind, char closing) {
        int from = at;
        at++;
        while (at < text.length() && sign(at) != closing && sign(at) != ';') {
            at++;
        }
        if (at < text.length() && sign(at) == closing) {
            at++;
        } else {
            reportUnclosed(from, closing);
        }
        tokens.add(new Token(kind, from, at, text.substring(from, at)));
    }

    private void reportUnclosed(int from, char closing) {
        // a closing character behind the semicolon: the text was meant to go on
        boolean cut = at < text.length() && (closing == '"' ? lastQuote : lastBracket) >= at;
        int wordsEnd = at;
        while (wordsEnd > from && text.charAt(wordsEnd - 1) == ' ') {
            wordsEnd--;
        }
        diagnostics.add(
                cut
                        ? YispCodes.SEMICOLON_IN_STRING.at(source.locate(at, at + 1))
                        : source.mend(
                                YispCodes.UNCLOSED
                                        .at(source.locate(wordsEnd, wordsEnd))
                                        .with("closing", String.valueOf(closing)),
                                wordsEnd,
                                wordsEnd,
                                String.valueOf(closing)));
    }

    private void word() {
        int from = at;
        while (at < text.length() && DELIMITERS.indexOf(sign(at)) < 0) {
            at++;
        }
        boolean behindOpen = !tokens.isEmpty() && tokens.get(tokens.size() - 1).kind() == Kind.OPEN;
        add(behindOpen ? Kind.OPERATOR : null, from);
    }

    private void add(Kind given, int from) {
        // Behind the first dot of a card set are names, which may be written with full-width
        // letters; elsewhere a full-width letter can only be a slip of the keyboard.
        StringBuilder half = new StringBuilder();
        boolean inName = false;
        for (int i = from; i < at; i++) {
            char c = sign(i);
            inName |= c == '.';
            half.append(inName ? c : FullWidth.letter(c));
        }
        String word = half.toString();
        tokens.add(new Token(given == null ? kindOf(word) : given, from, at, word));
    }

    /** The kind of a word that is not behind an opening parenthesis. */
    static Kind kindOf(String word) {
        char first = word.charAt(0);
        if (first >= 'A' && first <= 'Z') {
            return Kind.CARDS;
        }
        if (isNumber(word)) {
            return Kind.NUMBER;
        }
        return isVariable(word) ? Kind.VARIABLE : Kind.WORD;
    }

    private static boolean isNumber(String word) {
        int digits = word.charAt(0) == '-' ? 1 : 0;
        for (int i = digits; i < word.length(); i++) {
            if (!Ascii.isDigit(word.charAt(i))) {
                return false;
            }
        }
        return word.length() > digits;
    }

    /** Whether a word can be the name of a variable. */
    static boolean isVariable(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean fits =
                    c >= 'a' && c <= 'z' || i > 0 && (c >= 'A' && c <= 'Z' || Ascii.isDigit(c));
            if (!fits) {
                return false;
            }
        }
        return !word.isEmpty();
    }

    private void skipBlanks() {
        while (at < text.length() && " \t\r\n".indexOf(sign(at)) >= 0) {
            at++;
        }
    }

    private char sign(int i) {
        return FullWidth.sign(text.charAt(i));
    }

    /** Reports each run of full-width characters that is not in a text, tag or name. */
    private void reportFullWidth() {
        int run = -1;
        int token = 0;
        for (int i = 0; i <= text.length(); i++) {
            while (token < tokens.size() && tokens.get(token).to() <= i) {
                token++;
            }
            Token inside =
                    token < tokens.size() && tokens.get(token).from() <= i
                            ? tokens.get(token)
                            : null;
            if (i < text.length() && isWronglyWide(i, inside)) {
                run = run < 0 ? i : run;
            } else if (run >= 0) {
                report(run, i);
                run = -1;
            }
        }
    }

    private boolean isWronglyWide(int i, Token inside) {
        char c = text.charAt(i);
        if (sign(i) != c) {
            boolean text = inside != null && isText(inside.kind());
            // quotes and brackets themselves are punctuation
            return !text || i == inside.from() || i == inside.to() - 1;
        }
        return inside != null
                && FullWidth.letter(c) != c
                && !isText(inside.kind())
                && inside.text().charAt(i - inside.from()) != c;
    }

    private static boolean isText(Kind kind) {
        return kind == Kind.STRING || kind == Kind.TAG;
    }

    private void report(int from, int to) {
        String found = text.substring(from, to);
        String half = FullWidth.folded(found);
        diagnostics.add(
                source.mend(
                        YispCodes.FULL_WIDTH
                                .at(source.locate(from, to))
                                .with("found", found)
                                .with("half", half),
                        from,
                        to,
                        half));
    }
}
