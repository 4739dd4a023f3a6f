package cardbench.codes.ygo.setcode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.text.Diagnostics;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetConstantsTest {

    @ParameterizedTest
    @CsvSource({
        "Blue-Eyes, SET_BLUE_EYES",
        "@Ignister, SET_IGNISTER",
        "'Gem-Knight ', SET_GEM_KNIGHT",
        "P.U.N.K., SET_P_U_N_K",
        "Évil★Twin, SET_EVIL_TWIN",
        "Ｄ－ＨＥＲＯ, SET_D_HERO",
        "銀河眼, SET_107B",
        "'', SET_107B",
    })
    void name_becomesAConstant(String name, String constant) {
        assertEquals(constant, SetConstants.constant(name, 0x107b));
    }

    @Test
    void list_isWrittenByBase_withNumbersWhereNamesAreAlike() {
        String text =
                SetConstants.write(
                        List.of(
                                new Archetype(0x6008, "E-HERO"),
                                new Archetype(0x3008, "E・HERO"),
                                new Archetype(0x7b, "ギャラクシー"),
                                new Archetype(0x8, "HERO"),
                                new Archetype(0xd, "")),
                        Dialect.EDOPRO);
        assertEquals(
                "-- numbering: edopro\nSET_HERO = 0x8 -- HERO\n"
                        + "SET_E_HERO_3008 = 0x3008 -- E・HERO\n"
                        + "SET_E_HERO_6008 = 0x6008 -- E-HERO\n"
                        + "SET_D = 0xd\n"
                        + "SET_7B = 0x7b -- ギャラクシー\n",
                text);
    }

    @Test
    void constants_areReadAsAList_andWrittenAgain() {
        String text =
                "--Archetypes\r\nSET_BLUE_EYES                = 0xdd\r\n"
                        + "SET_HERO=0x8 --HERO\n"
                        + "SET_E_HERO_3008 = 0x3008 -- E・HERO\n"
                        + "SET_7B = 0x7b -- ギャラクシー\n"
                        + "SET_FROG = 18 -- also Toads\n"
                        + "SET_HERO_2 = 0x8\n"
                        + "SET_WRONG = 0xzz\n"
                        + "SETS = {SET_HERO, SET_FROG}\nSET_LIST, SET_OTHER = 1, 2\n";
        Diagnostics diagnostics = new Diagnostics();
        SetnameTable table = SetConstants.read("constants.lua", text, diagnostics);
        assertEquals(
                List.of(
                        new Setname(0xdd, "BLUE EYES", List.of(), false),
                        new Setname(0x8, "HERO", List.of(), false),
                        new Setname(0x3008, "E・HERO", List.of(), false),
                        new Setname(0x7b, "ギャラクシー", List.of(), false),
                        new Setname(18, "FROG", List.of(), false)),
                table.names());
        assertEquals(
                List.of("ygo.setname-twice", "ygo.bad-setname"),
                diagnostics.list().stream().map(diagnostic -> diagnostic.code().name()).toList());
        assertEquals(7, diagnostics.list().get(0).location().line());
        String written =
                SetConstants.write(
                        table.names().stream()
                                .map(name -> new Archetype(name.code(), name.name()))
                                .toList(),
                        Dialect.YGOPRO);
        assertEquals(
                written,
                SetConstants.write(
                        SetConstants.read("again", written, new Diagnostics()).names().stream()
                                .map(name -> new Archetype(name.code(), name.name()))
                                .toList(),
                        Dialect.YGOPRO));
    }

    @ParameterizedTest
    @CsvSource({
        "BLUE EYES, Blue-Eyes, true",
        "Blue Eyes, Blue-Eyes, false",
        "Blue-Eyes, Blue-Eyes, true",
        "BLUE EYES, Red-Eyes, false",
    })
    void namesMadeOfConstants_areComparedAsConstants(String one, String other, boolean same) {
        assertEquals(same, SetConstants.areSame(one, other, 0xdd));
        assertEquals(same, SetConstants.areSame(other, one, 0xdd));
    }
}
