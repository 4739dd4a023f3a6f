/**
 * The operations of the contract on cards and games of 逆时巫师 OL. Start at {@link
 * cardbench.wizard.call.WizardOperations}, whose list names them all.
 *
 * <p>This package reads arguments and writes results. The grammar of cards and the rules of the
 * game belong in {@code cardbench.wizard}.
 */
package cardbench.wizard.call;
