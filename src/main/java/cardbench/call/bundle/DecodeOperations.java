package cardbench.call.bundle;

import cardbench.call.OperationGroup;
import cardbench.call.decks.CodeKinds;
import cardbench.call.decks.CodeOperations;
import cardbench.call.decks.DeckJsonMapper;
import cardbench.call.decks.GenshinJsonMapper;
import cardbench.call.decks.HearthstoneJsonMapper;
import cardbench.deck.Recogniser;
import cardbench.genshin.CardIds;
import cardbench.hearthstone.ClientCards;
import cardbench.ygo.deck.YgoMarks;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The operations that the first answer needs: those on codes, without names of cards. A class of
 * their own, so that the bundle made of them holds nothing else.
 */
public final class DecodeOperations {

    private DecodeOperations() {}

    /** All of them. */
    public static List<OperationGroup> all() {
        return List.of(
                new CodeOperations(
                        kinds(
                                () -> ClientCards.NONE,
                                () -> CardIds.NONE,
                                List.of(),
                                YgoMarks.all(),
                                List.of())));
    }

    /**
     * The kinds of codes.
     *
     * @param hearthstone the cards of Hearthstone that are known at the time of asking
     * @param genshin the card ids of 七圣召唤 that are known at the time of asking
     * @param more further kinds that are decoded
     * @param marks further kinds that are only told apart
     * @param guesses what a text is taken for in which nothing else is found
     */
    static CodeKinds kinds(
            Supplier<ClientCards> hearthstone,
            Supplier<CardIds> genshin,
            List<DeckJsonMapper<?>> more,
            List<Recogniser> marks,
            List<Recogniser> guesses) {
        List<DeckJsonMapper<?>> mappers = new ArrayList<>();
        mappers.add(new HearthstoneJsonMapper(hearthstone));
        mappers.add(new GenshinJsonMapper(genshin));
        mappers.addAll(more);
        return new CodeKinds(mappers, marks, guesses);
    }
}
