package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import io.taskweave.webapp.FilterHarness.Answer;
import io.taskweave.webapp.watching.LogLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** What pages may report, and to whom. */
class TaskweaveReportsTest {

    private static final String[] OURS = {"Sec-Fetch-Site", "same-origin"};
    private static final String PATH = "/app/taskweave/reports";
    private static final String REPORT =
            "{\"sdk\":\"0.1.0\",\"incidents\":[{\"code\":\"PLG-601\",\"pluginId\":\"acme-risk\",\"version\":null}]}";

    @RegisterExtension
    private final LogLines log = new LogLines("io.taskweave.reports");

    @TempDir
    private Path folder;

    private FilterHarness harness;

    @BeforeEach
    void setUp() {
        harness = new FilterHarness("/operaton", folder.resolve("plugins.json"), () -> List.of("default"));
    }

    @Test
    void areTakenNowhereUnlessTheFileSendsThemHere() throws IOException {
        assertThat(harness.post(PATH, REPORT, OURS).status()).isEqualTo(404);
        sendTo("https://elsewhere.example/reports");
        assertThat(harness.post(PATH, REPORT, OURS).status()).isEqualTo(404);
        for (String endpoint : List.of("../reports", "/gateway/operaton/app/taskweave/reports")) {
            sendTo(endpoint);
            assertThat(harness.post(PATH, REPORT, OURS).status()).as(endpoint).isEqualTo(204);
        }
    }

    @Test
    void standInTheLogEachAsOneLine() throws IOException {
        sendTo("../reports");
        Answer answer = harness.post(PATH, REPORT, OURS);

        assertThat(answer.status()).isEqualTo(204);
        assertThat(answer.text()).isEmpty();
        assertThat(answer.request().getSession(false)).isNull();
        assertThat(log.lines())
                .containsExactly("Reported by a page: incident code=\"PLG-601\" plugin=\"acme-risk\" sdk=\"0.1.0\"");
    }

    @Test
    @Tag("@H67")
    void cannotWriteALineOfTheirOwn() throws IOException {
        sendTo("../reports");
        String forged = "x\\n2026-01-01 ERROR forged\\r\\u001b[2J\\u2028${jndi:ldap://x}" + "y".repeat(500);
        harness.post(PATH, "{\"incidents\":[{\"code\":\"PLG-601\",\"pluginId\":\"" + forged + "\"}]}", OURS);

        assertThat(log.lines()).hasSize(1);
        assertThat(log.lines().get(0))
                .matches("[ -~]+")
                .contains("plugin=\"x\\u000a2026-01-01 ERROR forged\\u000d\\u001b[2J\\u2028\\u0024{jndi")
                .endsWith("y...\"")
                .doesNotContain("y".repeat(100));
    }

    @Test
    void areNoLongerInTheLogForSignsThatTakeMoreOfIt() throws IOException {
        sendTo("../reports");
        harness.post(PATH, "{\"errors\":[{\"id\":\"1\",\"message\":\"" + "$".repeat(5000) + "\"}]}", OURS);

        assertThat(log.lines()).singleElement().asString().contains("\\u0024...\"").hasSizeLessThan(300);
    }

    @Test
    @Tag("@H65")
    void comeFromPagesOfThisServerOnly() throws IOException {
        sendTo("../reports");
        assertThat(harness.post(PATH, REPORT).status()).isEqualTo(403);
        assertThat(harness.post(PATH, REPORT, "Sec-Fetch-Site", "cross-site").status()).isEqualTo(403);
        assertThat(harness.post(PATH, REPORT, "Sec-Fetch-Site", "same-site", "Origin", "http://tasks.example", "Host", "tasks.example").status())
                .isEqualTo(403);
        // Without encryption a browser names the origin alone.
        assertThat(harness.post(PATH, REPORT, "Origin", "http://tasks.example:8080", "Host", "tasks.example:8080").status())
                .isEqualTo(204);
        assertThat(harness.post(PATH, REPORT, "Origin", "http://tasks.example", "Host", "engine:8080", "X-Forwarded-Host", "tasks.example").status())
                .isEqualTo(204);
        assertThat(harness.post(PATH, REPORT, "Origin", "http://evil.example", "Host", "tasks.example").status())
                .isEqualTo(403);
        assertThat(harness.post(PATH, REPORT, "Origin", "null", "Host", "tasks.example").status()).isEqualTo(403);
    }

    @Test
    void areJsonAndSmall() throws IOException {
        sendTo("../reports");
        assertThat(harness.call("POST", PATH, OURS).status()).isEqualTo(415);
        assertThat(harness.post(PATH, "[1]", OURS).status()).isEqualTo(400);
        assertThat(harness.post(PATH, "{\"incidents\":[{}]}", OURS).status()).isEqualTo(400);
        assertThat(harness.post(PATH, "{".repeat(5000), OURS).status()).isEqualTo(400);
        assertThat(harness.post(PATH, "{\"incidents\":\"" + "x".repeat(16 * 1024) + "\"}", OURS).status()).isEqualTo(413);
    }

    @Test
    void areSentAndNotRead() throws IOException {
        sendTo("../reports");
        Answer answer = harness.get(PATH, OURS);
        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.header("Allow")).isEqualTo("POST");
    }

    @Test
    @Tag("@H66")
    void areLimited() throws IOException {
        sendTo("../reports");
        for (int i = 0; i < 60; i++) {
            assertThat(harness.post(PATH, REPORT, OURS).status()).isEqualTo(204);
        }
        Answer answer = harness.post(PATH, REPORT, OURS);
        assertThat(answer.status()).isEqualTo(429);
        assertThat(answer.header("Retry-After")).isEqualTo("60");
    }

    private void sendTo(String endpoint) throws IOException {
        Files.writeString(folder.resolve("plugins.json"), "{\"reports\":{\"endpoint\":\"" + endpoint + "\"}}");
    }
}
