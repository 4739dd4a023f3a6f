package cardbench.odds.exact.search;

import cardbench.base.text.Diagnostics;
import cardbench.odds.deckfile.CardItem;
import cardbench.odds.deckfile.DeckPrograms.TopicPrograms;
import cardbench.odds.deckfile.GivenState;
import cardbench.odds.deckfile.Mulligan;
import cardbench.odds.yisp.syntax.CardKind;
import cardbench.odds.yisp.syntax.Expression;
import cardbench.odds.yisp.syntax.Parser;
import cardbench.odds.yisp.syntax.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * What the games of a topic begin with, before its header: given states and mulligans, played on
 * lists of cards as the document on opening keys describes them, with each order that a shuffle can
 * give.
 */
final class ConcreteOpening {

    /**
     * Where the cards lie.
     *
     * @param zones by letter, the kinds of the cards
     * @param taken the mulligans that were taken
     */
    record Position(Map<Character, List<Integer>> zones, int taken) {

        List<Integer> zone(char letter) {
            return zones.computeIfAbsent(letter, unused -> new ArrayList<>());
        }

        private Position copy(int number) {
            Map<Character, List<Integer>> same = new TreeMap<>();
            zones.forEach((letter, cards) -> same.put(letter, new ArrayList<>(cards)));
            return new Position(same, number);
        }

        private void draw(int cards, char to) {
            for (int i = 0; i < cards && !zone('D').isEmpty(); i++) {
                zone(to).add(zone('D').remove(0));
            }
        }

        private void moveAll(char from, char to) {
            zone(to).addAll(zone(from));
            zone(from).clear();
        }
    }

    private final TopicPrograms topic;
    private Map<Position, Rational> all = new LinkedHashMap<>();

    private ConcreteOpening(TopicPrograms topic) {
        this.topic = topic;
    }

    /** All positions in front of the header; for {@code redraw} those whose hand is kept. */
    static Map<Position, Rational> of(TopicPrograms topic) {
        ConcreteOpening opening = new ConcreteOpening(topic);
        opening.deal();
        if (topic.topic().opening().mulligan() != null) {
            opening.mulligan(topic.topic().opening().mulligan());
        }
        return opening.all;
    }

    private List<CardKind> kinds() {
        return topic.vocabulary().cards();
    }

    private void deal() {
        List<Integer> deck = new ArrayList<>();
        for (int kind = 0; kind < kinds().size(); kind++) {
            for (int i = 0; i < kinds().get(kind).count(); i++) {
                deck.add(kind);
            }
        }
        GivenState state = topic.topic().opening().state();
        Position begun = new Position(new TreeMap<>(), 0);
        begun.zone('D').addAll(deck);
        List<Integer> top = new ArrayList<>();
        List<Integer> bottom = new ArrayList<>();
        if (state != null) {
            state.zones().forEach(one -> place(begun, one.cards(), begun.zone(one.letter())));
            place(begun, state.top(), top);
            place(begun, state.bottom(), bottom);
        }
        all.put(begun, Rational.ONE);
        shuffle('D');
        each(
                position -> {
                    if (state == null) {
                        position.draw(topic.topic().startCard(), 'H');
                        return position;
                    }
                    state.unknown().forEach(one -> position.draw(one.count(), one.letter()));
                    position.draw(topic.topic().startCard(), 'H');
                    if (state.deck() >= 0) {
                        int left = Math.max(0, state.deck() - top.size() - bottom.size());
                        position.draw(position.zone('D').size() - left, 'J');
                    }
                    position.zone('D').addAll(0, top);
                    position.zone('D').addAll(bottom);
                    return position;
                });
    }

    private void place(Position begun, List<CardItem> items, List<Integer> to) {
        for (CardItem item : items) {
            int copies = item.number() < 0 ? 1 : item.number();
            for (int i = 0; i < copies; i++) {
                Integer kind =
                        begun.zone('D').stream().filter(k -> meets(k, item)).findFirst().get();
                begun.zone('D').remove(kind);
                to.add(kind);
            }
        }
    }

    /** Items are names, or attributes behind {@code a:}. */
    private boolean meets(int kind, CardItem item) {
        String text = item.condition().value();
        return text.startsWith("a:")
                ? kinds().get(kind).attributes().contains(text.substring(2))
                : kinds().get(kind).name().equals(text);
    }

    private void each(Function<Position, Position> step) {
        Map<Position, Rational> next = new LinkedHashMap<>();
        all.forEach(
                (position, weight) -> {
                    Position after = step.apply(position.copy(position.taken));
                    if (after != null) {
                        next.merge(after, weight, Rational::plus);
                    }
                });
        all = next;
    }

    private void shuffle(char zone) {
        shuffle(zone, position -> true);
    }

    /** Shuffles a zone where it is to be: each order of it is as likely. */
    private void shuffle(char zone, Function<Position, Boolean> asked) {
        each(
                position -> {
                    if (asked.apply(position)) {
                        position.zone(zone).sort(null);
                    }
                    return position;
                });
        Map<Position, Rational> next = new LinkedHashMap<>();
        all.forEach(
                (position, weight) -> {
                    if (!asked.apply(position)) {
                        next.merge(position, weight, Rational::plus);
                        return;
                    }
                    ConcreteStates.uniform(position.zone(zone))
                            .forEach(
                                    (order, each) -> {
                                        Position one = position.copy(position.taken);
                                        one.zones.put(zone, new ArrayList<>(order));
                                        next.merge(one, weight.times(each), Rational::plus);
                                    });
                });
        all = next;
    }

    private boolean isKept(Mulligan mulligan, Position position) {
        if (mulligan.keep() == null) {
            return true;
        }
        Expression keep = Parser.number(Source.of(mulligan.keep().value()), new Diagnostics());
        return ConcreteTopic.game(topic, new Dice(), position).value(keep) != 0;
    }

    private void mulligan(Mulligan mulligan) {
        Position any = all.keySet().iterator().next();
        int hand = any.zone('H').size();
        switch (mulligan.kind()) {
            case LONDON, VANCOUVER -> whole(mulligan, hand, most(mulligan, hand, 10));
            case REDRAW -> each(position -> isKept(mulligan, position) ? position : null);
            case ONE_BY_ONE -> oneByOne(mulligan, most(mulligan, hand, 10));
            default -> single(mulligan, most(mulligan, hand, 1));
        }
    }

    private static int most(Mulligan mulligan, int hand, int limit) {
        return mulligan.most() >= 0 ? mulligan.most() : Math.min(hand, limit);
    }

    private static int paid(Mulligan mulligan, int taken) {
        return Math.max(0, taken - mulligan.free());
    }

    private void whole(Mulligan mulligan, int hand, int most) {
        boolean london = mulligan.kind() == Mulligan.Kind.LONDON;
        for (int i = 1; i <= most; i++) {
            int taken = i;
            each(
                    position -> {
                        if (position.taken < taken - 1 || isKept(mulligan, position)) {
                            return position;
                        }
                        position.moveAll('H', 'D');
                        return position.copy(taken);
                    });
            Function<Position, Boolean> now = position -> position.taken == taken;
            shuffle('D', now);
            int cards = london ? hand : Math.max(0, hand - paid(mulligan, taken));
            each(
                    position -> {
                        position.draw(now.apply(position) ? cards : 0, 'H');
                        return position;
                    });
        }
        each(
                position -> {
                    List<CardItem> items = List.of();
                    for (Mulligan.Bottom bottom : mulligan.bottom()) {
                        items = position.taken >= bottom.from() ? bottom.items() : items;
                    }
                    if (london) {
                        bottom(position, items, paid(mulligan, position.taken));
                    } else if (position.taken > 0) {
                        scry(position, items);
                    }
                    return position;
                });
    }

    private void bottom(Position position, List<CardItem> items, int cards) {
        List<Integer> under = new ArrayList<>();
        List<Integer> held = position.zone('H');
        for (CardItem item : items) {
            int most = item.number() < 0 ? 0 : item.number();
            long excess = held.stream().filter(kind -> meets(kind, item)).count() - most;
            for (int i = 0; i < held.size() && under.size() < cards && excess > 0; ) {
                if (meets(held.get(i), item)) {
                    under.add(held.remove(i));
                    excess--;
                } else {
                    i++;
                }
            }
        }
        while (under.size() < cards && !held.isEmpty()) {
            under.add(held.remove(0));
        }
        position.zone('D').addAll(under);
    }

    private void scry(Position position, List<CardItem> items) {
        List<Integer> deck = position.zone('D');
        if (!deck.isEmpty() && items.stream().anyMatch(item -> meets(deck.get(0), item))) {
            deck.add(deck.remove(0));
        }
    }

    /** Which cards of a hand stay, by their places. */
    private Set<Integer> kept(Mulligan mulligan, List<Integer> hand) {
        Set<Integer> kept = new LinkedHashSet<>();
        for (CardItem item : mulligan.kept()) {
            int room = item.number() < 0 ? hand.size() : item.number();
            for (int place = 0; place < hand.size(); place++) {
                if (meets(hand.get(place), item) && room-- > 0) {
                    kept.add(place);
                }
            }
        }
        return kept;
    }

    private void single(Mulligan mulligan, int most) {
        if (most == 0) {
            return;
        }
        each(
                position -> {
                    List<Integer> hand = position.zone('H');
                    Set<Integer> kept = kept(mulligan, hand);
                    for (int place = hand.size() - 1; place >= 0; place--) {
                        if (!kept.contains(place)) {
                            position.zone('Y').add(hand.remove(place));
                        }
                    }
                    return position.copy(position.zone('Y').isEmpty() ? 0 : 1);
                });
        Function<Position, Boolean> redraws = position -> position.taken > 0;
        each(
                position -> {
                    List<Integer> back = position.zone('Y');
                    if (mulligan.kind() == Mulligan.Kind.GENSHIN) {
                        drawOthers(position, back);
                    } else {
                        position.draw(back.size(), 'H');
                    }
                    position.moveAll('Y', 'D');
                    return position;
                });
        shuffle('D', redraws);
        each(
                position -> {
                    int missing = position.zone('W').size();
                    position.zone('W').clear();
                    position.draw(missing, 'H');
                    return position;
                });
        shuffle('H');
    }

    /** Draws cards of other names; as many cards as there are too few lie in W, as 0 each. */
    private static void drawOthers(Position position, List<Integer> back) {
        List<Integer> deck = position.zone('D');
        for (int i = 0; i < back.size(); i++) {
            int at = 0;
            while (at < deck.size() && back.contains(deck.get(at))) {
                at++;
            }
            if (at < deck.size()) {
                position.zone('H').add(deck.remove(at));
            } else {
                position.zone('W').add(0);
            }
        }
    }

    private void oneByOne(Mulligan mulligan, int most) {
        each(
                position -> {
                    int taken = 0;
                    List<Integer> hand = position.zone('H');
                    while (taken < most && !position.zone('D').isEmpty()) {
                        Set<Integer> kept = kept(mulligan, hand);
                        int place = 0;
                        while (kept.contains(place)) {
                            place++;
                        }
                        if (place == hand.size()) {
                            break;
                        }
                        position.zone('Y').add(hand.remove(place));
                        position.draw(1, 'H');
                        taken++;
                    }
                    position.moveAll('Y', 'D');
                    return position.copy(taken);
                });
        shuffle('D', position -> position.taken > 0);
        if (most > 0) {
            shuffle('H');
        }
    }
}
