/**
 * Results as text in the format of ygo-calc's own report. Start at {@link
 * cardbench.odds.report.Report}.
 *
 * <p>The command line and the operation {@code report} use it. Results as JSON are written in
 * {@code cardbench.odds.call}.
 */
package cardbench.odds.report;
