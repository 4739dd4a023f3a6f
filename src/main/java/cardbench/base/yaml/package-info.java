/**
 * Reads the YAML of deck files (YAML 1.2, one document, without tags, anchors and aliases) into a
 * tree with the place of every node and of every character of a value. The meaning of a deck file
 * belongs to {@code deckfile}, and nothing here writes YAML. Read {@link
 * cardbench.base.yaml.YamlReader} first, then {@link cardbench.base.yaml.YamlNode}; {@code
 * BlockReader} and {@code FlowReader} are the two halves of the grammar.
 */
package cardbench.base.yaml;
