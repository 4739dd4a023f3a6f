package cardbench.wizard.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values that are made for a card, with the places of those that they are made from. */
class PlacedValueBuilderTest {

    private static final JsonNode PLACE = JsonScalar.string("old", 3, 8);

    @Test
    void madeValue_hasThePlaceOfItsModel() {
        assertEquals(JsonScalar.string("new", 3, 8), PlacedValueBuilder.text("new", PLACE));
        assertEquals(JsonScalar.number(7, 3, 8), PlacedValueBuilder.number(7, PLACE));
        assertEquals(
                new JsonList(List.of(PLACE), 3, 8), PlacedValueBuilder.list(List.of(PLACE), PLACE));
        assertEquals(
                new JsonMap.Member("a", 3, 8, JsonScalar.number(1, 10, 11)),
                PlacedValueBuilder.member("a", JsonScalar.number(1, 10, 11), PLACE));
    }

    @Test
    void object_leavesOutWhatIsNull() {
        JsonNode one = JsonScalar.number(1, 10, 11);
        JsonNode two = JsonScalar.number(2, 12, 13);
        assertEquals(
                new JsonMap(
                        List.of(
                                new JsonMap.Member("a", 10, 11, one),
                                new JsonMap.Member("c", 12, 13, two)),
                        3,
                        8),
                PlacedValueBuilder.map(PLACE, "a", one, "b", null, "c", two));
    }

    @Test
    void member_isReplacedInItsPlaceOrAddedAtTheEnd() {
        JsonMap map = Given.map("{'a':1,'b':2}");
        JsonNode value = JsonScalar.string("x", 20, 23);
        JsonMap.Member first = map.members().get(0);
        JsonMap replaced = PlacedValueBuilder.with(map, "a", value);
        assertEquals(
                new JsonMap(
                        List.of(
                                new JsonMap.Member("a", first.from(), first.to(), value),
                                map.members().get(1)),
                        map.from(),
                        map.to()),
                replaced);
        JsonMap added = PlacedValueBuilder.with(map, "c", value);
        assertEquals(3, added.members().size());
        assertEquals(new JsonMap.Member("c", 20, 23, value), added.members().get(2));
        assertEquals(map.members(), added.members().subList(0, 2));
    }
}
