package cardbench.call.bundle;

import cardbench.call.decks.CodeKinds;
import cardbench.call.decks.CodeOperations;
import cardbench.call.decks.ReadOperation;
import cardbench.call.genshin.GenshinJsonMapper;
import cardbench.call.hearthstone.HearthstoneJsonMapper;
import cardbench.contract.OperationGroup;
import cardbench.genshin.CardIds;
import cardbench.genshin.FlawlessShareCodec;
import cardbench.hearthstone.ClientCards;
import cardbench.ygo.deck.YgoMarks;
import java.util.List;

/**
 * The operations that a first answer needs: operations on codes, without names of cards. The games
 * are listed here apart from {@link Games}, because a class that names their modules would pull
 * their names and rules into the bundle.
 */
public final class DecodeOperations {

    private DecodeOperations() {}

    /**
     * New groups. Codes of Yu-Gi-Oh! are recognised by their marks, but not decoded. Nothing is
     * said of damaged share codes: that takes two kilobytes, and the larger bundle that follows
     * says it.
     */
    public static List<OperationGroup> all() {
        return of(new FlawlessShareCodec());
    }

    /** The same with a codec of share codes that may say more. */
    static List<OperationGroup> of(FlawlessShareCodec shareCodes) {
        CodeKinds kinds =
                new CodeKinds(
                        List.of(
                                new HearthstoneJsonMapper(() -> ClientCards.NONE),
                                new GenshinJsonMapper(shareCodes, () -> CardIds.NONE)),
                        YgoMarks.all(),
                        List.of());
        CodeOperations codes = new CodeOperations(kinds);
        return List.of(codes, new ReadOperation(kinds, codes, null));
    }
}
