package cardbench.wizard;

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

    MonsterState(String uuid, String id, String level) {
        this.uuid = uuid;
        this.id = id;
        this.level = level;
    }

    /** Whether it can be chosen and hit. */
    boolean isAlive() {
        return !defeated;
    }
}
