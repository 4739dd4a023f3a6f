package cardbench.odds.yisp.vm;

/** A compiled score or condition: a number outside of any program. */
public final class Formula {

    private final Code code;

    Formula(Code code) {
        this.code = code;
    }

    /** Its value in the current state of the game. All variables of one letter are 0. */
    public int value(VirtualMachine machine) {
        if (code instanceof NumberCode.Known known) {
            return known.value;
        }
        machine.clearLocals();
        return code.run(machine);
    }
}
