package cardbench.codes.list.written;

import java.util.function.Function;

/**
 * A form in which a site or a client writes lists.
 *
 * @param name of the form, for reports
 * @param writer makes a deck and its text
 */
record Form(String name, Function<Dice, WrittenList> writer) {}
