package cardbench.wizard.check;

import cardbench.base.json.JsonList;
import cardbench.base.json.JsonMap;
import cardbench.base.json.JsonNode;
import cardbench.base.json.JsonScalar;
import cardbench.base.json.JsonTreeText;
import cardbench.base.text.Diagnostic;
import cardbench.base.text.Diagnostics;
import cardbench.wizard.card.CardGrammar;
import cardbench.wizard.card.Condition;
import cardbench.wizard.card.KeyType;
import cardbench.wizard.card.ObjectType;
import cardbench.wizard.card.Scope;
import cardbench.wizard.card.StaticTruth;
import cardbench.wizard.card.Template;
import cardbench.wizard.card.ValueDomain;
import cardbench.wizard.card.WizardCodes;
import java.util.List;

/**
 * Finds conditions whose result is known before the card is played, though they look like
 * questions: a value that the field never has, things of different kinds, a value and itself. Such
 * a card does nothing, or always something, without any error.
 */
final class ComparisonCheck {

    private final Diagnostics diagnostics;

    ComparisonCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Checks a condition of a card; the parts of joined conditions are checked on their own. */
    void check(JsonMap condition, Scope scope) {
        String type = condition.text("type", "");
        if (type.equals("IsType") || type.equals("IsNotType")) {
            cardType(condition, scope);
        } else if (type.equals("HasCard") && isNever(condition.get("cardUUID"), scope)) {
            kinds(condition, "a card of the exploration deck", "a card of the hand");
        }
        Condition.Order compared = Condition.Order.of(type);
        boolean order = compared != null && compared != Condition.Order.EQUAL;
        JsonNode one = condition.get("value1");
        JsonNode second = condition.get("value2");
        boolean compares = compared != null && one != null && second != null;
        if (!compares || StaticTruth.of(condition) != StaticTruth.DEPENDS) {
            return;
        }
        if (text(one).equals(text(second))) {
            String result = type.equals("Equals") || type.endsWith("Equal") ? "true" : "false";
            diagnostics.add(WizardCodes.SAME_SIDES.at(condition.place()).with("result", result));
        } else if (order) {
            number(one, scope);
            number(second, scope);
        } else if (!outside(one, second, scope) && !outside(second, one, scope)) {
            ValueDomain a = domain(one, scope);
            ValueDomain b = domain(second, scope);
            if (!a.meets(b)) {
                kinds(condition, word(a), word(b));
            }
        }
    }

    private void kinds(JsonNode compared, String one, String other) {
        diagnostics.add(
                WizardCodes.NEVER_EQUAL
                        .at(compared.place())
                        .with("given", one)
                        .with("wanted", other));
    }

    /** An exploration card is never in a hand. */
    private static boolean isNever(JsonNode card, Scope scope) {
        return domain(card, scope) == ValueDomain.EXPLORED;
    }

    /** Reports a type that the card never has, as it is of the other class. */
    private void cardType(JsonMap condition, Scope scope) {
        JsonNode type = condition.get("cardType");
        String word = condition.text("cardType", "");
        boolean exploration = KeyType.EXPLORATION_TYPE.words().contains(word);
        boolean treasure = KeyType.TREASURE_TYPE.words().contains(word);
        // without a card it is the one that the player played last, a treasure
        ValueDomain card =
                condition.has("cardUUID")
                        ? domain(condition.get("cardUUID"), scope)
                        : ValueDomain.CARD;
        if (card == ValueDomain.CARD && exploration) {
            outside(type, word, KeyType.TREASURE_TYPE.words(), "cardType", null);
        } else if (card == ValueDomain.EXPLORED && treasure) {
            outside(type, word, KeyType.EXPLORATION_TYPE.words(), "cardType", null);
        }
    }

    /** Reports a text where numbers are compared. */
    private void number(JsonNode side, Scope scope) {
        ValueDomain domain = domain(side, scope);
        boolean getter = side instanceof JsonMap;
        // of variables the check of kinds has reported it
        if (getter && !domain.meets(ValueDomain.NUMBER)) {
            kinds(side, word(domain), word(ValueDomain.NUMBER));
        }
    }

    /** Reports a constant that the other side never is. Returns whether it did. */
    private boolean outside(JsonNode constant, JsonNode other, Scope scope) {
        ValueDomain domain = domain(other, scope);
        if (isFixed(constant) && !admits(domain, constant)) {
            String written = constant instanceof JsonScalar scalar ? scalar.text() : text(constant);
            String name = other instanceof JsonScalar scalar ? scalar.text() : text(other);
            outside(constant, written, domain.words(), name, fix(constant, domain));
            return true;
        }
        if (domain.isCardId() && constant instanceof JsonScalar id && isFixed(id)) {
            // whether there is such a card is known only with all cards of the package
            diagnostics.add(WizardCodes.FOREIGN_ID.at(id.place()).with("id", id.text()));
        }
        return false;
    }

    private static boolean isFixed(JsonNode node) {
        if (node instanceof JsonScalar scalar) {
            return !scalar.isString() || Template.references(scalar.text()).isEmpty();
        }
        return node instanceof JsonList
                || node instanceof JsonMap map
                        && ObjectType.of(map, CardGrammar.GETTERS) == null
                        // what resembles a getter is reported as one
                        && !map.has("type");
    }

    private static boolean admits(ValueDomain domain, JsonNode constant) {
        return constant instanceof JsonScalar scalar
                ? domain.admits(scalar)
                : domain == ValueDomain.ANY
                        || domain == ValueDomain.LIST && constant instanceof JsonList;
    }

    private void outside(JsonNode at, String word, List<String> known, String name, String fix) {
        Diagnostic fault =
                known.isEmpty()
                        ? WizardCodes.NEVER_VALUE.at(at.place())
                        : WizardCodes.NEVER_WORD.at(at.place());
        fault = fault.with("word", word).with("key", name);
        fault = known.isEmpty() ? fault : fault.with("known", Spelling.listed(known));
        diagnostics.add(Faults.fixed(fault, fix));
    }

    /** The word of the domain that a constant certainly means, or {@code null}. */
    private static String fix(JsonNode constant, ValueDomain domain) {
        if (!(constant instanceof JsonScalar scalar)) {
            return null;
        }
        if (domain == ValueDomain.LEVEL && scalar.isInteger()) {
            return level(scalar.integer());
        }
        if (!scalar.isString()) {
            return null;
        }
        String older = domain.isOpen() ? DeprecatedNames.word(scalar.text()) : null;
        return older != null && domain.words().contains(older)
                ? older
                : Spelling.near(scalar.text(), domain.words());
    }

    /** The level whose Roman number this is, or {@code null}. */
    private static String level(int number) {
        int place = List.of(3, 6, 9, 12).indexOf(number);
        return place < 0 ? null : KeyType.LEVEL.words().get(place);
    }

    /** What a value stands for; {@link ValueDomain#ANY} for constants. */
    static ValueDomain domain(JsonNode node, Scope scope) {
        if (node instanceof JsonScalar scalar && scalar.isString()) {
            List<String> references = Template.references(scalar.text());
            return Template.isAlone(scalar.text()) && !references.isEmpty()
                    ? scope.domain(references.get(references.size() - 1))
                    : ValueDomain.ANY;
        }
        return node instanceof JsonMap map
                ? ValueDomain.ofGetter(map.text("type", ""), map.text("property", ""))
                : ValueDomain.ANY;
    }

    /** A side as text, in which both notations of a variable are the same. */
    static String text(JsonNode side) {
        String text = JsonTreeText.of(side);
        boolean braces = text.startsWith("\"{") && text.endsWith("}\"") && text.indexOf('{', 2) < 0;
        return braces ? "\"$" + text.substring(2, text.length() - 2) + "\"" : text;
    }

    /**
     * Whether a comparison would have a known result if a variable in it was replaced by another.
     *
     * @param condition the comparison around, or {@code null}
     */
    static boolean isConstant(JsonMap condition, String before, String after, Scope scope) {
        JsonNode one = condition == null ? null : condition.get("value1");
        JsonNode second = condition == null ? null : condition.get("value2");
        if (one == null || second == null) {
            return false;
        }
        String a = replaced(text(one), before, after);
        String b = replaced(text(second), before, after);
        if (a.equals(b)) {
            return true;
        }
        return isNever(a, after, second, scope) || isNever(b, after, one, scope);
    }

    private static String replaced(String side, String before, String after) {
        return side.replace("\"$" + before + "\"", "\"$" + after + "\"")
                .replace("\"" + before + "\"", "\"$" + after + "\"")
                .replace("\"{" + before + "}\"", "\"$" + after + "\"");
    }

    private static boolean isNever(String side, String variable, JsonNode other, Scope scope) {
        if (!side.equals("\"$" + variable + "\"")) {
            return false;
        }
        ValueDomain domain = scope.domain(variable);
        return isFixed(other)
                ? domain.isUuid() || !admits(domain, other)
                : !domain.meets(domain(other, scope));
    }

    /** A domain in words, for messages. */
    private static String word(ValueDomain domain) {
        return switch (domain) {
            case PLAYER -> "the UUID of a player";
            case MONSTER -> "the UUID of a monster";
            case CARD -> "the UUID of a card";
            case EXPLORED -> "the UUID of an exploration card";
            case TRIGGER -> "the UUID of a trigger";
            case NUMBER -> "a number";
            case LEVEL -> "a level";
            case EXPLORATION_TYPE, CARD_TYPE -> "a type of cards";
            case SCHOOL -> "a school";
            case RARITY -> "a rarity";
            case TREASURE_ID -> "the id of a treasure card";
            case EXPLORATION_ID -> "the id of an exploration card";
            case CARD_ID -> "the id of a card";
            case LIST -> "a list";
            case TEXT, ANY -> "a text";
        };
    }
}
