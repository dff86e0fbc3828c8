package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import io.taskweave.webapp.FilterHarness.Answer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TaskweaveAssetsTest {

    private static final String BOOT = "/app/taskweave/assets/boot.0123456789ab.js";

    private final FilterHarness harness =
            new FilterHarness("/operaton", Path.of("no-such-folder/plugins.json"), () -> List.of("default"));

    @ParameterizedTest
    @CsvSource({
        "/app/taskweave/assets/boot.0123456789ab.js,                text/javascript;charset=UTF-8, 'public, max-age=31536000, immutable'",
        "/app/taskweave/assets/plain.css,                           text/css;charset=UTF-8,        no-cache",
        "/app/taskweave/assets/logo.svg,                            image/svg+xml,                 no-cache",
        "/app/taskweave/assets/text.0123456789ab.woff2,             font/woff2,                    'public, max-age=31536000, immutable'",
        "/app/taskweave/sdk/create-taskweave-plugin.tgz,                      application/gzip,              no-cache",
        "/app/taskweave/remotes/filters/remoteEntry.0123abcd.js,    text/javascript;charset=UTF-8, 'public, max-age=31536000, immutable'",
    })
    void tellsTypeAndLifetime(String path, String contentType, String cacheControl) {
        Answer answer = harness.get(path);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).isEqualTo(contentType);
        assertThat(answer.header("Cache-Control")).isEqualTo(cacheControl);
        assertThat(answer.header("Vary")).isEqualTo("Accept-Encoding");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("ETag")).startsWith("W/\"");
        assertThat(answer.response().getContentLength()).isEqualTo(answer.response().getContentAsByteArray().length);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app/taskweave/sdk/docs", "/app/taskweave/sdk/docs/"})
    void leadsToTheContentsOfTheDocs(String path) {
        assertThat(harness.get(path).header("Location")).isEqualTo("/operaton/app/taskweave/sdk/docs/index.html");
    }

    @Test
    void letsPagesOfTheDocsRunNothing() {
        Answer page = harness.get("/app/taskweave/sdk/docs/index.html");

        assertThat(page.header("Content-Type")).isEqualTo("text/html;charset=UTF-8");
        assertThat(page.header("Content-Security-Policy"))
                .startsWith("default-src 'none'")
                .doesNotContain("script-src");
    }

    @Test
    void letsTheGalleryRunItself() {
        Answer page = harness.get("/app/taskweave/sdk/docs/gallery/index.html");

        assertThat(page.header("Content-Security-Policy")).contains("default-src 'none'").endsWith("script-src 'self'");
    }

    @Test
    void picksTheBestCompressedSibling() throws IOException {
        Answer plain = harness.get(BOOT);
        Answer gzip = harness.get(BOOT, "Accept-Encoding", "gzip, deflate");
        Answer brotli = harness.get(BOOT, "Accept-Encoding", "gzip, deflate, br");
        Answer gzipPreferred = harness.get(BOOT, "Accept-Encoding", "br;q=0.1, gzip;q=0.8");

        assertThat(plain.header("Content-Encoding")).isNull();
        assertThat(gzip.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(brotli.header("Content-Encoding")).isEqualTo("br");
        assertThat(gzipPreferred.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(brotli.header("ETag")).endsWith("-br\"");
        assertThat(brotli.header("Content-Type")).isEqualTo("text/javascript;charset=UTF-8");
        assertThat(unzip(gzip.response().getContentAsByteArray())).isEqualTo(plain.text());
        assertThat(brotli.response().getContentAsByteArray()).hasSizeLessThan(plain.text().length() / 2);
    }

    @Test
    void doesWithTheSiblingsThatAreThere() {
        String path = "/app/taskweave/assets/only-gzip.0123456789ab.json";

        assertThat(harness.get(path, "Accept-Encoding", "br, gzip").header("Content-Encoding")).isEqualTo("gzip");
        assertThat(harness.get(path, "Accept-Encoding", "br").header("Content-Encoding")).isNull();
        assertThat(harness.get("/app/taskweave/assets/plain.css", "Accept-Encoding", "br, gzip").header("Content-Encoding"))
                .isNull();
    }

    @Test
    void answersNotModifiedToTheSameCodingOnly() {
        String etag = harness.get(BOOT, "Accept-Encoding", "br").header("ETag");

        Answer same = harness.get(BOOT, "Accept-Encoding", "br", "If-None-Match", "\"other\", " + etag);
        assertThat(same.status()).isEqualTo(304);
        assertThat(same.header("ETag")).isEqualTo(etag);
        assertThat(same.header("Cache-Control")).contains("immutable");
        assertThat(same.response().getContentAsByteArray()).isEmpty();
        assertThat(harness.get(BOOT, "If-None-Match", etag).status()).isEqualTo(200);
    }

    @Test
    void headHasTheLengthAndNoBody() {
        Answer head = harness.call("HEAD", BOOT, "Accept-Encoding", "gzip");

        assertThat(head.status()).isEqualTo(200);
        assertThat(head.response().getContentLength()).isPositive();
        assertThat(head.response().getContentAsByteArray()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/app/taskweave/assets/missing.js",
                "/app/taskweave/assets",
                "/app/taskweave/assets/",
                "/app/taskweave/remotes/filters",
                "/app/taskweave/assets/../index.html",
                "/app/taskweave/assets/../../application.properties",
                "/app/taskweave/assets/..%2f..%2fapplication.properties",
                "/app/taskweave/assets/..\\..\\application.properties",
                "/app/taskweave/assets//plain.css",
                "/app/taskweave/assets/./plain.css",
                "/app/taskweave/assets/.hidden",
                "/app/taskweave/assets/plain.css\u0000.js",
                "/app/taskweave/../../META-INF/MANIFEST.MF",
                "/app/taskweave/.env"
            })
    void answersNotFoundAndNothingFromOutside(String path) {
        Answer answer = harness.get(path);

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.text()).isEqualTo("Not found.");
    }

    @Test
    void filesOnDiskAreReadAgainWhenTheyChange(@TempDir Path folder) throws IOException {
        Path file = Files.createDirectories(folder.resolve("assets")).resolve("a.css");
        FilterHarness onDisk = new FilterHarness(
                "", folder.resolve("plugins.json"), () -> List.of(), folder.toUri().toString(), false, null);

        Files.writeString(file, "one");
        assertThat(onDisk.get("/app/taskweave/assets/a.css").text()).isEqualTo("one");

        Files.writeString(file, "two");
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(5)));
        assertThat(onDisk.get("/app/taskweave/assets/a.css").text()).isEqualTo("two");

        Files.delete(file);
        assertThat(onDisk.get("/app/taskweave/assets/a.css").status()).isEqualTo(404);
    }

    private static String unzip(byte[] bytes) throws IOException {
        return new String(new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void compressesThePageForThoseWhoCanReadIt() throws IOException {
        Answer plain = harness.get("/app/taskweave/default/");
        Answer gzip = harness.get("/app/taskweave/default/", "Accept-Encoding", "gzip, deflate, br");

        assertThat(plain.header("Content-Encoding")).isNull();
        assertThat(gzip.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(gzip.header("Vary")).isEqualTo("Accept-Encoding");
        try (var page = new GZIPInputStream(new ByteArrayInputStream(gzip.response().getContentAsByteArray()))) {
            assertThat(new String(page.readAllBytes(), StandardCharsets.UTF_8)).contains("id=\"taskweave-runtime\"");
        }
    }
}
