package cardbench.codes.ygo.setcode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.codes.ygo.setcode.SetcodeConflict.Kind;
import cardbench.codes.ygo.setcode.SetcodeDesigner.Merge;
import cardbench.codes.ygo.setcode.SetcodeDesigner.Wish;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetcodeDesignerTest {

    private static final List<Integer> HERO = List.of(8, 0x3008, 0x5008, 0x6008, 0xa008, 0xc008);
    private static final List<Integer> SABER = List.of(0xd, 0x100d, 0x300d);

    private static Wish wish(List<Integer> in, List<Integer> out, List<Integer> taken, int base) {
        return new Wish(base, in, out, out, taken);
    }

    @Test
    void xxxSaber_isSevenElevenOrFifteen_theLastOneEndsTheChain() {
        Wish wish = wish(List.of(0x100d, 0x300d), List.of(), List.of(), 0xd);
        assertEquals(List.of(0x700d, 0xb00d, 0xf00d), SetcodeDesigner.subcodes(wish));
        assertEquals(List.of(0x700d, 0xb00d), SetcodeDesigner.best(wish));
        SetcodeCapacity capacity = SetcodeCapacity.of(0xd, SABER);
        assertEquals(SABER, capacity.longest());
        assertEquals(List.of(0x700d, 0xb00d, 0xf00d), capacity.next());
        assertEquals(2, capacity.chainLeft(), "XXX and XXXX, no XXXXX");
        assertEquals(
                0, SetcodeCapacity.of(0xd, List.of(0x100d, 0x300d, 0x700d, 0xf00d)).chainLeft());
    }

    @Test
    void xxxxSaber_isFifteenAlone_andNothingFitsInside() {
        Wish four = wish(List.of(0x100d, 0x300d, 0x700d), List.of(), List.of(), 0xd);
        assertEquals(List.of(0xf00d), SetcodeDesigner.subcodes(four));
        Wish five = wish(List.of(0x100d, 0x300d, 0x700d, 0xf00d), List.of(), List.of(), 0xd);
        assertEquals(List.of(), SetcodeDesigner.subcodes(five));
    }

    @Test
    void hero_hasRoomForOneMoreSibling() {
        List<Integer> siblings = HERO.subList(1, HERO.size());
        assertEquals(List.of(0x9008), SetcodeDesigner.antichain(8, siblings));
        assertEquals(List.of(0x9008), SetcodeDesigner.together(8, siblings));
        assertEquals(List.of(0x9008), SetcodeDesigner.subcodes(wish(List.of(), siblings, HERO, 8)));
        assertEquals(
                List.of(0x9008),
                SetcodeDesigner.best(wish(List.of(8), List.of(), HERO, 8)),
                "the fewest relations that nobody asked for");
    }

    /** A base has no bits, so its cards are members of the base alone: it is no sub-archetype. */
    @Test
    void base_isNoSubArchetype() {
        Wish outside = new Wish(0xd, List.of(), List.of(0x100d), List.of(), List.of());
        List<Integer> codes = List.of(0x200d, 0x400d, 0x600d, 0x800d, 0xa00d, 0xc00d, 0xe00d);
        assertEquals(codes, SetcodeDesigner.subcodes(outside));
        assertEquals(List.of(0x200d, 0x400d, 0x800d), SetcodeDesigner.best(outside));
        Wish any = new Wish(0xd, List.of(), List.of(), List.of(), List.of());
        assertEquals(15, SetcodeDesigner.subcodes(any).size());
        Wish inBase = new Wish(0xd, List.of(0xd), List.of(), List.of(), List.of());
        assertEquals(15, SetcodeDesigner.subcodes(inBase).size());
    }

    @Test
    void emptyBase_takesSixSiblings_thePairsOfBits() {
        assertEquals(15, SetcodeDesigner.antichain(1, List.of()).size());
        assertEquals(
                List.of(0x3001, 0x5001, 0x6001, 0x9001, 0xa001, 0xc001),
                SetcodeDesigner.together(1, List.of()));
        assertEquals(
                List.of(0x1001, 0x2001, 0x4001, 0x8001).size(),
                1 + SetcodeDesigner.together(1, List.of(0x1001)).size());
    }

    /** The numbers of antichains of 15 non-empty sets of four bits, by size: Dedekind's lattice. */
    @Test
    void antichains_areAsManyAsCounted() {
        int[] bySize = new int[16];
        for (int chosen = 1; chosen < 1 << 15; chosen++) {
            List<Integer> set = new ArrayList<>();
            boolean apart = true;
            for (int bits = 1; bits < 16 && apart; bits++) {
                if ((chosen >> bits - 1 & 1) != 0) {
                    apart = SetcodeDesigner.antichain(1, set).contains(Archetype.of(bits, 1));
                    set.add(Archetype.of(bits, 1));
                }
            }
            bySize[apart ? set.size() : 0]++;
        }
        assertEquals(15, bySize[1]);
        assertEquals(55, bySize[2]);
        assertEquals(64, bySize[3]);
        assertEquals(25, bySize[4]);
        assertEquals(6, bySize[5]);
        assertEquals(1, bySize[SetcodeCapacity.ANTICHAIN]);
        assertEquals(0, bySize[7]);
    }

    @Test
    void capacityInWords_namesWhatFits() {
        String words = SetcodeCapacity.of(0xd, SABER).words();
        assertTrue(words.contains("0xd < 0x100d < 0x300d"), words);
        assertTrue(words.contains("0x700d, 0xb00d, 0xf00d"), words);
        assertTrue(SetcodeCapacity.of(9, List.of(0xf009)).words().contains("nothing fits"), words);
        assertTrue(SetcodeCapacity.of(9, List.of(0x7009)).words().contains("0xf009."), words);
    }

    @Test
    void mergedSlot_tellsWhatElseItIsAMemberOf() {
        List<Integer> registry = List.of(0xa2, 0x10a2, 0x20a2, 0x30a2);
        Merge merge = SetcodeDesigner.merge(List.of(0x10a2, 0x20a2), registry);
        assertEquals(new Merge(0x30a2, List.of(0x30a2)), merge);
        assertFalse(merge.exact());
        assertTrue(SetcodeDesigner.merge(List.of(0x10a2, 0x20a2), List.of(0x10a2)).exact());
        assertEquals(0x30a2, SetcodeDesigner.merge(List.of(0x30a2, 0x10a2), registry).merged());
    }

    @Test
    void conflicts_areOfEveryKind() {
        assertEquals(
                List.of(new SetcodeConflict(Kind.DUPLICATE, 0x3008)),
                SetcodeConflict.of(0x3008, List.of(0x3008), List.of(0x3008)));
        assertEquals(
                List.of(
                        new SetcodeConflict(Kind.CONTAINS, 8),
                        new SetcodeConflict(Kind.CONTAINS, 0x3008),
                        new SetcodeConflict(Kind.CONTAINED_BY, 0xf008)),
                SetcodeConflict.of(0x7008, List.of(8, 0x3008, 0xf008, 0x107b), List.of()));
        assertEquals(
                List.of(new SetcodeConflict(Kind.IN_CARDS, 0x3123)),
                SetcodeConflict.of(0x1123, List.of(0x123), List.of(0x3123, 0x2123, 7)).stream()
                        .filter(conflict -> conflict.kind() == Kind.IN_CARDS)
                        .toList());
        assertEquals(
                List.of(new SetcodeConflict(Kind.RESERVED_BASE, 0)),
                SetcodeConflict.of(0x1000, List.of(8), List.of()));
    }

    @Test
    void freeBases_beginFarFromTheOfficialOnes() {
        assertEquals(
                List.of(
                        new FreeBases(0x600, 0xfff, false),
                        new FreeBases(1, 7, false),
                        new FreeBases(9, 0xc, false),
                        new FreeBases(0xe, 0x5ff, false)),
                FreeBases.of(List.of(0x3008, 0xd, 0x100d), List.of()));
        assertEquals(
                List.of(
                        new FreeBases(0x602, 0xfff, false),
                        new FreeBases(1, 0x13, false),
                        new FreeBases(0x14, 0x14, true),
                        new FreeBases(0x15, 0x5ff, false)),
                FreeBases.of(List.of(0x600, 0x1601), List.of(0x14, 0x600)));
    }

    @Test
    void moreThanFour_areNotPacked_butMergesAreProposed() {
        SetcodePacking packing =
                SetcodePacking.of(
                        List.of(0x10a2, 1, 0x20a2, 2, 3), List.of(0x10a2, 0x20a2, 0x30a2));
        assertNull(packing.setcode());
        assertEquals(1, packing.proposals().size());
        assertEquals(List.of(0x10a2, 0x20a2), packing.proposals().get(0).codes());
        assertEquals(
                List.of("ygo.too-many-codes", "ygo.can-be-merged", "ygo.merged-with-more"),
                packing.findings().stream().map(diagnostic -> diagnostic.code().name()).toList());
        assertEquals(List.of(), SetcodePacking.of(List.of(1, 2, 3, 4, 5), List.of()).proposals());
    }

    @Test
    void slotThatAddsNothing_isNamed() {
        SetcodePacking packing = SetcodePacking.of(List.of(0x30a2, 0x10a2, 7, 7), List.of());
        assertNotNull(packing.setcode());
        assertEquals(
                List.of(
                        "0x10a2 adds nothing: 0x30a2 already includes it",
                        "0x7 adds nothing: 0x7 already includes it"),
                packing.findings().stream().map(diagnostic -> diagnostic.message()).toList());
    }
}
