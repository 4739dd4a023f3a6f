package cardbench.codes.ygo.limits;

import cardbench.base.text.Diagnostics;
import cardbench.base.text.Location;
import cardbench.codes.ygo.setcode.Dialect;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects the lines of one list. What a number means is known only at the end, since headers may
 * stand below the rows.
 */
final class LimitListBuilder {

    /** The name of the points of the official format. */
    private static final String GENESYS = "genesys";

    /** The points that a deck of this format has unless a list states otherwise. */
    private static final int GENESYS_POINTS = 100;

    /** Link and Pendulum monsters, which EDOPro's rules of the format forbid. */
    private static final int GENESYS_TYPES = 0x5000000;

    private final String name;
    private final Location head;
    private final List<Row> rows = new ArrayList<>();
    private final List<Budget> budgets = new ArrayList<>();
    private final Map<Integer, String> remarks = new HashMap<>();
    private boolean whitelist;
    private boolean rowsArePoints;
    private boolean full;
    private int forbiddenTypes;

    /** A row: a limit, or points where it names them. */
    private record Row(int id, String points, int number, Location place) {}

    private record Budget(String name, int most) {}

    LimitListBuilder(String name, Location head) {
        this.name = name;
        this.head = head;
    }

    int size() {
        return rows.size();
    }

    void whitelist() {
        whitelist = true;
    }

    void rowsArePoints() {
        rowsArePoints = true;
    }

    void forbidTypes(int bits) {
        forbiddenTypes = bits;
    }

    void budget(String points, int most) {
        budgets.add(new Budget(points, Math.max(0, most)));
    }

    void number(int id, int number, Location place) {
        rows.add(new Row(id, null, number, place));
    }

    void points(int id, String points, int number, Location place) {
        rows.add(new Row(id, points, number, place));
    }

    /** The comment behind a row; of several for one card, the first counts. */
    void remark(int id, String remark) {
        if (!remark.isEmpty()) {
            remarks.putIfAbsent(id, remark);
        }
    }

    /** Reports once that a row is not read. */
    void full(Diagnostics diagnostics) {
        if (!full) {
            diagnostics.add(
                    LimitCodes.TOO_MANY_ROWS.at(head).with("limit", LimitListReader.MAX_ROWS));
        }
        full = true;
    }

    LimitList build(Diagnostics diagnostics) {
        if (rowsArePoints) {
            budgets.add(new Budget(GENESYS, GENESYS_POINTS));
        }
        List<PointBudget> read = new ArrayList<>();
        for (Budget budget : budgets) {
            read.add(new PointBudget(budget.name, budget.most, points(budget.name)));
        }
        sayUncounted(diagnostics);
        boolean edopro = whitelist || rowsArePoints;
        boolean ygopro = !edopro && (!budgets.isEmpty() || forbiddenTypes != 0);
        return new LimitList(
                name,
                edopro ? Dialect.EDOPRO : ygopro ? Dialect.YGOPRO : null,
                whitelist,
                limits(diagnostics),
                read,
                forbiddenTypes | (rowsArePoints ? GENESYS_TYPES : 0),
                remarks);
    }

    private CardValues points(String budget) {
        List<CardValues.Entry> entries = new ArrayList<>();
        for (Row row : rows) {
            boolean inBudget = row.points == null ? rowsArePoints : row.points.equals(budget);
            if (inBudget && (row.points != null || budget.equals(GENESYS))) {
                entries.add(new CardValues.Entry(row.id, Math.max(0, row.number)));
            }
        }
        return CardValues.of(entries);
    }

    private CardValues limits(Diagnostics diagnostics) {
        List<Row> written = new ArrayList<>();
        Row high = null;
        int highRows = 0;
        int most = 0;
        for (Row row : rows) {
            if (row.points == null && !rowsArePoints) {
                written.add(row);
                high = high == null && row.number > LimitList.MAX_COPIES ? row : high;
                highRows += row.number > LimitList.MAX_COPIES ? 1 : 0;
                most = Math.max(most, row.number);
            }
        }
        if (high != null) {
            diagnostics.add(
                    LimitCodes.HIGH_LIMITS
                            .at(high.place)
                            .with("rows", highRows)
                            .with("count", high.number)
                            .with("read", LimitList.USUAL));
        } else if (most > LimitList.USUAL) {
            diagnostics.add(LimitCodes.MORE_COPIES.at(head).with("most", most));
        }
        // Among points, small numbers are no copies either.
        return limits(written, high == null ? LimitList.MAX_COPIES : LimitList.USUAL, diagnostics);
    }

    private static CardValues limits(List<Row> written, int highest, Diagnostics diagnostics) {
        List<CardValues.Entry> entries = new ArrayList<>();
        for (Row row : written) {
            if (row.number < 0) {
                diagnostics.add(
                        LimitCodes.BAD_LIMIT
                                .at(row.place)
                                .with("count", row.number)
                                .with("read", 0));
            }
            entries.add(new CardValues.Entry(row.id, Math.max(0, Math.min(highest, row.number))));
        }
        return CardValues.of(entries);
    }

    /** Reports once for each name the points of rows for which there is no budget. */
    private void sayUncounted(Diagnostics diagnostics) {
        List<String> reported = new ArrayList<>();
        for (Budget budget : budgets) {
            reported.add(budget.name);
        }
        for (Row row : rows) {
            if (row.points != null && !reported.contains(row.points)) {
                reported.add(row.points);
                diagnostics.add(LimitCodes.NO_BUDGET.at(row.place).with("name", row.points));
            }
        }
    }
}
