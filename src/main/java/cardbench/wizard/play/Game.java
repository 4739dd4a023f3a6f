package cardbench.wizard.play;

import cardbench.base.chance.Random32;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.wizard.card.Card;
import cardbench.wizard.card.PlacedValueBuilder;
import cardbench.wizard.card.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * A game played from a scenario. Its course follows from the scenario alone, choices and seed
 * included, so an action is undone by playing the ones before it again.
 */
public final class Game {

    /**
     * The result of playing.
     *
     * @param end the end of the last action that was begun
     * @param action its index in the scenario, or -1
     * @param prompt the prompt if it waits for a choice, or {@code null}
     * @param reason the reason in English if it was refused, or empty
     */
    record Outcome(ActionEnd end, int action, Prompt prompt, String reason) {}

    private final Scenario scenario;
    private final Table table;
    private final Engine engine;
    private final Actions actions;
    private int logged;

    private Game(Scenario scenario) {
        this.scenario = scenario;
        Random32 random = new Random32(1, 0, 0, 0);
        scenario.seed().start(random, "wizard", 0);
        table = new Table(scenario.profile(), random);
        for (Card card : scenario.cards()) {
            table.cards.put(card.id(), card);
        }
        fill(scenario.root().map("initial"));
        engine = new Engine(table);
        actions = new Actions(engine);
        String phase = scenario.root().map("initial").text("phase", "none");
        Round.Phase begun = Word.of(phase, Round.Phase.values());
        actions.round()
                .set(
                        begun == null ? Round.Phase.NONE : begun,
                        scenario.root().map("initial").text("current", ""));
    }

    /** The game before an action that was aborted in the middle; this one if none was. */
    Game before(Outcome outcome) {
        if (outcome.end() == ActionEnd.DONE) {
            return this;
        }
        Game game = new Game(scenario);
        game.play(outcome.action());
        return game;
    }

    /** Creates a game in its initial state. */
    static Game begin(Scenario scenario) {
        return new Game(scenario);
    }

    private void fill(JsonMap initial) {
        table.round = Math.max(0, initial.integer("round", 0));
        for (JsonMap.Member member : initial.map("instances").members()) {
            if (member.value() instanceof JsonScalar id) {
                table.instances.put(member.name(), id.text());
            }
        }
        for (JsonMap map : initial.objects("players")) {
            PlayerState player = new PlayerState(map.text("UUID", ""));
            player.mana = map.integer("mana", 0);
            player.gold = map.integer("gold", 0);
            player.freezing = map.integer("freezing", 0);
            player.position = map.integer("position", 0);
            player.wand = map.text("wand", null);
            player.lastPlayed = map.text("lastPlayed", null);
            player.passed = isTrue(map.get("passed"));
            for (String zone : PlayerState.ZONES) {
                player.zone(zone).addAll(ActionReader.texts(map, zone));
            }
            table.players.put(player.uuid, player);
        }
        for (JsonMap map : initial.objects("monsters")) {
            String uuid = map.text("UUID", "");
            MonsterState monster =
                    new MonsterState(uuid, map.text("id", uuid), map.text("level", "III"));
            monster.health = Math.max(0, map.integer("health", 0));
            monster.maxHealth = Math.max(0, map.integer("maxHealth", monster.health));
            monster.reward = map.integer("reward", 0);
            monster.defeated = isTrue(map.get("defeated"));
            monster.group = map.text("group", uuid);
            table.monsters.put(uuid, monster);
            table.instances.put(uuid, monster.id);
        }
        table.shop.addAll(ActionReader.texts(initial, "shop"));
        table.shopDeck.addAll(ActionReader.texts(initial, "shopDeck"));
    }

    private static boolean isTrue(JsonNode node) {
        return node instanceof JsonScalar scalar && scalar.type() == JsonScalar.Type.TRUE;
    }

    /** Plays the first actions, up to a count or to the first one that does not end regularly. */
    Outcome play(int count) {
        for (int i = 0; i < Math.min(count, scenario.actions().size()); i++) {
            Outcome outcome = perform(scenario.actions().get(i), i);
            if (outcome.end() != ActionEnd.DONE) {
                return outcome;
            }
        }
        return new Outcome(
                ActionEnd.DONE, Math.min(count, scenario.actions().size()) - 1, null, "");
    }

    private Outcome perform(Scenario.Step step, int place) {
        logged = engine.log().size();
        try {
            engine.begin(
                    step.source().text("action", ""),
                    ActionReader.context(withoutLists(step.source())),
                    step.choices());
            actions.perform(step);
            if (engine.unasked() > 0) {
                return new Outcome(ActionEnd.CHOICE, place, null, "nothing asked for this choice");
            }
            return new Outcome(ActionEnd.DONE, place, null, "");
        } catch (ActionAbortedException aborted) {
            return new Outcome(aborted.end, place, aborted.prompt, aborted.words);
        }
    }

    /** The members of an action that a log entry can show. */
    private static JsonMap withoutLists(JsonMap action) {
        List<JsonMap.Member> members = new ArrayList<>();
        for (JsonMap.Member member : action.members()) {
            boolean shown = member.value() instanceof JsonScalar;
            if (shown && !member.name().equals("action")) {
                members.add(member);
            }
        }
        return PlacedValueBuilder.withMembers(action, members);
    }

    Scenario scenario() {
        return scenario;
    }

    Table table() {
        return table;
    }

    Round round() {
        return actions.round();
    }

    /** The log. */
    List<LogEntry> log() {
        return engine.log();
    }

    /** The length of the log before the last action. */
    int loggedBefore() {
        return logged;
    }
}
