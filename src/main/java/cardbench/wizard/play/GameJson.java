package cardbench.wizard.play;

import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonText;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.GameValue;
import java.util.List;
import java.util.Map;

/** Writes the state of a game in the shapes of the JSON contract. */
final class GameJson {

    private GameJson() {}

    static void players(Table table, JsonText json) {
        json.name("players").object();
        for (PlayerState player : table.players.values()) {
            json.name(player.uuid)
                    .object()
                    .member("mana", player.mana)
                    .member("gold", player.gold)
                    .member("freezing", player.freezing)
                    .member("wand", player.wand);
            for (String zone : List.of("hand", "deck", "discard", "played")) {
                json.name(zone);
                texts(player.zone(zone), json);
            }
            if (!player.occultSlot.isEmpty()) {
                json.name("occultSlot");
                texts(player.occultSlot, json);
            }
            json.member("position", player.position).member("passed", player.passed).endObject();
        }
        json.endObject();
    }

    static void monsters(Table table, JsonText json) {
        json.name("monsters").object();
        for (MonsterState monster : table.monsters.values()) {
            json.name(monster.uuid)
                    .object()
                    .member("health", monster.health)
                    .member("maxHealth", monster.maxHealth)
                    .member("reward", monster.reward)
                    .member("defeated", monster.defeated)
                    .member("id", monster.id)
                    .member("level", monster.level);
            if (!monster.group.equals(monster.uuid)) {
                json.member("group", monster.group);
            }
            json.endObject();
        }
        json.endObject();
    }

    static void events(List<LogEntry> log, JsonText json) {
        json.name("events").array();
        for (LogEntry entry : log) {
            if (entry.kind() == LogEntry.Kind.EVENT) {
                json.object().member("event", entry.name()).name("context");
                data(entry.data(), json);
                json.endObject();
            }
        }
        json.endArray();
    }

    /** The triggers of cards that are still mounted. */
    static void triggers(Table table, JsonText json) {
        json.name("triggers").array();
        for (ActiveTrigger mounted : table.triggers) {
            if (mounted.removes == null) {
                json.object()
                        .member("UUID", mounted.uuid)
                        .member("id", mounted.id)
                        .member("mode", mounted.trigger.mode().word())
                        .member("event", mounted.trigger.event().word())
                        .member("owner", mounted.owner)
                        .member("card", mounted.card)
                        .name("captured");
                data(mounted.captured.all(), json);
                if (mounted.muted) {
                    json.member("muted", true);
                }
                json.endObject();
            }
        }
        json.endArray();
    }

    /** Round, phase, shop and cards: everything else that a player sees. */
    static void table(Game game, JsonText json) {
        Table table = game.table();
        PlayerState current = game.round().current();
        json.member("round", table.round)
                .member("phase", game.round().phase().word())
                .member("current", current == null ? null : current.uuid)
                .name("shop");
        texts(table.shop, json);
        json.name("forgotten");
        texts(table.forgotten, json);
        json.name("cards").object();
        for (Map.Entry<String, String> instance : table.instances.entrySet()) {
            Card card = table.card(instance.getKey());
            json.name(instance.getKey())
                    .object()
                    .member("id", instance.getValue())
                    .member("name", card.name())
                    .member("cost", table.cost(instance.getKey()))
                    .member("type", table.cardType(instance.getKey()))
                    .endObject();
        }
        json.endObject();
    }

    /** What can be done next, each as an action that a step takes. */
    static void available(AvailableActions available, JsonText json) {
        actions(available.legal(), json.name("legal"));
        actions(available.outOfTurn(), json.name("outOfTurn"));
    }

    private static void actions(List<AvailableActions.Available> actions, JsonText json) {
        json.array();
        for (AvailableActions.Available one : actions) {
            json.object().member("action", one.kind().word());
            if (one.player() != null) {
                json.member("player", one.player());
            }
            if (one.card() != null) {
                json.member("card", one.card());
            }
            if (one.target() != null) {
                json.member("other", one.target());
            }
            json.endObject();
        }
        json.endArray();
    }

    static void log(List<LogEntry> log, JsonText json) {
        json.name("log").array();
        for (LogEntry entry : log) {
            json.object()
                    .member("depth", entry.depth())
                    .member("kind", entry.kind().word())
                    .member("name", entry.name())
                    .name("data");
            data(entry.data(), json);
            // what an action runs by itself stands in no card
            if (entry.at() != null && !entry.card().isEmpty()) {
                json.member("card", entry.card())
                        .member("from", entry.at().from())
                        .member("to", entry.at().to());
            }
            json.endObject();
        }
        json.endArray();
    }

    static void coverage(Coverage coverage, JsonText json) {
        json.name("coverage").array();
        for (Coverage.OfCard card : coverage.cards()) {
            json.object()
                    .member("card", card.id())
                    .member("from", card.source().from())
                    .member("to", card.source().to())
                    .member("doables", card.done().size() + card.undone().size());
            json.name("done").array();
            for (Coverage.Run run : card.done()) {
                doable(run.at(), json);
                json.member("times", run.times()).endObject();
            }
            json.endArray().name("undone").array();
            for (JsonMap at : card.undone()) {
                doable(at, json);
                json.endObject();
            }
            json.endArray().endObject();
        }
        json.endArray();
    }

    /** Begins the object of a doable. */
    private static void doable(JsonMap at, JsonText json) {
        json.object()
                .member("type", at.text("type", ""))
                .member("from", at.from())
                .member("to", at.to());
    }

    static void prompt(Prompt prompt, JsonText json) {
        json.name("prompt")
                .object()
                .member("player", prompt.player())
                .member("kind", prompt.kind())
                .name("candidates");
        texts(prompt.candidates(), json);
        json.member("minimum", prompt.minimum()).member("maximum", prompt.maximum()).endObject();
    }

    static void data(Map<String, GameValue> data, JsonText json) {
        json.object();
        for (Map.Entry<String, GameValue> one : data.entrySet()) {
            json.name(one.getKey());
            datum(one.getValue(), json);
        }
        json.endObject();
    }

    static void datum(GameValue datum, JsonText json) {
        if (datum instanceof GameValue.Number number) {
            json.value(number.value());
        } else if (datum instanceof GameValue.Texts several) {
            texts(several.values(), json);
        } else if (datum instanceof GameValue.Unresolved) {
            json.value((String) null);
        } else {
            json.value(((GameValue.Text) datum).value());
        }
    }

    static void texts(List<String> texts, JsonText json) {
        json.array();
        texts.forEach(json::value);
        json.endArray();
    }
}
