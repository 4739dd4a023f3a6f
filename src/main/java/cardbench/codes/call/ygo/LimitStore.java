package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.base.text.Utf8;
import cardbench.codes.deck.CardNumber;
import cardbench.codes.ygo.deck.YgoCards;
import cardbench.codes.ygo.deck.YgoDeck;
import cardbench.codes.ygo.limits.DeckSizes;
import cardbench.codes.ygo.limits.LimitCodes;
import cardbench.codes.ygo.limits.LimitList;
import cardbench.codes.ygo.limits.LimitListReader;
import cardbench.codes.ygo.limits.PointBudget;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.view.ListRules;
import cardbench.contract.DataStore;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import com.eclipsesource.json.JsonArray;
import java.util.ArrayList;
import java.util.List;

/**
 * The open files of lists of limits ({@code lflist.conf}), and the choice of one list. Unless a
 * request names a list, decks are held to the first one of the file that was opened last.
 */
final class LimitStore implements OperationGroup, DataStore {

    /** The kind of data that is opened here. */
    static final String KIND = "lflist.conf";

    /** The name that the clients give to the choice of no list. */
    private static final String NO_LIST = "N/A";

    /** A refusal names this many lists. */
    private static final int NAMED = 20;

    private final YgoCards cards;
    private final List<LimitFile> files = new ArrayList<>();

    /** An open file with its lists. */
    private record LimitFile(String name, List<LimitList> lists) {}

    /** A store for decks of these cards. */
    LimitStore(YgoCards cards) {
        this.cards = cards;
    }

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("limits", this::limits));
    }

    @Override
    public void constants(JsonText json) {
        json.name(KIND)
                .object()
                .member("cards", LimitListReader.MAX_ROWS)
                .member("lists", LimitListReader.MAX_LISTS)
                .endObject();
    }

    /** The list that a request names, for the clients that it names; an error is added to it. */
    LimitList chosen(Request request) {
        String wanted = request.textOr("list", "");
        LimitList list = wanted.isEmpty() ? first() : named(wanted);
        if (list == null && files.isEmpty()) {
            request.refuse(
                    LimitCodes.NO_LIST_OPEN.at(Location.pointer("/list")).with("list", wanted));
        } else if (list == null) {
            StringBuilder names = new StringBuilder("one of ").append(NO_LIST);
            int named = 0;
            for (LimitFile file : files) {
                for (LimitList each : file.lists) {
                    names.append(named < NAMED ? ", " + each.name() : "");
                    named++;
                }
            }
            request.refuseValue(
                    "/list", "list", wanted, names.append(named > NAMED ? ", …" : "").toString());
        }
        return (list == null ? LimitList.NONE : list).with(dialect(request, cards));
    }

    /** The clients that a request names, or those that the cards are for. */
    static Dialect dialect(Request request, YgoCards cards) {
        return dialect(request, cards.dialect());
    }

    /** The clients that a request names, or else these. */
    static Dialect dialect(Request request, Dialect usual) {
        return request.choice("dialect", usual, Dialect.values(), Dialect::word);
    }

    private LimitList first() {
        return files.isEmpty() ? LimitList.NONE : files.get(files.size() - 1).lists.get(0);
    }

    /** The list of that name in the file opened last that has one, or {@code null}. */
    private LimitList named(String wanted) {
        for (int i = files.size() - 1; i >= 0; i--) {
            for (LimitList list : files.get(i).lists) {
                if (list.name().equals(wanted)) {
                    return list;
                }
            }
        }
        return wanted.equals(NO_LIST) ? LimitList.NONE : null;
    }

    /** One diagnostic for each violation. Errors of the options are added to the request. */
    List<Diagnostic> check(YgoDeck deck, Request request) {
        return new ListRules(cards, chosen(request)).check(deck);
    }

    private Response limits(Request request) {
        String name = files.isEmpty() ? "" : files.get(files.size() - 1).name;
        JsonText json = written(name, first()).name("lists").array();
        for (LimitFile file : files) {
            for (LimitList list : file.lists) {
                json.object().member("file", file.name).member("list", list.name());
                json.member("cards", list.size()).member("whitelist", list.whitelist());
                json.name("points").array();
                for (PointBudget budget : list.budgets()) {
                    json.object().member("name", budget.name());
                    json.member("most", budget.most()).endObject();
                }
                json.endArray().endObject();
            }
        }
        json.endArray();
        LimitList list = chosen(request);
        if (request.has("cards")) {
            limitsOf(request.array("cards"), list, request, json);
        }
        return request.failed()
                ? Response.refused(request.diagnostics())
                : Response.of(json.endObject(), request.diagnostics());
    }

    /** The rules of a list for the sizes of a deck, and of each of these cards. */
    private void limitsOf(JsonArray ids, LimitList list, Request request, JsonText json) {
        DeckSizes sizes = DeckSizes.of(list);
        json.name("sizes").object();
        for (int part = 0; part < YgoDeck.PARTS; part++) {
            int least = sizes.least().get(part);
            json.name(YgoDeck.partName(part)).row(least, sizes.most().get(part));
        }
        json.endObject().name("limits").array();
        for (int id : YgoJsonMapper.cards(ids, "cards", "/cards", request)) {
            boolean forbidden = list.forbidsType(id, cards);
            json.array().value(CardNumber.of(id)).value(forbidden ? 0 : list.copies(id, cards));
            for (PointBudget budget : list.budgets()) {
                json.value(list.points(id, budget, cards));
            }
            json.endArray();
        }
        json.endArray();
    }

    private static JsonText written(String name, LimitList list) {
        return new JsonText()
                .object()
                .member("name", name)
                .member("list", list.name())
                .member("cards", list.size());
    }

    @Override
    public List<String> kinds() {
        return List.of(KIND);
    }

    @Override
    public Response open(String kind, String name, byte[] bytes) {
        Diagnostics diagnostics = new Diagnostics();
        List<LimitList> lists = LimitListReader.read(Utf8.decode(bytes), diagnostics);
        if (lists.isEmpty()) {
            return Response.refused(diagnostics.list());
        }
        close(name);
        files.add(new LimitFile(name, lists));
        return Response.of(written(name, lists.get(0)).endObject(), diagnostics.list());
    }

    @Override
    public boolean close(String name) {
        return files.removeIf(file -> file.name.equals(name));
    }
}
