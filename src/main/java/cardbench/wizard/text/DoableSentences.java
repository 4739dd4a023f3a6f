package cardbench.wizard.text;

import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonTreeText;
import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Target;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Value;
import cardbench.wizard.card.VariableKind;
import java.util.ArrayList;
import java.util.List;

/** Describes doables that have no other doables in them, each in a sentence. */
final class DoableSentences {

    private final Wording wording;
    private final NounPhrases nouns;

    /** Whether the last subject was a player who is not “you”. */
    private boolean other;

    DoableSentences(Wording wording, NounPhrases nouns) {
        this.wording = wording;
        this.nouns = nouns;
    }

    String sentence(Doable doable) {
        String sentence = describe(doable);
        // for the sentences below, which refer to “the drawn card”
        nouns.remember(doable);
        return sentence;
    }

    private String describe(Doable doable) {
        if (doable instanceof Doable.Damage damage) {
            Noun target = nouns.target(damage.target());
            boolean chosen =
                    wording.isBrief()
                            && damage.target() instanceof Target.Chooser chooser
                            && chooser.shape().selection() == Target.Selection.ASKED
                            && target.form() == Noun.Form.LONG;
            return wording.vary(
                    "do.damage",
                    chosen ? "brief" : "",
                    NounPhrases.suffix(damage.amount()),
                    nouns.value(damage.amount()).text(),
                    target.text());
        }
        if (doable instanceof Doable.Change change) {
            return change(change);
        }
        if (doable instanceof Doable.Draw draw) {
            return subject("do.drawCard", nouns.target(draw.target()), draw.amount());
        }
        if (doable instanceof Doable.AskDiscard ask) {
            return askDiscard(ask);
        }
        if (doable instanceof Doable.Discard discard) {
            return wording.say("do.discardCard", nouns.target(discard.target()).text());
        }
        if (doable instanceof Doable.ShuffleBack shuffle) {
            Noun player = nouns.target(shuffle.player());
            return wording.vary("do.shuffleBack", person(player), "", player.first());
        }
        if (doable instanceof Doable.RemoveTriggers remove) {
            List<String> names = new ArrayList<>();
            for (Doable.TriggerName name : remove.names()) {
                names.add(trigger(name));
            }
            return wording.say("do.removeTriggers", wording.joined("list", names));
        }
        if (doable instanceof Doable.Counter) {
            return wording.say("do.counter");
        }
        if (doable instanceof Doable.ChangeSchool change) {
            Noun school = wording.of(nouns.target(change.target()), wording.term("school"));
            String name = wording.term("school." + change.school(), change.school());
            return wording.say("do.set", name, school.text());
        }
        if (doable instanceof Doable.ChangeDamage change) {
            return changed(change.amount(), change.set(), wording.say("field.amount"));
        }
        throw new IllegalStateException();
    }

    /** A sentence about players who do something as often as an amount states. */
    private String subject(String key, Noun player, Value amount) {
        return wording.vary(
                key,
                person(player),
                NounPhrases.suffix(amount),
                nouns.value(amount).text(),
                player.first());
    }

    /**
     * The suffix of phrases for a player. In a description, “you” is named behind another player: a
     * sentence without a subject would go on about that one.
     */
    private String person(Noun player) {
        boolean you = player.form() == Noun.Form.YOU;
        boolean named = you && other && wording.isBrief();
        other = !you;
        return named ? wording.say("brief.person") : player.form().suffix();
    }

    private String change(Doable.Change change) {
        Noun target = nouns.target(change.target());
        String stat = wording.term(change.stat().word());
        if (change.set() || change.stat().kind() != VariableKind.PLAYER) {
            return changed(change.amount(), change.set(), wording.of(target, stat).text());
        }
        return wording.vary(
                isLess(change.amount()) ? "do.lose" : "do.gain",
                person(target),
                NounPhrases.suffix(change.amount()),
                size(change.amount()),
                target.first(),
                stat);
    }

    private String changed(Value amount, boolean set, String number) {
        String suffix = NounPhrases.suffix(amount);
        return set
                ? wording.vary("do.set", "", suffix, nouns.value(amount).text(), number)
                : wording.vary(
                        isLess(amount) ? "do.reduce" : "do.raise",
                        "",
                        suffix,
                        size(amount),
                        number);
    }

    private static boolean isLess(Value amount) {
        Integer number = NounPhrases.constant(amount);
        return number != null && number < 0;
    }

    /** An amount without the minus of one that is taken away. */
    private String size(Value amount) {
        return isLess(amount)
                ? Integer.toString(-NounPhrases.constant(amount))
                : nouns.value(amount).text();
    }

    private String askDiscard(Doable.AskDiscard ask) {
        Noun player = nouns.target(ask.target());
        JsonNode maximum = ask.at().get("maximum");
        if (JsonTreeText.of(ask.at().get("minimum")).equals(JsonTreeText.of(maximum))) {
            return subject("do.discardExactly", player, ask.maximum());
        }
        Integer least = NounPhrases.constant(ask.minimum());
        if (least != null && least <= 0) {
            return subject("do.discardUpTo", player, ask.maximum());
        }
        boolean plain = least != null && NounPhrases.constant(ask.maximum()) != null;
        return wording.vary(
                "do.askDiscardCard",
                person(player),
                plain ? "" : "by",
                nouns.value(ask.minimum()).text(),
                nouns.value(ask.maximum()).text(),
                player.first());
    }

    private String trigger(Doable.TriggerName name) {
        String noun = nouns.value(name.value()).text();
        if (name.by().equals("event")) {
            return wording.say("trigger.waiting", wording.event(noun));
        }
        if (name.by().equals("UUID")
                && name.value() instanceof Value.Text text
                && Template.isAlone(text.template())) {
            String giver = Template.giver(NounPhrases.name(text.template()));
            return wording.say("trigger.added", giver);
        }
        return wording.say("trigger.named", noun);
    }
}
