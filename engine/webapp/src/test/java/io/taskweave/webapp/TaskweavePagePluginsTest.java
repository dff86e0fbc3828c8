package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import io.taskweave.webapp.FilterHarness.Answer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page and its policy have of the administrator's file. */
class TaskweavePagePluginsTest {

    @TempDir
    private Path folder;

    private Path pluginsFile;
    private FilterHarness harness;

    @BeforeEach
    void setUp() {
        pluginsFile = folder.resolve("plugins.json");
        harness = new FilterHarness("/operaton", pluginsFile, () -> List.of("default"));
    }

    @Test
    @Tag("@H6")
    void inlinesThePluginFileHarmlessly() throws IOException {
        String name = "</script><script>alert('1')</script>&\u2028\u00e9\ud83c\udf89 $BASE";
        writePlugins("{\"plugins\":[{\"id\":\"acme\",\"name\":\"" + name + "\"}]}");

        Answer answer = harness.get("/app/taskweave/default/");

        assertThat(answer.serverText()).matches("[ -~&&[^<>&']]+");
        assertThat(answer.server().at("/plugins/plugins/0/name").asText()).isEqualTo(name);
        assertThat(answer.text().split("<script")).hasSize(3);
    }

    @Test
    void addsTheOriginsOfPluginsToThePolicy() throws IOException {
        writePlugins("{\"policy\":{\"origins\":[\"self\",\"https://p.example:8443\",\"https://p.example/x\"]}}");

        Answer answer = harness.get("/app/taskweave/default/");

        assertThat(answer.header("Content-Security-Policy"))
                .contains("'nonce-" + answer.nonce() + "' https://p.example:8443;")
                .contains("connect-src 'self' https://p.example:8443;")
                .contains("frame-src 'self';")
                .doesNotContain("p.example/x");
        assertThat(answer.server().get("pluginsError").asText()).contains("https://p.example/x");
    }

    @Test
    @Tag("@P19")
    void letsPluginsCallTheirBackendsAndTakesNoCodeFromThere() throws IOException {
        writePlugins("{\"policy\":{\"backends\":[\"https://risk.example\",\"https://risk.example/x\"]}}");

        Answer answer = harness.get("/app/taskweave/default/");

        assertThat(answer.header("Content-Security-Policy"))
                .contains("connect-src 'self' https://risk.example;", "script-src 'self' 'nonce-" + answer.nonce() + "';")
                .contains("img-src 'self' data: blob:;");
        assertThat(answer.server().get("pluginsError").asText()).contains("policy.backends[1]");
    }

    @Test
    void dropsThePreloadOfPartsThatAreOffOrElsewhere() throws IOException {
        assertThat(harness.get("/app/taskweave/default/").text()).contains("data-plugin=\"filters\"", "data-plugin=\"forms\"");

        writePlugins("{\"plugins\":[{\"id\":\"filters\",\"enabled\":false},{\"id\":\"forms\",\"enabled\":true}]}");

        assertThat(harness.get("/app/taskweave/default/").text())
                .doesNotContain("data-plugin=\"filters\"")
                .contains("data-plugin=\"forms\"");
    }

    @Test
    void preloadsNothingForAnEngineThatDoesNotExist() throws IOException {
        assertThat(harness.get("/app/taskweave/nowhere/").text()).doesNotContain("data-plugin=");
    }

    @Test
    void servesPicturesAndSheetsBesideTheFileWithoutAnyRightToRun() throws IOException {
        Files.writeString(folder.resolve("logo.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");

        Answer answer = harness.get("/app/taskweave/config/logo.svg");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).isEqualTo("image/svg+xml");
        assertThat(answer.header("Content-Security-Policy")).contains("default-src 'none'", "sandbox");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }

    @ParameterizedTest
    @ValueSource(strings = {"secret.txt", "logo.html", ".env.svg", "sub/logo.svg", "none.png", "../logo.svg"})
    void servesNothingElseOfThatFolder(String name) throws IOException {
        Files.createDirectories(folder.resolve("sub"));
        for (String file : List.of("secret.txt", "logo.html", ".env.svg", "sub/logo.svg")) {
            Files.writeString(folder.resolve(file), "x");
        }

        assertThat(harness.get("/app/taskweave/config/" + name).status()).isEqualTo(404);
    }

    @Test
    void aBrokenPluginFileNeverBreaksThePage() throws IOException {
        writePlugins("{\"plugins\": oops");
        Answer broken = harness.get("/app/taskweave/default/");
        assertThat(broken.status()).isEqualTo(200);
        assertThat(broken.server().get("plugins").isNull()).isTrue();
        assertThat(broken.server().get("pluginsError").asText()).startsWith("plugins.json, line 1, column ");

        Files.delete(pluginsFile);
        Files.createDirectory(pluginsFile);
        assertThat(harness.get("/app/taskweave/default/").server().get("pluginsError").asText())
                .isEqualTo("plugins.json is not a file");
    }

    @Test
    void readsThePluginFileAgainWhenItChanges() throws IOException {
        assertThat(harness.get("/app/taskweave/config/plugins.json").text()).contains("remotes/filters/plugin.json");

        writePlugins("{\"v\":1}");
        Answer first = harness.get("/app/taskweave/config/plugins.json");
        assertThat(first.text()).isEqualTo("{\"v\":1}");
        assertThat(first.header("Cache-Control")).isEqualTo("no-store");
        assertThat(first.header("Content-Type")).isEqualTo("application/json");
        assertThat(harness.get("/app/taskweave/config/plugins.json", "If-None-Match", first.header("ETag")).status())
                .isEqualTo(304);

        writePlugins("{\"v\":2}");
        Files.setLastModifiedTime(pluginsFile, FileTime.from(Instant.now().plusSeconds(5)));
        assertThat(harness.get("/app/taskweave/config/plugins.json").text()).isEqualTo("{\"v\":2}");
        assertThat(harness.get("/app/taskweave/default/").server().at("/plugins/v").asInt()).isEqualTo(2);

        Files.delete(pluginsFile);
        assertThat(harness.get("/app/taskweave/config/plugins.json").text()).contains("remotes/filters/plugin.json");
    }

    @Test
    void withoutAnyPluginFileAnEmptyOneIsAnswered() {
        harness = new FilterHarness("/operaton", pluginsFile, () -> List.of("default"), "classpath:/app/assets/", false, null);

        assertThat(harness.get("/app/taskweave/config/plugins.json").text()).isEqualTo("{}");
    }

    private void writePlugins(String content) throws IOException {
        Files.write(pluginsFile, content.getBytes(StandardCharsets.UTF_8));
    }
}
