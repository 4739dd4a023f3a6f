package cardbench.app.cli;

import java.io.IOException;
import java.io.OutputStream;

/**
 * The standard output of a command, which remembers a failed write: a print stream keeps failures
 * to itself, so that a command would end well although its answer is on no disk.
 */
final class CheckedOutput extends OutputStream {

    private final OutputStream out;
    private IOException failure;

    CheckedOutput(OutputStream out) {
        this.out = out;
    }

    /** Whether something could not be written, as on a full disk or into a closed pipe. */
    boolean failed() {
        return failure != null;
    }

    /** Why, in the words of the system. */
    String reason() {
        return failure.getMessage();
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            throw noted(e);
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            throw noted(e);
        }
    }

    private IOException noted(IOException e) {
        failure = failure == null ? e : failure;
        return e;
    }
}
