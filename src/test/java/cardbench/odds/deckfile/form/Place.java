package cardbench.odds.deckfile.form;

import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a text that a change may touch.
 *
 * @param from their first character
 * @param to the character behind them
 * @param removed whether they may be gone afterwards, with their comments
 */
record Place(int from, int to, boolean removed) {

    /** The lines of the value that a change is about; where there is none yet, of what it is in. */
    static Place of(FormEdit edit, String text, YamlNode root) {
        FormFile file = new FormFile(root);
        List<String> path = paths(edit, file).get(0);
        while (!path.isEmpty() && file.at(path) == null) {
            path = path.subList(0, path.size() - 1);
        }
        YamlMap parent = path.isEmpty() ? null : file.map(path.subList(0, path.size() - 1));
        YamlMap.Entry entry = parent == null ? null : parent.entry(path.get(path.size() - 1));
        int from = 0;
        int to = text.length();
        if (entry != null) {
            boolean brackets = text.charAt(parent.span().from()) == '{';
            boolean nothing = entry.value() instanceof YamlScalar value && value.isNothing();
            from = brackets ? parent.span().from() : entry.key().span().from();
            to = brackets ? parent.span().to() : entry.value().span().to();
            to = nothing ? Math.max(to, entry.key().span().to()) : to;
        }
        while (from > 0 && text.charAt(from - 1) != '\n') {
            from--;
        }
        while (to < text.length() && text.charAt(to) != '\n') {
            to++;
        }
        boolean removes =
                edit instanceof FormEdit.RemoveCard
                        || edit instanceof FormEdit.RemoveTopic
                        || edit instanceof FormEdit.RemoveCombo
                        || edit instanceof FormEdit.AssignRole role && !role.has()
                        || edit instanceof FormEdit.NeedCards
                        || edit instanceof FormEdit.CountCards
                        || edit instanceof FormEdit.Mulligan
                        || edit instanceof FormEdit.Go
                        || edit instanceof FormEdit.Start
                        || edit instanceof FormEdit.Negate
                        || edit instanceof FormEdit.SwitchCard
                        || edit instanceof FormEdit.SwitchCombo;
        // the line break goes with the last line
        return new Place(from, Math.min(text.length(), to + (removes ? 1 : 0)), removes);
    }

    /** The keys that lead to what a change is about; of a new name, a second path. */
    static List<List<String>> paths(FormEdit edit, FormFile file) {
        List<List<String>> paths = new ArrayList<>();
        if (edit instanceof FormEdit.AddCard add) {
            paths.add(FormFile.card(add.name()));
        } else if (edit instanceof FormEdit.RemoveCard remove) {
            paths.add(FormFile.card(remove.card()));
        } else if (edit instanceof FormEdit.CountCard count) {
            paths.add(FormFile.below(FormFile.card(count.card()), "count"));
        } else if (edit instanceof FormEdit.SwitchCard to) {
            paths.add(FormFile.below(FormFile.card(to.card()), "disabled"));
        } else if (edit instanceof FormEdit.AssignRole role) {
            paths.add(FormFile.below(FormFile.card(role.card()), "attribute"));
        } else if (edit instanceof FormEdit.AddTopic add) {
            paths.add(FormFile.topic(add.name()));
        } else if (edit instanceof FormEdit.RemoveTopic remove) {
            paths.add(FormFile.topic(remove.topic()));
        } else if (edit instanceof FormEdit.RenameTopic to) {
            paths.add(FormFile.topic(to.topic()));
            paths.add(FormFile.topic(to.name()));
        } else if (edit instanceof FormEdit.SizeHand size) {
            paths.add(FormFile.below(FormFile.topic(size.topic()), "start-card"));
        } else if (edit instanceof FormEdit.Go go) {
            List<String> topic = FormFile.topic(go.topic());
            boolean turns = file.map(FormFile.below(topic, "turns")) != null;
            paths.add(
                    turns ? FormFile.below(topic, "turns", "go") : FormFile.below(topic, "header"));
        } else if (edit instanceof FormEdit.Start to) {
            List<String> topic = FormFile.topic(to.topic());
            boolean turns = file.map(FormFile.below(topic, "turns")) != null;
            paths.add(
                    turns
                            ? FormFile.below(topic, "turns", "start")
                            : FormFile.below(topic, "header"));
        } else if (edit instanceof FormEdit.Negate to) {
            paths.add(FormFile.below(FormFile.topic(to.topic()), "negate"));
        } else if (edit instanceof FormEdit.AddCombo add) {
            paths.add(FormFile.below(file.combos(add.topic()), add.name()));
        } else if (edit instanceof FormEdit.RemoveCombo remove) {
            paths.add(FormFile.below(file.combos(remove.topic()), remove.combo()));
        } else if (edit instanceof FormEdit.RenameCombo to) {
            paths.add(FormFile.below(file.combos(to.topic()), to.combo()));
            paths.add(FormFile.below(file.combos(to.topic()), to.name()));
        } else if (edit instanceof FormEdit.SwitchCombo to) {
            paths.add(FormFile.below(file.combos(to.topic()), to.combo(), "disabled"));
        } else if (edit instanceof FormEdit.ScoreCombo to) {
            paths.add(FormFile.below(file.combos(to.topic()), to.combo(), "score"));
        } else if (edit instanceof FormEdit.NeedCards need) {
            paths.add(FormFile.below(file.combos(need.topic()), need.combo(), need.zone()));
        } else if (edit instanceof FormEdit.CountCards count) {
            List<String> of =
                    count.combo().isEmpty()
                            ? FormFile.topic(count.topic())
                            : FormFile.below(file.combos(count.topic()), count.combo());
            paths.add(FormFile.below(of, count.given() ? "given" : "condition"));
        } else if (edit instanceof FormEdit.Mulligan to) {
            paths.add(FormFile.below(FormFile.topic(to.topic()), "mulligan"));
        }
        return paths;
    }
}
