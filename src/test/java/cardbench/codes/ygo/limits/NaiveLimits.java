package cardbench.codes.ygo.limits;

import cardbench.codes.ygo.database.CardRow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads and judges lists of limits once more, by regular expressions and maps, as the clients'
 * {@code deck_manager.cpp} does: card by card in the order of the deck.
 */
final class NaiveLimits {

    private static final Pattern POINTS = Pattern.compile("(\\d+)\\s+\\$(\\S+)\\s+(\\d+).*");
    private static final Pattern LIMIT = Pattern.compile("(\\d+)\\s+(\\d+).*");
    private static final Pattern BUDGET = Pattern.compile("\\$(\\S+)\\s+(\\d+).*");

    final String name;
    private boolean white;
    private boolean genesys;
    private int types;
    private final Map<Long, Integer> content = new HashMap<>();
    private final Map<String, Map<Long, Integer>> points = new HashMap<>();
    private final Map<String, Integer> budgets = new HashMap<>();

    private NaiveLimits(String name) {
        this.name = name;
    }

    static List<NaiveLimits> read(String text) {
        List<NaiveLimits> lists = new ArrayList<>();
        for (String line : text.split("\\R")) {
            if (line.startsWith("!")) {
                lists.add(new NaiveLimits(line.substring(1)));
            } else if (!line.startsWith("#") && !lists.isEmpty()) {
                lists.get(lists.size() - 1).line(line);
            }
        }
        return lists;
    }

    private void line(String line) {
        Matcher budget = BUDGET.matcher(line);
        Matcher point = POINTS.matcher(line);
        Matcher limit = LIMIT.matcher(line);
        if (line.startsWith("$whitelist")) {
            white = true;
        } else if (line.equals("$genesys")) {
            genesys = true;
            types |= 0x5000000;
            budgets.put("genesys", 100);
            points.put("genesys", content);
        } else if (budget.matches()) {
            budgets.put(budget.group(1), Integer.parseInt(budget.group(2)));
        } else if (line.startsWith("M ")) {
            types |= Integer.parseInt(line.substring(2), 16);
        } else if (point.matches()) {
            points.computeIfAbsent(point.group(2), key -> new HashMap<>())
                    .put(Long.parseLong(point.group(1)), Integer.parseInt(point.group(3)));
        } else if (limit.matches()) {
            content.put(Long.parseLong(limit.group(1)), Integer.parseInt(limit.group(2)));
        }
    }

    private boolean edopro(boolean otherwise) {
        boolean hasOwnBudget = white || genesys;
        return hasOwnBudget || otherwise && budgets.isEmpty() && types == 0;
    }

    /** What a list does not allow of these cards, each as one word and the number concerned. */
    TreeSet<String> violations(List<Integer> deck, Map<Integer, CardRow> cards, boolean edopro) {
        TreeSet<String> codes = new TreeSet<>();
        Map<Long, Integer> copies = new HashMap<>();
        Map<String, Integer> sums = new HashMap<>();
        TreeSet<Long> over = new TreeSet<>();
        for (int id : deck) {
            CardRow row = cards.get(id);
            long code = id & 0xffffffffL;
            long alias = row == null ? 0 : row.alias() & 0xffffffffL;
            long group = alias == 0 ? code : alias;
            int count = copies.merge(group, 1, Integer::sum);
            long distance = Math.abs(alias - code);
            long key;
            long pointKey;
            if (edopro(edopro)) {
                boolean follows = alias != 0 && (!white || distance < 10);
                key = content.containsKey(code) || !follows ? code : alias;
                pointKey = key;
            } else {
                key = group;
                pointKey = alias != 0 && distance < 20 && code != 5405695 ? alias : code;
            }
            if (white && !content.containsKey(key)) {
                codes.add("unlisted " + code);
            }
            int most = genesys ? 3 : Math.min(3, content.getOrDefault(key, 3));
            if (count > most) {
                over.add(group);
            }
            if (row != null && (row.type() & 1) != 0 && (row.type() & types) != 0) {
                codes.add("type " + code);
            }
            points.forEach(
                    (system, table) ->
                            sums.merge(system, table.getOrDefault(pointKey, 0), Integer::sum));
        }
        over.forEach(group -> codes.add("copies " + group + " " + copies.get(group)));
        budgets.forEach(
                (system, most) -> {
                    if (sums.getOrDefault(system, 0) > most) {
                        codes.add("points " + system + " " + sums.get(system));
                    }
                });
        return codes;
    }
}
