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
import cardbench.ygo.limits.LimitList;
import cardbench.ygo.setcode.SetcodeRecogniser;
import cardbench.ygo.view.YgoRules;
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

    /** {@code null} in a bundle without databases, which alone tell which cards count as one. */
    private final LimitStore limits;

    /** {@code null} in a bundle without databases. */
    private final NamedDecks named;

    /**
     * The game with what is open at the time of asking.
     *
     * @param setnames the lists of archetypes
     * @param databases the cards that are known
     */
    public YgoGame(SetnameStore setnames, DatabaseStore databases) {
        this(
                setnames,
                databases,
                databases::slots,
                new LimitStore(databases),
                new DatabaseNames(databases));
    }

    private YgoGame(
            SetnameStore setnames,
            YgoCards cards,
            Supplier<List<Integer>> slots,
            LimitStore limits,
            NamedDecks named) {
        this.setnames = setnames;
        this.cards = cards;
        this.slots = slots;
        this.limits = limits;
        this.named = named;
    }

    /** The game without databases and lists of limits, which not every bundle can read. */
    public static YgoGame withoutDatabases() {
        return new YgoGame(new SetnameStore(), YgoCards.NONE, List::of, null, null);
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
        return YgoPresenter.all(
                cards,
                limits != null
                        ? limits
                        : (deck, request) -> new YgoRules(cards, LimitList.NONE).check(deck),
                named);
    }

    @Override
    public List<OperationGroup> operations(CodeKinds kinds) {
        List<OperationGroup> groups = new ArrayList<>();
        groups.add(setnames);
        if (limits != null) {
            groups.add(limits);
            groups.add(new LimitOperations(kinds, cards, limits));
            groups.add(new NamedYdkOperation(kinds, cards));
        }
        groups.add(new YgoOddsOperation(kinds, cards, setnames));
        groups.add(new SetcodeOperations(setnames, slots));
        return groups;
    }
}
