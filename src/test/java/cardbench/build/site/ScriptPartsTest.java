package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.teavm.backend.javascript.codegen.LocationProvider;
import org.teavm.debugging.information.DebugInformation;
import org.teavm.debugging.information.DebugInformationBuilder;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.ReferenceCache;
import org.teavm.model.ValueType;

class ScriptPartsTest {

    private static final MethodDescriptor METHOD = new MethodDescriptor("m", ValueType.VOID);

    /** A script of TeaVM: run-time, methods, tables, texts. */
    private static final String SCRIPT =
            """
            runtime();
            let Z=()=>0;
            function A(){this.$id$=0;}
            let B=()=>"牌";
            let C=()=>0;
            P([-1,"java",0,"lang"]);
            Q([A,0]);
            T(["one","two"]);
            """;

    /** Where a method begins, as TeaVM tells it while it writes. */
    private static final class Place implements LocationProvider {
        private int line;

        @Override
        public int getLine() {
            return line;
        }

        @Override
        public int getColumn() {
            return 0;
        }

        @Override
        public int getOffset() {
            return 0;
        }
    }

    private static DebugInformation debug() {
        Place place = new Place();
        DebugInformationBuilder builder = new DebugInformationBuilder(new ReferenceCache());
        builder.setLocationProvider(place);
        mark(builder, place, 1, "a.Z");
        mark(builder, place, 2, null);
        mark(builder, place, 3, "a.B");
        mark(builder, place, 4, "a.C");
        mark(builder, place, 6, "a.B");
        return builder.getDebugInformation();
    }

    private static void mark(
            DebugInformationBuilder builder, Place place, int line, String className) {
        place.line = line;
        builder.emitLocation("A.java", line);
        builder.emitStatementStart();
        builder.emitClass(className);
        builder.emitMethod(className == null ? null : METHOD);
    }

    @Test
    void parts_beginWithTheConstructorOfTheirClass() {
        assertEquals(
                List.of(
                        new BundlePart(0, "runtime"),
                        new BundlePart(11, "a.Z"),
                        new BundlePart(24, "a.B"),
                        // the character in the text has three bytes
                        new BundlePart(68, "a.C"),
                        new BundlePart(81, "class metadata"),
                        new BundlePart(116, "texts")),
                ScriptParts.of(SCRIPT, debug()));
    }

    @Test
    void otherScripts_areRefused() {
        assertThrows(
                IllegalArgumentException.class, () -> ScriptParts.of("function A(){}\n", debug()));
    }
}
