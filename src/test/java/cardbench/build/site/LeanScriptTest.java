package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LeanScriptTest {

    @Test
    void commentsSpaceAndLongNames_areGone() {
        String lean =
                LeanScript.of(
                        "a.js",
                        "(function () {\n  // why\n  const counted = go();\n  use(counted, counted);\n})();");
        assertEquals("'use strict';(function(){const a=go();use(a,a)})();", lean.strip());
    }

    @Test
    void stringsAndTemplates_keepWhatTheySay() {
        String lean = LeanScript.of("a.js", "use('// no comment', `a\n  ${b}`, /\\/\\/x/);");
        assertTrue(lean.contains("// no comment"), lean);
        assertTrue(lean.contains("a\n  ${b}") || lean.contains("a\\n  ${b}"), lean);
        assertTrue(lean.contains("/\\/\\/x/"), lean);
    }

    @Test
    void faultyScript_isRefusedWithItsPlace() {
        Exception e =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> LeanScript.of("a.js", "first();\nsecond(;"));
        assertTrue(e.getMessage().contains("a.js line 2"), e.getMessage());
    }
}
