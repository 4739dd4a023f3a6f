/**
 * Operations on deck files: checking, simulating, tracing, odds, advice and the report, and what an
 * editor asks for. Also the JSON of their results, written and read.
 */
package cardbench.call.odds;
