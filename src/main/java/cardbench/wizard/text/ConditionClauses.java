package cardbench.wizard.text;

import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Value;
import cardbench.wizard.text.Noun.Form;
import java.util.ArrayList;
import java.util.List;

/** Describes conditions. */
final class ConditionClauses {

    /** The types of exploration cards. */
    static final List<String> EXPLORED = List.of("monster", "event");

    private static final List<String> TYPES =
            List.of("spell", "wand", "occult", "monster", "event");

    private final Wording wording;
    private final NounPhrases nouns;

    ConditionClauses(Wording wording, NounPhrases nouns) {
        this.wording = wording;
        this.nouns = nouns;
    }

    String condition(Condition condition) {
        return condition(condition, "");
    }

    /** Describes conditions that must all hold. */
    String all(List<Condition> conditions) {
        return conditions.size() == 1
                ? condition(conditions.get(0))
                : joined(new Condition.Join(true, conditions));
    }

    /**
     * Describes a condition.
     *
     * @param link {@code and} if another one follows that must hold as well: Japanese has a form
     *     for that
     */
    private String condition(Condition condition, String link) {
        if (condition instanceof Condition.Compare compare) {
            return compared(compare, true, link);
        }
        if (condition instanceof Condition.Join join) {
            return joined(join);
        }
        if (condition instanceof Condition.Not not) {
            return not(not.condition(), link);
        }
        if (condition instanceof Condition.HasCard has) {
            return card(has, has.wanted(), link);
        }
        if (condition instanceof Condition.IsType is) {
            Noun player = nouns.value(is.player());
            String card =
                    is.card() == null
                            ? wording.say("lastPlayed", player.text())
                            : nouns.value(is.card()).text();
            return type(card, is.type(), is.wanted(), link);
        }
        if (condition instanceof Condition.HasWand has) {
            return wand("when.HasWand", has, link);
        }
        boolean always = ((Condition.Always) condition).value();
        return wording.vary(always ? "when.AlwaysTrue" : "when.AlwaysFalse", "", link);
    }

    private String card(Condition.HasCard has, boolean wanted, String link) {
        Noun hand = wording.of(nouns.value(has.player()), wording.term("hand"));
        return wording.vary(
                wanted ? "when.HasCard" : "when.HasNoCard",
                "",
                link,
                hand.text(),
                nouns.value(has.card()).text());
    }

    private String type(String card, String type, boolean wanted, String link) {
        return wording.vary(
                wanted ? "when.IsType" : "when.IsNotType",
                "",
                link,
                card,
                wording.say("kind." + type));
    }

    private String wand(String key, Condition.HasWand has, String link) {
        Noun player = nouns.value(has.player());
        return wording.vary(key, player.form().suffix(), link, player.text());
    }

    private String not(Condition condition, String link) {
        if (condition instanceof Condition.Compare compare) {
            if (compare.order() == Condition.Order.EQUAL) {
                return compared(compare, false, link);
            }
            String a = nouns.value(compare.a()).text();
            String b = nouns.value(compare.b()).text();
            // “not at least” is no phrase that a player would use
            if (compare.order() == Condition.Order.GREATER) {
                return wording.vary("when.NotGreaterThan", "", link, a, b);
            }
            if (compare.order() == Condition.Order.LESS) {
                return wording.vary("when.NotLessThan", "", link, a, b);
            }
        }
        if (condition instanceof Condition.Not not) {
            return condition(not.condition(), link);
        }
        if (condition instanceof Condition.HasCard has) {
            return card(has, !has.wanted(), link);
        }
        return condition instanceof Condition.HasWand has
                ? wand("when.NoWand", has, link)
                : wording.vary("when.Not", "", link, grouped(condition, ""));
    }

    /** A condition inside of another one, with signs around one of several parts. */
    private String grouped(Condition part, String link) {
        boolean group = part instanceof Condition.Join inner && inner.parts().size() > 1;
        return group ? wording.vary("group", "", link, condition(part)) : condition(part, link);
    }

    private String joined(Condition.Join join) {
        List<String> parts = new ArrayList<>();
        for (Condition part : join.parts()) {
            // a group in a group: “a, and b, or c” could mean either
            String link = join.conjunction() && parts.size() < join.parts().size() - 1 ? "and" : "";
            parts.add(grouped(part, link));
        }
        return parts.isEmpty()
                ? wording.say(join.conjunction() ? "when.AlwaysTrue" : "when.AlwaysFalse")
                : wording.joined(join.conjunction() ? "when.And" : "when.Or", parts);
    }

    private String compared(Condition.Compare compare, boolean wanted, String link) {
        if (compare.order() != Condition.Order.EQUAL) {
            String key = "when." + compare.order().word();
            String a = nouns.value(compare.a()).text();
            return wording.vary(key, "", link, a, nouns.value(compare.b()).text());
        }
        String type = type(compare.a(), compare.b());
        if (!type.isEmpty()) {
            return type(owner(compare.b()).text(), type, wanted, link);
        }
        type = type(compare.b(), compare.a());
        if (!type.isEmpty()) {
            return type(owner(compare.a()).text(), type, wanted, link);
        }
        Noun a = side(compare.a(), compare.b());
        Noun b = side(compare.b(), compare.a());
        // “that player is you” and “your gold is 3”, whichever side was written first
        boolean turned = a.form() == Form.YOU || isFixed(compare.a()) && !isFixed(compare.b());
        return wording.vary(
                wanted ? "when.Equals" : "when.NotEquals",
                a.number() || b.number() ? "number" : "",
                link,
                turned ? b.text() : a.text(),
                turned ? a.text() : b.text());
    }

    /** The type of card that a text names beside a property that is one; empty for any other. */
    private static String type(Value value, Value with) {
        boolean type =
                with instanceof Value.Getter getter
                        ? List.of("type", "cardType").contains(getter.property())
                        : NounPhrases.isVariable(with, NounPhrases.FLIPPED);
        return type && value instanceof Value.Text text && TYPES.contains(text.template())
                ? text.template()
                : "";
    }

    /** What has the property that a value is. */
    private Noun owner(Value value) {
        return value instanceof Value.Getter getter
                ? nouns.value(getter.of())
                : Noun.of(Form.SHORT, wording.say("flippedCard"));
    }

    private static boolean isFixed(Value value) {
        return value instanceof Value.Constant
                || value instanceof Value.Literal
                || value instanceof Value.Text text && !Template.isAlone(text.template());
    }

    /**
     * A side of a comparison. Schools and rarities of cards are words of the format; any other text
     * is the author's, even if it is spelled like such a word, and stays as it is.
     */
    private Noun side(Value value, Value with) {
        Noun noun = nouns.value(value);
        boolean word = value instanceof Value.Text && isFixed(value);
        return word
                ? Noun.of(
                        noun.form(), wording.term(property(with) + "." + noun.text(), noun.text()))
                : noun;
    }

    /** The property of a card, player or monster that a value is; empty for any other value. */
    private static String property(Value value) {
        if (value instanceof Value.Getter getter) {
            return getter.property();
        }
        return value instanceof Value.Text text && Template.isAlone(text.template())
                ? Template.field(NounPhrases.name(text.template()))
                : "";
    }
}
