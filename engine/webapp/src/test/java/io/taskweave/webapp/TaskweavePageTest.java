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
import org.junit.jupiter.params.provider.ValueSource;

class TaskweavePageTest {

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
                .contains("<base href=\"/ctx/operaton/app/taskweave/default/\" app-root=\"/ctx/operaton\"")
                .contains("src=\"/ctx/operaton/app/taskweave/assets/boot.0123456789ab.js\"")
                .doesNotContain("$");
        assertThat(answer.server().get("engine").asText()).isEqualTo("default");
        assertThat(answer.server().get("engineKnown").asBoolean()).isTrue();
        assertThat(answer.server().get("engines")).hasSize(1);
        assertThat(answer.server().get("product").asText()).isEqualTo("operaton");
        assertThat(answer.server().get("pluginsError").isNull()).isTrue();
    }

    /** The template of the tests has it from the page. */
    @ParameterizedTest
    @CsvSource({
        "'',   /operaton,  default, /operaton",
        "/ctx, /operaton,  second,  /ctx/operaton",
        "/a/b, /c/d,       nope,    /a/b/c/d",
        "/ctx, '',         default, /ctx",
        "'',   '',         default, ''",
    })
    void namesTheApisAsTheOldTasklistsPageDoes(String context, String application, String engine, String root)
            throws IOException {
        assertThat(base(Files.readString(Path.of("../../shell/index.html"))))
                .isEqualTo(base(Files.readString(Path.of("src/test/resources/app/index.html"))));
        harness = new FilterHarness(application, pluginsFile, () -> engines).contextPath(context);

        assertThat(base(harness.get("/app/taskweave/" + engine + "/").text()))
                .isEqualTo("<base href=\"" + root + "/app/taskweave/" + engine + "/\" app-root=\"" + root + "\""
                        + " admin-api=\"" + root + "/api/admin/\" cockpit-api=\"" + root + "/api/cockpit/\""
                        + " tasklist-api=\"" + root + "/api/tasklist/\" welcome-api=\"" + root + "/api/welcome/\""
                        + " engine-api=\"" + root + "/api/engine/\" app-name=\"tasklist\">");
    }

    /** As without Spring, where nobody has applied the header. */
    @ParameterizedTest
    @CsvSource({
        "'',   /bpm/prod,         /bpm/prod/operaton",
        "/ctx, /bpm/prod,         /bpm/prod/ctx/operaton",
        "/ctx, /bpm/prod/,        /bpm/prod/ctx/operaton",
        "'',   '/outer, /inner',  /outer/inner/operaton",
        "/ctx, /ctx,              /ctx/operaton",
        "'',   /operaton,         /operaton",
        "'',   /,                 /operaton",
        "'',   //canary.invalid,  /operaton",
        "'',   /../up,            /operaton",
        "'',   /a\\b,             /operaton",
        "'',   '/a\"><b',         /operaton",
    })
    void staysBelowThePrefixThatAProxyNames(String context, String prefix, String root) {
        harness.contextPath(context);
        String[] header = {"X-Forwarded-Prefix", prefix};

        assertThat(harness.get("/app/taskweave/default/", header).text())
                .contains("app-root=\"" + root + "\"", "src=\"" + root + "/app/taskweave/assets/")
                .contains("name=\"prefix\" content=\"" + root.substring(0, root.length() - (context + "/operaton").length()) + "\"");
        assertThat(harness.get("/app/taskweave", header).header("Location")).isEqualTo(root + "/app/taskweave/");
        assertThat(harness.get("/app/taskweave/?a=b", header).header("Location"))
                .isEqualTo(root + "/app/taskweave/default/?a=b");
        assertThat(harness.get("/app/taskweave/default/index.html", header).header("Location"))
                .isEqualTo(root + "/app/taskweave/default/");
    }

    private static String base(String page) {
        return page.substring(page.indexOf("<base"), page.indexOf('>', page.indexOf("<base")) + 1);
    }

    @Test
    @Tag("@H1")
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
                "script-src 'self' 'nonce-" + answer.nonce() + "'; ",
                "style-src 'self'; ",
                "connect-src 'self'; ",
                "img-src 'self' data: blob:; ",
                "object-src 'none'; ",
                "frame-ancestors 'none'; ",
                "require-trusted-types-for 'script'");
        assertThat(csp).doesNotContain("unsafe", "strict-dynamic", "$");
        assertThat(answer.text()).contains("nonce=\"" + answer.nonce() + "\"");
    }

    @Test
    @Tag("@H14")
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
                .contains("<base href=\"/app/taskweave/default/\" app-root=\"\"");
    }

    @Test
    void standsInTheTasklistsPlaceWhenToldSo() {
        harness = new FilterHarness("/operaton", pluginsFile, () -> engines, FilterHarness.LOCATION, true, null);

        assertThat(harness.get("/app/tasklist/").header("Location")).isEqualTo("/operaton/app/tasklist/default/");
        assertThat(harness.get("/app/tasklist/default/").text())
                .contains("<base href=\"/operaton/app/tasklist/default/\" app-root=\"/operaton\"");
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
                .isEqualTo("script-src 'nonce-" + answer.nonce() + "' 'unsafe-eval'");
    }

    @Test
    void saysSoWhenTheFrontEndIsMissing() {
        harness = new FilterHarness("/operaton", pluginsFile, () -> engines, "classpath:/no-such-folder/", false, null);

        assertThat(harness.get("/app/taskweave/default/").status()).isEqualTo(503);
    }
}
