/** The operations of the contract on the reader's own collection of cards. */
package cardbench.codes.call.collection;
