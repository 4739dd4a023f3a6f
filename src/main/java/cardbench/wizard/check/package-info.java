/**
 * Reads cards of 逆时巫师 OL and checks them. Both generations of the format are brought into the
 * second one, every key is checked against the grammar, and faults are reported with their JSON
 * pointer; completion and the JSON Schema come from the same grammar. Start at {@link
 * cardbench.wizard.check.CardReader}.
 */
package cardbench.wizard.check;
