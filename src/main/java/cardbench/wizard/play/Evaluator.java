package cardbench.wizard.play;

import cardbench.base.json.JsonScalar;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.Condition;
import cardbench.wizard.card.Copies;
import cardbench.wizard.card.Doable.Stat;
import cardbench.wizard.card.ExactEquality;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Value;
import cardbench.wizard.card.Variables;
import cardbench.wizard.check.GrammarCheck;
import java.util.List;

/** Evaluates values and conditions in the state of a game, which it does not change. */
final class Evaluator {

    private final Table table;

    /** The first value of the condition being evaluated that is unresolved, or {@code null}. */
    private GameValue missing;

    Evaluator(Table table) {
        this.table = table;
    }

    GameValue value(Value value, Variables variables) {
        if (value instanceof Value.Constant constant) {
            return new GameValue.Number(constant.number());
        }
        if (value instanceof Value.Text text) {
            return Template.resolve(text.template(), variables);
        }
        if (value instanceof Value.Arithmetic arithmetic) {
            return arithmetic(arithmetic, variables);
        }
        Value.Getter getter = (Value.Getter) value;
        GameValue of = value(getter.of(), variables);
        if (of instanceof GameValue.Unresolved) {
            return of;
        }
        GameValue got = property(getter, of.shown());
        return got == null ? new GameValue.Unresolved(of.shown() + "." + getter.property()) : got;
    }

    /**
     * The sum or product of numbers; unresolved if one of them is no number. The result is cut off
     * where every number of a game is (D-CLAMP), and so is each step on the way to it.
     */
    private GameValue arithmetic(Value.Arithmetic arithmetic, Variables variables) {
        long result = arithmetic.product() ? 1 : 0;
        for (Value part : arithmetic.values()) {
            GameValue value = value(part, variables);
            Integer number = value.number();
            if (number == null) {
                return value instanceof GameValue.Unresolved
                        ? value
                        : new GameValue.Unresolved(value.shown());
            }
            result = arithmetic.product() ? result * number : result + number;
            result = Math.max(-GrammarCheck.MAX, Math.min(GrammarCheck.MAX, result));
        }
        return new GameValue.Number((int) result);
    }

    private GameValue property(Value.Getter getter, String uuid) {
        String property = getter.property();
        switch (getter.type()) {
            case "getPlayer" -> {
                PlayerState neighbour = table.neighbour(uuid, property.equals("next") ? 1 : -1);
                return neighbour == null ? null : new GameValue.Text(neighbour.uuid);
            }
            case "getPlayerProperty" -> {
                PlayerState player = table.players.get(uuid);
                return player == null ? null : new GameValue.Number(number(player, property));
            }
            case "getMonsterProperty" -> {
                MonsterState monster = table.monsters.get(uuid);
                return monster == null ? null : of(monster, property);
            }
            case "getCardProperty" -> {
                return ofCard(uuid, property);
            }
            default -> throw new IllegalStateException();
        }
    }

    /** A number of the player, or the number of cards in one of the zones. */
    private static int number(PlayerState player, String property) {
        List<String> zone = player.zone(property);
        return zone == null ? player.number(Stat.of(property)) : zone.size();
    }

    private static GameValue of(MonsterState monster, String property) {
        if (property.equals("level")) {
            return new GameValue.Text(monster.level);
        }
        return property.equals("id")
                ? new GameValue.Text(monster.id)
                : new GameValue.Number(monster.number(Stat.of(property)));
    }

    private GameValue ofCard(String uuid, String property) {
        Card card = table.card(uuid);
        boolean known = table.instances.containsKey(uuid) || table.monsters.containsKey(uuid);
        if (!known) {
            return null;
        }
        return switch (property) {
            case "manaCost" -> new GameValue.Number(table.cost(uuid));
            case "cardType", "type" -> new GameValue.Text(table.cardType(uuid));
            case "id" -> new GameValue.Text(table.cardId(uuid));
            case "count" -> copies(card);
            case "school" -> new GameValue.Text(table.school(uuid));
            // whatever else is printed on it, under its own key
            default -> new GameValue.Text(card.text(property));
        };
    }

    /** The copies of a card in this game; {@code null} for a card without a count. */
    private GameValue copies(Card card) {
        int copies =
                card.source().get("count") instanceof JsonScalar count
                        ? Copies.of(count, table.players.size())
                        : -1;
        return copies < 0 ? null : new GameValue.Number(copies);
    }

    /**
     * The first value without which the condition evaluated last was false; {@code null} if all of
     * its values that counted were known.
     */
    GameValue missing() {
        return missing;
    }

    boolean holds(Condition condition, Variables variables) {
        missing = null;
        return part(condition, variables);
    }

    private boolean part(Condition condition, Variables variables) {
        if (condition instanceof Condition.Compare compare) {
            return compare(compare, variables);
        }
        if (condition instanceof Condition.Join join) {
            for (Condition part : join.parts()) {
                // all: the first false part decides; any: the first true one
                if (part(part, variables) != join.conjunction()) {
                    return !join.conjunction();
                }
            }
            return join.conjunction();
        }
        if (condition instanceof Condition.Not not) {
            return !part(not.condition(), variables);
        }
        if (condition instanceof Condition.HasCard has) {
            GameValue owner = known(has.player(), variables);
            GameValue card = known(has.card(), variables);
            // with a value missing neither HasCard nor HasNoCard holds (D-UNRESOLVED)
            if (owner instanceof GameValue.Unresolved || card instanceof GameValue.Unresolved) {
                return false;
            }
            PlayerState player = table.players.get(owner.shown());
            return (player != null && player.hand.contains(card.shown())) == has.wanted();
        }
        if (condition instanceof Condition.IsType is) {
            return isType(is, variables);
        }
        if (condition instanceof Condition.HasWand has) {
            PlayerState player = player(has.player(), variables);
            return player != null && player.wand != null;
        }
        return ((Condition.Always) condition).value();
    }

    private PlayerState player(Value value, Variables variables) {
        return table.players.get(known(value, variables).shown());
    }

    /** A value of the condition; the first one that is missing is kept. */
    private GameValue known(Value value, Variables variables) {
        GameValue found = value(value, variables);
        if (found instanceof GameValue.Unresolved && missing == null) {
            missing = found;
        }
        return found;
    }

    /** A comparison with an unresolved value is false, even with itself (D-UNRESOLVED). */
    private boolean compare(Condition.Compare compare, Variables variables) {
        if (compare.order() == Condition.Order.EQUAL) {
            String a = ExactEquality.key(compare.a(), part -> known(part, variables));
            return a != null
                    && a.equals(ExactEquality.key(compare.b(), part -> known(part, variables)));
        }
        GameValue a = known(compare.a(), variables);
        GameValue b = known(compare.b(), variables);
        return a.number() != null
                && b.number() != null
                && compare.order().holds(a.number(), b.number());
    }

    private boolean isType(Condition.IsType is, Variables variables) {
        // without a card it is the last one that the player played (D-CARDTYPE)
        String card;
        if (is.card() != null) {
            GameValue given = known(is.card(), variables);
            card = given instanceof GameValue.Unresolved ? null : given.shown();
        } else {
            PlayerState player = player(is.player(), variables);
            card = player == null ? null : player.lastPlayed;
        }
        return card != null && table.cardType(card).equals(is.type()) == is.wanted();
    }
}
