package cardbench.codes.ygo.setcode;

import cardbench.base.text.Diagnostic;
import cardbench.codes.ygo.setcode.SetcodeDesigner.Merge;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Archetypes packed into a setcode, or proposals for merging some of them if they do not fit.
 *
 * @param setcode the setcode, or {@code null} if they do not fit
 * @param proposals if they do not fit, what can be merged, base by base
 * @param findings the diagnostics
 */
public record SetcodePacking(Setcode setcode, List<Proposal> proposals, List<Diagnostic> findings) {

    /** Several archetypes of one base, and their merge into one slot. */
    public record Proposal(List<Integer> codes, Merge merge) {

        /** Copies the list. */
        public Proposal {
            codes = List.copyOf(codes);
        }
    }

    /** Copies the lists. */
    public SetcodePacking {
        proposals = List.copyOf(proposals);
        findings = List.copyOf(findings);
    }

    /** Packs numbers from 1 to 0xffff, the first one into the top slot. */
    public static SetcodePacking of(List<Integer> codes, List<Integer> registry) {
        List<Diagnostic> findings = new ArrayList<>();
        if (codes.size() <= Setcode.SLOTS) {
            redundant(codes, findings);
            return new SetcodePacking(Setcode.of(codes), List.of(), findings);
        }
        findings.add(SetcodeCodes.TOO_MANY_CODES.anywhere().with("count", codes.size()));
        List<Proposal> proposals = new ArrayList<>();
        Map<Integer, List<Integer>> registered = byBase(registry);
        for (Map.Entry<Integer, List<Integer>> same : byBase(codes).entrySet()) {
            if (same.getValue().size() > 1) {
                List<Integer> registeredCodes = registered.getOrDefault(same.getKey(), List.of());
                proposals.add(propose(same.getValue(), registeredCodes, findings));
            }
        }
        return new SetcodePacking(null, proposals, findings);
    }

    /** The numbers of each base; bases and numbers keep their order. */
    private static Map<Integer, List<Integer>> byBase(List<Integer> codes) {
        Map<Integer, List<Integer>> byBase = new LinkedHashMap<>();
        for (int code : codes) {
            int base = Archetype.base(code);
            List<Integer> same = byBase.get(base);
            if (same == null) {
                same = new ArrayList<>();
                byBase.put(base, same);
            }
            same.add(code);
        }
        return byBase;
    }

    private static Proposal propose(
            List<Integer> codes, List<Integer> registry, List<Diagnostic> findings) {
        Merge merge = SetcodeDesigner.merge(codes, registry);
        String merged = Archetype.hex(merge.merged());
        findings.add(
                SetcodeCodes.CAN_BE_MERGED
                        .anywhere()
                        .with("codes", hex(codes))
                        .with("merged", merged));
        if (!merge.exact()) {
            findings.add(
                    SetcodeCodes.MERGED_WITH_MORE
                            .anywhere()
                            .with("merged", merged)
                            .with("unintended", hex(merge.unintended())));
        }
        return new Proposal(codes, merge);
    }

    private static void redundant(List<Integer> codes, List<Diagnostic> findings) {
        for (int i = 0; i < codes.size(); i++) {
            int by = 0;
            for (int j = 0; j < codes.size(); j++) {
                boolean covers = Archetype.isMember(codes.get(j), codes.get(i));
                boolean same = codes.get(j).intValue() == codes.get(i).intValue();
                // Equal numbers cover each other; only the later one is redundant.
                by = covers && (same ? j < i : j != i) ? codes.get(j) : by;
            }
            if (by != 0) {
                findings.add(
                        SetcodeCodes.REDUNDANT
                                .anywhere()
                                .with("code", Archetype.hex(codes.get(i)))
                                .with("by", Archetype.hex(by)));
            }
        }
    }

    private static String hex(List<Integer> codes) {
        StringBuilder text = new StringBuilder();
        for (int code : codes) {
            text.append(text.length() == 0 ? "" : ", ").append(Archetype.hex(code));
        }
        return text.toString();
    }
}
