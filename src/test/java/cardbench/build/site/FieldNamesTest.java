package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** That the rewritten scripts answer as before is seen in the browser tests. */
class FieldNamesTest {

    /** The function that makes constructors, and the one of the root. */
    private static final String RUNTIME = "let G=superclass=>{};function F(){this.$id$=0;}";

    private static void assertRenamed(String expected, String script) {
        assertEquals(RUNTIME + expected, FieldNames.shortened(RUNTIME + script));
    }

    @Test
    void unrelatedClasses_shareNames() {
        assertRenamed(
                "function A(){let a=this;F.call(a);a.a=0;a.b=null;}function B(){F.call(this);this.a=0;}"
                        + "f=(b,c)=>b.b.a+c.a;",
                "function A(){let a=this;F.call(a);a.xQ=0;a.yQ=null;}function B(){F.call(this);this.zQ=0;}"
                        + "f=(b,c)=>b.yQ.zQ+c.zQ;");
    }

    @Test
    void fieldsOfASuperclass_comeFirst() {
        assertRenamed(
                "function C(){B.call(this);this.b=0;}B=G(A);\nfunction A() {\n  F.call(this); this.a = 0; }",
                "function C(){B.call(this);this.zQ=0;}B=G(A);\nfunction A() {\n  F.call(this); this.xQ = 0; }");
    }

    @Test
    void namesOfOthers_areNeitherTakenNorGiven() {
        assertRenamed(
                "function A(){F.call(this);this.c=0;this.at=0;}x.a();y={b:1};z.at(1);",
                "function A(){F.call(this);this.xQ=0;this.at=0;}x.a();y={b:1};z.at(1);");
    }

    @Test
    void textsAndReadableNames_stay() {
        assertRenamed(
                "function A(){F.call(this);this.a=0;this.$name=0;}s=\"b.xQ\";",
                "function A(){F.call(this);this.xQ=0;this.$name=0;}s=\"b.xQ\";");
    }

    @Test
    void otherScripts_areRefused() {
        assertThrows(IllegalArgumentException.class, () -> FieldNames.shortened("umd();"));
        String twice = "function A(){F.call(this);this.xQ=0;}function B(){F.call(this);this.xQ=0;}";
        assertThrows(IllegalArgumentException.class, () -> FieldNames.shortened(RUNTIME + twice));
    }
}
