package cardbench.base.yaml;

import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** What snakeyaml-engine reads out of a file, in the lines of {@link TreeText}. */
final class PeerTree {

    private final StringBuilder out = new StringBuilder();

    private PeerTree() {}

    /** The lines of the tree; {@code null} where the peer refuses the file. */
    static String of(String file) {
        try {
            Optional<Node> root =
                    new Compose(LoadSettings.builder().setUseMarks(true).build())
                            .composeString(file);
            if (root.isEmpty()) {
                return "nothing\n";
            }
            PeerTree tree = new PeerTree();
            tree.node("", root.get());
            return tree.out.toString();
        } catch (YamlEngineException | NumberFormatException refused) {
            return null;
        }
    }

    private void node(String indent, Node node) {
        if (node instanceof ScalarNode scalar) {
            ScalarStyle style = scalar.getScalarStyle();
            boolean block = style == ScalarStyle.LITERAL || style == ScalarStyle.FOLDED;
            line(indent, style.name(), node, !block, scalar.getValue());
        } else if (node instanceof SequenceNode list) {
            line(indent, "LIST", node, list.getFlowStyle() == FlowStyle.FLOW, "");
            for (Node item : list.getValue()) {
                node(indent + "  ", item);
            }
        } else if (node instanceof MappingNode map) {
            line(indent, "MAP", node, map.getFlowStyle() == FlowStyle.FLOW && isBracket(map), "");
            for (NodeTuple entry : map.getValue()) {
                node(indent + "  key ", entry.getKeyNode());
                node(indent + "  ", entry.getValueNode());
            }
        }
    }

    /** Whether a map stands in brackets, and is not a single pair in a list. */
    private static boolean isBracket(Node map) {
        Mark start = map.getStartMark().orElseThrow();
        return start.getBuffer()[start.getPointer()] == '{';
    }

    private void line(String indent, String kind, Node node, boolean withEnd, String value) {
        out.append(indent).append(kind).append(' ');
        out.append(place(node.getStartMark().orElseThrow()));
        if (withEnd) {
            out.append("..").append(place(node.getEndMark().orElseThrow()));
        }
        out.append(TreeText.shown(value)).append('\n');
    }

    private static String place(Mark mark) {
        return mark.getLine() + 1 + ":" + (mark.getColumn() + 1);
    }
}
