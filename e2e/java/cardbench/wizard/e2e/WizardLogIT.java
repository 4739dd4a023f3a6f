package cardbench.wizard.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardbench.base.e2e.Scheme;
import cardbench.base.e2e.Site;
import cardbench.base.e2e.SiteExtension;
import cardbench.base.e2e.SitePage;
import cardbench.codes.e2e.DecksView;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The log of a game of 逆时巫师 OL says in the reader's language what happened. */
@ExtendWith(SiteExtension.class)
class WizardLogIT {

    private static SitePage open(Site site, String language, String example) {
        SitePage view =
                site.open(
                        Scheme.HTTP,
                        "index.html#wizard&example=" + example,
                        DecksView.inLanguage(language));
        view.page().locator("#wizard-card-c1").waitFor();
        return view;
    }

    static List<Arguments> playsOfBash() {
        return List.of(
                Arguments.of(
                        "en-GB",
                        List.of(
                                "Player 1 plays 当头一棒",
                                "Player 1: mana 10 → 7",
                                "Event: Player 1 plays 当头一棒",
                                "If you have a wand equipped",
                                "Deal 9 damage to a monster of your choice",
                                "Player 1 chooses Monster 1",
                                "Monster 1: health 20 → 11",
                                "Event: Monster 1 takes 9 damage from Player 1",
                                "当头一棒 (Player 1): hand → played")),
                Arguments.of(
                        "zh-CN",
                        List.of(
                                "玩家 1打出“当头一棒”",
                                "玩家 1的法力：10 → 7",
                                "事件：玩家 1打出“当头一棒”",
                                "如果你装备了魔杖",
                                "对你选择的一个怪物造成9点伤害",
                                "玩家 1选择：怪物 1",
                                "怪物 1的生命值：20 → 11",
                                "事件：怪物 1受到玩家 1造成的 9 点伤害",
                                "“当头一棒”（玩家 1）：手牌 → 出牌区")),
                Arguments.of(
                        "ja-JP",
                        List.of(
                                "プレイヤー1が「当头一棒」をプレイ",
                                "プレイヤー1のマナ：10 → 7",
                                "イベント：プレイヤー1が「当头一棒」をプレイする",
                                "あなたが杖を装備しているなら",
                                "あなたが選ぶモンスター1体に9ダメージを与える",
                                "プレイヤー1の選択：モンスター1",
                                "モンスター1の体力：20 → 11",
                                "イベント：モンスター1がプレイヤー1から9ダメージを受ける",
                                "「当头一棒」（プレイヤー1）：手札 → 場")));
    }

    @ParameterizedTest
    @MethodSource("playsOfBash")
    void play_isToldInTheReadersLanguage(String language, List<String> lines, Site site) {
        try (SitePage view = open(site, language, "bash")) {
            Page page = view.page();
            page.click("#wizard-card-c1");
            page.click("#wizard-choice-0");
            assertThat(page.locator(".wizard-tree li")).hasText(lines.toArray(new String[0]));
        }
    }

    @Test
    void counteredCard_isToldWithTheTriggerThatCountersIt(Site site) {
        try (SitePage view = open(site, "en-GB", "counter_next_spell")) {
            Page page = view.page();
            page.click("#wizard-card-c1");
            page.locator(".wizard-triggers li").waitFor();
            page.click("#wizard-fold-p2");
            page.click("#wizard-card-d5");
            assertThat(page.locator(".wizard-tree li"))
                    .hasText(
                            new String[] {
                                "Player 2 plays Plain card 5",
                                "Event: Player 2 plays Plain card 5",
                                "Trigger t1 is removed",
                                "The trigger of 反制 fires for Player 1",
                                "Counter the card being played",
                                "Plain card 5 is countered",
                                "Plain card 5 (Player 2): hand → discard pile"
                            });
        }
    }

    @Test
    void prompt_namesThePlayerAndTheCandidates(Site site) {
        try (SitePage view = open(site, "en-GB", "bash")) {
            Page page = view.page();
            page.click("#wizard-card-c1");
            assertThat(page.locator("#wizard-prompt-title")).hasText("Player 1: choose a monster");
            assertThat(page.locator("#wizard-choice-1")).hasText("Monster 2");
        }
    }

    /** Who makes cards sees what the engine calls the entry, and the variables of the card. */
    @Test
    void rawEntry_isBehindAFoldThatStaysOpen(Site site) {
        try (SitePage view = open(site, "en-GB", "bash")) {
            Page page = view.page();
            page.click("#wizard-card-c1");
            page.click("#wizard-choice-0");
            // the choice has a log of its own, which the whole one replaces
            assertThat(page.locator(".wizard-tree li")).hasCount(9);
            page.click("#wizard-raw summary");
            page.click("#wizard-line-4");
            assertThat(page.locator("#wizard-raw code")).hasText("do damage");
            assertThat(page.locator("#wizard-raw")).containsText("onPlay.playerUUID = p1");
        }
    }
}
