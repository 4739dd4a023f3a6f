package cardbench.codes.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.e2e.RowsInTurn;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page calls decks, in titles and lists, and the figures of decks with unknown cards. */
@ExtendWith(SiteExtension.class)
class FoundDecksIT {

    /** A deck of hero 2827, who is Lady Liadrin. */
    private static final String SKIN =
            "AAECAYsWBK8Eg9QC/eoCnvgCDUbzBfUF+QrrwgKDxwK4xwLjywKVzgL70wLR4QLW5QK15gIA";

    private static final String PRIEST =
            "AAECAa0GBIWtA46xA8i+A8jAAw2XAvYH2qwDgbEDmLYDk7oDm7oDr7oD3swDy80D184D49ED/tEDAA==";

    private static final String PALADIN =
            "AAECAZ8FBITBA5PQA8PRA8jhAw37AZwClaYDyrgD/bgD6rkD67kD7LkDysEDlc0Dns0Dn80DwNEDAA==";

    /** The legendary card 9 twice, and 900,001 twice, which is no card. */
    private static final String PARTLY = "AAECAYsWAAIJofc2AAA=";

    @ParameterizedTest
    @CsvSource({
        "zh, 标准模式圣骑士, 女伯爵莉亚德琳",
        "ja, スタンダード・パラディン, レディ・リアドリン",
        "en, Standard Paladin, Lady Liadrin"
    })
    void skin_hasItsClassAndName(String language, String title, String hero, Site site) {
        try (DecksView view = DecksView.open(site, "#lang=" + language)) {
            view.fill(SKIN);
            assertThat(view.locator("#answer h2")).hasText(title);
            assertThat(view.locator("#answer .facts")).containsText(hero);
            assertThat(view.locator("#answer .facts")).not().containsText("2827");
            assertThat(view.locator("#recent-0 .found-title")).hasText(title);
            assertThat(view.locator("#recent-0 .found-hint")).containsText(hero);
            view.fill(SKIN + "\n" + PRIEST);
            assertThat(view.locator("#found-0 .found-title")).hasText(title);
            assertThat(view.locator("#found-0 .found-hint")).containsText(hero);
        }
    }

    @Test
    void decksOfAPost_areToldApart(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(
                    "### Dragons 2.1\n# Class: Priest\n"
                            + PRIEST
                            + "\n# \n\n### Dragons 2.0\n"
                            + PALADIN
                            + "\n\n"
                            + SKIN
                            + "\n\n【Freeze】\n"
                            + DecksView.GENIUS);
            assertThat(view.locator("#found-0 .found-title")).hasText("Dragons 2.1");
            assertThat(view.locator("#found-1 .found-title")).hasText("Dragons 2.0");
            assertThat(view.locator("#found-2 .found-title")).hasText("Standard Paladin");
            assertThat(view.locator("#found-3 .found-title")).hasText("Freeze");
            assertThat(view.locator("#found-0 .found-hint"))
                    .containsText("Standard Priest · Anduin Wrynn · Raise Dead, ");
            assertThat(view.locator("#found-1 .found-hint"))
                    .containsText("Standard Paladin · Uther Lightbringer · ");
            assertThat(view.locator("#found-3 .found-hint"))
                    .containsText("Raiden Shogun / Ganyu / Diona · Undivided Heart, ");
        }
    }

    @Test
    void shareCodeWithAnUnknownCharacter_isCalledAfterTheOthers(Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(view.shareCode(1, 2, 1000, 61, 61));
            assertThat(view.locator("#answer h2")).hasText("Ganyu / Diona");
        }
    }

    @Test
    void figures_sayWhatTheyLeaveOut(Site site) {
        try (DecksView view = DecksView.open(site, "#lang=en")) {
            view.fill(PARTLY);
            assertThat(view.locator("#answer .facts"))
                    .containsText("at least 3,200 dust, 2 cards not counted");
            assertThat(view.locator("#answer .facts")).not().containsText("average");
            assertThat(view.locator("#answer .curve")).hasCount(0);
            String text =
                    (String)
                            view.page()
                                    .evaluate(
                                            "code => JSON.parse(Cardbench.call(JSON.stringify("
                                                    + "{op: 'export', text: code, to: 'svg', language: 'en'}))).result.content",
                                            PARTLY);
            assertEquals(true, text.contains("at least 3200 dust (cards not counted: 2)"), text);
        }
    }

    @ParameterizedTest
    @RowsInTurn(4)
    @ValueSource(
            strings = {
                "角色牌：甘雨、迪奥娜 / 行动牌：阿莫斯之弓×2，……",
                "Ganyu / Diona / Amos' Bow x2",
                "卡名,数量\n甘雨,1\n迪奥娜,1\n阿莫斯之弓,2",
                "角色牌（2）\n甘雨\n迪奥娜\n行动牌（2）\n阿莫斯之弓\t2"
            })
    void listOnALine_becomesACode(String list, Site site) {
        try (DecksView view = DecksView.open(site, "")) {
            view.fill(list);
            assertThat(view.locator("#answer h2")).hasText("Ganyu / Diona");
            assertThat(view.locator(".canonical .code").first())
                    .hasText(view.shareCode(1, 2, 0, 129, 129));
        }
    }
}
