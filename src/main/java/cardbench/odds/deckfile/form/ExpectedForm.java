package cardbench.odds.deckfile.form;

import cardbench.base.text.DiagnosticCode;
import java.util.ArrayList;
import java.util.List;

/** What a form is after a change, whatever the text of its file. */
final class ExpectedForm {

    /** Takes the reason why a change is not possible, and the name it is about. */
    interface Refusal {
        void because(DiagnosticCode code, String name);
    }

    private final DeckForm form;
    private final Refusal refusal;

    private ExpectedForm(DeckForm form, Refusal refusal) {
        this.form = form;
        this.refusal = refusal;
    }

    /** The form after a change; the same form where the change is refused. */
    static DeckForm after(DeckForm form, FormEdit edit, Refusal refusal) {
        return new ExpectedForm(form, refusal).after(edit);
    }

    private DeckForm after(FormEdit edit) {
        if (edit instanceof FormEdit.AddCard add) {
            return free(add.name(), cardNames())
                    ? cards(
                            with(
                                    form.cards(),
                                    -1,
                                    new DeckForm.Card(
                                            add.name(),
                                            add.count(),
                                            false,
                                            List.of(),
                                            add.label())))
                    : form;
        } else if (edit instanceof FormEdit.RemoveCard remove) {
            return card(remove.card(), card -> null);
        } else if (edit instanceof FormEdit.CountCard count) {
            return card(
                    count.card(),
                    card ->
                            new DeckForm.Card(
                                    card.name(),
                                    count.count(),
                                    card.off(),
                                    card.roles(),
                                    card.label()));
        } else if (edit instanceof FormEdit.SwitchCard to) {
            return card(
                    to.card(),
                    card ->
                            new DeckForm.Card(
                                    card.name(),
                                    card.count(),
                                    to.off(),
                                    card.roles(),
                                    card.label()));
        } else if (edit instanceof FormEdit.AddEffect add) {
            return allowing(add.effect()).card(add.card(), card -> card);
        } else if (edit instanceof FormEdit.AssignRole role) {
            return named(role.role()) ? card(role.card(), card -> assigned(card, role)) : form;
        }
        return afterTopic(edit);
    }

    private DeckForm afterTopic(FormEdit edit) {
        if (edit instanceof FormEdit.AddTopic add) {
            DeckForm.Topic topic =
                    new DeckForm.Topic(
                            add.name(),
                            add.hand(),
                            DeckForm.Going.FIRST,
                            false,
                            DeckForm.Rules.NONE,
                            List.of());
            return free(add.name(), topicNames()) ? topics(with(form.topics(), -1, topic)) : form;
        } else if (edit instanceof FormEdit.RemoveTopic remove) {
            return topic(remove.topic(), topic -> null);
        } else if (edit instanceof FormEdit.RenameTopic to) {
            return to.name().equals(to.topic()) || free(to.name(), topicNames())
                    ? topic(to.topic(), topic -> topic.withName(to.name()))
                    : form;
        } else if (edit instanceof FormEdit.SizeHand size) {
            return topic(size.topic(), topic -> topic.withHand(size.hand()));
        } else if (edit instanceof FormEdit.Go go) {
            return topic(go.topic(), topic -> gone(topic, go.going()));
        } else if (edit instanceof FormEdit.Start to) {
            return topic(to.topic(), topic -> starting(topic, to.start()));
        } else if (edit instanceof FormEdit.Negate to) {
            return topic(to.topic(), topic -> negating(topic, to.conditions()));
        } else if (edit instanceof FormEdit.Mulligan to) {
            return topic(to.topic(), topic -> redrawing(topic, to.mulligan()));
        } else if (edit instanceof FormEdit.AddCombo add) {
            List<DeckForm.Need> hand = FormReader.needs(List.of(add.of()));
            DeckForm.Combo combo = DeckForm.Combo.of(add.name(), hand);
            return named(add.of())
                    ? topic(add.topic(), topic -> with(topic, add.name(), null, combo))
                    : form;
        }
        return afterCombo(edit);
    }

    private DeckForm afterCombo(FormEdit edit) {
        if (edit instanceof FormEdit.RemoveCombo remove) {
            return combo(remove.topic(), remove.combo(), combo -> null);
        } else if (edit instanceof FormEdit.RenameCombo to) {
            return topic(to.topic(), topic -> with(topic, to.name(), to.combo(), null));
        } else if (edit instanceof FormEdit.SwitchCombo to) {
            return combo(to.topic(), to.combo(), combo -> combo.withOff(to.off()));
        } else if (edit instanceof FormEdit.ScoreCombo to) {
            return combo(
                    to.topic(),
                    to.combo(),
                    combo -> shown(combo.score()) ? combo.withScore(to.score()) : combo);
        } else if (edit instanceof FormEdit.NeedCards need) {
            return combo(need.topic(), need.combo(), combo -> needing(combo, need));
        } else if (edit instanceof FormEdit.CountCards count) {
            return count.combo().isEmpty()
                    ? topic(count.topic(), topic -> counting(topic, count))
                    : combo(count.topic(), count.combo(), combo -> counting(combo, count));
        }
        throw new IllegalArgumentException("this kind of edit is not made");
    }

    /* Cards. */

    /** Changes one part; {@code null} removes it. */
    private interface Change<T> {
        T of(T part);
    }

    private DeckForm card(String name, Change<DeckForm.Card> change) {
        int at = cardNames().indexOf(name);
        if (at < 0) {
            refusal.because(FormCodes.NO_SUCH_NAME, name);
            return form;
        }
        return cards(with(form.cards(), at, change.of(form.cards().get(at))));
    }

    private DeckForm.Card assigned(DeckForm.Card card, FormEdit.AssignRole role) {
        List<String> roles = new ArrayList<>(card.roles());
        if (!role.has()) {
            roles.remove(role.role());
        } else if (!roles.contains(role.role())) {
            roles.add(role.role());
        }
        return new DeckForm.Card(card.name(), card.count(), card.off(), roles, card.label());
    }

    /* Topics. */

    private DeckForm topic(String name, Change<DeckForm.Topic> change) {
        int at = topicNames().indexOf(name);
        if (at < 0) {
            refusal.because(FormCodes.NO_SUCH_NAME, name);
            return form;
        }
        return topics(with(form.topics(), at, change.of(form.topics().get(at))));
    }

    private DeckForm.Topic gone(DeckForm.Topic topic, DeckForm.Going going) {
        // without turns there is no coin
        boolean possible = going != DeckForm.Going.EITHER || topic.turns();
        return changeable(possible && topic.going() != DeckForm.Going.IN_TEXT)
                ? topic.withGoing(going)
                : topic;
    }

    private DeckForm.Topic starting(DeckForm.Topic topic, List<Beginning> start) {
        // without turns there is no number of the turn
        boolean possible = topic.turns() || !start.contains(Beginning.MANA);
        return changeable(possible && topic.rules().start() != null)
                ? topic.withRules(topic.rules().withStart(start))
                : topic;
    }

    private DeckForm.Topic negating(DeckForm.Topic topic, List<String> conditions) {
        boolean possible = shown(topic.rules().negate());
        for (String condition : conditions) {
            possible &= named(condition);
        }
        return possible ? topic.withRules(topic.rules().withNegate(conditions)) : topic;
    }

    /** Allows what an effect uses up, in the topics that can. */
    private ExpectedForm allowing(ReadyEffect effect) {
        String unwritable = effect.unwritable();
        if (unwritable != null) {
            refusal.because(FormCodes.NOT_COUNTABLE, unwritable);
        }
        Beginning uses = effect.cost().uses();
        List<DeckForm.Topic> topics = new ArrayList<>();
        for (DeckForm.Topic topic : form.topics()) {
            List<Beginning> start = topic.rules().start();
            boolean can = topic.turns() || uses != Beginning.MANA;
            if (uses != null && can && start != null && !start.contains(uses)) {
                // as the changed file is read
                start = Beginning.read(Beginning.written(with(start, -1, uses)));
                topics.add(topic.withRules(topic.rules().withStart(start)));
            } else {
                topics.add(topic);
            }
        }
        return new ExpectedForm(topics(topics), refusal);
    }

    private DeckForm.Topic redrawing(DeckForm.Topic topic, ShownMulligan mulligan) {
        DeckForm.Rules rules = topic.rules();
        if (!changeable(mulligan.isPossible() && rules.mulligan() != null)
                || !countable(mulligan.keep())) {
            return topic;
        }
        List<String> names = new ArrayList<>(mulligan.cards());
        mulligan.bottom().forEach(bottom -> names.addAll(bottom.cards()));
        for (String name : names) {
            if (!named(name)) {
                return topic;
            }
        }
        return topic.withRules(rules.withMulligan(mulligan));
    }

    private DeckForm.Topic counting(DeckForm.Topic topic, FormEdit.CountCards count) {
        DeckForm.Rules rules = topic.rules();
        boolean given = count.given();
        if (!shown(given ? rules.given() : rules.condition()) || !countable(count.also())) {
            return topic;
        }
        return topic.withRules(
                given ? rules.withGiven(count.also()) : rules.withCondition(count.also()));
    }

    /* Combos. */

    private DeckForm combo(String topic, String name, Change<DeckForm.Combo> change) {
        return topic(
                topic,
                one -> {
                    int at = comboNames(one).indexOf(name);
                    if (at < 0) {
                        refusal.because(FormCodes.NO_SUCH_NAME, name);
                        return one;
                    }
                    DeckForm.Combo changed = change.of(one.combos().get(at));
                    return one.withCombos(with(one.combos(), at, changed));
                });
    }

    /** A topic with another combo, or with another name for the combo with the old name. */
    private DeckForm.Topic with(
            DeckForm.Topic topic, String name, String old, DeckForm.Combo added) {
        List<String> names = comboNames(topic);
        int at = old == null ? -1 : names.indexOf(old);
        if (old != null && at < 0) {
            refusal.because(FormCodes.NO_SUCH_NAME, old);
            return topic;
        }
        if (!name.equals(old) && !free(name, names)) {
            return topic;
        }
        DeckForm.Combo combo = at < 0 ? added : topic.combos().get(at).withName(name);
        return topic.withCombos(with(topic.combos(), at, combo));
    }

    private DeckForm.Combo needing(DeckForm.Combo combo, FormEdit.NeedCards need) {
        for (String condition : need.conditions()) {
            if (!named(condition)) {
                return combo;
            }
        }
        boolean inHand = need.zone().equals("hand");
        if (!shown(inHand ? combo.hand() : combo.grave())) {
            return combo;
        }
        List<DeckForm.Need> needs = FormReader.needs(need.conditions());
        return inHand ? combo.withHand(needs) : combo.withGrave(needs);
    }

    private DeckForm.Combo counting(DeckForm.Combo combo, FormEdit.CountCards count) {
        boolean given = count.given();
        if (!shown(given ? combo.given() : combo.also()) || !countable(count.also())) {
            return combo;
        }
        return given ? combo.withGiven(count.also()) : combo.withAlso(count.also());
    }

    /** Refuses counts that cannot be written. */
    private boolean countable(List<List<CardCount>> also) {
        for (List<CardCount> alternatives : also) {
            for (CardCount count : alternatives) {
                // a name with blanks in it is one name in a list, and several words in a program
                boolean whole =
                        cardNames().contains(count.of()) || form.aliases().contains(count.of());
                if (!count.isWritable() || whole && CardCount.words(count.of()).size() > 1) {
                    refusal.because(FormCodes.NOT_COUNTABLE, count.of());
                    return false;
                }
            }
        }
        return true;
    }

    /** Refuses to change what the form does not show. */
    private boolean shown(Object part) {
        return changeable(part != null);
    }

    /** Refuses parts that only the text can have. */
    private boolean changeable(boolean possible) {
        if (!possible) {
            refusal.because(FormCodes.IN_TEXT, "");
        }
        return possible;
    }

    /* Names and lists. */

    private boolean named(String name) {
        if (CardCount.words(name).isEmpty()) {
            refusal.because(FormCodes.EMPTY_NAME, "");
            return false;
        }
        return true;
    }

    private boolean free(String name, List<String> taken) {
        if (taken.contains(name)) {
            refusal.because(FormCodes.NAME_TAKEN, name);
            return false;
        }
        return named(name);
    }

    private List<String> cardNames() {
        List<String> names = new ArrayList<>();
        for (DeckForm.Card card : form.cards()) {
            names.add(card.name());
        }
        return names;
    }

    private List<String> topicNames() {
        List<String> names = new ArrayList<>();
        for (DeckForm.Topic topic : form.topics()) {
            names.add(topic.name());
        }
        return names;
    }

    private static List<String> comboNames(DeckForm.Topic topic) {
        List<String> names = new ArrayList<>();
        for (DeckForm.Combo combo : topic.combos()) {
            names.add(combo.name());
        }
        return names;
    }

    private DeckForm cards(List<DeckForm.Card> cards) {
        return new DeckForm(cards, form.aliases(), form.topics());
    }

    private DeckForm topics(List<DeckForm.Topic> topics) {
        return new DeckForm(form.cards(), form.aliases(), topics);
    }

    /** A list with another part at a place, without it if it is {@code null}; behind all at -1. */
    private static <T> List<T> with(List<T> list, int at, T part) {
        List<T> changed = new ArrayList<>(list);
        if (at < 0) {
            changed.add(part);
        } else if (part == null) {
            changed.remove(at);
        } else {
            changed.set(at, part);
        }
        return changed;
    }
}
