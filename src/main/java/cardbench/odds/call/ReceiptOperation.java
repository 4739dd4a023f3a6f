package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.base.number.Fraction;
import cardbench.base.number.Natural;
import cardbench.base.text.Location;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.deckfile.ConditionalTopic;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.exact.Attempt;
import cardbench.odds.exact.Effort;
import cardbench.odds.exact.Exact;
import cardbench.odds.exact.HandReceipt;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code odds.receipt}: how exact rates come about, that of a topic and those of its combos. Where
 * hands are counted, the hands with their binomials; elsewhere how many states were solved.
 */
public final class ReceiptOperation implements OperationGroup {

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("odds.receipt", ReceiptOperation::receipt));
    }

    private static Response receipt(Request request) {
        GivenFile file = GivenFile.of(request);
        TopicPrograms topic = file.topic(request);
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        Attempt attempt = Exact.attempt(topic, Effort.PATIENT);
        if (attempt.tally() == null || attempt.tally().isEmpty()) {
            if (attempt.tally() != null) {
                request.refuse(attempt.why());
            }
            request.refuse(
                    GameCodes.NOT_EXACT
                            .at(Location.pointer("/topic"))
                            .with("topic", topic.topic().name()));
            return file.refusal(request);
        }
        ConditionalTopic parts = topic.counted() == null ? null : ConditionalTopic.of(topic);
        JsonText json = new JsonText().object().member("topic", topic.topic().name());
        json.member("states", attempt.transitions()).name("success").object();
        List<Integer> combos = new ArrayList<>();
        for (int combo = 0; combo < topic.combos().size(); combo++) {
            combos.add(combo);
        }
        write(attempt.tally().success(), topic, parts, combos, json);
        json.endObject().name("combos").array();
        for (int combo : combos) {
            json.object().member("name", topic.combos().get(combo).combo().name());
            write(attempt.tally().combo(combo), topic, parts, List.of(combo), json);
            json.endObject();
        }
        return Response.of(json.endArray().endObject(), file.diagnostics());
    }

    /**
     * Writes the rate at which at least one of some combos succeeds, and the hands that are counted
     * for it.
     */
    private static void write(
            Fraction rate,
            TopicPrograms topic,
            ConditionalTopic parts,
            List<Integer> combos,
            JsonText json) {
        json.member("fraction", rate.text());
        write("hands", parts == null ? topic : parts.joint(), combos, json);
        if (parts != null) {
            write("given", parts.counted(), List.of(0), json);
        }
    }

    /** Writes the hands that are counted, if hands are. */
    private static void write(
            String name, TopicPrograms topic, List<Integer> combos, JsonText json) {
        HandReceipt receipt = HandReceipt.of(topic, combos);
        if (receipt == null) {
            return;
        }
        json.name(name).object().member("hand", receipt.hand()).name("classes").array();
        for (int number = 0; number < receipt.classes().size(); number++) {
            json.object().member("count", receipt.counts().get(number)).name("cards").array();
            for (int card : receipt.classes().get(number)) {
                json.value(topic.vocabulary().cards().get(card).name());
            }
            json.endArray().endObject();
        }
        json.endArray().member("successes", receipt.successes()).name("drawn").array();
        for (List<Integer> hand : receipt.hands()) {
            json.array();
            hand.forEach(cards -> json.value(cards.intValue()));
            json.endArray();
        }
        json.endArray();
        json.member("ways", Natural.of((long) receipt.ways()).toString());
        json.member("all", Natural.of((long) receipt.all()).toString()).endObject();
    }
}
