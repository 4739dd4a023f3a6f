package cardbench.wizard.check;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cards of several texts, checked together. Immutable.
 *
 * @param cards all cards, normalised to the second generation
 * @param places where each card is
 * @param files a summary of each text
 * @param diagnostics findings; their JSON pointers begin with the index of the text
 */
public record CardPackage(
        List<JsonMap> cards,
        List<Place> places,
        List<Summary> files,
        List<Diagnostic> diagnostics) {

    /** The most texts of a package. */
    public static final int MAX_TEXTS = 200;

    /** The numbers of cards, errors and warnings of one text. */
    public record Summary(int cards, int errors, int warnings) {}

    /** The place of a card: the index of its text, and its range there, the end exclusive. */
    public record Place(int text, int from, int to) {}

    /** Copies the lists, so that a package never changes. */
    public CardPackage {
        cards = List.copyOf(cards);
        places = List.copyOf(places);
        files = List.copyOf(files);
        diagnostics = List.copyOf(diagnostics);
    }

    /** Reads the texts. An id must not occur twice in all of them. */
    public static CardPackage read(List<String> texts, boolean strict) {
        List<JsonMap> cards = new ArrayList<>();
        List<Place> places = new ArrayList<>();
        List<Summary> files = new ArrayList<>();
        List<Diagnostic> diagnostics = new ArrayList<>();
        List<CardReading> readings = new ArrayList<>();
        List<List<Diagnostic>> found = new ArrayList<>();
        Map<String, Integer> ids = new LinkedHashMap<>();
        for (int i = 0; i < Math.min(texts.size(), MAX_TEXTS); i++) {
            CardReading reading = CardReader.read(texts.get(i), strict);
            List<Diagnostic> ofFile = new ArrayList<>();
            for (Diagnostic one : reading.diagnostics()) {
                if (!one.code().equals(WizardCodes.FOREIGN_ID)) {
                    ofFile.add(one);
                }
            }
            int earlier = cards.size();
            for (JsonMap card : reading.cards()) {
                if (reading.form() != CardReading.Form.TRIGGER) {
                    cards.add(card);
                    places.add(new Place(i, card.from(), card.to()));
                    duplicate(card, ids, cards.size(), earlier, reading, ofFile);
                }
            }
            readings.add(reading);
            found.add(ofFile);
        }
        // only now all triggers and ids are known
        PackageIds known = new PackageIds(cards);
        boolean damaging = EndlessCheck.hasDamaging(cards);
        for (int i = 0; i < readings.size(); i++) {
            List<Diagnostic> ofFile = known.resolved(found.get(i));
            ofFile.addAll(known.unknown(readings.get(i).named()));
            if (damaging) {
                chains(readings.get(i), ofFile);
            }
            files.add(summary(readings.get(i), ofFile));
            for (Diagnostic one : ofFile) {
                Location at = one.location();
                String inside = at.pointer() == null ? "" : at.pointer();
                diagnostics.add(one.at(at.withPointer("/texts/" + i + inside)));
            }
        }
        if (texts.size() > MAX_TEXTS) {
            diagnostics.add(
                    WizardCodes.TOO_MANY
                            .at(Location.pointer("/texts/" + MAX_TEXTS))
                            .with("what", "texts")
                            .with("limit", MAX_TEXTS));
        }
        return new CardPackage(cards, places, files, diagnostics);
    }

    /** Which words of the document the cards use. */
    public VocabularyUse vocabulary() {
        return VocabularyUse.of(cards);
    }

    /**
     * Reports an id of an earlier text. Duplicates inside one text have been reported already.
     *
     * @param number that of the card
     * @param earlier the number of cards of earlier texts
     */
    private static void duplicate(
            JsonMap card,
            Map<String, Integer> ids,
            int number,
            int earlier,
            CardReading reading,
            List<Diagnostic> diagnostics) {
        String id = card.text("id", "");
        Integer first = ids.putIfAbsent(id, number);
        if (first != null && first <= earlier && card.has("id")) {
            JsonNode node = card.get("id");
            Location place = reading.json().place(node.from(), node.to());
            diagnostics.add(CardReader.duplicate(place, id, first));
        }
    }

    /** Adds triggers that cause, and are caused by, one of another text. */
    private static void chains(CardReading reading, List<Diagnostic> diagnostics) {
        for (Diagnostic one : EndlessCheck.fedFromOutside(reading.cards())) {
            Location at = one.location();
            diagnostics.add(one.at(reading.json().place(at.from(), at.to())));
        }
    }

    private static Summary summary(CardReading reading, List<Diagnostic> diagnostics) {
        int errors = 0;
        int warnings = 0;
        for (Diagnostic one : diagnostics) {
            errors += one.severity() == Severity.ERROR ? 1 : 0;
            warnings += one.severity() == Severity.WARNING ? 1 : 0;
        }
        return new Summary(reading.cards().size(), errors, warnings);
    }
}
