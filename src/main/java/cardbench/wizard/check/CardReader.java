package cardbench.wizard.check;

import cardbench.base.json.JsonCodes;
import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonReader;
import cardbench.base.json.JsonReading;
import cardbench.base.json.JsonScalar;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.Severity;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.CardId;
import cardbench.wizard.card.Timing;
import cardbench.wizard.card.WizardCodes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a text with one card, a list of cards, or a single trigger, in JSON with comments. Cards of
 * both generations are normalised to the second. Everything wrong becomes a diagnostic with its
 * position; nothing is thrown. Any thread may call.
 */
public final class CardReader {

    /** The most cards in one text. */
    public static final int MAX_CARDS = 1_000;

    private final JsonReading json;
    private final Diagnostics diagnostics = new Diagnostics();
    private final Map<String, Integer> ids = new LinkedHashMap<>();
    private int number;

    private CardReader(JsonReading json) {
        this.json = json;
    }

    /**
     * Reads a text. Any text is accepted.
     *
     * @param strict whether repairs and deprecated forms are errors instead of warnings
     */
    public static CardReading read(String text, boolean strict) {
        JsonReading json = JsonReader.read(text);
        CardReader reader = new CardReader(json);
        CardReading.Form form = CardReading.Form.NOTHING;
        List<JsonMap> cards = new ArrayList<>();
        if (json.root() instanceof JsonList list) {
            form = CardReading.Form.CARDS;
            reader.cards(list, cards);
            reader.chains(cards);
        } else if (json.root() instanceof JsonMap map) {
            boolean trigger = map.has("event") && !map.has("behaviors");
            form = trigger ? CardReading.Form.TRIGGER : CardReading.Form.CARD;
            cards.add(trigger ? reader.trigger(map) : reader.card(map));
        } else if (json.root() != null) {
            reader.diagnostics.add(WizardCodes.NOT_A_CARD.at(json.root().place()));
        }
        PackageIds known = new PackageIds(cards);
        List<Diagnostic> diagnostics = new ArrayList<>();
        List<Diagnostic> named = new ArrayList<>();
        for (Diagnostic one : known.resolved(reader.diagnostics.list())) {
            (one.code().equals(WizardCodes.FOREIGN_ID) ? named : diagnostics).add(one);
        }
        diagnostics.addAll(known.unknown(named));
        List<Diagnostic> reported = new ArrayList<>(json.diagnostics());
        reported.addAll(reader.placed(diagnostics));
        List<Diagnostic> about = reader.placed(named);
        return new CardReading(
                form,
                cards,
                strict ? strict(reported) : reported,
                strict ? strict(about) : about,
                json);
    }

    private static List<Diagnostic> strict(List<Diagnostic> diagnostics) {
        List<Diagnostic> strict = new ArrayList<>();
        diagnostics.forEach(one -> strict.add(one.strict()));
        return strict;
    }

    /** Whether the text behind an error was not read. */
    private static boolean endsReading(Diagnostic diagnostic) {
        return diagnostic.code().equals(JsonCodes.SYNTAX)
                || diagnostic.code().equals(JsonCodes.UNCLOSED_STRING)
                || diagnostic.code().equals(JsonCodes.UNCLOSED_COMMENT);
    }

    private List<Diagnostic> placed(List<Diagnostic> found) {
        boolean cut = false;
        for (Diagnostic diagnostic : json.diagnostics()) {
            cut |= endsReading(diagnostic);
        }
        List<Diagnostic> reported = new ArrayList<>();
        for (Diagnostic diagnostic : found) {
            Location at = diagnostic.location();
            if (json.isUnreadable(at.from(), at.to())) {
                continue; // the syntax error there covers it
            }
            if (cut && diagnostic.code().equals(WizardCodes.MISSING) && diagnostic.fix() == null) {
                continue; // the key may stand behind the syntax error
            }
            reported.add(diagnostic.at(json.place(at.from(), at.to())));
        }
        return reported;
    }

    private void cards(JsonList list, List<JsonMap> cards) {
        for (JsonNode item : list.items()) {
            if (cards.size() == MAX_CARDS) {
                diagnostics.add(
                        WizardCodes.TOO_MANY
                                .at(item.place())
                                .with("what", "cards")
                                .with("limit", MAX_CARDS));
                return;
            }
            if (item instanceof JsonMap map) {
                cards.add(card(map));
            } else {
                diagnostics.add(WizardCodes.NOT_A_CARD.at(item.place()));
            }
        }
    }

    /** Triggers of different cards that cause each other. */
    private void chains(List<JsonMap> cards) {
        if (EndlessCheck.hasDamaging(cards)) {
            for (JsonMap card : cards) {
                diagnostics.addAll(EndlessCheck.fedFromOutside(List.of(card)));
            }
        }
    }

    private JsonMap card(JsonMap map) {
        number++;
        JsonMap card = new CardNormaliser(diagnostics).card(IntegralNumbers.of(map));
        boolean exploration = Card.isExploration(card);
        new GrammarCheck(diagnostics)
                .check(card, exploration ? CardGrammar.EXPLORATION : CardGrammar.TREASURE);
        id(card, exploration);
        for (JsonMap behavior : card.objects("behaviors")) {
            timing(behavior, exploration);
            new VariableCheck(diagnostics).behavior(behavior);
        }
        new BehaviorCheck(diagnostics).card(card);
        new EndlessCheck(diagnostics).card(card);
        if (isRead(card.get("behaviors"))) {
            new DescriptionCheck(diagnostics).card(card);
        }
        new OwnerCheck(diagnostics).card(card);
        if (exploration && card.text("type", "").equals("monster") && !card.has("health")) {
            diagnostics.add(WizardCodes.NO_HEALTH.at(card.get("type").place()));
        }
        return card;
    }

    /** Whether no error is in the behaviours, so that they are all that the author means. */
    private boolean isRead(JsonNode behaviors) {
        for (Diagnostic one : diagnostics.list()) {
            if (one.severity() == Severity.ERROR
                    && behaviors != null
                    && one.location().from() >= behaviors.from()
                    && one.location().from() < behaviors.to()) {
                return false;
            }
        }
        return true;
    }

    private JsonMap trigger(JsonMap map) {
        JsonMap trigger =
                new EffectNormaliser(diagnostics, "", List.of()).trigger(IntegralNumbers.of(map));
        new GrammarCheck(diagnostics).check(trigger, CardGrammar.TRIGGER);
        new VariableCheck(diagnostics).trigger(trigger);
        new BehaviorCheck(diagnostics).alone(trigger);
        new EndlessCheck(diagnostics).trigger(trigger);
        return trigger;
    }

    private void timing(JsonMap behavior, boolean exploration) {
        Timing timing = Timing.of(behavior.text("at", ""));
        if (timing != null && timing.isTreasure() == exploration) {
            diagnostics.add(
                    WizardCodes.WRONG_TIMING
                            .at(behavior.get("at").place())
                            .with("timing", timing.word()));
        }
    }

    /** Checks that an id has the form package.class.sub.name and is unique. */
    private void id(JsonMap card, boolean exploration) {
        if (!(card.get("id") instanceof JsonScalar id) || !id.isString()) {
            return;
        }
        if (!CardId.hasForm(id.text(), exploration ? CardId.EXPLORATION : CardId.TREASURE)) {
            diagnostics.add(WizardCodes.ID_FORM.at(id.place()).with("id", id.text()));
        }
        String level = Card.levelOf(id.text());
        String given = card.text("level", level);
        if (exploration && !level.isEmpty() && !given.equals(level)) {
            diagnostics.add(
                    WizardCodes.LEVEL_DIFFERS
                            .at(card.get("level").place())
                            .with("level", given)
                            .with("id", id.text()));
        }
        Integer first = ids.putIfAbsent(id.text(), number);
        if (first != null) {
            diagnostics.add(duplicate(id.place(), id.text(), first));
        }
    }

    /** A diagnostic for an id that an earlier card has. */
    static Diagnostic duplicate(Location place, String id, int first) {
        return WizardCodes.DUPLICATE_ID.at(place).with("id", id).with("first", first);
    }
}
