package cardbench.yaml;

import cardbench.text.Diagnostic;
import cardbench.text.DiagnosticCode;
import cardbench.text.Diagnostics;
import cardbench.text.Lines;
import java.util.ArrayList;
import java.util.List;

/**
 * A YAML text and how far it has been read. All readers of this package share one; what they find
 * wrong they say here.
 *
 * <p>Where a limit is passed, the text ends for all of them at once, and nothing more is said.
 */
final class Source {

    /** Stands for the character behind the last one. */
    static final int END = -1;

    /** Columns of a tab, as the document's own files are indented. */
    private static final int TAB = 4;

    final String text;

    /** The next character. */
    int at;

    /** First character of the line of {@link #at}. */
    int lineStart;

    private final Lines lines;
    private final List<Diagnostic> said = new ArrayList<>();
    private int end;
    private boolean stopped;
    private boolean sawTab;

    /** How much wider the tabs at the beginning of the line are than one column each. */
    private int tabs;

    private int badLine = END;
    private int depth;
    private int nodes;

    /** The first line that is indented too little. */
    final Doubt doubt = new Doubt(this);

    Source(String text) {
        this.text = text;
        this.lines = new Lines(text);
        this.end = text.length();
    }

    int peek() {
        return peek(0);
    }

    int peek(int ahead) {
        return at + ahead < end ? text.charAt(at + ahead) : END;
    }

    static boolean isBlank(int c) {
        return c == ' ' || c == '\t';
    }

    static boolean isBreak(int c) {
        return c == '\n' || c == '\r';
    }

    /** Whether a character parts words: a blank, a line break, the end. */
    static boolean isGap(int c) {
        return isBlank(c) || isBreak(c) || c == END;
    }

    /** Whether a character has a meaning of its own between brackets. */
    static boolean isFlow(int c) {
        return c >= 0 && ",[]{}".indexOf(c) >= 0;
    }

    boolean atEnd() {
        return at >= end;
    }

    /** The column of the next character, from 0; a tab of the indentation counts as four. */
    int column() {
        return at - lineStart + tabs;
    }

    /** Whether {@code ---} or {@code ...} stands here, alone at the beginning of a line. */
    boolean atMarker() {
        int c = peek();
        return at == lineStart
                && (c == '-' || c == '.')
                && peek(1) == c
                && peek(2) == c
                && isGap(peek(3));
    }

    /** Whether a sign such as {@code -} stands here with a gap behind it. */
    boolean atSign(char sign) {
        return peek() == sign && isGap(peek(1));
    }

    void passBlanks() {
        while (isBlank(peek())) {
            at++;
        }
    }

    void passBreak() {
        at += peek() == '\r' && peek(1) == '\n' ? 2 : 1;
        lineStart = at;
        tabs = 0;
    }

    void passLine() {
        while (!atEnd() && !isBreak(peek())) {
            at++;
        }
    }

    /** Goes back to a place in a line read before. */
    void back(int to, int lineStart) {
        this.at = to;
        this.lineStart = lineStart;
        tabs = sawTab ? extraColumns(to) : 0;
    }

    /**
     * Passes blanks, comments and line breaks.
     *
     * @param block whether lines are indented by blanks alone here
     * @return whether a line break was among them
     */
    boolean passGap(boolean block) {
        boolean fresh = false;
        while (true) {
            passBlanks();
            int c = peek();
            if (c == '#') {
                passLine();
            } else if (c >= 0 && isBreak(c)) {
                passBreak();
                fresh = true;
            } else {
                if (fresh && c != END) {
                    lookAtIndentation(block);
                }
                return fresh;
            }
        }
    }

    /** Looks at the blanks in front of the first letter of a line. */
    void lookAtIndentation(boolean block) {
        if (block && hasTab(lineStart, at)) {
            tabs = extraColumns(at);
            say(YamlCodes.TAB_IN_INDENTATION, lineStart, at, " ".repeat(column()));
            sawTab = true;
            badLine = lineStart;
        } else if (!block && column() <= doubt.blockIndent() && "]},".indexOf(peek()) < 0) {
            doubt.raise(END);
        }
    }

    private int extraColumns(int to) {
        int extra = 0;
        for (int i = lineStart; i < to && isBlank(text.charAt(i)); i++) {
            extra += text.charAt(i) == '\t' ? TAB - 1 : 0;
        }
        return extra;
    }

    boolean hasTab(int from, int to) {
        return find('\t', from, to) != END;
    }

    /** The first place of a character between two others, or {@link #END}. */
    int find(char wanted, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == wanted) {
                return i;
            }
        }
        return END;
    }

    /** The rest of the line, without a comment and without the blanks at its end. */
    int endOfText() {
        int i = at;
        int last = at;
        while (i < end && !isBreak(text.charAt(i))) {
            char c = text.charAt(i);
            if (c == '#' && i > at && isBlank(text.charAt(i - 1))) {
                break;
            }
            i++;
            if (!isBlank(c)) {
                last = i;
            }
        }
        return last;
    }

    // What is said

    Span span(int from, int to) {
        return new Span(lines, from, to);
    }

    int line(int offset) {
        return lines.line(offset);
    }

    Diagnostic diagnostic(DiagnosticCode code, int from, int to) {
        return code.at(lines.range(from, to));
    }

    void say(Diagnostic diagnostic) {
        if (!stopped && said.size() < 4 * Diagnostics.LIMIT) {
            said.add(diagnostic);
        }
    }

    void say(DiagnosticCode code, int from, int to) {
        say(diagnostic(code, from, to));
    }

    void say(DiagnosticCode code, int from, int to, String fix) {
        say(diagnostic(code, from, to).fixedBy(fix));
    }

    List<Diagnostic> said() {
        Diagnostics all = new Diagnostics();
        all.addAll(said);
        return all.list();
    }

    /** Says that the line of {@link #at} should begin at another column, counted from 0. */
    void sayIndentation(int expected) {
        badLine = lineStart;
        // a tab has no width that all would agree on
        if (!sawTab) {
            say(
                    diagnostic(YamlCodes.INDENTATION, lineStart, at)
                            .with("column", column() + 1)
                            .with("expected", expected + 1)
                            .fixedBy(" ".repeat(expected)));
        }
    }

    /** Whether it was said of the line of {@link #at} that it is not indented as it should be. */
    boolean onBadLine() {
        return badLine == lineStart;
    }

    /** Part of the text, cut to a length that a sentence can hold. */
    String quote(int from, int to) {
        int cut = from + 40;
        return to <= cut ? text.substring(from, to) : text.substring(from, cut) + "…";
    }

    /** Goes one level down; the text ends here where that is too deep. */
    void enter() {
        depth++;
        if (depth > YamlReader.MAX_DEPTH) {
            stop(YamlCodes.TOO_DEEP, YamlReader.MAX_DEPTH);
        }
    }

    void leave() {
        depth--;
    }

    void countNode() {
        nodes++;
        if (nodes > YamlReader.MAX_NODES) {
            stop(YamlCodes.TOO_MANY, YamlReader.MAX_NODES);
        }
    }

    /** Whether a limit was passed. */
    boolean isStopped() {
        return stopped;
    }

    /** How much was said so far. */
    int saidSoFar() {
        return said.size();
    }

    /** Takes back what was said after a moment. */
    void unsay(int saidBefore) {
        said.subList(saidBefore, said.size()).clear();
    }

    private void stop(DiagnosticCode code, int limit) {
        say(diagnostic(code, at, at).with("limit", limit));
        stopped = true;
        end = at;
    }
}
