package cardbench.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the first visit costs. */
@ExtendWith(SiteExtension.class)
class FirstLoadIT {

    /** Of everything but the core, gzipped. */
    private static final int BYTES = 26_000;

    private static final int REQUESTS = 10;

    @Test
    void firstAnswer_costsLittle(Site site) throws IOException {
        List<String> paths = new ArrayList<>();
        String base = site.address(Scheme.HTTP, "");
        try (SitePage page = site.blank()) {
            // what the service worker fetches afterwards is not waited for
            page.page().addInitScript("delete Navigator.prototype.serviceWorker;");
            page.page().onRequest(request -> paths.add(request.url().replaceFirst("#.*", "")));
            page.page().navigate(base + "index.html#deck=" + Bench.WARLOCK);
            Bench.on(page).page().locator(".bytes").waitFor();
        }
        assertTrue(paths.size() <= REQUESTS, paths.toString());
        int bytes = 0;
        for (String path : paths) {
            assertTrue(path.startsWith(base), path);
            String file = path.substring(base.length());
            bytes += file.equals("cardbench.js") ? 0 : zipped(file);
        }
        assertTrue(bytes <= BYTES, bytes + " bytes in " + paths);
    }

    private static int zipped(String path) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
            gzip.write(Files.readAllBytes(Path.of(System.getProperty("site.dir"), path)));
        }
        return zipped.size();
    }
}
