package cardbench.yisp.vm;

/** A piece of a compiled program: a tree of these runs without reading any text again. */
abstract class Code {

    /** Carries it out; the value of what is no number is 0. */
    abstract int run(VirtualMachine machine);
}
