package cardbench.wizard.play;

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
}
