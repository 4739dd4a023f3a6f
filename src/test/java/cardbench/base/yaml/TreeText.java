package cardbench.base.yaml;

/**
 * Writes a tree as lines, one a node: its style, value and place. Columns count code points, and
 * ends are given where both readers mean the same by them, so that {@link PeerTree} can write the
 * same lines.
 */
final class TreeText {

    private final String file;
    private final StringBuilder out = new StringBuilder();

    private TreeText(String file) {
        this.file = file;
    }

    static String of(String file, YamlNode root) {
        TreeText text = new TreeText(file);
        if (root == null) {
            return "nothing\n";
        }
        text.node("", root);
        return text.out.toString();
    }

    private void node(String indent, YamlNode node) {
        Span span = node.span();
        if (node instanceof YamlScalar scalar) {
            boolean block =
                    scalar.style() == ScalarStyle.LITERAL || scalar.style() == ScalarStyle.FOLDED;
            line(indent, scalar.style().name(), span, !block, scalar.value());
        } else if (node instanceof YamlList list) {
            line(indent, "LIST", span, file.startsWith("[", span.from()), "");
            for (YamlNode item : list.items()) {
                node(indent + "  ", item);
            }
        } else if (node instanceof YamlMap map) {
            line(indent, "MAP", span, file.startsWith("{", span.from()), "");
            for (YamlMap.Entry entry : map.entries()) {
                node(indent + "  key ", entry.key());
                node(indent + "  ", entry.value());
            }
        }
    }

    private void line(String indent, String kind, Span span, boolean withEnd, String value) {
        out.append(indent).append(kind).append(' ').append(place(span.from()));
        if (withEnd) {
            out.append("..").append(place(span.to()));
        }
        out.append(shown(value)).append('\n');
    }

    private String place(int offset) {
        int line = new cardbench.base.text.Lines(file).line(offset);
        int start = offset - new cardbench.base.text.Lines(file).column(offset) + 1;
        return line + ":" + (file.codePointCount(start, offset) + 1);
    }

    static String shown(String value) {
        StringBuilder out = new StringBuilder(" ");
        for (char c : value.toCharArray()) {
            out.append(c < ' ' || c > '~' || c == '\\' ? String.format("\\%04x", (int) c) : c);
        }
        return out.toString();
    }
}
