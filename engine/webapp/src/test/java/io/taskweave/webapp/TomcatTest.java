package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.operaton.bpm.engine.ProcessEngines;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Configuration;

/** What only a real container shows: path mapping, decoding, real concurrency. */
@SpringBootTest(
        webEnvironment = WebEnvironment.RANDOM_PORT,
        properties = {"taskweave.location=" + FilterHarness.LOCATION, "server.servlet.context-path=/ctx",
            "server.forward-headers-strategy=framework"
        })
class TomcatTest {

    private static final Pattern NONCE = Pattern.compile("'nonce-([^']+)'");

    /** A step upwards in the spellings that servers have been known to fall for; as raw bytes, which no client mends. */
    private static final List<String> UPWARDS = List.of(
            "../",
            "..%2f",
            "..%2F",
            "%2e%2e/",
            "%2E%2E/",
            ".%2e/",
            "%2e./",
            "%2e%2e%2f",
            "%252e%252e/",
            "%252e%252e%252f",
            "%25252e%25252e/",
            "..;/",
            "..;x=1/",
            "%2e%2e;/",
            "..\\",
            "..%5c",
            "%2e%2e%5c",
            "..%255c",
            "%c0%ae%c0%ae/",
            "%c0%ae%c0%ae%c0%af",
            "..%c0%af",
            "..%e0%80%af",
            "%u002e%u002e/",
            "..%00/",
            "%00../",
            "..//",
            "//../",
            "./../",
            "....//");

    /** What has led other servers to send people to another host, before our address, within it or behind it. */
    private static final List<String> AWAY = List.of(
            "//canary.invalid",
            "///canary.invalid",
            "////canary.invalid",
            "/\\canary.invalid",
            "\\\\canary.invalid",
            "/%5ccanary.invalid",
            "/%2fcanary.invalid",
            "%2f%2fcanary.invalid",
            "/%2f%2fcanary.invalid",
            "/.//canary.invalid",
            "/..//canary.invalid",
            "/;//canary.invalid",
            "/;/canary.invalid",
            "//canary.invalid/..;",
            "//canary.invalid/%2e%2e",
            "/%09/canary.invalid",
            "/%0d%0aX-Planted:%20yes",
            "?next=//canary.invalid",
            "?%0d%0aX-Planted:%20yes",
            ";jsessionid=//canary.invalid",
            ";@canary.invalid",
            "/@canary.invalid",
            "http://canary.invalid",
            "https:canary.invalid",
            "javascript:alert(1)//",
            "/%e3%80%82canary%e3%80%82invalid");

    private final HttpClient client = HttpClient.newHttpClient();

    @LocalServerPort
    private int port;

    @Configuration(proxyBeanMethods = false)
    @EnableAutoConfiguration
    static class Application {}

    @BeforeAll
    static void startEngine() {
        ProcessEngines.getProcessEngines().put("default", new Object());
    }

    @AfterAll
    static void stopEngine() {
        ProcessEngines.getProcessEngines().clear();
    }

    @Test
    void isFoundByItsNameAlone() throws Exception {
        HttpResponse<String> bare = get("/ctx/operaton/app/taskweave;jsessionid=1");
        assertThat(bare.statusCode()).isEqualTo(302);
        assertThat(bare.headers().firstValue("Location")).hasValue("/ctx/operaton/app/taskweave/");

        HttpResponse<String> page = get("/ctx/operaton/app/taskweave/default/");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("app-root=\"/ctx/operaton\"");
        assertThat(page.headers().firstValue("Set-Cookie")).isEmpty();
    }

    /** Spring takes the prefix for all that comes before the path of the engine. */
    @Test
    void staysBelowThePrefixThatAProxyHasTakenOff() throws Exception {
        String header = "Connection: close\r\nX-Forwarded-Prefix: /bpm/prod/ctx\r\n";
        assertThat(getRaw("/ctx/operaton/app/taskweave/", header))
                .contains("\r\nLocation: /bpm/prod/ctx/operaton/app/taskweave/default/\r\n");
        assertThat(getRaw("/ctx/operaton/app/taskweave/default/", header))
                .contains("href=\"/bpm/prod/ctx/operaton/app/taskweave/default/\"", "app-root=\"/bpm/prod/ctx/operaton\"");
        for (String prefix : List.of("//canary.invalid", "/\\canary.invalid", "https://canary.invalid", "/..", "/a;b", "/\"><script>")) {
            String page = getRaw(
                    "/ctx/operaton/app/taskweave/default/",
                    "Connection: close\r\nX-Forwarded-Prefix: " + prefix + "\r\n");
            assertThat(page).as(prefix).contains("app-root=\"/ctx/operaton\"").doesNotContain("canary", "<script>\"");
        }
    }

    @Test
    @Tag("@H7")
    void noPathLeadsOutside() throws Exception {
        int tried = 0;
        for (String start : List.of("", "assets/", "default/", "remotes/account/")) {
            for (String up : UPWARDS) {
                for (String target : List.of("etc/passwd", "application.properties", "WEB-INF/web.xml")) {
                    String path = "/ctx/operaton/app/taskweave/" + start + up + up + up + up + target;
                    String answer = getRaw(path);
                    // A step that the container takes leads to another application, or to none.
                    assertThat(answer).as(path).matches("(?s)HTTP/1\\.1 (302|400|404) .*");
                    assertThat(answer).as(path).doesNotContain("root:", "taskweave.location", "<web-app");
                    tried++;
                }
            }
        }
        assertThat(tried).isGreaterThan(250);
    }

    @Test
    @Tag("@H5")
    void manyCallersEachGetThePageOfTheirHeader() throws Exception {
        List<CompletableFuture<HttpResponse<String>>> calls = new ArrayList<>();
        Set<String> nonces = new HashSet<>();
        for (int i = 0; i < 320; i++) {
            calls.add(client.sendAsync(request("/ctx/operaton/app/taskweave/default/"), BodyHandlers.ofString()));
        }
        for (CompletableFuture<HttpResponse<String>> call : calls) {
            HttpResponse<String> response = call.get();
            Matcher nonce = NONCE.matcher(response.headers().firstValue("Content-Security-Policy").orElseThrow());
            assertThat(nonce.find()).isTrue();
            assertThat(response.body()).contains("nonce=\"" + nonce.group(1) + "\"");
            nonces.add(nonce.group(1));
        }
        assertThat(nonces).hasSize(calls.size());
    }

    /** Browsers go by what stands at the beginning of a Location: two slashes are a host, and so is a backslash. */
    @Test
    @Tag("@H10")
    void noRedirectLeadsAway() throws Exception {
        int tried = 0;
        int redirects = 0;
        for (String before : AWAY) {
            for (String ours : List.of("", "/", "/default", "/index.html")) {
                String address = "ctx/operaton/app/taskweave" + ours;
                for (String path : List.of(before + "/" + address, "/ctx/operaton/" + before + address, "/" + address + before)) {
                    boolean isWhole = path.startsWith("/") || path.startsWith("http:");
                    List<String> head = getRaw(isWhole ? path : "/" + path)
                            .lines()
                            .takeWhile(line -> !line.isEmpty())
                            .toList();
                    assertThat(head).as(path).noneMatch(line -> line.startsWith("X-Planted"));
                    for (String line : head) {
                        if (line.startsWith("Location:")) {
                            redirects++;
                            assertThat(line).as(path).matches("Location: (http://localhost)?/ctx/operaton/app/taskweave/.*");
                        }
                    }
                    tried++;
                }
            }
        }
        assertThat(tried).isGreaterThan(300);
        // Many are refused, or belong to the applications beside ours.
        assertThat(redirects).isGreaterThan(25);
    }

    /** The longest address that Tomcat takes: an expression that calls itself for each folder would have no stack left. */
    @Test
    @Tag("@H9")
    void anAddressOfManyFoldersIsNotFound() throws Exception {
        assertThat(getRaw("/ctx/operaton/app/taskweave/assets/" + "a/".repeat(3900) + "a.js"))
                .startsWith("HTTP/1.1 404 ");
    }

    /** No answer of ours stays where the next person finds it, but for files that are the same for everybody. */
    @Test
    @Tag("@H11")
    void nothingButFilesOfTheAppIsKept() throws Exception {
        for (String path : List.of(
                "", "/", "/default", "/default/", "/other/", "/version", "/health", "/config/plugins.json", "/no.js", "/a/b")) {
            HttpResponse<String> answer = get("/ctx/operaton/app/taskweave" + path);
            assertThat(answer.headers().firstValue("Cache-Control")).as(path).hasValue("no-store");
            if (answer.statusCode() != 302) {
                assertThat(answer.headers().firstValue("X-Content-Type-Options")).as(path).hasValue("nosniff");
            }
        }
    }

    /** What a development server answers, under each name that one is known by. */
    @Test
    @Tag("@H12")
    void nothingOfADevelopmentServerIsThere() throws Exception {
        String upgrade = "Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
        for (String path : List.of(
                "/ws",
                "/webpack-dev-server",
                "/rspack-dev-server",
                "/__webpack_hmr",
                "/sockjs-node",
                "/main.hot-update.json",
                "/assets/main.hot-update.js",
                "/@vite/client",
                "/@fs/etc/passwd",
                "/__open-in-editor",
                "/lazy-compilation-using-")) {
            String answer = getRaw("/ctx/operaton/app/taskweave" + path, upgrade);
            assertThat(answer).as(path).matches("(?s)HTTP/1\\.1 (302|404) .*");
        }
    }

    private String getRaw(String path) throws IOException {
        return getRaw(path, "Connection: close\r\n");
    }

    private String getRaw(String path, String headers) throws IOException {
        try (Socket socket = new Socket("localhost", port)) {
            socket.setSoTimeout(10_000);
            String asked = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + headers + "\r\n";
            socket.getOutputStream().write(asked.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        }
    }

    private HttpResponse<String> get(String path) throws IOException, InterruptedException {
        return client.send(request(path), BodyHandlers.ofString());
    }

    private HttpRequest request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path)).build();
    }
}
