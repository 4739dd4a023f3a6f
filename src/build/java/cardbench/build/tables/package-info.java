/** The tools that renew the card tables of cards-data from public packages. */
package cardbench.build.tables;
