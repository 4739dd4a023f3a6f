/**
 * Reads the YAML that deck files use (YAML 1.2, one document, without tags, anchors and aliases)
 * into a tree in which every node and every character of a value knows its place in the file.
 */
package cardbench.yaml;
