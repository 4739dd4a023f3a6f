package cardbench.app.bundle;

import cardbench.codes.call.decks.CodeKinds;
import cardbench.codes.call.decks.CodeOperations;
import cardbench.codes.call.decks.ReadOperation;
import cardbench.codes.call.genshin.GenshinJsonMapper;
import cardbench.codes.call.hearthstone.HearthstoneJsonMapper;
import cardbench.codes.genshin.CardIds;
import cardbench.codes.genshin.FlawlessShareCodec;
import cardbench.codes.hearthstone.ClientCards;
import cardbench.codes.ygo.deck.YgoMarks;
import cardbench.contract.OperationGroup;
import java.util.List;

/**
 * The operations that a first answer needs: decoding of codes, without names of cards. The games
 * are listed here apart from {@link Games}, because a class that names their modules would pull
 * their names and rules into the bundle.
 */
public final class DecodeOperations {

    private DecodeOperations() {}

    /**
     * New groups. Codes of Yu-Gi-Oh! are recognised by their marks, but not decoded. Damaged share
     * codes get no diagnostics, which weigh two kilobytes; the larger bundle that follows has them.
     */
    public static List<OperationGroup> all() {
        return of(kinds(new FlawlessShareCodec()));
    }

    /** The operations on codes of these kinds. */
    static List<OperationGroup> of(CodeKinds kinds) {
        CodeOperations codes = new CodeOperations(kinds);
        return List.of(codes, new ReadOperation(kinds, codes, null));
    }

    /** The kinds with a codec of share codes, which may report more than is reported here. */
    static CodeKinds kinds(FlawlessShareCodec shareCodes) {
        return new CodeKinds(
                List.of(
                        new HearthstoneJsonMapper(() -> ClientCards.NONE),
                        new GenshinJsonMapper(shareCodes, () -> CardIds.NONE)),
                YgoMarks.all(),
                List.of());
    }
}
