package cardbench.call.ygo;

import cardbench.call.OperationGroup;
import cardbench.call.decks.CodeKinds;
import cardbench.call.decks.DeckJsonMapper;
import cardbench.call.decks.DeckPresenter;
import cardbench.call.decks.GameModule;
import cardbench.deck.Recogniser;
import cardbench.ygo.deck.YgoCards;
import cardbench.ygo.deck.YgoCodec;
import cardbench.ygo.deck.YgoDeck;
import cardbench.ygo.setcode.SetcodeRecogniser;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Yu-Gi-Oh!: five kinds of deck codes, setcodes, lists of limits. There are no card tables; the
 * user opens databases.
 */
public final class YgoGame implements GameModule {

    private final SetnameStore setnames;
    private final YgoCards cards;
    private final Supplier<List<Integer>> slots;
    private final LimitStore limits = new LimitStore();

    /**
     * The game with what is open at the time of asking.
     *
     * @param setnames the lists of archetypes
     * @param cards the cards that are known
     * @param slots what is in the slots of their setcodes
     */
    public YgoGame(SetnameStore setnames, YgoCards cards, Supplier<List<Integer>> slots) {
        this.setnames = setnames;
        this.cards = cards;
        this.slots = slots;
    }

    /** The game without databases, which not every bundle can read. */
    public static YgoGame withoutDatabases() {
        return new YgoGame(new SetnameStore(), YgoCards.NONE, List::of);
    }

    @Override
    public String id() {
        return YgoDeck.GAME;
    }

    @Override
    public List<DeckJsonMapper<?>> mappers() {
        return YgoJsonMapper.all(cards);
    }

    @Override
    public List<Recogniser> guesses() {
        List<Recogniser> guesses = new ArrayList<>(YgoCodec.guesses(cards));
        guesses.add(new SetcodeRecogniser());
        return guesses;
    }

    @Override
    public List<DeckPresenter<?>> presenters() {
        return YgoPresenter.all(cards, limits);
    }

    @Override
    public List<OperationGroup> operations(CodeKinds kinds) {
        return List.of(
                setnames,
                limits,
                new YgoOddsOperation(kinds, cards, setnames),
                new SetcodeOperations(setnames, slots));
    }
}
