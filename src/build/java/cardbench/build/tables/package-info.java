/**
 * Build tools that update the card tables of {@code cards-data} from public sources. They run on
 * demand, not in every build, and are not part of the jar. The forms of the tables are in {@code
 * cardbench.codes.cards}. Read {@link cardbench.build.tables.RenewTables} first, which makes the
 * tables of the project from packages, then {@link cardbench.build.tables.GenshinOverlay}, which
 * fetches newer cards for a deployment.
 */
package cardbench.build.tables;
