package cardbench.base.yaml;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Lines;
import java.util.List;

/**
 * Reads the part of YAML 1.2.2 that deck files use: one document with block and bracketed lists and
 * maps, plain, quoted and block texts, and comments. Tags, anchors, aliases, maps with lists as
 * keys, tabs as indentation and several documents in one file are reported as errors. A plain text
 * may begin with an exclamation mark, which deck files use for negation.
 *
 * <p>Reading continues after an error if it is clear what was meant, so that one pass reports all
 * errors of a file.
 *
 * @see <a href="https://yaml.org/spec/1.2.2/">YAML 1.2.2</a>
 */
public final class YamlReader {

    private static final char BYTE_ORDER_MARK = '\ufeff';

    private final Source source;

    private YamlReader(String text) {
        source = new Source(text);
    }

    /** Reads a file. The time is linear in its length for every content. */
    public static YamlDocument read(String text) {
        if (text.length() > YamlLimits.MAX_LENGTH) {
            return new YamlDocument(
                    null,
                    List.of(
                            YamlCodes.TOO_LONG
                                    .at(new Lines("").range(0, 0))
                                    .with("limit", YamlLimits.MAX_LENGTH)));
        }
        return new YamlReader(text).document();
    }

    private YamlDocument document() {
        lookForControlCharacters();
        if (source.peek() == BYTE_ORDER_MARK) {
            // Columns are counted from behind the mark.
            source.back(1, 1);
        }
        boolean directives = passDirectives();
        YamlNode root = null;
        if (source.atMarker() && source.peek() == '-') {
            source.at += 3;
            root = new BlockReader(source).node(-1, false, false);
        } else {
            if (directives) {
                source.report(YamlCodes.BAD_DIRECTIVE, source.at, source.at);
            }
            if (!source.atEnd() && !source.atMarker()) {
                source.lookAtIndentation(true);
                root = new BlockReader(source).node(-1, true, false);
            }
        }
        lookBehind();
        return new YamlDocument(root, source.diagnostics());
    }

    /** Skips directives, lines with a percent sign, and the gap after them. */
    private boolean passDirectives() {
        boolean any = false;
        while (true) {
            source.passGap(false);
            if (source.peek() != '%' || source.column() > 0) {
                return any;
            }
            int from = source.at;
            int to = source.endOfText();
            String directive = source.text.substring(from, to);
            if (directive.length() == 1
                    || directive.startsWith("%YAML") && !directive.startsWith("%YAML 1.")) {
                source.report(YamlCodes.BAD_DIRECTIVE, from, to, "%YAML 1.2");
            } else if (!directive.startsWith("%YAML")) {
                source.report(
                        source.diagnostic(YamlCodes.DIRECTIVE, from, to)
                                .with("directive", source.quote(from, to)));
            }
            any = true;
            source.passLine();
        }
    }

    /** Checks that nothing follows the document. */
    private void lookBehind() {
        boolean over = false;
        source.passGap(true);
        while (source.atMarker() && source.peek() == '.') {
            source.at += 3;
            source.passGap(true);
            over = true;
        }
        if (source.atEnd()) {
            return;
        }
        int from = source.at;
        if (over || source.atMarker()) {
            source.report(YamlCodes.SEVERAL_DOCUMENTS, from, source.endOfText());
        } else {
            int to = source.endOfText();
            source.report(
                    source.diagnostic(YamlCodes.TEXT_BEHIND_VALUE, from, to)
                            .with("text", source.quote(from, to)));
        }
    }

    private void lookForControlCharacters() {
        int found = 0;
        for (int i = 0; i < source.text.length() && found < Diagnostics.LIMIT; i++) {
            char c = source.text.charAt(i);
            if (!isAllowed(i, c)) {
                found++;
                source.report(
                        source.diagnostic(YamlCodes.CONTROL_CHARACTER, i, i + 1)
                                .with("code", codeName(c))
                                .fixedBy(""));
            }
        }
    }

    /** Whether a character is in the set of YAML 1.2, section 5.1. */
    private boolean isAllowed(int at, char c) {
        if (c < ' ') {
            return c == '\t' || c == '\n' || c == '\r';
        }
        if (Character.isHighSurrogate(c)) {
            String text = source.text;
            return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return at > 0 && Character.isHighSurrogate(source.text.charAt(at - 1));
        }
        return c < 0x7f || c == 0x85 || c >= 0xa0 && c < 0xfffe;
    }

    private static String codeName(char c) {
        String hex = Integer.toHexString(c);
        return "U+" + "0000".substring(hex.length()) + hex;
    }
}
