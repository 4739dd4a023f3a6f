package cardbench.build.tables;

import cardbench.base.text.ControlCharacters;

/** The check of names that go into card tables. */
final class CardNameCheck {

    private CardNameCheck() {}

    /**
     * The name itself.
     *
     * @throws CardTableTrouble if it is empty, or has a control character or one of direction
     */
    static String checked(String name) {
        boolean fits = !name.isEmpty();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            fits &= !ControlCharacters.isControl(c) && !ControlCharacters.isBidiControl(c);
        }
        if (!fits) {
            throw new CardTableTrouble("“" + name + "” cannot be a name");
        }
        return name;
    }
}
