package cardbench.codes.call.picture;

import cardbench.base.json.JsonText;
import cardbench.codes.picture.GreyPicture;
import cardbench.codes.picture.PictureCodes;
import cardbench.codes.picture.QrReader;
import cardbench.contract.DataStore;
import cardbench.contract.Operation;
import cardbench.contract.OperationGroup;
import cardbench.contract.Request;
import cardbench.contract.Response;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The open pictures, and {@code picture.read}, which reads their QR codes. A picture is opened as
 * bytes: the width in pixels as four bytes, the lowest first, then one byte for each pixel. Not for
 * use by several threads.
 */
public final class PictureOperations implements OperationGroup, DataStore {

    /** The kind of these data in the contract. */
    public static final String KIND = "picture";

    private static final int HEAD = 4;

    private final Map<String, GreyPicture> open = new LinkedHashMap<>();

    @Override
    public List<Operation> operations() {
        return List.of(new Operation("picture.read", this::read));
    }

    @Override
    public List<String> kinds() {
        return List.of(KIND);
    }

    @Override
    public void constants(JsonText json) {
        json.name(KIND).object().member("pixels", GreyPicture.MAX_PIXELS).endObject();
    }

    @Override
    public Response open(String kind, String name, byte[] bytes) {
        int pixels = bytes.length - HEAD;
        int width = pixels > 0 ? width(bytes) : 0;
        if (width < 1 || pixels % width != 0 || pixels > GreyPicture.MAX_PIXELS) {
            return Response.refused(
                    List.of(
                            PictureCodes.SIZE
                                    .anywhere()
                                    .with("bytes", bytes.length)
                                    .with("limit", GreyPicture.MAX_PIXELS)));
        }
        byte[] luminances = Arrays.copyOfRange(bytes, HEAD, HEAD + pixels);
        open.put(name, new GreyPicture(width, pixels / width, luminances));
        JsonText json = new JsonText().object().member("kind", kind).member("name", name);
        return Response.of(
                json.member("width", width).member("height", pixels / width).endObject());
    }

    private static int width(byte[] bytes) {
        int width = 0;
        for (int i = HEAD - 1; i >= 0; i--) {
            width = width << 8 | bytes[i] & 0xff;
        }
        return width;
    }

    @Override
    public boolean close(String name) {
        return open.remove(name) != null;
    }

    private Response read(Request request) {
        String name = request.text("name");
        GreyPicture picture = open.get(name);
        if (!request.failed() && picture == null) {
            request.refuseValue("/name", "name", name, "the name of an open picture");
        }
        if (request.failed()) {
            return Response.refused(request.diagnostics());
        }
        List<String> texts = QrReader.texts(picture);
        if (texts.isEmpty()) {
            return Response.refused(List.of(PictureCodes.NO_CODE.anywhere()));
        }
        JsonText json = new JsonText().object().name("texts").array();
        for (String text : texts) {
            json.value(text);
        }
        return Response.of(json.endArray().endObject());
    }
}
