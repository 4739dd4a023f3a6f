package cardbench.codes.call.ygo;

import cardbench.base.json.JsonText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Location;
import cardbench.codes.call.decks.TableStore;
import cardbench.codes.ygo.setcode.Archetype;
import cardbench.codes.ygo.setcode.Dialect;
import cardbench.codes.ygo.setcode.FreeBases;
import cardbench.codes.ygo.setcode.Setcode;
import cardbench.codes.ygo.setcode.Setcode.Match;
import cardbench.codes.ygo.setcode.SetcodeCapacity;
import cardbench.codes.ygo.setcode.SetcodeCodes;
import cardbench.codes.ygo.setcode.SetcodeConflict;
import cardbench.codes.ygo.setcode.SetcodeDesigner;
import cardbench.codes.ygo.setcode.SetcodeDesigner.Merge;
import cardbench.codes.ygo.setcode.SetcodeDesigner.Wish;
import cardbench.codes.ygo.setcode.SetcodePacking;
import cardbench.codes.ygo.setcode.SetcodePacking.Proposal;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The operations on setcodes. Where a registry is left out, the open lists of names are it; the
 * slots of open databases' cards count as used in any case.
 *
 * @param names the open lists of archetype names
 * @param slots returns the numbers in the setcode slots of all cards in the open databases with the
 *     numbering of a client, each once
 */
public record SetcodeOperations(SetnameStore names, Function<Dialect, List<Integer>> slots)
        implements OperationGroup {

    /** Operations without files: the names are those of the example list. */
    public SetcodeOperations() {
        this(new SetnameStore(new TableStore(), List::of), client -> List.of());
    }

    @Override
    public List<Operation> operations() {
        return List.of(
                written("setcode.member", (arguments, archetypes, json) -> member(arguments, json)),
                written(
                        "setcode.unpack",
                        (arguments, archetypes, json) ->
                                unpack(arguments.setcode("setcode"), json)),
                written("setcode.explain", SetcodeOperations::explain),
                new Operation("setcode.pack", this::pack),
                written(
                        "setcode.subcodes",
                        (arguments, archetypes, json) -> subcodes(arguments, json)),
                written(
                        "setcode.antichain",
                        (arguments, archetypes, json) -> antichain(arguments, json)),
                written("setcode.conflict", this::conflict),
                written("setcode.merge", SetcodeOperations::merge),
                written("setcode.free", this::free),
                written("setcode.capacity", SetcodeOperations::capacity));
    }

    @Override
    public void constants(JsonText json) {
        json.name("setcode")
                .object()
                .member("slots", Setcode.SLOTS)
                .member("code", Archetype.MAX)
                .member("base", Archetype.MAX_BASE)
                .member("codes", SetcodeArguments.LIMIT)
                .endObject();
    }

    /** Writes the members of a result. */
    private interface Writer {
        void write(SetcodeArguments arguments, Archetypes archetypes, JsonText json);
    }

    /** An operation that has a result unless an argument is invalid; it states the numbering. */
    private Operation written(String name, Writer writer) {
        return new Operation(
                name,
                request -> {
                    JsonText json = new JsonText().object();
                    Archetypes archetypes = names.archetypes(request);
                    writer.write(new SetcodeArguments(request, archetypes), archetypes, json);
                    archetypes.write(json);
                    return request.failed()
                            ? Response.refused(request.diagnostics())
                            : Response.of(json.endObject(), request.diagnostics());
                });
    }

    private static void member(SetcodeArguments arguments, JsonText json) {
        Setcode setcode = arguments.setcode("setcode");
        int target = arguments.target("target");
        json.member("member", setcode.isMember(target)).name("slots").array();
        for (Match match : setcode.matches(target)) {
            json.object()
                    .member("slot", Archetype.hex(match.slot()))
                    .member("base", match.base())
                    .member("bits", match.bits())
                    .endObject();
        }
        json.endArray();
    }

    private static void unpack(Setcode setcode, JsonText json) {
        SetcodeArguments.write("codes", setcode.codes(), json);
        json.member("integer", setcode.signed());
        json.member("unsigned", setcode.unsigned()).member("setcode", setcode.hex());
    }

    /** Lists every archetype that a slot is a member of, whether or not it has a name. */
    private static void explain(SetcodeArguments arguments, Archetypes archetypes, JsonText json) {
        Setcode setcode = arguments.setcode("setcode");
        List<Archetype> registry = registry(arguments, archetypes);
        unpack(setcode, json);
        json.name("slots").array();
        for (int slot : setcode.codes()) {
            json.object()
                    .member("slot", Archetype.hex(slot))
                    .member("base", Archetype.hex(Archetype.base(slot)))
                    .member("bits", Archetype.bits(slot))
                    .name("memberOf")
                    .array();
            for (int bits = 0; bits < SetcodeDesigner.NUMBERS; bits++) {
                int target = Archetype.of(bits, Archetype.base(slot));
                if (Archetype.isMember(slot, target)) {
                    String name = nameIn(registry, target);
                    json.object()
                            .member("code", Archetype.hex(target))
                            .member("name", name == null ? "" : name)
                            .member("registered", name != null)
                            .endObject();
                }
            }
            json.endArray().endObject();
        }
        json.endArray();
    }

    private static String nameIn(List<Archetype> registry, int code) {
        for (Archetype archetype : registry) {
            if (archetype.code() == code) {
                return archetype.name();
            }
        }
        return null;
    }

    private Response pack(Request request) {
        Archetypes archetypes = names.archetypes(request);
        SetcodeArguments arguments = new SetcodeArguments(request, archetypes);
        List<Integer> codes = numbers(arguments.archetypes("codes"));
        List<Integer> registry = numbers(registry(arguments, archetypes));
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        SetcodePacking packing = SetcodePacking.of(codes, registry);
        for (Diagnostic finding : packing.findings()) {
            request.refuse(finding);
        }
        JsonText json = new JsonText().object();
        if (packing.setcode() == null) {
            json.name("merges").array();
            for (Proposal proposal : packing.proposals()) {
                json.object();
                SetcodeArguments.write("codes", proposal.codes(), json);
                write(proposal.merge(), json);
                json.endObject();
            }
            json.endArray();
        } else {
            json.member("setcode", packing.setcode().hex())
                    .member("integer", packing.setcode().signed())
                    .member("unsigned", packing.setcode().unsigned());
        }
        archetypes.write(json);
        return Response.of(json.endObject(), request.diagnostics());
    }

    private static void subcodes(SetcodeArguments arguments, JsonText json) {
        int base = arguments.base("base");
        Wish wish =
                new Wish(
                        base,
                        arguments.codesOf(base, "mustContain"),
                        arguments.codesOf(base, "mustNotContain"),
                        arguments.codesOf(base, "mustNotBeContainedBy"),
                        arguments.codes("exclude"));
        SetcodeArguments.write("codes", SetcodeDesigner.subcodes(wish), json);
        SetcodeArguments.write("best", SetcodeDesigner.best(wish), json);
    }

    private static void antichain(SetcodeArguments arguments, JsonText json) {
        Request request = arguments.request();
        int base = arguments.base("base");
        // required here, although it may be empty
        request.array("existing");
        List<Integer> existing = arguments.codesOf(base, "existing");
        SetcodeArguments.write("codes", SetcodeDesigner.antichain(base, existing), json);
        SetcodeArguments.write("together", SetcodeDesigner.together(base, existing), json);
    }

    /** A number that two clients give to different archetypes is no conflict. */
    private void conflict(SetcodeArguments arguments, Archetypes archetypes, JsonText json) {
        int candidate = arguments.target("candidate");
        List<Integer> registry = numbers(registry(arguments, archetypes));
        List<Integer> used = slots.apply(archetypes.numbering());
        json.name("conflicts").array();
        for (SetcodeConflict conflict : SetcodeConflict.of(candidate, registry, used)) {
            json.object()
                    .member("kind", conflict.kind().word())
                    .member("of", Archetype.hex(conflict.of()))
                    .endObject();
        }
        json.endArray();
    }

    private static void merge(SetcodeArguments arguments, Archetypes archetypes, JsonText json) {
        Request request = arguments.request();
        // reports a missing list, which codes() would take for an empty one
        request.array("codes");
        List<Integer> codes = arguments.codes("codes");
        List<Integer> registry = numbers(registry(arguments, archetypes));
        if (!request.failed() && codes.isEmpty()) {
            request.refuse(SetcodeCodes.NO_SETCODE.at(Location.pointer("/codes")));
        }
        if (!request.failed()) {
            arguments.codesOf(Archetype.base(codes.get(0)), "codes");
            write(SetcodeDesigner.merge(codes, registry), json);
        }
    }

    private static void write(Merge merge, JsonText json) {
        json.member("merged", Archetype.hex(merge.merged())).member("exact", merge.exact());
        SetcodeArguments.write("unintended", merge.unintended(), json);
    }

    private void free(SetcodeArguments arguments, Archetypes archetypes, JsonText json) {
        Request request = arguments.request();
        boolean registryGiven = request.has("registry");
        List<Integer> used = new ArrayList<>(numbers(registry(arguments, archetypes)));
        used.addAll(slots.apply(archetypes.numbering()));
        json.name("bases").array();
        // retired numbers are those of the open lists, which a registry in the request replaces
        for (FreeBases free :
                FreeBases.of(used, registryGiven ? List.of() : archetypes.retired())) {
            json.object()
                    .member("from", Archetype.hex(free.from()))
                    .member("to", Archetype.hex(free.to()));
            if (free.retired()) {
                json.member("retired", true);
            }
            json.endObject();
        }
        json.endArray();
    }

    private static void capacity(SetcodeArguments arguments, Archetypes archetypes, JsonText json) {
        int base = arguments.base("base");
        SetcodeCapacity capacity =
                SetcodeCapacity.of(base, numbers(registry(arguments, archetypes)));
        json.member("chain", SetcodeCapacity.CHAIN)
                .member("antichain", SetcodeCapacity.ANTICHAIN)
                .member("words", capacity.words());
        SetcodeArguments.write("longest", capacity.longest(), json);
        json.member("chainLeft", capacity.chainLeft());
        SetcodeArguments.write("next", capacity.next(), json);
        SetcodeArguments.write("apart", capacity.apart(), json);
    }

    private static List<Archetype> registry(SetcodeArguments arguments, Archetypes archetypes) {
        Request request = arguments.request();
        return request.has("registry") ? arguments.archetypes("registry") : archetypes.registry();
    }

    private static List<Integer> numbers(List<Archetype> registry) {
        List<Integer> codes = new ArrayList<>();
        for (Archetype archetype : registry) {
            codes.add(archetype.code());
        }
        return codes;
    }
}
