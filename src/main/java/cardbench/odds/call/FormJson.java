package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.base.text.Location;
import cardbench.odds.deckfile.form.Beginning;
import cardbench.odds.deckfile.form.CardCount;
import cardbench.odds.deckfile.form.DeckForm;
import cardbench.odds.deckfile.form.FormReading;
import cardbench.odds.deckfile.form.ShownMulligan;
import java.util.ArrayList;
import java.util.List;

/** Writes forms as JSON. */
final class FormJson {

    /** The words for the values of {@link CardCount.Relation}, in their order. */
    static final List<String> RELATIONS = List.of("least", "most", "exactly");

    private FormJson() {}

    static JsonText of(FormReading reading) {
        DeckForm form = reading.form();
        JsonText json = new JsonText().object().name("cards").array();
        for (DeckForm.Card card : form.cards()) {
            json.object().member("name", card.name()).member("count", card.count());
            json.member("disabled", card.off());
            texts("roles", card.roles(), json);
            json.member("label", card.label());
            place(reading.cardPlace(card.name()), json).endObject();
        }
        json.endArray();
        texts("aliases", form.aliases(), json);
        json.name("topics").array();
        for (DeckForm.Topic topic : form.topics()) {
            json.object().member("name", topic.name()).member("hand", topic.hand());
            json.member("go", topic.going().word()).member("turns", topic.turns());
            counts("condition", topic.rules().condition(), json);
            counts("given", topic.rules().given(), json);
            mulligan(topic.rules().mulligan(), json);
            List<Beginning> start = topic.rules().start();
            List<String> allowed = start == null ? null : new ArrayList<>();
            for (Beginning one : start == null ? List.<Beginning>of() : start) {
                allowed.add(one.word());
            }
            texts("start", allowed, json);
            texts("negate", topic.rules().negate(), json);
            json.name("combos").array();
            for (DeckForm.Combo combo : topic.combos()) {
                combo(combo, reading.comboPlace(topic.name(), combo.name()), json);
            }
            json.endArray();
            place(reading.topicPlace(topic.name()), json).endObject();
        }
        json.endArray().name("text").array();
        for (FormReading.TextPart part : reading.texts()) {
            json.object();
            texts("path", part.path(), json);
            place(part.location(), json).endObject();
        }
        return json.endArray().endObject();
    }

    private static JsonText place(Location place, JsonText json) {
        return json.member("from", place.from()).member("to", place.to());
    }

    private static void combo(DeckForm.Combo combo, Location place, JsonText json) {
        json.object().member("name", combo.name()).member("disabled", combo.off()).name("score");
        if (combo.score() == null) {
            json.value((String) null);
        } else {
            json.value(combo.score().intValue());
        }
        needs("hand", combo.hand(), json);
        needs("grave", combo.grave(), json);
        counts("also", combo.also(), json);
        counts("given", combo.given(), json);
        place(place, json).endObject();
    }

    private static void texts(String name, List<String> texts, JsonText json) {
        json.name(name);
        if (texts == null) {
            json.value((String) null);
            return;
        }
        json.array();
        texts.forEach(json::value);
        json.endArray();
    }

    private static void counts(String name, List<List<CardCount>> counts, JsonText json) {
        json.name(name);
        if (counts == null) {
            json.value((String) null);
            return;
        }
        json.array();
        for (List<CardCount> alternatives : counts) {
            json.array();
            alternatives.forEach(count -> count(count, json));
            json.endArray();
        }
        json.endArray();
    }

    private static void mulligan(ShownMulligan mulligan, JsonText json) {
        json.name("mulligan");
        if (mulligan == null) {
            json.value((String) null);
            return;
        }
        json.object().member("kind", mulligan.kind());
        counts("keep", mulligan.keep(), json);
        texts("cards", mulligan.cards(), json);
        if (mulligan.most() >= 0) {
            json.member("most", mulligan.most());
        }
        json.member("free", mulligan.free()).name("bottom").array();
        for (ShownMulligan.Bottom bottom : mulligan.bottom()) {
            json.object().member("from", bottom.from());
            texts("cards", bottom.cards(), json);
            json.endObject();
        }
        json.endArray().endObject();
    }

    private static void needs(String zone, List<DeckForm.Need> needs, JsonText json) {
        json.name(zone);
        if (needs == null) {
            json.value((String) null);
            return;
        }
        json.array();
        for (DeckForm.Need need : needs) {
            json.object().member("of", need.of()).member("count", need.count()).endObject();
        }
        json.endArray();
    }

    private static void count(CardCount count, JsonText json) {
        json.object()
                .member("how", RELATIONS.get(count.how().ordinal()))
                .member("count", count.count())
                .member("zone", String.valueOf(count.zone()))
                .member("of", count.of())
                .endObject();
    }
}
