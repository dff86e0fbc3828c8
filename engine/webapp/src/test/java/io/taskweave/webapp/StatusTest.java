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

/** What anybody may ask: which version this is, and whether it works. */
class StatusTest {

    @TempDir
    private Path folder;

    private Path pluginsFile;
    private FilterHarness harness;

    @BeforeEach
    void setUp() {
        pluginsFile = folder.resolve("plugins.json");
        harness = harnessOf(FilterHarness.LOCATION);
    }

    @Test
    @Tag("@H64")
    void saysWhichVersionItIsAndNothingOfTheEngine() {
        Answer answer = harness.get("/app/taskweave/version");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).isEqualTo("application/json");
        assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.text())
                .isEqualToIgnoringWhitespace("{ \"name\": \"Taskweave\", \"version\": \"1.2.3\", \"build\": \"0123456789abcdef\" }");
        assertThat(answer.request().getSession(false)).isNull();
    }

    @Test
    void aBuildWithoutAVersionHasItsName() {
        assertThat(harnessOf("classpath:/app/assets/").get("/app/taskweave/version").text())
                .isEqualTo("{\"name\":\"Taskweave\"}");
    }

    @Test
    void isAskedByReadingOnly() {
        for (String path : List.of("version", "health", "health/live")) {
            Answer head = harness.call("HEAD", "/app/taskweave/" + path);
            assertThat(head.header("Content-Type")).isEqualTo("application/json");
            assertThat(head.text()).isEmpty();
            Answer post = harness.call("POST", "/app/taskweave/" + path);
            assertThat(post.status()).isEqualTo(405);
            assertThat(post.header("Allow")).isEqualTo("GET, HEAD");
        }
    }

    @Test
    void anEngineOfThatNameHasItsPage() {
        harness = new FilterHarness("/operaton", pluginsFile, () -> List.of("health"));
        assertThat(harness.get("/app/taskweave/health/").text()).contains("<!doctype html>");
    }

    @Test
    void isInGoodHealthWithItsFilesAndWithoutAPluginFile() {
        useWholeBuild("{}");
        assertThat(harness.get("/app/taskweave/health").status()).isEqualTo(200);
        assertThat(harness.get("/app/taskweave/health").text()).isEqualTo("{\"status\":\"UP\"}");
    }

    @Test
    void aPluginFileThatCannotBeReadIsToldAndTakesNoPageAway() throws IOException {
        useWholeBuild("{\"secret\": \"oops\" oops");
        Files.writeString(pluginsFile, "{\"secret\": \"oops\" oops");

        Answer answer = harness.get("/app/taskweave/health");

        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.text()).contains("DOWN", "plugin file").doesNotContain("oops", "secret", folder.toString());
        assertThat(harness.get("/app/taskweave/health/live").status()).isEqualTo(200);
    }

    @Test
    void aFileThatThePageNamesHasToBeThere() {
        // The page of the tests names scripts that are not there.
        Answer answer = harness.get("/app/taskweave/health/live");

        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
        assertThat(answer.text()).isEqualTo("{\"status\":\"DOWN\",\"reasons\":[\"A file that the page names is missing.\"]}");
        assertThat(harnessOf("classpath:/app/assets/").get("/app/taskweave/health").text())
                .contains("built without its front end");
    }

    private FilterHarness harnessOf(String location) {
        return new FilterHarness("/operaton", pluginsFile, () -> List.of("default"), location, false, null);
    }

    /** A page with a script that is there. */
    private void useWholeBuild(String plugins) {
        try {
            Files.createDirectories(folder.resolve("app/assets"));
            Files.writeString(
                    folder.resolve("app/index.html"),
                    "<script src=\"$APP_ROOT/app/taskweave/assets/boot.js\"></script>");
            Files.writeString(folder.resolve("app/assets/boot.js"), "start()");
            harness = harnessOf(folder.resolve("app").toUri().toString());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
