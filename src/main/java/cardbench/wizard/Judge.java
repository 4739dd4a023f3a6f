package cardbench.wizard;

import java.util.ArrayList;
import java.util.List;

/** Answers values and conditions from the state of a game. Changes nothing. */
final class Judge {

    private final Table table;

    Judge(Table table) {
        this.table = table;
    }

    Datum value(Value value, Variables variables) {
        if (value instanceof Value.Constant constant) {
            return new Datum.Number(constant.number());
        }
        if (value instanceof Value.Text text) {
            return Template.resolve(text.template(), variables);
        }
        Value.Getter getter = (Value.Getter) value;
        Datum of = value(getter.of(), variables);
        Datum got = of instanceof Datum.Unresolved ? null : property(getter, of.shown());
        return got == null
                ? new Datum.Unresolved(
                        of instanceof Datum.Unresolved missing
                                ? missing.path()
                                : of.shown() + "." + getter.property())
                : got;
    }

    private Datum property(Value.Getter getter, String uuid) {
        String property = getter.property();
        switch (getter.type()) {
            case "getPlayer" -> {
                PlayerState other = table.neighbour(uuid, property.equals("next") ? 1 : -1);
                return other == null ? null : new Datum.Text(other.uuid);
            }
            case "getPlayerProperty" -> {
                PlayerState player = table.players.get(uuid);
                return player == null ? null : new Datum.Number(number(player, property));
            }
            case "getMonsterProperty" -> {
                MonsterState monster = table.monsters.get(uuid);
                return monster == null ? null : of(monster, property);
            }
            default -> {
                return ofCard(uuid, property);
            }
        }
    }

    private static int number(PlayerState player, String property) {
        return switch (property) {
            case "mana" -> player.mana;
            case "gold" -> player.gold;
            case "freezing" -> player.freezing;
            default -> {
                List<String> zone = player.zone(property);
                yield zone == null ? 0 : zone.size();
            }
        };
    }

    private static Datum of(MonsterState monster, String property) {
        return switch (property) {
            case "health" -> new Datum.Number(monster.health);
            case "maxHealth" -> new Datum.Number(monster.maxHealth);
            case "reward" -> new Datum.Number(monster.reward);
            case "level" -> new Datum.Text(monster.level);
            default -> new Datum.Text(monster.id);
        };
    }

    private Datum ofCard(String uuid, String property) {
        Card card = table.card(uuid);
        boolean known = table.instances.containsKey(uuid) || table.monsters.containsKey(uuid);
        if (!known) {
            return null;
        }
        return switch (property) {
            case "manaCost" -> new Datum.Number(table.cost(uuid));
            case "cardType", "type" -> new Datum.Text(table.cardType(uuid));
            case "id" -> new Datum.Text(table.cardId(uuid));
            default -> new Datum.Text(card.text(property));
        };
    }

    /** The UUIDs that a target names. */
    List<String> named(List<Value> names, Variables variables) {
        List<String> found = new ArrayList<>();
        for (Value name : names) {
            found.addAll(value(name, variables).texts());
        }
        return found;
    }

    boolean holds(Condition condition, Variables variables) {
        if (condition instanceof Condition.Compare compare) {
            return compare(compare, variables);
        }
        if (condition instanceof Condition.Join join) {
            for (Condition part : join.parts()) {
                if (holds(part, variables) != join.all()) {
                    return !join.all();
                }
            }
            return join.all();
        }
        if (condition instanceof Condition.Not not) {
            return !holds(not.condition(), variables);
        }
        if (condition instanceof Condition.HasCard has) {
            PlayerState player = player(has.player(), variables);
            String card = value(has.card(), variables).shown();
            return (player != null && player.hand.contains(card)) == has.wanted();
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
        return table.players.get(value(value, variables).shown());
    }

    /** What is unresolved is neither equal to anything nor in any order to it. */
    private boolean compare(Condition.Compare compare, Variables variables) {
        Datum a = value(compare.a(), variables);
        Datum b = value(compare.b(), variables);
        if (compare.order() == Condition.Order.EQUAL) {
            return a.same(b);
        }
        return a.number() != null
                && b.number() != null
                && compare.order().holds(a.number(), b.number());
    }

    private boolean isType(Condition.IsType is, Variables variables) {
        String card;
        if (is.card() != null) {
            Datum given = value(is.card(), variables);
            card = given instanceof Datum.Unresolved ? null : given.shown();
        } else {
            PlayerState player = player(is.player(), variables);
            card = player == null ? null : player.lastPlayed;
        }
        return card != null && table.cardType(card).equals(is.type()) == is.wanted();
    }
}
