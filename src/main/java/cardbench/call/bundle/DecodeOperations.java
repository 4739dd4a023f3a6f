package cardbench.call.bundle;

import cardbench.call.OperationGroup;
import cardbench.call.decks.CodeKinds;
import cardbench.call.decks.CodeOperations;
import cardbench.call.decks.ReadOperation;
import cardbench.call.genshin.GenshinJsonMapper;
import cardbench.call.hearthstone.HearthstoneJsonMapper;
import cardbench.genshin.CardIds;
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

    /** New groups. Codes of Yu-Gi-Oh! are recognised by their marks, but not decoded. */
    public static List<OperationGroup> all() {
        CodeKinds kinds =
                new CodeKinds(
                        List.of(
                                new HearthstoneJsonMapper(() -> ClientCards.NONE),
                                new GenshinJsonMapper(() -> CardIds.NONE)),
                        YgoMarks.all(),
                        List.of());
        CodeOperations codes = new CodeOperations(kinds);
        return List.of(codes, new ReadOperation(kinds, codes, null));
    }
}
