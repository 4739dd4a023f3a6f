package cardbench.wizard.text;

import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Value;
import cardbench.wizard.text.Noun.Form;
import java.util.ArrayList;
import java.util.List;

/** Describes conditions. */
final class ConditionClauses {

    private final Wording wording;
    private final NounPhrases nouns;

    ConditionClauses(Wording wording, NounPhrases nouns) {
        this.wording = wording;
        this.nouns = nouns;
    }

    String condition(Condition condition) {
        if (condition instanceof Condition.Compare compare) {
            return compared(compare, true);
        }
        if (condition instanceof Condition.Join join) {
            return joined(join);
        }
        if (condition instanceof Condition.Not not) {
            return not(not.condition());
        }
        if (condition instanceof Condition.HasCard has) {
            Noun hand = wording.of(nouns.value(has.player()), wording.term("hand"));
            return wording.say(
                    has.wanted() ? "when.HasCard" : "when.HasNoCard",
                    hand.text(),
                    nouns.value(has.card()).text());
        }
        if (condition instanceof Condition.IsType is) {
            Noun player = nouns.value(is.player());
            String card =
                    is.card() == null
                            ? wording.say("lastPlayed", player.text())
                            : nouns.value(is.card()).text();
            return wording.say(
                    is.wanted() ? "when.IsType" : "when.IsNotType",
                    card,
                    wording.say("kind." + is.type()));
        }
        if (condition instanceof Condition.HasWand has) {
            return wand("when.HasWand", has);
        }
        return wording.say(
                ((Condition.Always) condition).value() ? "when.AlwaysTrue" : "when.AlwaysFalse");
    }

    private String wand(String key, Condition.HasWand has) {
        Noun player = nouns.value(has.player());
        return wording.vary(key, player.form().suffix(), "", player.text());
    }

    private String not(Condition condition) {
        if (condition instanceof Condition.Compare compare
                && compare.order() == Condition.Order.EQUAL) {
            return compared(compare, false);
        }
        return condition instanceof Condition.HasWand has
                ? wand("when.NoWand", has)
                : wording.say("when.Not", condition(condition));
    }

    private String joined(Condition.Join join) {
        List<String> parts = new ArrayList<>();
        for (Condition part : join.parts()) {
            // a group in a group: “a, and b, or c” could mean either
            boolean group = part instanceof Condition.Join inner && inner.parts().size() > 1;
            parts.add(group ? wording.say("group", condition(part)) : condition(part));
        }
        return parts.isEmpty()
                ? wording.say(join.all() ? "when.AlwaysTrue" : "when.AlwaysFalse")
                : wording.joined(join.all() ? "when.And" : "when.Or", parts);
    }

    private String compared(Condition.Compare compare, boolean wanted) {
        Noun a = side(compare.a(), compare.b());
        Noun b = side(compare.b(), compare.a());
        if (compare.order() != Condition.Order.EQUAL) {
            return wording.say("when." + compare.order().word(), a.text(), b.text());
        }
        // “that player is you” and “your gold is 3”, whichever side was written first
        boolean turned = a.form() == Form.YOU || isFixed(compare.a()) && !isFixed(compare.b());
        return wording.vary(
                wanted ? "when.Equals" : "when.NotEquals",
                "",
                a.number() || b.number() ? "number" : "",
                turned ? b.text() : a.text(),
                turned ? a.text() : b.text());
    }

    private static boolean isFixed(Value value) {
        return value instanceof Value.Constant
                || value instanceof Value.Literal
                || value instanceof Value.Text text && !Template.isAlone(text.template());
    }

    /**
     * A side of a comparison. Types of cards are words of the format; any other text is the
     * author's, even if it is spelled like such a word, and stays as it is.
     */
    private Noun side(Value value, Value with) {
        Noun said = nouns.value(value);
        boolean word = value instanceof Value.Text && isFixed(value) && isType(with);
        return word ? Noun.of(said.form(), wording.term(said.text())) : said;
    }

    private static boolean isType(Value value) {
        String property = "";
        if (value instanceof Value.Getter getter) {
            property = getter.property();
        } else if (value instanceof Value.Text text && Template.isAlone(text.template())) {
            property = NounPhrases.field(NounPhrases.name(text.template()));
        }
        return property.equals("type") || property.equals("cardType");
    }
}
