/**
 * Whole expansions of Yu-Gi-Oh!: a folder or zip file with a database, a list of names and scripts.
 */
package cardbench.codes.ygo.expansion;
