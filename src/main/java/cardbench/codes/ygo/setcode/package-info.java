/**
 * Setcodes of Yu-Gi-Oh!, the 16-bit numbers of the archetypes of a card: membership, free numbers
 * for a new archetype, packing of several into one field, and the lists of names in {@code
 * strings.conf}. Card databases are read in {@code ygo.database}. Read {@link
 * cardbench.codes.ygo.setcode.Archetype} first, then {@link cardbench.codes.ygo.setcode.Setcode}.
 */
package cardbench.codes.ygo.setcode;
