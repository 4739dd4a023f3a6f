package cardbench.odds.deckfile.form;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.DiagnosticCode;
import cardbench.base.text.Location;
import cardbench.base.yaml.YamlDraft;
import cardbench.base.yaml.YamlEditor;
import cardbench.base.yaml.YamlList;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlNode;
import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes one change to a deck file. Everything else in its text stays as it is, comments and
 * programs included.
 *
 * <p>The changed text is read again and compared with the form that was wanted. If the two differ,
 * because the file is written in a way that the editor of YAML does not know, the change is refused
 * and nothing is lost.
 */
public final class FormEditor {

    /**
     * What came of a change.
     *
     * @param yaml the file with the change; {@code null} if it was refused
     * @param refusal why it was refused; {@code null} if it was not
     */
    public record Outcome(String yaml, Diagnostic refusal) {}

    private final YamlEditor editor;
    private final FormReading reading;
    private Diagnostic refusal;

    private FormEditor(String yaml) {
        editor = new YamlEditor(yaml);
        reading = FormReading.of(editor.document());
    }

    /** Makes a change. */
    public static Outcome apply(String yaml, FormEdit edit) {
        return new FormEditor(yaml).apply(edit);
    }

    private Outcome apply(FormEdit edit) {
        if (!reading.errors().isEmpty()) {
            return new Outcome(null, reading.errors().get(0));
        }
        DeckForm wanted = ExpectedForm.after(reading.form(), edit, this::refuse);
        // the form does not show effects
        boolean changes = edit instanceof FormEdit.AddEffect || !wanted.equals(reading.form());
        if (refusal == null && changes) {
            change(edit, wanted);
            FormReading changed = FormReading.of(editor.document());
            if (!changed.errors().isEmpty() || !changed.form().equals(wanted)) {
                refuse(FormCodes.IN_TEXT, "");
            }
        }
        return refusal == null ? new Outcome(editor.text(), null) : new Outcome(null, refusal);
    }

    private void refuse(DiagnosticCode code, String name) {
        Diagnostic diagnostic = code.at(Location.NONE);
        refusal =
                refusal != null
                        ? refusal
                        : name.isEmpty() ? diagnostic : diagnostic.with("name", name);
    }

    private void change(FormEdit edit, DeckForm wanted) {
        if (edit instanceof FormEdit.AddCard add) {
            List<YamlDraft.Pair> pairs = new ArrayList<>();
            pairs.add(new YamlDraft.Pair("count", YamlDraft.Word.of(add.count())));
            if (!add.label().isEmpty()) {
                pairs.add(new YamlDraft.Pair("description", new YamlDraft.Text(add.label())));
            }
            put(FormFile.CARDS, add.name(), new YamlDraft.Pairs(pairs));
        } else if (edit instanceof FormEdit.RemoveCard remove) {
            remove(FormFile.CARDS, remove.card());
        } else if (edit instanceof FormEdit.CountCard count) {
            set(FormFile.card(count.card()), "count", YamlDraft.Word.of(count.count()));
        } else if (edit instanceof FormEdit.SwitchCard card) {
            switchOff(FormFile.card(card.card()), card.off());
        } else if (edit instanceof FormEdit.AssignRole role) {
            assign(FormFile.below(FormFile.card(role.card()), "attribute"), role);
        } else if (edit instanceof FormEdit.AddEffect effect) {
            addEffect(effect);
        } else {
            changeTopic(edit);
        }
        for (DeckForm.Topic topic : wanted.topics()) {
            begin(topic);
        }
    }

    private void addEffect(FormEdit.AddEffect edit) {
        List<String> path = FormFile.below(FormFile.card(edit.card()), "program");
        YamlNode node = file().at(path);
        int effects = node instanceof YamlList list ? list.items().size() : 1;
        insert(path, effects - 1, edit.effect().written());
        for (DeckForm.Topic topic : reading.form().topics()) {
            set(FormFile.topic(topic.name()), "exec-program", new YamlDraft.Word("true"));
        }
    }

    private void changeTopic(FormEdit edit) {
        if (edit instanceof FormEdit.AddTopic add) {
            YamlDraft.Pair hand = new YamlDraft.Pair("start-card", YamlDraft.Word.of(add.hand()));
            put(FormFile.TOPICS, add.name(), new YamlDraft.Pairs(List.of(hand)));
        } else if (edit instanceof FormEdit.RemoveTopic remove) {
            remove(FormFile.TOPICS, remove.topic());
        } else if (edit instanceof FormEdit.RenameTopic rename) {
            rename(FormFile.TOPICS, rename.topic(), rename.name());
        } else if (edit instanceof FormEdit.SizeHand size) {
            set(FormFile.topic(size.topic()), "start-card", YamlDraft.Word.of(size.hand()));
        } else if (edit instanceof FormEdit.Negate negate) {
            need(FormFile.below(FormFile.topic(negate.topic()), "negate"), negate.conditions());
        } else if (edit instanceof FormEdit.Mulligan to) {
            mulligan(FormFile.topic(to.topic()), to.mulligan());
        } else if (!(edit instanceof FormEdit.Go || edit instanceof FormEdit.Start)) {
            changeCombo(edit);
        }
    }

    private void changeCombo(FormEdit edit) {
        if (edit instanceof FormEdit.AddCombo add) {
            YamlDraft.Pair hand = new YamlDraft.Pair("hand", YamlDraft.Items.of(List.of(add.of())));
            put(combos(add.topic()), add.name(), new YamlDraft.Pairs(List.of(hand)));
        } else if (edit instanceof FormEdit.RemoveCombo remove) {
            remove(combos(remove.topic()), remove.combo());
        } else if (edit instanceof FormEdit.RenameCombo rename) {
            rename(combos(rename.topic()), rename.combo(), rename.name());
        } else if (edit instanceof FormEdit.SwitchCombo combo) {
            switchOff(combo(combo.topic(), combo.combo()), combo.off());
        } else if (edit instanceof FormEdit.ScoreCombo combo) {
            set(combo(combo.topic(), combo.combo()), "score", YamlDraft.Word.of(combo.score()));
        } else if (edit instanceof FormEdit.NeedCards need) {
            need(FormFile.below(combo(need.topic(), need.combo()), need.zone()), need.conditions());
        } else if (edit instanceof FormEdit.CountCards count) {
            List<String> path =
                    count.combo().isEmpty()
                            ? FormFile.topic(count.topic())
                            : combo(count.topic(), count.combo());
            count(path, count.given() ? "given" : "condition", count.also());
        } else {
            throw new IllegalArgumentException("this kind of edit is not made");
        }
    }

    private List<String> combos(String topic) {
        return file().combos(topic);
    }

    private List<String> combo(String topic, String combo) {
        return FormFile.below(combos(topic), combo);
    }

    private FormFile file() {
        return new FormFile(editor.document().root());
    }

    private void put(List<String> path, String key, YamlDraft value) {
        if (!editor.put(path, key, value)) {
            refuse(FormCodes.IN_TEXT, "");
        }
    }

    private void remove(List<String> path, String key) {
        YamlMap map = file().map(path);
        YamlMap.Entry entry = map == null ? null : map.entry(key);
        if (entry != null) {
            editor.remove(map, entry);
        }
    }

    private void rename(List<String> path, String key, String name) {
        editor.set(file().map(path).entry(key).key(), name);
    }

    /** Sets a number or a word, in the quotes that it has. */
    private void set(List<String> path, String key, YamlDraft value) {
        YamlNode node = file().at(FormFile.below(path, key));
        if (node instanceof YamlScalar old && !old.isNothing()) {
            editor.set(old, value.inline());
        } else {
            put(path, key, value);
        }
    }

    private void switchOff(List<String> path, boolean off) {
        if (off) {
            set(path, "disabled", new YamlDraft.Word("true"));
        } else {
            remove(path, "disabled");
        }
    }

    /** Writes who begins, and what a topic allows, where one of them changed. */
    private void begin(DeckForm.Topic wanted) {
        DeckForm.Going going = wanted.going();
        List<Beginning> start = wanted.rules().start();
        List<String> path = FormFile.topic(wanted.name());
        for (DeckForm.Topic old : reading.form().topics()) {
            if (!old.name().equals(wanted.name())) {
                continue;
            }
            boolean goes = going != old.going();
            boolean starts = start != null && !start.equals(old.rules().start());
            if (wanted.turns()) {
                List<String> turns = FormFile.below(path, "turns");
                if (goes) {
                    set(turns, "go", new YamlDraft.Word(going.word()));
                }
                if (starts) {
                    program(turns, "start", Beginning.written(start));
                }
            } else if (goes || starts) {
                List<Beginning> header = new ArrayList<>(start);
                if (going == DeckForm.Going.SECOND) {
                    header.add(Beginning.DRAW);
                }
                program(path, "header", Beginning.written(header));
            }
        }
    }

    private void assign(List<String> path, FormEdit.AssignRole role) {
        List<String> roles = FormReader.texts(file().at(path));
        if (roles == null) {
            refuse(FormCodes.IN_TEXT, "");
            return;
        }
        if (role.has()) {
            insert(path, roles.size() - 1, role.role());
        } else {
            removeItem(path, roles.indexOf(role.role()));
        }
    }

    /** Adds an item to a list that may not be there yet; behind -1, as its first one. */
    private void insert(List<String> path, int behind, String item) {
        YamlNode node = file().at(path);
        if (node instanceof YamlList list) {
            editor.insert(list, behind, item);
        } else if (FormFile.isNothing(node)) {
            put(FormFile.above(path), path.get(path.size() - 1), YamlDraft.Items.of(List.of(item)));
        } else if (node instanceof YamlScalar one) {
            editor.set(
                    one,
                    YamlDraft.Items.of(
                            behind < 0 ? List.of(item, one.value()) : List.of(one.value(), item)));
        }
    }

    private void removeItem(List<String> path, int index) {
        if (file().at(path) instanceof YamlList list && list.items().size() > 1) {
            editor.remove(list, index);
        } else {
            remove(FormFile.above(path), path.get(path.size() - 1));
        }
    }

    /** Makes a list of conditions into another one, item by item. */
    private void need(List<String> path, List<String> wanted) {
        List<String> now = FormReader.texts(file().at(path));
        if (now == null) {
            refuse(FormCodes.IN_TEXT, "");
            return;
        }
        for (ListEdits.Step step : ListEdits.between(now, wanted)) {
            switch (step.kind()) {
                case REPLACE -> {
                    YamlNode node = file().at(path);
                    node = node instanceof YamlList list ? list.items().get(step.at()) : node;
                    editor.set((YamlScalar) node, step.text());
                }
                case INSERT -> insert(path, step.at() - 1, step.text());
                case REMOVE -> removeItem(path, step.at());
            }
        }
    }

    private void count(List<String> path, String key, List<List<CardCount>> counts) {
        program(path, key, CountCondition.written(counts));
    }

    /** Makes a mulligan into another one, key by key; a new one is written as a whole. */
    private void mulligan(List<String> topic, ShownMulligan wanted) {
        List<String> path = FormFile.below(topic, "mulligan");
        List<YamlDraft.Pair> after = MulliganDraft.pairs(wanted);
        if (wanted.kind().isEmpty()) {
            remove(topic, "mulligan");
            return;
        } else if (file().map(path) == null) {
            put(topic, "mulligan", new YamlDraft.Pairs(after));
            return;
        }
        List<YamlDraft.Pair> before = MulliganDraft.pairs(ShownMulligan.read(file().at(path)));
        for (YamlDraft.Pair pair : after) {
            YamlDraft.Pair old = MulliganDraft.of(pair.key(), before);
            YamlNode node = file().at(FormFile.below(path, pair.key()));
            boolean same = old != null && old.value().equals(pair.value());
            // a kind that is not written is london; a mulligan has at least one key
            if (same && (node != null || after.size() > 1)) {
                continue;
            }
            boolean list =
                    pair.value() instanceof YamlDraft.Items
                            || pair.value() instanceof YamlDraft.Pairs;
            if (list || !(node instanceof YamlScalar)) {
                // a list on lines of its own cannot be replaced within its lines
                remove(path, pair.key());
            }
            if (pair.value() instanceof YamlDraft.Quoted program) {
                program(path, pair.key(), program.text());
            } else {
                set(path, pair.key(), pair.value());
            }
        }
        for (String key : ShownMulligan.KEYS) {
            if (MulliganDraft.of(key, after) == null) {
                remove(path, key);
            }
        }
    }

    /**
     * Sets a text in Yisp, and removes an empty one; a new one is in quotes, as programs are
     * written everywhere.
     */
    private void program(List<String> path, String key, String program) {
        YamlNode node = file().at(FormFile.below(path, key));
        if (program.isEmpty()) {
            remove(path, key);
        } else if (node instanceof YamlScalar old && !old.isNothing()) {
            editor.set(old, program);
        } else {
            put(path, key, new YamlDraft.Quoted(program));
        }
    }
}
