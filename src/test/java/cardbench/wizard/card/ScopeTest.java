package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.base.json.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which variables a card may use at a place, and what they hold. */
class ScopeTest {

    private final Scope scope = new Scope();

    private Scope.Giver add(String id, String field, VariableKind kind) {
        Scope.Giver giver = scope.giver(id, null);
        scope.add(giver, field, kind);
        return giver;
    }

    @Test
    void giver_keepsItsPlaceInTheText() {
        JsonNode place = Given.node("'dc1'");
        Scope.Giver giver = scope.giver("dc1", place);
        assertEquals("dc1", giver.id());
        assertSame(place, giver.place());
        assertFalse(giver.isUsed());
    }

    @Test
    void variable_hasTheKindOfItsLatestDefinition() {
        add("a", "UUID", VariableKind.PLAYER);
        add("a", "UUID", VariableKind.MONSTER);
        add("b", "UUID", VariableKind.CARD);
        assertEquals(VariableKind.MONSTER, scope.use("a.UUID"));
        assertEquals(VariableKind.CARD, scope.use("b.UUID"));
        assertNull(scope.use("a.index"));
        assertEquals(3, scope.size());
    }

    @Test
    void use_marksEachDefinitionThatItMayMean() {
        Scope.Giver loop = add("dc{loop1.index}", "UUID", VariableKind.CARD);
        Scope.Giver one = add("dc1", "UUID", VariableKind.CARD);
        Scope.Giver two = add("dc2", "UUID", VariableKind.CARD);
        assertEquals(VariableKind.CARD, scope.use("dc1.UUID"));
        assertTrue(loop.isUsed());
        assertTrue(one.isUsed());
        assertFalse(two.isUsed());
    }

    @Test
    void insideOfATrigger_hasTheVariablesAroundIt() {
        add("onPlay", "playerUUID", VariableKind.PLAYER);
        Scope inside = scope.inside();
        inside.add(inside.giver("a", null), "UUID", VariableKind.CARD);
        assertEquals(VariableKind.PLAYER, inside.use("onPlay.playerUUID"));
        assertNull(scope.use("a.UUID"));
        assertFalse(inside.isOpen());
        scope.open();
        assertTrue(scope.isOpen());
        assertTrue(scope.inside().isOpen());
    }

    @Test
    void variableOfOneBranch_isDoubtfulOutsideOfIt() {
        add("before", "UUID", VariableKind.CARD);
        int from = scope.size();
        add("a", "UUID", VariableKind.CARD);
        scope.onlyWhen("then", from, scope.size());
        add("behind", "UUID", VariableKind.CARD);
        assertTrue(scope.isDoubtful("a.UUID", List.of()));
        assertTrue(scope.isDoubtful("a.UUID", List.of("else")));
        assertFalse(scope.isDoubtful("a.UUID", List.of("then")));
        assertFalse(scope.isDoubtful("before.UUID", List.of()));
        assertFalse(scope.isDoubtful("behind.UUID", List.of()));
        assertFalse(scope.isDoubtful("none.UUID", List.of()));
    }

    @Test
    void innerBranch_staysTheConditionOfItsVariables() {
        add("a", "UUID", VariableKind.CARD);
        scope.onlyWhen("inner", 0, 1);
        scope.onlyWhen("outer", 0, 1);
        assertTrue(scope.isDoubtful("a.UUID", List.of("outer")));
        assertFalse(scope.isDoubtful("a.UUID", List.of("inner")));
    }

    @Test
    void definitionThatCertainlyRan_removesTheDoubt() {
        add("a", "UUID", VariableKind.CARD);
        scope.onlyWhen("then", 0, 1);
        add("a", "UUID", VariableKind.CARD);
        assertFalse(scope.isDoubtful("a.UUID", List.of()));
    }

    @Test
    void variableOfBothBranches_isDefinedBehindThem() {
        add("a", "UUID", VariableKind.CARD);
        add("onlyThen", "UUID", VariableKind.CARD);
        scope.onlyWhen("then", 0, 2);
        add("onlyElse", "UUID", VariableKind.CARD);
        add("a", "UUID", VariableKind.CARD);
        scope.onlyWhen("else", 2, 4);
        scope.either("then", 0, "else", 2);
        assertFalse(scope.isDoubtful("a.UUID", List.of()));
        assertTrue(scope.isDoubtful("onlyThen.UUID", List.of()));
        assertTrue(scope.isDoubtful("onlyElse.UUID", List.of()));
    }

    @Test
    void branchesOfTwoIfs_areNotTheTwoOfOne() {
        add("a", "UUID", VariableKind.CARD);
        scope.onlyWhen("earlier", 0, 1);
        add("a", "UUID", VariableKind.CARD);
        scope.onlyWhen("else", 1, 2);
        scope.either("then", 0, "else", 1);
        assertTrue(scope.isDoubtful("a.UUID", List.of()));
        add("b", "UUID", VariableKind.CARD);
        scope.onlyWhen("then", 2, 3);
        add("b", "UUID", VariableKind.CARD);
        scope.onlyWhen("later", 3, 4);
        scope.either("then", 2, "else", 3);
        assertTrue(scope.isDoubtful("b.UUID", List.of()));
    }

    @Test
    void thing_isAVariableWithAUuid() {
        add("loop", "index", VariableKind.NUMBER);
        add("dc{loop.index}", "UUID", VariableKind.CARD);
        assertTrue(scope.isThing("{dc{loop.index}.UUID}"));
        assertFalse(scope.isThing("$loop.index"));
        assertFalse(scope.isThing("$none"));
        add("loop", "index", VariableKind.PLAYER);
        assertTrue(scope.isThing("$loop.index"));
    }

    @Test
    void names_areThoseThatFit() {
        add("p", "playerUUID", VariableKind.PLAYER);
        add("m{n}", "UUID", VariableKind.MONSTER);
        add("any", "value", VariableKind.ANY);
        assertEquals(List.of("m*.UUID", "any.value"), scope.names(VariableKind.MONSTER));
        assertEquals(3, scope.names(VariableKind.ANY).size());
    }
}
