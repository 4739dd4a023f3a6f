package cardbench.build.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SiteBuildTest {

    private static final List<String> ALL =
            List.of(
                    "project=/a b",
                    "target=t",
                    "version=1",
                    "address=https://example.org/?a=b",
                    "cards=",
                    "bundles=page",
                    "minified=true",
                    "sourceMaps=false",
                    "js=ADVANCED",
                    "wasm=ADVANCED");

    private static String refusal(List<String> args) {
        return assertThrows(IllegalArgumentException.class, () -> SiteBuild.settings(args))
                .getMessage();
    }

    @Test
    void settings_areReadByName() {
        assertEquals("/a b", SiteBuild.settings(ALL).get("project"));
        assertEquals("https://example.org/?a=b", SiteBuild.settings(ALL).get("address"));
        assertEquals("", SiteBuild.settings(ALL).get("cards"));
    }

    @Test
    void missingSetting_isNamed() {
        assertTrue(refusal(ALL.subList(0, 9)).contains("wasm"), refusal(ALL.subList(0, 9)));
    }

    @Test
    void unknownOrRepeatedSetting_isNamed() {
        for (String wrong : List.of("colour=red", "page", "", "js=NONE")) {
            List<String> args = new ArrayList<>(ALL);
            args.add(wrong);
            assertTrue(refusal(args).contains("“" + wrong + "”"), refusal(args));
        }
    }
}
