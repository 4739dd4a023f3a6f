package cardbench.codes.call.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cardbench.app.bundle.PictureLabOperations;
import cardbench.contract.Dispatcher;
import cardbench.contract.ResponseCheck;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** Any picture is read, or refused with a diagnostic; one that was refused is not open. */
class PictureFuzzTest {

    private static final String READ = "{\"op\":\"picture.read\",\"name\":\"a\"}";

    @FuzzTest(maxDuration = "20s")
    void changedPicture_isReadOrRefused(FuzzedDataProvider data) {
        answer(ChangedPictures.of(bound -> data.consumeInt(0, bound - 1)));
    }

    @FuzzTest(maxDuration = "20s")
    void anyBytes_areReadOrRefused(FuzzedDataProvider data) {
        answer(data.consumeRemainingAsBytes());
    }

    private static void answer(byte[] bytes) {
        Dispatcher lab = new Dispatcher(PictureLabOperations.all());
        String opened = lab.open(PictureOperations.KIND, "a", bytes);
        ResponseCheck.check("open", opened);
        String read = lab.call(READ);
        ResponseCheck.check(READ, read);
        assertEquals(opened.contains("picture.size"), read.contains("call.bad-value"), opened);
    }
}
