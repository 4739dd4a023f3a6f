/**
 * Results in the words and columns of ygo-calc's own report. Start at {@link
 * cardbench.report.Report}.
 */
package cardbench.report;
