package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import io.taskweave.webapp.FilterHarness.Answer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TaskweavePageTest {

    private static final Pattern NONCE = Pattern.compile("'nonce-([^']+)'");

    @TempDir
    private Path folder;

    private Path pluginsFile;
    private List<String> engines = List.of("default");
    private FilterHarness harness;

    @BeforeEach
    void setUp() {
        pluginsFile = folder.resolve("plugins.json");
        harness = new FilterHarness("/operaton", pluginsFile, () -> engines);
    }

    @ParameterizedTest
    @CsvSource({
        "/app/taskweave,                      /operaton/app/taskweave/",
        "/app/taskweave/,                     /operaton/app/taskweave/default/",
        "/app/taskweave/index.html,           /operaton/app/taskweave/",
        "/app/taskweave/default,              /operaton/app/taskweave/default/",
        "/app/taskweave/nope,                 /operaton/app/taskweave/nope/",
        "/app/taskweave/default/index.html,   /operaton/app/taskweave/default/",
        "/app/taskweave/default?plugins=off,  /operaton/app/taskweave/default/?plugins=off",
    })
    void leadsOnToTheAddressOfThePage(String path, String target) {
        Answer answer = harness.get(path);

        assertThat(answer.status()).isEqualTo(302);
        assertThat(answer.header("Location")).isEqualTo(target);
        assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
    }

    @Test
    void fillsThePage() {
        Answer answer = harness.contextPath("/ctx").get("/app/taskweave/default/");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text())
                .contains("<base href=\"/ctx/operaton/app/taskweave/default/\" app-root=\"/ctx/operaton\">")
                .contains("src=\"/ctx/operaton/app/taskweave/assets/boot.0123456789ab.js\"")
                .doesNotContain("$");
        assertThat(answer.server().get("engine").asText()).isEqualTo("default");
        assertThat(answer.server().get("engineKnown").asBoolean()).isTrue();
        assertThat(answer.server().get("engines")).hasSize(1);
        assertThat(answer.server().get("pluginsError").isNull()).isTrue();
    }

    @Test
    void sendsTheHeadersOfASafePage() {
        Answer answer = harness.get("/app/taskweave/default/");

        assertThat(answer.header("Content-Type")).isEqualTo("text/html;charset=UTF-8");
        assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
        assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(answer.header("Referrer-Policy")).isEqualTo("same-origin");
        assertThat(answer.header("Permissions-Policy")).contains("camera=()");
        String csp = answer.header("Content-Security-Policy");
        assertThat(csp).contains(
                "default-src 'none'; ",
                "script-src 'self' 'nonce-" + nonceOf(answer) + "'; ",
                "style-src 'self'; ",
                "connect-src 'self'; ",
                "img-src 'self' data: blob:; ",
                "object-src 'none'; ",
                "frame-ancestors 'none'");
        assertThat(csp).doesNotContain("unsafe", "strict-dynamic", "$");
        assertThat(answer.text()).contains("nonce=\"" + nonceOf(answer) + "\"");
    }

    @Test
    void neverOpensASession() {
        for (String path : List.of("/app/taskweave/default/", "/app/taskweave/", "/app/taskweave/assets/plain.css")) {
            assertThat(harness.get(path).request().getSession(false)).isNull();
        }
    }

    @Test
    void anUnknownEngineGetsThePageThatSaysSo() {
        engines = List.of("default", "second");

        Answer answer = harness.get("/app/taskweave/nope/");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.header("Content-Security-Policy")).isNotNull();
        assertThat(answer.server().get("engine").asText()).isEqualTo("nope");
        assertThat(answer.server().get("engineKnown").asBoolean()).isFalse();
        assertThat(answer.server().get("engines")).extracting("_value").containsExactly("default", "second");
    }

    @Test
    void withoutAnEngineTheChoiceBetweenSeveralIsOffered() {
        engines = List.of("default", "second");

        Answer answer = harness.get("/app/taskweave/");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.text()).contains("<base href=\"/operaton/app/taskweave/\"");
        assertThat(answer.server().get("engine").isNull()).isTrue();
        assertThat(answer.server().get("engineKnown").asBoolean()).isFalse();
        assertThat(answer.server().get("engines")).hasSize(2);
    }

    @Test
    void engineNamesAreAskedForEveryTime() {
        engines = List.of();
        assertThat(harness.get("/app/taskweave/default/").status()).isEqualTo(404);

        engines = List.of("default");
        assertThat(harness.get("/app/taskweave/default/").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app/taskweave/default/x", "/app/taskweave/default/x/", "/app/taskweave/a b/", "/app/taskweave//"})
    void anythingDeeperIsNotFound(String path) {
        Answer answer = harness.get(path);

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.header("Content-Type")).isEqualTo("text/plain;charset=UTF-8");
        assertThat(answer.text()).isEqualTo("Not found.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/app/tasklist/default/", "/app/taskweaver/", "/api/engine/engine/", "/app/"})
    void everythingElseIsPassedOn(String path) {
        assertThat(harness.get(path).passedOn()).isTrue();
    }

    @Test
    void headHasTheHeadersAndNoBodyAndWritesAreRefused() {
        Answer head = harness.call("HEAD", "/app/taskweave/default/");
        assertThat(head.status()).isEqualTo(200);
        assertThat(head.response().getContentAsByteArray()).isEmpty();
        assertThat(head.response().getContentLength()).isPositive();

        Answer post = harness.call("POST", "/app/taskweave/default/");
        assertThat(post.status()).isEqualTo(405);
        assertThat(post.header("Allow")).isEqualTo("GET, HEAD");
    }

    @Test
    void worksAtTheRoot() {
        harness = new FilterHarness("", pluginsFile, () -> engines);

        assertThat(harness.get("/app/taskweave").header("Location")).isEqualTo("/app/taskweave/");
        assertThat(harness.get("/app/taskweave/default/").text())
                .contains("<base href=\"/app/taskweave/default/\" app-root=\"\">");
    }

    @Test
    void standsInTheTasklistsPlaceWhenToldSo() {
        harness = new FilterHarness("/operaton", pluginsFile, () -> engines, FilterHarness.LOCATION, true, null);

        assertThat(harness.get("/app/tasklist/").header("Location")).isEqualTo("/operaton/app/tasklist/default/");
        assertThat(harness.get("/app/tasklist/default/").text())
                .contains("<base href=\"/operaton/app/tasklist/default/\" app-root=\"/operaton\">");
        assertThat(harness.get("/app/tasklist/assets/plain.css").status()).isEqualTo(200);
        assertThat(harness.get("/app/tasklist/scripts/config.js").passedOn()).isTrue();
        assertThat(harness.get("/app/tasklist/assets/theirs.js").passedOn()).isTrue();
        assertThat(harness.get("/app/taskweave/default/").status()).isEqualTo(200);
    }

    @Test
    void theAdminMayBringAnotherPolicy() {
        harness = new FilterHarness(
                "/operaton", pluginsFile, () -> engines, FilterHarness.LOCATION, false, "script-src 'nonce-$NONCE' 'unsafe-eval'");

        Answer answer = harness.get("/app/taskweave/default/");

        assertThat(answer.header("Content-Security-Policy"))
                .isEqualTo("script-src 'nonce-" + nonceOf(answer) + "' 'unsafe-eval'");
    }

    @Test
    void saysSoWhenTheFrontEndIsMissing() {
        harness = new FilterHarness("/operaton", pluginsFile, () -> engines, "classpath:/no-such-folder/", false, null);

        assertThat(harness.get("/app/taskweave/default/").status()).isEqualTo(503);
    }

    @Test
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
                .contains("'nonce-" + nonceOf(answer) + "' https://p.example:8443;")
                .contains("connect-src 'self' https://p.example:8443;")
                .contains("frame-src 'self';")
                .doesNotContain("p.example/x");
        assertThat(answer.server().get("pluginsError").asText()).contains("https://p.example/x");
    }

    @Test
    void letsPluginsCallTheirBackendsAndTakesNoCodeFromThere() throws IOException {
        writePlugins("{\"policy\":{\"backends\":[\"https://risk.example\",\"https://risk.example/x\"]}}");

        Answer answer = harness.get("/app/taskweave/default/");

        assertThat(answer.header("Content-Security-Policy"))
                .contains("connect-src 'self' https://risk.example;", "script-src 'self' 'nonce-" + nonceOf(answer) + "';")
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
        harness = new FilterHarness("/operaton", pluginsFile, () -> engines, "classpath:/app/assets/", false, null);

        assertThat(harness.get("/app/taskweave/config/plugins.json").text()).isEqualTo("{}");
    }

    @Test
    void sixteenCallersEachGetTheirOwnNonce() throws Exception {
        ExecutorService callers = Executors.newFixedThreadPool(16);
        try {
            List<Callable<String>> calls = new ArrayList<>();
            for (int i = 0; i < 16 * 20; i++) {
                calls.add(() -> {
                    Answer answer = harness.get("/app/taskweave/default/");
                    String nonce = nonceOf(answer);
                    assertThat(answer.text()).contains("nonce=\"" + nonce + "\"");
                    return nonce;
                });
            }
            Set<String> nonces = new HashSet<>();
            for (Future<String> call : callers.invokeAll(calls)) {
                nonces.add(call.get());
            }
            assertThat(nonces).hasSize(320);
        } finally {
            callers.shutdownNow();
        }
    }

    private void writePlugins(String content) throws IOException {
        Files.write(pluginsFile, content.getBytes(StandardCharsets.UTF_8));
    }

    private static String nonceOf(Answer answer) {
        Matcher matcher = NONCE.matcher(answer.header("Content-Security-Policy"));
        assertThat(matcher.find()).isTrue();
        return matcher.group(1);
    }

    /** As the engines' web applications have it; found by its method, as each family has a class of its own. */
    public record Authentications(List<String> engines) {
        public boolean hasAuthenticationForProcessEngine(String engine) {
            return engines.contains(engine);
        }
    }

    @Test
    void asksForTheFirstAnswersWithThePageOfSomeoneWhoIsSignedIn() {
        Answer answer = harness.signedIn(new Authentications(List.of("default"))).get("/app/taskweave/default/");

        assertThat(answer.text())
                .contains("<link rel=\"preload\" as=\"fetch\" crossorigin=\"anonymous\""
                        + " href=\"/operaton/api/admin/auth/user/default\">")
                .contains("href=\"/operaton/api/engine/engine/default/filter?resourceType=Task&amp;itemCount=false"
                        + "&amp;firstResult=0&amp;maxResults=2000\">");
        assertThat(answer.server().path("signedIn").asBoolean()).isTrue();
    }

    @Test
    void asksForNothingWhereNobodyIsSignedIn() {
        Answer answer = harness.get("/app/taskweave/default/");

        assertThat(answer.text()).doesNotContain("as=\"fetch\"").doesNotContain("signed-in");
        assertThat(answer.server().path("signedIn").asBoolean(true)).isFalse();
    }

    @Test
    void asksForNothingWhereSomeoneIsSignedInToAnotherEngineOnly() {
        Answer answer = harness.signedIn(new Authentications(List.of("other"))).get("/app/taskweave/default/");

        assertThat(answer.text()).doesNotContain("as=\"fetch\"");
    }

    @Test
    void guessesNothingFromASessionThatItDoesNotKnow() {
        Answer answer = harness.signedIn("demo").get("/app/taskweave/default/");

        assertThat(answer.server().has("signedIn")).isFalse();
    }

    @Test
    void leavesOpenWhoIsThereWhereTheServerHasSignedInSomeone() {
        Answer answer = harness.by(() -> "demo").get("/app/taskweave/default/");

        assertThat(answer.server().has("signedIn")).isFalse();
    }

    @Test
    void leavesOpenWhoIsThereWhereTheBrowserSendsAPasswordByItself() {
        Answer answer = harness.get("/app/taskweave/default/", "Authorization", "Basic ZGVtbzpkZW1v");

        assertThat(answer.server().has("signedIn")).isFalse();
    }

    /** As the engines call theirs. */
    public static class ContainerBasedAuthenticationFilter {}

    public static class OfACompany extends ContainerBasedAuthenticationFilter {}

    @Test
    void leavesOpenWhoIsThereWhereTheFirstCallMaySignPeopleIn() {
        Answer answer = harness.behind(OfACompany.class).get("/app/taskweave/default/");

        assertThat(answer.server().has("signedIn")).isFalse();
    }

    @Test
    void knowsThatNobodyIsSignedInBehindAnyOtherFilter() {
        Answer answer = harness.behind(String.class).get("/app/taskweave/default/");

        assertThat(answer.server().path("signedIn").asBoolean(true)).isFalse();
    }
}
