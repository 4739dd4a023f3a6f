package cardbench.wizard.play;

import cardbench.wizard.card.Doable.Stat;

/** One monster on the table. */
final class MonsterState {
    final String uuid;

    /** The id of its exploration card. */
    final String id;

    final String level;
    int health;
    int maxHealth;
    int reward;
    boolean defeated;

    /**
     * The first monster of its card. A group of the board game is several health pools under one
     * card: each is a monster of its own here, and the card is defeated with the last of them.
     */
    String group;

    MonsterState(String uuid, String id, String level) {
        this.uuid = uuid;
        this.group = uuid;
        this.id = id;
        this.level = level;
    }

    /** Whether it can be chosen and hit. */
    boolean isAlive() {
        return !defeated;
    }

    /** The number that is meant; a monster has three. */
    int number(Stat stat) {
        return switch (stat) {
            case HEALTH -> health;
            case MAX_HEALTH -> maxHealth;
            case REWARD -> reward;
            default -> throw new IllegalStateException();
        };
    }

    void set(Stat stat, int value) {
        switch (stat) {
            case HEALTH -> health = value;
            case MAX_HEALTH -> maxHealth = value;
            case REWARD -> reward = value;
            default -> throw new IllegalStateException();
        }
    }
}
