package cardbench.odds.deckfile.form;

import cardbench.base.yaml.YamlDraft;
import java.util.ArrayList;
import java.util.List;

/** A mulligan as it is written into a file: the keys that it has, in their usual order. */
final class MulliganDraft {

    private MulliganDraft() {}

    /** The keys with their values; those with a program in quotes. */
    static List<YamlDraft.Pair> pairs(ShownMulligan mulligan) {
        List<YamlDraft.Pair> pairs = new ArrayList<>();
        pairs.add(new YamlDraft.Pair("kind", new YamlDraft.Word(mulligan.kind())));
        String keep = CountCondition.written(mulligan.keep());
        if (!keep.isEmpty()) {
            pairs.add(new YamlDraft.Pair("keep", new YamlDraft.Quoted(keep)));
        } else if (!mulligan.cards().isEmpty()) {
            pairs.add(new YamlDraft.Pair("keep", YamlDraft.Items.of(mulligan.cards())));
        }
        if (mulligan.most() >= 0) {
            pairs.add(new YamlDraft.Pair("most", YamlDraft.Word.of(mulligan.most())));
        }
        if (mulligan.free() > 0) {
            pairs.add(new YamlDraft.Pair("free", YamlDraft.Word.of(mulligan.free())));
        }
        List<ShownMulligan.Bottom> bottom = mulligan.bottom();
        if (bottom.size() == 1 && bottom.get(0).from() == 1) {
            pairs.add(new YamlDraft.Pair("bottom", YamlDraft.Items.of(bottom.get(0).cards())));
        } else if (!bottom.isEmpty()) {
            List<YamlDraft.Pair> parts = new ArrayList<>();
            for (ShownMulligan.Bottom part : bottom) {
                parts.add(
                        new YamlDraft.Pair(
                                Integer.toString(part.from()), YamlDraft.Items.of(part.cards())));
            }
            pairs.add(new YamlDraft.Pair("bottom", new YamlDraft.Pairs(parts)));
        }
        return pairs;
    }

    /** The pair of a key, or {@code null}. */
    static YamlDraft.Pair of(String key, List<YamlDraft.Pair> pairs) {
        for (YamlDraft.Pair pair : pairs) {
            if (pair.key().equals(key)) {
                return pair;
            }
        }
        return null;
    }
}
