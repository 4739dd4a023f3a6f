package cardbench.base.json;

import cardbench.base.text.Diagnostic;

/**
 * One change that makes a text valid JSON: the characters {@code from} to {@code to} are replaced.
 *
 * @param from the first character that is replaced
 * @param to the character behind the last one
 * @param put the new characters
 * @param diagnostic what is reported about the change; its location is in the same text
 */
record JsonEdit(int from, int to, String put, Diagnostic diagnostic) {}
