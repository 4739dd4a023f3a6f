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
     * The UUID of the first monster of its card. A group of the board game has several health pools
     * under one card. Each is a monster of its own here; the card is defeated with the last of them
     * (D-GROUP).
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
        // not its health: a monster without any health pool has 0 and is not defeated
        return !defeated;
    }

    /** One of its three numbers. */
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
