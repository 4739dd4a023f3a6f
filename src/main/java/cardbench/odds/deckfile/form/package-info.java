/**
 * A deck file as a form: the parts that most files have, to be changed one at a time, while the
 * text of the file stays what it is everywhere else. Start at {@link
 * cardbench.odds.deckfile.form.FormReading}, which shows a file as a form, and {@link
 * cardbench.odds.deckfile.form.FormEditor}, which changes it.
 *
 * <p>Nothing here imports the rest of the core that reads deck files: the bundle of the form has no
 * programs, no solver and no diagnostics of them.
 */
package cardbench.odds.deckfile.form;
