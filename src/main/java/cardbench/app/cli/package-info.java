/**
 * The command line of the runnable jar: reading arguments, files and streams, and printing for
 * people. Start at {@code CommandLine}, then read a short command such as {@code IdentifyCommand}.
 *
 * <p>A command builds a request of the contract and prints the response of {@link
 * cardbench.contract.Dispatcher}. What a code means, and anything else that the page could use as
 * well, does not belong here.
 */
package cardbench.app.cli;
