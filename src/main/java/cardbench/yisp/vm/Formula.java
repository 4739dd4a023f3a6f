package cardbench.yisp.vm;

/** A compiled number outside of any program: a score or condition. */
public final class Formula {

    private final Code code;

    Formula(Code code) {
        this.code = code;
    }

    /** Its value as the game stands now, with all variables of one letter 0. */
    public int value(VirtualMachine machine) {
        if (code instanceof NumberCode.Known known) {
            return known.value;
        }
        machine.clearLocals();
        return code.run(machine);
    }
}
