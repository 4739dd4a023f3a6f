package cardbench.app.cli;

import cardbench.contract.Dispatcher;
import com.eclipsesource.json.JsonArray;
import com.eclipsesource.json.JsonObject;
import com.eclipsesource.json.JsonValue;
import java.io.IOException;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/** {@code odds}: the chance to draw cards of one or several groups, from numbers alone. */
final class OddsCommand extends CoreCommand {

    private static final MathContext DIGITS = new MathContext(6);

    private static final BigDecimal PERCENT = BigDecimal.valueOf(100);

    OddsCommand(Dispatcher call) {
        super(
                call,
                "odds",
                "computes the chance to draw so many of some copies",
                """
        usage: odds DECK COPIES DRAWN WANTED [--turns N] [--per-turn N] [--json]
               odds DECK --draw DRAWN --group NAME:COPIES:WANTED ... [--of N] [--turns N] ...

        Prints the exact chance that DRAWN cards of a deck of DECK cards hold WANTED of the copies,
        the number of attempts that it takes on average, the fraction, and the sum of binomials.
        WANTED is 2 or 2+ (at least two), 2-5, 0-2 (at most two) or =2. No card is in two groups.

          --group G     cards that count alike, with their number and what is wanted of them
          --draw N      the cards drawn; without it, 7
          --of N        how many groups must hold what is wanted; without it, all
          --turns N     the chances by turn, too; without it, 0
          --per-turn N  the cards drawn each turn; without it, 1
          --json        print the core's response instead, one line of UTF-8

        examples:
          odds 60 24 7 2
          odds 60 --group land:24:2-5 --group spell:12:1+ --draw 7
          odds 40 --group a:3:1 --group b:3:1 --group c:3:1 --of 2 --draw 5
        """);
    }

    @Override
    int run(Arguments arguments, Terminal terminal) throws IOException, UsageException {
        List<String> numbers = arguments.operands();
        List<String> groups = new ArrayList<>(arguments.values("--group"));
        boolean alone = numbers.size() == 4 && groups.isEmpty() && !arguments.has("--draw");
        if (!alone && (numbers.size() != 1 || groups.isEmpty())) {
            throw new UsageException("it needs four numbers, or the deck's size and groups");
        }
        if (alone) {
            groups.add(":" + numbers.get(1) + ":" + numbers.get(3));
        }
        String drawn =
                alone ? numbers.get(2) : arguments.has("--draw") ? arguments.value("--draw") : "7";
        JsonObject request = new JsonObject().add("op", "odds.draw");
        request.add("size", Arguments.number(numbers.get(0))).add("first", Arguments.number(drawn));
        request.add("turns", number(arguments, "--turns", 0));
        request.add("perTurn", number(arguments, "--per-turn", 1));
        if (arguments.has("--of")) {
            request.add("wanted", Arguments.number(arguments.value("--of")));
        }
        JsonArray wanted = new JsonArray();
        for (String group : groups) {
            wanted.add(read(group));
        }
        Reply reply = ask(request.add("groups", wanted));
        return reply.print(arguments.has("--json"), terminal, OddsCommand::print);
    }

    private static int number(Arguments arguments, String option, int otherwise)
            throws UsageException {
        return arguments.has(option) ? Arguments.number(arguments.value(option)) : otherwise;
    }

    /** Reads {@code NAME:COPIES:WANTED} as a group of the request; a name may hold colons. */
    private static JsonObject read(String group) throws UsageException {
        int behind = group.lastIndexOf(':');
        int before = group.lastIndexOf(':', behind - 1);
        if (before < 0) {
            throw new UsageException("“" + group + "” is not of the form NAME:COPIES:WANTED");
        }
        String wanted = group.substring(behind + 1);
        int dash = wanted.indexOf('-', 1);
        JsonObject request = new JsonObject().add("name", group.substring(0, before));
        request.add("count", Arguments.number(group.substring(before + 1, behind)));
        if (wanted.startsWith("=")) {
            int exactly = Arguments.number(wanted.substring(1));
            request.add("least", exactly).add("most", exactly);
        } else if (dash > 0) {
            request.add("least", Arguments.number(wanted.substring(0, dash)));
            request.add("most", Arguments.number(wanted.substring(dash + 1)));
        } else {
            int end = wanted.length() - (wanted.endsWith("+") ? 1 : 0);
            request.add("least", Arguments.number(wanted.substring(0, end)));
        }
        return request;
    }

    private static void print(JsonObject result, PrintStream out) {
        JsonArray turns = result.get("turns").asArray();
        for (JsonValue value : turns) {
            JsonObject turn = value.asObject();
            String fraction = turn.getString("fraction", "");
            BigDecimal chance = chance(turn.get("value").toString(), fraction);
            String percent = percent(chance, fraction);
            if (turns.size() > 1) {
                String number = "turn " + turn.getInt("turn", 0);
                out.println(number + ", " + turn.getInt("seen", 0) + " cards: " + percent);
                continue;
            }
            boolean isRounded = percent.startsWith("less") || percent.startsWith("more");
            boolean hasOneIn = chance.signum() > 0 && !isRounded;
            out.println(percent + (hasOneIn ? " = 1 in " + oneIn(chance) : ""));
            if (!fraction.isEmpty()) {
                out.println(fraction);
            }
            out.println(turn.getString("formula", ""));
        }
    }

    /** The chance in percent; what is only nearly certain or impossible is called neither. */
    private static String percent(BigDecimal chance, String fraction) {
        if (chance.compareTo(BigDecimal.ONE) == 0 && !fraction.equals("1")) {
            return "more than 99.9999 %";
        }
        if (chance.signum() == 0 && !fraction.equals("0")) {
            return "less than 0.0001 %";
        }
        return plain(chance.multiply(PERCENT)) + " %";
    }

    private static String oneIn(BigDecimal chance) {
        return plain(BigDecimal.ONE.divide(chance, new MathContext(4)));
    }

    private static BigDecimal chance(String value, String fraction) {
        int slash = fraction.indexOf('/');
        return slash < 0
                ? new BigDecimal(fraction.isEmpty() ? value : fraction)
                : new BigDecimal(fraction.substring(0, slash))
                        .divide(new BigDecimal(fraction.substring(slash + 1)), DIGITS);
    }

    private static String plain(BigDecimal number) {
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
