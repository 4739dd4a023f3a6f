package cardbench.base.yaml;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Lines;
import java.util.ArrayList;
import java.util.List;

/**
 * A YAML text with the reading position and the diagnostics. All readers of this package share one
 * instance.
 *
 * <p>Beyond a limit, the text ends for all readers at once, and no further diagnostics are added.
 */
final class Source {

    /** The character after the last one. */
    static final int END = -1;

    /** The columns of a tab in the indentation. */
    private static final int TAB = 4;

    final String text;

    /** The next character. */
    int at;

    /** First character of the line of {@link #at}. */
    int lineStart;

    private final Lines lines;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private int end;
    private boolean stopped;
    private boolean sawTab;

    /** The columns of the tabs in the indentation beyond one for each. */
    private int tabs;

    private int badLine = END;
    private int depth;
    private int nodes;

    /** The state for recovery from unclosed quotes and brackets. */
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

    /** Whether a character separates words: a blank, a line break, the end. */
    static boolean isGap(int c) {
        return isBlank(c) || isBreak(c) || c == END;
    }

    /** Whether a character is a bracket or a comma, which are special inside of brackets. */
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

    /** Whether there is {@code ---} or {@code ...} here, as a word at the start of a line. */
    boolean atMarker() {
        int c = peek();
        return at == lineStart
                && (c == '-' || c == '.')
                && peek(1) == c
                && peek(2) == c
                && isGap(peek(3));
    }

    /** Whether there is a sign such as {@code -} here, with a gap after it. */
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

    /** Goes back to a place in an earlier line. */
    void back(int to, int lineStart) {
        this.at = to;
        this.lineStart = lineStart;
        tabs = sawTab ? extraColumns(to) : 0;
    }

    /**
     * Skips blanks, comments and line breaks.
     *
     * @param block whether indentation matters here, so that tabs are errors
     * @return whether there was a line break
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

    /** Checks the indentation of a line: for tabs in a block, for doubtful lines in brackets. */
    void lookAtIndentation(boolean block) {
        if (block && hasTab(lineStart, at)) {
            tabs = extraColumns(at);
            report(YamlCodes.TAB_IN_INDENTATION, lineStart, at, " ".repeat(column()));
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

    /** The first index of a character in a range, or {@link #END}. */
    int find(char wanted, int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == wanted) {
                return i;
            }
        }
        return END;
    }

    /** The end of the text of this line, without a comment and trailing blanks. */
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

    // Diagnostics

    Span span(int from, int to) {
        return new Span(lines, from, to);
    }

    int line(int offset) {
        return lines.line(offset);
    }

    Diagnostic diagnostic(DiagnosticCode code, int from, int to) {
        return code.at(lines.range(from, to));
    }

    void report(Diagnostic diagnostic) {
        if (!stopped && diagnostics.size() < 4 * Diagnostics.LIMIT) {
            diagnostics.add(diagnostic);
        }
    }

    void report(DiagnosticCode code, int from, int to) {
        report(diagnostic(code, from, to));
    }

    void report(DiagnosticCode code, int from, int to, String fix) {
        report(diagnostic(code, from, to).fixedBy(fix));
    }

    List<Diagnostic> diagnostics() {
        Diagnostics sorted = new Diagnostics();
        sorted.addAll(diagnostics);
        return sorted.list();
    }

    /** Reports that the current line should begin at another column, counted from 0. */
    void sayIndentation(int expected) {
        badLine = lineStart;
        // Programs disagree on the width of a tab, so after one, no column is certain.
        if (!sawTab) {
            report(
                    diagnostic(YamlCodes.INDENTATION, lineStart, at)
                            .with("column", column() + 1)
                            .with("expected", expected + 1)
                            .fixedBy(" ".repeat(expected)));
        }
    }

    /** Whether wrong indentation of the current line was reported. */
    boolean onBadLine() {
        return badLine == lineStart;
    }

    /** Part of the text, cut to a length that fits into a message. */
    String quote(int from, int to) {
        int cut = from + 40;
        return to <= cut ? text.substring(from, to) : text.substring(from, cut) + "…";
    }

    /** Enters a level of nesting; if it is too deep, the text ends here. */
    void enter() {
        depth++;
        if (depth > YamlLimits.MAX_DEPTH) {
            stop(YamlCodes.TOO_DEEP, YamlLimits.MAX_DEPTH);
        }
    }

    void leave() {
        depth--;
    }

    void countNode() {
        nodes++;
        if (nodes > YamlLimits.MAX_NODES) {
            stop(YamlCodes.TOO_MANY, YamlLimits.MAX_NODES);
        }
    }

    /** Whether a limit was exceeded. */
    boolean isStopped() {
        return stopped;
    }

    /** The number of diagnostics so far. */
    int countSoFar() {
        return diagnostics.size();
    }

    /** Removes the diagnostics after the first {@code before}. */
    void dropAfter(int before) {
        while (diagnostics.size() > before) {
            diagnostics.remove(diagnostics.size() - 1);
        }
    }

    private void stop(DiagnosticCode code, int limit) {
        report(diagnostic(code, at, at).with("limit", limit));
        stopped = true;
        // The loops of all readers end at the end of the text, so that none of them goes on.
        end = at;
    }
}
