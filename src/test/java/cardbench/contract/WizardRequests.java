package cardbench.contract;

import cardbench.app.page.PageLanguages;
import com.eclipsesource.json.Json;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Makes requests about cards of 逆时巫师 OL: the document's, those of the scenarios, damaged ones. */
final class WizardRequests {

    private static final Path FOLDER = Path.of("cards-data/examples/wizard");
    private static final List<String> CARDS = files(FOLDER, ".jsonc");
    private static final List<String> SCENARIOS = files(FOLDER.resolve("scenarios"), ".json");

    private WizardRequests() {}

    private static List<String> files(Path folder, String ending) {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                if (file.toString().endsWith(ending)) {
                    texts.add(Files.readString(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }

    /** A whole request without its operation. */
    static JsonObject of(String operation, Random random, boolean damaged) {
        JsonObject request = new JsonObject();
        switch (operation) {
            case "wizard.check" -> request.add("text", text(random, damaged)).add("strict", false);
            case "wizard.explain" ->
                    request.add("text", text(random, damaged))
                            .add("language", PageLanguages.ALL.get(random.nextInt(3)));
            case "wizard.complete" -> {
                String text = text(random, damaged);
                request.add("text", text).add("offset", random.nextInt(text.length() + 1));
            }
            case "wizard.hover" -> {
                String text = text(random, damaged);
                request.add("text", text)
                        .add("offset", random.nextInt(text.length() + 1))
                        .add("language", PageLanguages.ALL.get(random.nextInt(3)));
            }
            case "wizard.words", "wizard.schema" ->
                    request.add("language", PageLanguages.ALL.get(random.nextInt(3)));
            case "wizard.package" -> {
                JsonArray texts = new JsonArray();
                for (int i = random.nextInt(4); i >= 0; i--) {
                    texts.add(text(random, damaged && i == 0));
                }
                request.add("texts", texts);
            }
            case "wizard.scenario", "wizard.start" ->
                    request.add("scenario", scenario(random, damaged));
            case "wizard.undo" -> request.add("handle", scenario(random, damaged));
            case "wizard.step" -> step(request, random, damaged);
            default -> {}
        }
        return request;
    }

    private static String text(Random random, boolean damaged) {
        String text = CARDS.get(random.nextInt(CARDS.size()));
        if (random.nextInt(3) == 0) {
            JsonValue cards = anyScenario(random).get("cards");
            boolean present = cards != null && !cards.asArray().isEmpty();
            JsonValue card = present ? cards.asArray().get(0) : Json.value(text);
            text = card.isString() ? card.asString() : card.toString();
        }
        if (!damaged) {
            return text;
        }
        String other = CARDS.get(random.nextInt(CARDS.size()));
        StringBuilder broken = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0; i--) {
            int at = random.nextInt(broken.length());
            int from = random.nextInt(other.length() - 9);
            switch (random.nextInt(4)) {
                case 0 -> broken.deleteCharAt(at);
                case 1 -> broken.insert(at, other, from, from + 8);
                case 2 -> broken.setCharAt(at, "{}[]\",:$0".charAt(random.nextInt(9)));
                default -> broken.setCharAt(at, other.charAt(from));
            }
        }
        return broken.toString();
    }

    private static JsonObject anyScenario(Random random) {
        return Json.parse(SCENARIOS.get(random.nextInt(SCENARIOS.size()))).asObject();
    }

    private static JsonObject scenario(Random random, boolean damaged) {
        JsonObject scenario = anyScenario(random);
        if (random.nextInt(3) == 0) {
            scenario.set("seed", "xoshiro128:" + random.nextInt(100));
        }
        if (random.nextInt(4) == 0) {
            scenario.set("profile", random.nextBoolean() ? "document" : "board game");
        }
        if (damaged) {
            damage(scenario, random, 0);
        }
        return scenario;
    }

    /** Exchanges, drops or doubles something somewhere in a tree. */
    private static void damage(JsonValue tree, Random random, int depth) {
        if (tree.isObject() && !tree.asObject().isEmpty()) {
            JsonObject object = tree.asObject();
            List<String> names = object.names();
            String name = names.get(random.nextInt(names.size()));
            JsonValue value = object.get(name);
            if (depth < 12 && (value.isObject() || value.isArray()) && random.nextInt(5) > 0) {
                damage(value, random, depth + 1);
            } else if (random.nextInt(3) == 0) {
                object.remove(name);
            } else {
                object.set(name, odd(random));
            }
        } else if (tree.isArray() && !tree.asArray().isEmpty()) {
            JsonArray array = tree.asArray();
            int at = random.nextInt(array.size());
            JsonValue value = array.get(at);
            if ((value.isObject() || value.isArray()) && random.nextInt(5) > 0) {
                damage(value, random, depth + 1);
            } else if (random.nextInt(3) == 0) {
                array.remove(at);
            } else {
                array.add(value);
            }
        }
    }

    private static JsonValue odd(Random random) {
        return switch (random.nextInt(7)) {
            case 0 -> Json.value(-1);
            case 1 -> Json.value(123456789);
            case 2 -> Json.value("p2");
            case 3 -> Json.value("{loop.index}");
            case 4 -> Json.NULL;
            case 5 -> new JsonArray().add("c1").add("m1");
            default -> new JsonObject().add("type", "allMonsters");
        };
    }

    private static void step(JsonObject request, Random random, boolean damaged) {
        JsonObject scenario = scenario(random, false);
        JsonValue actions = scenario.get("actions");
        JsonObject action = new JsonObject().add("action", "next");
        if (actions != null && !actions.asArray().isEmpty()) {
            JsonArray actionList = actions.asArray();
            int last = random.nextInt(actionList.size());
            action = Json.parse(actionList.get(last).toString()).asObject();
            while (actionList.size() > last) {
                actionList.remove(last);
            }
        }
        if (damaged) {
            damage(action, random, 0);
        }
        JsonValue choices = action.get("choices");
        if (choices != null && random.nextInt(3) > 0) {
            action.remove("choices");
            request.add("choices", choices);
        }
        request.add("handle", scenario).add("action", action);
    }
}
