package io.taskweave.webapp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PluginSettingsReaderTest {

    private static final String BUILT_IN =
            "{\"plugins\":[{\"id\":\"filters\",\"manifest\":\"/ours/filters.json\"},{\"id\":\"forms\"}]}";

    @ParameterizedTest
    @ValueSource(strings = {"confirm", "allow"})
    void letsPluginsOfTheOwnMachineInWhereThePolicyDoes(String policy) {
        PluginSettings settings = read("{\"policy\":{\"devOverrides\":\"" + policy + "\"}}");
        assertThat(settings.origins()).contains("http://localhost:*", "ws://127.0.0.1:*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"policy\":{\"devOverrides\":\"deny\"}}", "{\"policy\":{\"devOverrides\":true}}"})
    void keepsThemOutOtherwise(String file) {
        assertThat(read(file).origins()).isEmpty();
    }

    @Test
    void takesBareOriginsAndSkipsSelf() {
        PluginSettings settings = read(
                "{\"policy\":{\"origins\":[\"self\",\"https://a.example\",\"http://localhost:9001\",\"https://[::1]:8443\"]}}");

        assertThat(settings.origins()).containsExactly("https://a.example", "http://localhost:9001", "https://[::1]:8443");
        assertThat(settings.error()).isNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://a.example/path",
                "https://a.example/",
                "https://*.example",
                "*",
                "https:",
                "data:",
                "'unsafe-inline'",
                "https://user@a.example",
                "https://a.example; script-src *",
                "https://a.example https://b.example",
                "https://a.example\\nX-Evil: 1",
                ""
            })
    void refusesWhatIsNotAnOriginAndSaysSo(String origin) {
        PluginSettings settings = read("{\"policy\":{\"origins\":[\"https://ok.example\",\"" + origin + "\"]}}");

        assertThat(settings.origins()).containsExactly("https://ok.example");
        assertThat(settings.error()).startsWith("plugins.json: policy.origins[1]").contains("is not an origin");
        assertThat(settings.content()).isNotNull();
    }

    @Test
    @Tag("@P28")
    void doesNotReadAFileThatWouldWeighDownEveryPage() {
        PluginSettings settings = read("{\"x\":\"" + "x".repeat(1 << 20) + "\"}");

        assertThat(settings.content()).isNull();
        assertThat(settings.error()).isEqualTo("plugins.json is larger than 1 MB: it was not read");
    }

    @Test
    void findsThePartsThatAreSwitchedOffOrTakenFromElsewhere() {
        assertThat(read("{\"plugins\":[{\"id\":\"filters\",\"enabled\":false}]}").replaced()).containsExactly("filters");
        assertThat(read("{\"plugins\":[{\"id\":\"filters\",\"manifest\":\"https://x.example/p.json\"}]}").replaced())
                .containsExactly("filters");
        assertThat(read("{\"plugins\":[{\"id\":\"forms\",\"manifest\":\"/new.json\"}]}").replaced()).containsExactly("forms");
        assertThat(read("{\"plugins\":[{\"id\":\"filters\",\"manifest\":\"/ours/filters.json\",\"enabled\":true}]}").replaced())
                .isEmpty();
        assertThat(read("{\"plugins\":[null,7,\"x\",{},{\"id\":\"filters\",\"enabled\":\"false\"}]}").replaced())
                .isEmpty();
    }

    @Test
    void tellsLineAndColumnOfAMistake() {
        PluginSettings settings = read("{\n  \"plugins\": [\n    { \"id\": }\n  ]\n}");

        assertThat(settings.content()).isNull();
        assertThat(settings.error()).startsWith("plugins.json, line 3, column 13: Unexpected character");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "\"text\"", "{} {}", "{\"policy\":{\"origins\":[]}", "\u0000"})
    void aFileThatIsNoObjectIsReported(String file) {
        assertThat(read(file).error()).startsWith("plugins.json");
    }

    private static PluginSettings read(String file) {
        return new PluginSettingsReader("plugins.json").read(bytes(file), bytes(BUILT_IN));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
