package cardbench.odds.deckfile.form;

import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import cardbench.base.yaml.YamlDocument;
import cardbench.base.yaml.YamlMap;
import cardbench.base.yaml.YamlReader;
import java.util.ArrayList;
import java.util.List;

/** A deck file as a form shows it, with the places of its parts. Immutable. */
public final class FormReading {

    /**
     * A part of a file that a form does not show.
     *
     * @param path the keys that lead to it
     * @param location its place
     */
    public record TextPart(List<String> path, Location location) {

        /** Copies the list. */
        public TextPart {
            path = List.copyOf(path);
        }
    }

    private final DeckForm form;
    private final FormFile file;
    private final List<TextPart> texts;
    private final List<Diagnostic> errors;

    private FormReading(DeckForm form, FormFile file, List<TextPart> texts, List<Diagnostic> bad) {
        this.form = form;
        this.file = file;
        this.texts = List.copyOf(texts);
        this.errors = List.copyOf(bad);
    }

    /** Reads a file. An empty file is an empty form. */
    public static FormReading of(String yaml) {
        return of(YamlReader.read(yaml));
    }

    static FormReading of(YamlDocument document) {
        FormFile file = new FormFile(document.root());
        List<Diagnostic> errors = new ArrayList<>();
        for (Diagnostic one : document.diagnostics()) {
            if (one.severity() == Severity.ERROR) {
                errors.add(one);
            }
        }
        if (document.root() != null && !(document.root() instanceof YamlMap) && errors.isEmpty()) {
            errors.add(FormCodes.IN_TEXT.at(document.root().location()));
        }
        FormReader reader = new FormReader(file);
        return new FormReading(reader.form(), file, reader.texts(), errors);
    }

    /** Why the file cannot be a form: what YAML cannot read. Empty if it can. */
    public List<Diagnostic> errors() {
        return errors;
    }

    /** The parts of the file that the form does not show, in the order of the file. */
    public List<TextPart> texts() {
        return texts;
    }

    /** What the form shows. */
    public DeckForm form() {
        return form;
    }

    /** The place of the name of a card of the form. */
    public Location cardPlace(String card) {
        return place(FormFile.CARDS, card);
    }

    /** The place of the name of a topic of the form. */
    public Location topicPlace(String topic) {
        return place(FormFile.TOPICS, topic);
    }

    /** The place of the name of a combo of the form. */
    public Location comboPlace(String topic, String combo) {
        return place(file.combos(topic), combo);
    }

    private Location place(List<String> path, String key) {
        return file.map(path).entry(key).key().location();
    }
}
