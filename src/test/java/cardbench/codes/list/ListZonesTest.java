package cardbench.codes.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.codes.list.line.Zone;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Zones by headings, gaps, labels and footings; the numbers of cards were counted by hand. */
class ListZonesTest {

    /** The zones with their copies; a bar in the list is the end of a line. */
    private static String zones(String list) {
        DeckList read = ListReader.read(list.replace('|', '\n').replace('_', ' '));
        List<String> zones = new ArrayList<>();
        for (Zone zone : Zone.values()) {
            if (read.copies(zone) > 0) {
                zones.add(zone.key() + "=" + read.copies(zone));
            }
        }
        return String.join(" ", zones);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // a sideboard behind a gap
                "4 Opt|56 Island||15 Negate; main=60 sideboard=15",
                "4 Opt|57 Island||15 Negate; main=61 sideboard=15",
                "4 Opt|56 Island|---|15 Negate; main=60 sideboard=15",
                "Deck|4 Opt|36 Island||17 Negate; main=40 sideboard=17",
                "24 Shock||12 Raptor||24 Mountain||15 Negate; main=60 sideboard=15",
                // groups of one deck
                "20 Forest|20 Plains||10 Island|10 Swamp; main=60",
                "8 Elf||24 Forest||28 Giant Growth; main=60",
                // leaders
                "1 Krenko, Mob Boss||99 Mountain; main=99 leader=1",
                "99 Mountain||1 Krenko, Mob Boss; main=99 leader=1",
                "Commander|1 Krenko, Mob Boss||1 Sol Ring|98 Mountain; main=99 leader=1",
                "Commander|1 Krenko, Mob Boss|1 Sol Ring|98 Mountain; main=99 leader=1",
                "Commander|Krenko, Mob Boss||99 Mountain; main=99 leader=1",
                "Commander|1 Krenko||1 Sol Ring||Sideboard|2 Shock; main=1 sideboard=2 leader=1",
                // labels
                "Commander: Krenko, Mob Boss||99 Mountain; main=99 leader=1",
                "レジェンド：《王》||40 Soldier; main=40 leader=1",
                "Hero: Ann|Weapons: Axe|Equipment: Cap, Boots||4 Blow; main=4 leader=1 setup=3",
                // numbers below their cards
                "24 Island|24 lands||36 Opt|36 other spells||15 Negate|15 sideboard cards; main=60 sideboard=15",
                "24 Island|-土地(24)-||36 Opt|-呪文(36)-||15 Negate|-サイドボード(15)-; main=60 sideboard=15",
                // the companion is one of the sideboard
                "Companion|1 Lurrus||Deck|60 Island||Sideboard|1 Lurrus|14 Opt; main=60 sideboard=15",
                "Gefährte|1 Lurrus||Deck|60 Island||Sideboard|1 Lurrus|14 Opt; main=60 sideboard=15",
                // kinds of cards below the heading of a zone
                "Sideboard|Creatures|2 Elf|Lands|1 Forest||Deck|60 Opt; main=60 sideboard=3",
                "40 Ash||15 Dragon||15 Twister; main=40 sideboard=15 extra=15",
                "3 Albert|3 Jeno||2 Albert Evolved; main=6 extra=2",
                // the identity of Netrunner, whatever number its name holds
                "Storm||2-Starred Knight||Agenda (3)|3 Vote; main=3 leader=1",
                "Storm||9th Zealots||Agenda (3)|3 Vote; main=3 leader=1",
                "Storm||30,000-Year Lantern||Agenda (3)|3 Vote; main=3 leader=1",
                "Storm||Serpentgear 2.0||Agenda (3)|3 Vote; main=3 leader=1",
                "Storm||Titan // Ember||Agenda (3)|1 A // B|1 C // D|1 E // F; main=3 leader=1",
                "Storm 2.0||Agenda (3)|3 Vote; main=3",
                // cards without a number that make a deck whole, and the head of a report
                "Krenko, Mob Boss||99 Mountain; main=99 leader=1",
                "Night of Korvan|Herne, Germany|May 13th, 2023|A. Player||97 Mountain; main=97",
                "Night of Korvan|Herne, Germany|A. Player||Deck Name: Dusk||97 Mountain; main=97",
            })
    void cards_areInTheirZones(String list, String zones) {
        assertEquals(zones, zones(list));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Main deck; Sideboard; Extra deck",
                "Hauptdeck; Seitendeck; Extradeck",
                "Deck principal; Réserve; Deck additionnel",
                "Mazo principal; Banquillo; Mazo extra",
                "Mazzo principale; Riserva; Mazzo extra",
                "Baralho principal; Reserva; Baralho extra",
                "Основная колода; Сайдборд; Дополнительная колода",
                "Talia główna; Talia boczna; Talia dodatkowa",
                "主卡组; 副卡组; 额外卡组",
                "主牌組; 備牌; 額外牌組",
                "メインデッキ; サイドデッキ; エクストラデッキ",
                "메인 덱; 사이드 덱; 엑스트라 덱",
            })
    void headings_areKnownInEachLanguage(String main, String side, String extra) {
        for (String form :
                List.of(
                        "%s",
                        "%s:",
                        "[%s]",
                        "【%s】",
                        "■ %s",
                        "=== %s ===",
                        "**%s**",
                        "// %s",
                        "<b>%s</b>",
                        "[b]%s[/b]",
                        "> %s",
                        "🎴 %s",
                        "%s (N)",
                        "%s: N",
                        "%s – N",
                        "【%s】(N)",
                        "[%s (N)]",
                        "N %s",
                        "%s [N]",
                        "## %s (N)")) {
            String list =
                    title(form, main, 40)
                            + "\n40 Opt\n\n"
                            + title(form, extra, 5)
                            + "\n5 Shock\n\n"
                            + title(form, side, 12)
                            + "\n12 Ponder\n";
            assertEquals("main=40 sideboard=12 extra=5", zones(list), list);
        }
    }

    private static String title(String form, String words, int cards) {
        return form.replace("%s", words).replace("N", Integer.toString(cards));
    }
}
