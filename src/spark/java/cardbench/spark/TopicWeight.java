package cardbench.spark;

import java.io.Serializable;

/**
 * A topic that versions are judged by.
 *
 * @param topic its name
 * @param weight 1 or more
 */
record TopicWeight(String topic, int weight) implements Serializable {}
