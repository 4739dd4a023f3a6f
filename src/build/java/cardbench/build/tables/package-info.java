/**
 * Build tools that update the card tables of {@code cards-data} from public sources. They run on
 * demand, not in every build, and are not part of the jar. The forms of the tables are in {@code
 * cardbench.cards}. Read {@link cardbench.build.tables.GenshinTables} first, then {@link
 * cardbench.build.tables.HearthstoneTables}.
 */
package cardbench.build.tables;
