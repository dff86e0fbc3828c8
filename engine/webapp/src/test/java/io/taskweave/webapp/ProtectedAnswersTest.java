package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import io.taskweave.webapp.FilterHarness.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever we answer, no browser takes it for another type, and no other site's page takes it as a part. */
class ProtectedAnswersTest {

    private static final String REPORTS = "/app/taskweave/reports";

    @TempDir
    private Path folder;

    private FilterHarness harness;

    @BeforeEach
    void takesReports() throws IOException {
        Path pluginsFile = folder.resolve("plugins.json");
        Files.writeString(pluginsFile, "{\"reports\":{\"endpoint\":\"../reports\"}}");
        harness = new FilterHarness("/operaton", pluginsFile, () -> List.of("default"), FilterHarness.LOCATION, true, null);
    }

    @ParameterizedTest
    @CsvSource({
        "GET,  /app/taskweave,                                  302",
        "GET,  /app/taskweave/,                                 302",
        "GET,  /app/taskweave/index.html,                       302",
        "GET,  /app/taskweave/default,                          302",
        "GET,  /app/taskweave/default/,                         200",
        "HEAD, /app/taskweave/default/,                         200",
        "GET,  /app/taskweave/nope/,                            404",
        "GET,  /app/taskweave/assets/boot.0123456789ab.js,      200",
        "GET,  /app/taskweave/assets/plain.css,                 200",
        "GET,  /app/taskweave/assets/logo.svg,                  200",
        "GET,  /app/taskweave/assets/gone.js,                   404",
        "GET,  /app/taskweave/assets/,                          404",
        "GET,  /app/taskweave/sdk/create-taskweave-plugin.tgz,            200",
        "GET,  /app/taskweave/sdk/docs/,                        302",
        "GET,  /app/taskweave/sdk/docs/index.html,              200",
        "GET,  /app/taskweave/config/plugins.json,              200",
        "GET,  /app/taskweave/version,                          200",
        "GET,  /app/taskweave/health,                           503",
        "POST, /app/taskweave/default/,                         405",
        "PUT,  /app/taskweave/assets/plain.css,                 405",
        "GET,  /app/taskweave/reports,                          405",
        "POST, /app/taskweave/reports,                          403",
        "GET,  /app/tasklist/,                                  302",
        "GET,  /app/tasklist/default/,                          200",
    })
    @Tag("@H2")
    void isSaidWithEveryStatus(String method, String path, int status) {
        assertProtected(harness.call(method, path), status);
    }

    @Test
    void isSaidOfWhatHasNotChanged() {
        String path = "/app/taskweave/assets/plain.css";
        assertProtected(harness.get(path, "If-None-Match", harness.get(path).header("ETag")), 304);
        path = "/app/taskweave/config/plugins.json";
        assertProtected(harness.get(path, "If-None-Match", harness.get(path).header("ETag")), 304);
    }

    @Test
    void isSaidOfReportsThatAreRefused() {
        assertProtected(harness.post(REPORTS, "{", "Sec-Fetch-Site", "same-origin"), 400);
        assertProtected(harness.post(REPORTS, "x".repeat(1_000_000), "Sec-Fetch-Site", "same-origin"), 413);
    }

    @Test
    @Tag("@H3")
    void pagesKeepTheirWindowToThemselves() {
        for (String path : List.of("/app/taskweave/default/", "/app/taskweave/nope/", "/app/tasklist/default/")) {
            assertThat(harness.get(path).header("Cross-Origin-Opener-Policy")).as(path).isEqualTo("same-origin");
        }
    }

    @Test
    void whatTheEngineAnswersIsLeftToTheEngine() {
        Answer answer = harness.get("/app/tasklist/styles/user-styles.css");

        assertThat(answer.passedOn()).isTrue();
        assertThat(answer.response().getHeaderNames()).isEmpty();
    }

    private static void assertProtected(Answer answer, int status) {
        assertThat(answer.status()).isEqualTo(status);
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("Cross-Origin-Resource-Policy")).isEqualTo("same-origin");
    }
}
