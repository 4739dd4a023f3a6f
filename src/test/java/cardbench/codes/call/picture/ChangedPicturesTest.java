package cardbench.codes.call.picture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cardbench.app.bundle.PictureLabOperations;
import cardbench.contract.Dispatcher;
import cardbench.contract.ResponseCheck;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ChangedPicturesTest {

    private static final int PICTURES = 200;

    /** In so many a code is found; fewer would test only how pictures are refused. */
    private static final int LEAST = 80;

    @Test
    @Tag("slow")
    @Tag("long")
    void manyChangedPictures_areRead() {
        Dispatcher lab = new Dispatcher(PictureLabOperations.all());
        String request = "{\"op\":\"picture.read\",\"name\":\"a\"}";
        Random random = new Random(7);
        int refused = 0;
        int fine = 0;
        for (int i = 0; i < PICTURES; i++) {
            String opened = lab.open("picture", "a", ChangedPictures.of(random::nextInt));
            ResponseCheck.check("open", opened);
            refused += opened.startsWith("{\"ok\":true") ? 0 : 1;
            String read = lab.call(request);
            ResponseCheck.check(request, read);
            fine += read.startsWith("{\"ok\":true") ? 1 : 0;
            lab.call("{\"op\":\"close\",\"name\":\"a\"}");
        }
        System.out.printf(
                "picture.read: %d of %d answered without an error, %d not opened%n",
                fine, PICTURES, refused);
        assertTrue(fine >= LEAST, fine + " of " + PICTURES);
    }
}
