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
        "base/text, cardbench/base/json/B",
        "codes/deck, cardbench/codes/genshin/B",
        "codes/genshin, cardbench/codes/hearthstone/B",
        "codes/ygo/deck, cardbench/codes/genshin/B",
        "codes/ygo/database, cardbench/codes/ygo/deck/B",
        "codes/hearthstone, cardbench/base/sqlite/B",
        "codes/export, cardbench/codes/ygo/deck/B",
        "codes/ygo/setcode, cardbench/base/yaml/B",
        "odds/yisp/vm, cardbench/odds/question/B",
        "odds/yisp/syntax, cardbench/odds/yisp/check/B",
        "odds/deckfile, cardbench/odds/exact/B",
        "odds/exact/search, cardbench/odds/exact/B",
        "odds/exact/program, cardbench/odds/exact/state/B",
        "odds/exact/state, cardbench/odds/exact/analysis/B",
        "odds/exact/analysis, cardbench/odds/exact/machine/B",
        "odds/exact/machine, cardbench/odds/exact/search/B",
        "odds/exact, cardbench/odds/question/B",
        "contract, cardbench/app/web/B",
        "app/web, cardbench/app/cli/B",
        "app/cli, cardbench/build/site/B",
        "app/web, cardbench/build/site/B",
        "build/site, cardbench/odds/exact/B",
        "build/site, cardbench/build/tables/B",
        "app/cli, org/teavm/tooling/TeaVMTool",
        "codes/deck, com/eclipsesource/json/JsonValue",
        "contract, org/teavm/jso/JSExport",
        "app/cli, org/teavm/jso/JSExport",
        "app/web, org/teavm/tooling/TeaVMTool",
        "codes/cards, java/io/Reader",
        "base/json, java/nio/file/Path",
        "contract, java/net/URI",
        "contract, org/apache/spark/SparkConf",
        "app/cli, cardbench/spark/B",
        "spark, cardbench/app/cli/Terminal",
        "spark, cardbench/app/web/B",
        "spark, cardbench/codes/genshin/B",
        "cellar, java/lang/String",
    })
    void arrowTheWrongWay_isFound(String from, String to) {
        assertEquals(1, breaches(from, to).size());
    }

    @ParameterizedTest
    @CsvSource({
        "base/json, cardbench/base/text/B",
        "codes/ygo/database, cardbench/base/sqlite/B",
        "codes/ygo/deck, cardbench/codes/ygo/database/B",
        "odds/exact, cardbench/odds/exact/search/B",
        "odds/yisp/vm, cardbench/odds/yisp/syntax/B",
        "odds/question, cardbench/base/chance/B",
        "codes/call/ygo, cardbench/codes/ygo/view/B",
        "codes/call/decks, cardbench/contract/B",
        "contract, com/eclipsesource/json/JsonValue",
        "app/web, org/teavm/jso/JSExport",
        "build/site, org/teavm/tooling/TeaVMTool",
        "app/cli, java/nio/file/Path",
        "build/site, cardbench/build/site/B",
        "build/tables, java/nio/file/Path",
        "spark, cardbench/codes/call/decks/B",
        "spark, cardbench/odds/exact/B",
        "spark, org/apache/spark/SparkConf",
        "base/text, cardbench/base/text/B",
        "base/text, java/util/List",
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
