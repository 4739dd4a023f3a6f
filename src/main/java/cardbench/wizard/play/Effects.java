package cardbench.wizard.play;

import cardbench.wizard.card.Doable;
import cardbench.wizard.card.Doable.Stat;
import cardbench.wizard.card.GameValue;
import cardbench.wizard.card.Target;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.Value;
import cardbench.wizard.card.VariableKind;
import cardbench.wizard.card.Variables;
import cardbench.wizard.check.GrammarCheck;
import java.util.ArrayList;
import java.util.List;

/** Executes doables: finds their targets and amounts, and applies them by {@link Moves}. */
final class Effects {

    private final Engine engine;
    private final Moves moves;

    Effects(Engine engine) {
        this.engine = engine;
        this.moves = new Moves(engine);
    }

    private Table table() {
        return engine.table;
    }

    void run(Doable doable, Frame frame) {
        if (doable instanceof Doable.Loop loop) {
            loop(loop, frame);
        } else if (doable instanceof Doable.If choice) {
            boolean holds = engine.holds(choice.condition(), frame.variables());
            engine.run(holds ? choice.then() : choice.otherwise(), frame);
        } else if (doable instanceof Doable.Damage damage) {
            int amount = amount(damage.amount(), frame);
            List<String> hit = targets(damage.target(), VariableKind.MONSTER, frame);
            hit.forEach(monster -> moves.damage(monster, amount, frame));
            keep(damage.id(), hit, frame);
        } else if (doable instanceof Doable.Change change) {
            change(change, frame);
        } else if (doable instanceof Doable.Draw draw) {
            draw(draw, frame);
        } else if (doable instanceof Doable.AskDiscard ask) {
            askDiscard(ask, frame);
        } else if (doable instanceof Doable.Discard discard) {
            List<String> cards = targets(discard.target(), VariableKind.CARD, frame);
            keep(discard.id(), discarded(cards), frame);
        } else if (doable instanceof Doable.ShuffleBack shuffle) {
            List<String> players = targets(shuffle.player(), VariableKind.PLAYER, frame);
            players.forEach(player -> moves.shuffleBack(table().players.get(player)));
            keep(shuffle.id(), players, frame);
        } else if (doable instanceof Doable.AddTriggers add) {
            List<String> mounted = new ArrayList<>();
            add.triggers().forEach(trigger -> mounted.add(engine.mount(trigger, frame)));
            keep(add.id(), mounted, frame);
        } else if (doable instanceof Doable.RemoveTriggers remove) {
            removeTriggers(remove, frame);
        } else if (doable instanceof Doable.Counter) {
            engine.counter(frame);
        } else if (doable instanceof Doable.ChangeSchool change) {
            List<String> cards = targets(change.target(), VariableKind.CARD, frame);
            for (String card : cards) {
                table().schools.put(card, change.school());
                engine.note("school", "card", card, "school", change.school());
            }
            keep(change.id(), cards, frame);
        } else if (doable instanceof Doable.ChangeDamage change) {
            Integer amount = number(change.amount(), frame);
            if (amount != null) {
                engine.changeDamage(change.set(), amount, frame);
            }
        } else {
            throw new IllegalStateException();
        }
    }

    /**
     * Runs a loop. The document gives {@code target} no meaning; here the loop runs once for each
     * element, as {@code id.item}, and {@code times} is a cap (D-LOOPTARGET).
     */
    private void loop(Doable.Loop loop, Frame frame) {
        int turns = amount(loop.times(), frame);
        List<String> items = null;
        if (loop.target() != null) {
            items = targets(loop.target(), VariableKind.ANY, frame);
            turns = Math.min(turns, items.size());
        }
        String id = loop.id().isEmpty() ? "" : name(loop.id(), frame);
        Variables variables = frame.variables();
        if (turns <= 0) {
            // what an earlier run of this loop left is not what this one found
            variables.remove(id + ".index");
            variables.remove(id + ".item");
        }
        for (int i = 1; i <= turns; i++) {
            if (!id.isEmpty()) {
                variables.put(id + ".index", new GameValue.Number(i));
            }
            if (items != null && !id.isEmpty()) {
                variables.put(id + ".item", new GameValue.Text(items.get(i - 1)));
            }
            engine.run(loop.body(), frame);
            if (loop.until() != null && engine.holds(loop.until(), variables)) {
                break;
            }
        }
    }

    private String name(String id, Frame frame) {
        return Template.resolve(id, frame.variables()).shown();
    }

    /** A number; 0 for a value that is none. */
    private int amount(Value value, Frame frame) {
        Integer number = number(value, frame);
        return number == null ? 0 : number;
    }

    private Integer number(Value value, Frame frame) {
        GameValue datum = engine.evaluator.value(value, frame.variables());
        if (datum.number() == null) {
            engine.note("unresolved", "value", datum.shown());
        }
        return datum.number();
    }

    /**
     * Sets the variables of a doable with an id: {@code UUID} is the last target, {@code UUIDs} are
     * all of them (D-DRAWN). Without any target, {@code UUID} is unresolved, whatever an earlier
     * turn of a loop found (D-UNRESOLVED).
     */
    private void keep(String id, List<String> done, Frame frame) {
        if (id.isEmpty()) {
            return;
        }
        String name = name(id, frame);
        if (done.isEmpty()) {
            frame.variables().remove(name + ".UUID");
        } else {
            frame.variables().put(name + ".UUID", new GameValue.Text(done.get(done.size() - 1)));
        }
        frame.variables().put(name + ".UUIDs", new GameValue.Texts(done));
        frame.variables().put(name + ".count", new GameValue.Number(done.size()));
    }

    private List<String> targets(Target target, VariableKind kind, Frame frame) {
        List<String> known = new ArrayList<>();
        List<String> given =
                target instanceof Target.Chooser chooser
                        ? choose(chooser, frame)
                        : named(((Target.Named) target).names(), frame);
        if (given.isEmpty()) {
            engine.note("no-target");
        }
        for (String one : given) {
            boolean exists =
                    switch (kind) {
                        case PLAYER -> table().players.containsKey(one);
                        case MONSTER -> table().monsters.containsKey(one);
                        // a card that no scenario defines can be held and played, too
                        case CARD, ANY -> true;
                        default -> throw new IllegalStateException();
                    };
            if (exists) {
                known.add(one);
            } else {
                engine.note("unknown-target", "target", one);
            }
        }
        return known;
    }

    /** The UUIDs that names evaluate to. Notes each variable without a value. */
    private List<String> named(List<Value> names, Frame frame) {
        List<String> found = new ArrayList<>();
        for (Value name : names) {
            GameValue value = engine.evaluator.value(name, frame.variables());
            if (value instanceof GameValue.Unresolved) {
                engine.note("unresolved", "value", value.shown());
            }
            found.addAll(value.texts());
        }
        return found;
    }

    private List<String> choose(Target.Chooser chooser, Frame frame) {
        int amount = chooser.amount() == null ? 1 : Math.max(0, amount(chooser.amount(), frame));
        List<String> candidates = candidates(chooser, frame);
        return switch (chooser.shape().selection()) {
            case ASKED -> ask(chooser, candidates, amount, frame);
            case ALL -> candidates;
            case RANDOM -> engine.draw(candidates, amount);
        };
    }

    private List<String> ask(
            Target.Chooser chooser, List<String> candidates, int amount, Frame frame) {
        String asked = player(chooser.ask(), frame);
        String kind =
                switch (chooser.shape().kind()) {
                    case MONSTER -> "monster";
                    case PLAYER -> "player";
                    case CARD -> "card";
                    default -> throw new IllegalStateException();
                };
        return engine.ask(asked, kind, candidates, amount, amount);
    }

    /** The player that a value names; the acting one for {@code null}. */
    private String player(Value value, Frame frame) {
        return value == null
                ? frame.player()
                : engine.evaluator.value(value, frame.variables()).shown();
    }

    private List<String> candidates(Target.Chooser chooser, Frame frame) {
        List<String> candidates = new ArrayList<>();
        switch (chooser.shape().kind()) {
            case MONSTER -> {
                for (MonsterState monster : table().monsters.values()) {
                    if (monster.isAlive()) {
                        candidates.add(monster.uuid);
                    }
                }
            }
            case PLAYER -> candidates.addAll(table().players.keySet());
            case CARD -> {
                PlayerState player = table().players.get(player(chooser.of(), frame));
                String zone = chooser.zone();
                if (zone.equals("shop")) {
                    candidates.addAll(table().shop);
                } else if (player != null && zone.equals("wand") && player.wand != null) {
                    candidates.add(player.wand);
                } else if (player != null && player.zone(zone) != null) {
                    candidates.addAll(player.zone(zone));
                }
            }
            default -> throw new IllegalStateException();
        }
        return candidates;
    }

    private void change(Doable.Change change, Frame frame) {
        Integer amount = number(change.amount(), frame);
        List<String> targets = targets(change.target(), change.stat().kind(), frame);
        if (amount != null) {
            for (String target : targets) {
                change(change.stat(), change.set(), amount, target, frame);
            }
        }
        keep(change.id(), targets, frame);
    }

    private void change(Stat stat, boolean set, int amount, String target, Frame frame) {
        if (stat.kind() == VariableKind.PLAYER) {
            PlayerState player = table().players.get(target);
            int wanted = set ? amount : player.number(stat) + amount;
            moves.change(player, stat, wanted);
            capped(target, wanted);
        } else if (stat.kind() == VariableKind.MONSTER) {
            MonsterState monster = table().monsters.get(target);
            int wanted = set ? amount : monster.number(stat) + amount;
            moves.change(monster, stat, wanted, frame.player());
            capped(target, wanted);
            boolean above = monster.health > monster.maxHealth;
            if (above && (stat == Stat.HEALTH || stat == Stat.MAX_HEALTH)) {
                engine.note("above-maximum", "monster", target, "most", monster.maxHealth);
            }
            if (stat == Stat.HEALTH && monster.defeated && monster.health > 0) {
                engine.note("stays-defeated", "monster", target);
            }
        } else {
            int before = table().cost(target);
            // a cost belongs to one copy, not to the card's definition
            int after = Math.max(0, Math.min(GrammarCheck.MAX, set ? amount : before + amount));
            table().costs.put(target, after);
            engine.changed(stat.word(), target, before, after);
        }
    }

    /** Notes that a number was cut off: the document has no such limit. */
    private void capped(String target, int wanted) {
        if (Math.abs(wanted) > LimitProfile.FARTHEST) {
            engine.note("capped", "of", target, "most", LimitProfile.FARTHEST);
        }
    }

    private void draw(Doable.Draw draw, Frame frame) {
        int amount = amount(draw.amount(), frame);
        List<String> drawn = new ArrayList<>();
        for (String player : targets(draw.target(), VariableKind.PLAYER, frame)) {
            drawn.addAll(moves.draw(table().players.get(player), amount));
        }
        keep(draw.id(), drawn, frame);
    }

    private void askDiscard(Doable.AskDiscard ask, Frame frame) {
        int least = amount(ask.minimum(), frame);
        int maximum = Math.max(0, amount(ask.maximum(), frame));
        int minimum = Math.max(0, Math.min(least, maximum));
        List<String> discarded = new ArrayList<>();
        for (String uuid : targets(ask.target(), VariableKind.PLAYER, frame)) {
            List<String> hand = List.copyOf(table().players.get(uuid).hand);
            discarded.addAll(discarded(engine.ask(uuid, "discard", hand, minimum, maximum)));
        }
        keep(ask.id(), discarded, frame);
    }

    /** Discards cards. Returns those that were discarded. */
    private List<String> discarded(List<String> cards) {
        List<String> discarded = new ArrayList<>();
        for (String card : cards) {
            if (moves.discard(card)) {
                discarded.add(card);
            }
        }
        return discarded;
    }

    private void removeTriggers(Doable.RemoveTriggers remove, Frame frame) {
        // all names first: removing one trigger must not change what the others mean
        List<ActiveTrigger> removed = new ArrayList<>();
        for (Doable.TriggerName name : remove.names()) {
            List<String> values = named(List.of(name.value()), frame);
            for (ActiveTrigger mounted : table().triggers) {
                if (isNamed(mounted, name, values) && !removed.contains(mounted)) {
                    removed.add(mounted);
                }
            }
        }
        for (ActiveTrigger mounted : List.copyOf(table().triggers)) {
            if (removed.contains(mounted)) {
                engine.remove(mounted);
            }
        }
    }

    private static boolean isNamed(
            ActiveTrigger mounted, Doable.TriggerName name, List<String> values) {
        String identifier =
                switch (name.by()) {
                    case "UUID" -> mounted.uuid;
                    case "event" -> mounted.trigger.event().word();
                    default -> mounted.id;
                };
        // Automatic removal triggers have an event, too, but a card means only its own
        // triggers; they themselves remove by UUID.
        boolean fits = mounted.removes == null || name.by().equals("UUID");
        return fits && !identifier.isEmpty() && values.contains(identifier);
    }
}
