package cardbench.odds.deckfile;

import cardbench.base.yaml.YamlScalar;
import java.util.ArrayList;
import java.util.List;

/**
 * A topic: a goal of the deck that any of several combos reaches. Immutable.
 *
 * @param key its name, as the file has it
 * @param startCard number of cards in the opening hand, from 0 on
 * @param execProgram whether effects of cards are activated
 * @param header the program that runs first, or {@code null}
 * @param autoShuffle whether the deck is shuffled after every search that finds a card
 * @param scanZones the letters of the zones whose cards are activated, in their order; {@code HB}
 *     by default
 * @param combos in the order of the file
 * @param opening what happens before the header
 * @param negated conditions on cards, each of which negates the first activation of such a card
 * @param turns its turns, or {@code null} if its games have one turn and draw no card
 * @param condition a number expression that must not be 0 for any of its combos; or {@code null}
 * @param given a number expression that selects the games of the odds: those in which it is not 0
 *     behind the header; or {@code null} for all
 */
public record Topic(
        YamlScalar key,
        int startCard,
        boolean execProgram,
        YamlScalar header,
        boolean autoShuffle,
        String scanZones,
        List<Combo> combos,
        Opening opening,
        List<YamlScalar> negated,
        Turns turns,
        YamlScalar condition,
        YamlScalar given) {

    /** Copies the lists, so that a topic never changes. */
    public Topic {
        combos = List.copyOf(combos);
        negated = List.copyOf(negated);
    }

    /** Its name; with turns, that of its key and the last turn, such as {@code hunt T3}. */
    public String name() {
        return turns == null ? key.value() : key.value() + " T" + turns.count();
    }

    /** One topic for each turn: success up to it. Without turns, the topic itself. */
    List<Topic> byTurn() {
        if (turns == null) {
            return List.of(this);
        }
        List<Topic> topics = new ArrayList<>();
        for (int last = 1; last <= turns.count(); last++) {
            topics.add(with(key, startCard, combos, opening, turns.until(last), given));
        }
        return topics;
    }

    /**
     * The questions about its games: its combos together, and each combo with a condition of its
     * own as a topic of that combo alone, called {@code <topic> | <combo>}.
     *
     * @return for each question the indices of its combos here; one question without any where the
     *     topic has no combo
     */
    List<List<Integer>> questions() {
        List<Integer> together = new ArrayList<>();
        List<List<Integer>> alone = new ArrayList<>();
        for (int i = 0; i < combos.size(); i++) {
            if (combos.get(i).given() == null) {
                together.add(i);
            } else {
                alone.add(List.of(i));
            }
        }
        if (!together.isEmpty() || alone.isEmpty()) {
            alone.add(0, together);
        }
        return alone;
    }

    /**
     * The topic of one of its {@linkplain #questions questions}.
     *
     * @param indices those of its combos
     */
    Topic question(List<Integer> indices) {
        List<Combo> asked = new ArrayList<>();
        indices.forEach(i -> asked.add(combos.get(i)));
        YamlScalar givenAlone = asked.isEmpty() ? null : asked.get(0).given();
        YamlScalar name = key;
        if (givenAlone != null) {
            String text = key.value() + " | " + asked.get(0).name();
            name = new YamlScalar(text, key.style(), key.span(), key.places());
        }
        YamlScalar counted = givenAlone == null ? given : givenAlone;
        return with(name, startCard, asked, opening, turns, counted);
    }

    /** The same topic with another size of the opening hand. */
    public Topic withStartCard(int cards) {
        return with(key, cards, combos, opening, turns, given);
    }

    /** The same topic with another opening. */
    Topic withOpening(Opening replacement) {
        return with(key, startCard, combos, replacement, turns, given);
    }

    /**
     * The same topic of other games: all those that a state may begin, without effects or turns.
     */
    Topic withoutGames() {
        return new Topic(
                key,
                startCard,
                false,
                header,
                autoShuffle,
                scanZones,
                List.of(),
                new Opening(null, opening.state()),
                List.of(),
                null,
                null,
                null);
    }

    /** The same topic of all games, whose mulligan is part of its programs. */
    Topic ofAllGames() {
        Opening begun = new Opening(null, opening.state());
        return with(key, startCard, combos, begun, turns, null);
    }

    /** How many cards are dealt before anything runs; a given state deals its own cards. */
    public int dealt() {
        return opening.state() == null ? startCard : 0;
    }

    private Topic with(
            YamlScalar name,
            int cards,
            List<Combo> asked,
            Opening begun,
            Turns played,
            YamlScalar counted) {
        return new Topic(
                name,
                cards,
                execProgram,
                header,
                autoShuffle,
                scanZones,
                asked,
                begun,
                negated,
                played,
                condition,
                counted);
    }
}
