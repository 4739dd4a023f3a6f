package cardbench.odds.call;

import cardbench.base.json.JsonText;
import cardbench.base.number.FixedPoint;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GameCodes;
import cardbench.odds.deckfile.Mulligan;
import cardbench.odds.exact.BestMulligan;
import cardbench.odds.exact.Effort;
import cardbench.odds.question.Figure;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code odds.mulligan}: what to keep of each opening hand, and how often the topic then succeeds.
 */
public final class MulliganOperation implements OperationGroup {

    /** The most hands that are listed; more only make the answer long. */
    private static final int LISTED = 1000;

    /** Mulligans of whole hands by default: seven cards down to five. */
    private static final int USUAL = 2;

    private static final int PLACES = 6;

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("odds.mulligan", MulliganOperation::best));
    }

    @Override
    public void constants(JsonText json) {
        json.name("odds.mulligan").object().member("most", Mulligan.MAX).endObject();
    }

    private static Response best(Request request) {
        GivenFile file = GivenFile.of(request);
        TopicPrograms topic = file.topic(request);
        Mulligan written = topic == null ? null : topic.topic().opening().mulligan();
        Mulligan.Kind usual = written == null ? Mulligan.Kind.LONDON : written.kind();
        Mulligan.Kind kind =
                Mulligan.Kind.of(request.choice("kind", usual.word(), Mulligan.Kind.words()));
        int most = kind.isWhole() ? USUAL : 1;
        if (written != null && written.kind() == kind && written.most() >= 0) {
            most = written.most();
        }
        most = request.integer("most", 0, kind.isWhole() ? Mulligan.MAX : 1, most);
        Effort effort = request.flag("quick", false) ? Effort.QUICK : Effort.PATIENT;
        if (request.failed() || !file.isValid()) {
            return file.refusal(request);
        }
        boolean free = written != null && written.kind() == kind && written.free() > 0;
        if (free || !BestMulligan.covers(kind)) {
            request.refuse(
                    GameCodes.NO_BEST_MULLIGAN
                            .at(Location.pointer("/kind"))
                            .with("kind", kind.word() + (free ? ", free" : "")));
        } else if (topic.given() != null) {
            request.refuse(
                    GameCodes.MULLIGAN_GIVEN
                            .at(Location.pointer("/topic"))
                            .with("topic", topic.topic().name()));
        } else if (topic.topic().opening().state() != null) {
            request.refuse(
                    GameCodes.NO_OPENING_HAND
                            .at(Location.pointer("/topic"))
                            .with("topic", topic.topic().name()));
        }
        if (request.failed()) {
            return file.refusal(request);
        }
        BestMulligan best = BestMulligan.of(topic, kind, most, effort);
        if (best.why() != null) {
            List<Diagnostic> said = new ArrayList<>(file.diagnostics());
            said.add(
                    GameCodes.NOT_EXACT
                            .at(Location.pointer("/topic"))
                            .with("topic", topic.topic().name()));
            said.add(best.why());
            return Response.refused(said);
        }
        JsonText json = new JsonText().object().member("topic", topic.topic().name());
        json.member("kind", kind.word()).member("most", most).name("success");
        OddsJson.write(Figure.exact(best.success()), json);
        json.name("without");
        OddsJson.write(Figure.exact(best.without()), json);
        json.name("classes").array();
        for (List<Integer> cards : best.classes()) {
            json.array();
            cards.forEach(card -> json.value(topic.vocabulary().cards().get(card).name()));
            json.endArray();
        }
        json.endArray().member("hands", best.decisions().size()).name("decisions").array();
        for (int i = 0; i < Math.min(LISTED, best.decisions().size()); i++) {
            BestMulligan.Decision one = best.decisions().get(i);
            json.object().member("mulligans", one.taken()).name("hand");
            write(one.hand(), json);
            if (one.kept() != null) {
                json.name("keep");
                write(one.kept(), json);
            }
            json.name("share").number(FixedPoint.decimals(one.share(), PLACES));
            json.name("success").number(FixedPoint.decimals(one.success(), PLACES));
            json.endObject();
        }
        return Response.of(json.endArray().endObject(), file.diagnostics());
    }

    /** Writes pairs of a class and a number of cards. */
    private static void write(List<int[]> pairs, JsonText json) {
        json.array();
        for (int[] pair : pairs) {
            json.array().value(pair[0]).value(pair[1]).endArray();
        }
        json.endArray();
    }
}
