/**
 * Setcodes of Yu-Gi-Oh!, the 16-bit numbers that say which archetypes a card belongs to: what they
 * mean, which numbers are free for a new archetype, how several are packed into one field, and the
 * lists of their names in {@code strings.conf}. Start at {@link cardbench.ygo.setcode.Setcode}.
 */
package cardbench.ygo.setcode;
