package cardbench.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackageOrderTest {

    @Test
    void project_keepsTheOrder() {
        List<ClassFile> project = ClassFile.ofProject();
        assertTrue(project.size() > 10, "classes to look at: " + project.size());
        assertEquals(List.of(), PackageOrder.breaches(project));
    }

    private static List<String> breaches(String from, String to) {
        return PackageOrder.breaches(
                List.of(new ClassFile("cardbench/" + from + "/A", Set.of(to), new byte[0])));
    }

    @ParameterizedTest
    @CsvSource({
        "text, cardbench/json/B",
        "deck, cardbench/genshin/B",
        "genshin, cardbench/hearthstone/B",
        "ygo/deck, cardbench/genshin/B",
        "ygo/database, cardbench/ygo/deck/B",
        "hearthstone, cardbench/sqlite/B",
        "export, cardbench/ygo/deck/B",
        "ygo/setcode, cardbench/yaml/B",
        "yisp/vm, cardbench/odds/B",
        "yisp/syntax, cardbench/yisp/check/B",
        "deckfile, cardbench/exact/B",
        "exact/search, cardbench/exact/B",
        "exact/program, cardbench/exact/state/B",
        "exact/state, cardbench/exact/analysis/B",
        "exact/analysis, cardbench/exact/machine/B",
        "exact/machine, cardbench/exact/search/B",
        "exact, cardbench/odds/B",
        "call, cardbench/web/B",
        "web, cardbench/cli/B",
        "cli, cardbench/build/site/B",
        "web, cardbench/build/site/B",
        "build/site, cardbench/cli/Terminal",
        "build/site, cardbench/build/tables/B",
        "cli, org/teavm/tooling/TeaVMTool",
        "deck, com/eclipsesource/json/JsonValue",
        "call, org/teavm/jso/JSExport",
        "cli, org/teavm/jso/JSExport",
        "web, org/teavm/tooling/TeaVMTool",
        "cards, java/io/Reader",
        "json, java/nio/file/Path",
        "call, java/net/URI",
        "call, org/apache/spark/SparkConf",
        "cli, cardbench/spark/B",
        "spark, cardbench/cli/Terminal",
        "spark, cardbench/web/B",
        "cellar, java/lang/String",
    })
    void arrowTheWrongWay_isFound(String from, String to) {
        assertEquals(1, breaches(from, to).size());
    }

    @ParameterizedTest
    @CsvSource({
        "json, cardbench/text/B",
        "ygo/database, cardbench/sqlite/B",
        "ygo/deck, cardbench/ygo/database/B",
        "exact, cardbench/exact/search/B",
        "yisp/vm, cardbench/yisp/syntax/B",
        "odds, cardbench/chance/B",
        "call, cardbench/ygo/view/B",
        "call/decks, cardbench/call/B",
        "call, com/eclipsesource/json/JsonValue",
        "web, org/teavm/jso/JSExport",
        "build/site, org/teavm/tooling/TeaVMTool",
        "cli, java/nio/file/Path",
        "build/site, cardbench/build/site/B",
        "build/tables, java/nio/file/Path",
        "spark, cardbench/call/decks/B",
        "spark, cardbench/exact/B",
        "spark, org/apache/spark/SparkConf",
        "text, cardbench/text/B",
        "text, java/util/List",
    })
    void arrowTheRightWay_isLetThrough(String from, String to) {
        assertEquals(List.of(), breaches(from, to));
    }

    /** Names other classes in every place that a class file has for them. */
    static final class Namer {
        private StringBuilder field;

        Integer[] method(List<Thread> generic) {
            Object local = field;
            return local instanceof Runnable ? new Integer[0] : null;
        }
    }

    @Test
    void references_areFoundWhereverTheyStand() {
        assertEquals(
                Set.of(
                        "cardbench/architecture/PackageOrderTest",
                        "java/lang/Integer",
                        "java/lang/Object",
                        "java/lang/Runnable",
                        "java/lang/StringBuilder",
                        "java/util/List"),
                ClassFile.of(Namer.class).references());
    }
}
